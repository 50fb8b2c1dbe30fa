// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What the fleet of a line is, will be and may be.
Column {
    id: root

    required property RowsModel fleet

    Label {
        height: 31
        text: qsTr("Fleet")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        width: parent.width
    }

    Repeater {
        model: root.fleet

        Item {
            id: figure

            required property string text
            required property string count
            required property bool total

            width: parent.width
            height: 64

            Label {
                anchors.left: parent.left
                anchors.right: number.left
                anchors.verticalCenter: parent.verticalCenter
                text: figure.text
                font.bold: figure.total
                elide: Text.ElideRight
            }

            Label {
                id: number

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: figure.count
                font.pixelSize: figure.total ? Tokens.result : Tokens.figure
                font.bold: figure.total
            }

            Hairline {
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
    }
}
