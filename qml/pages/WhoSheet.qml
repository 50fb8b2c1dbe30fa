// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Whose the last entry was: a tap on a name puts it right.
Rectangle {
    id: root

    required property TableController table

    signal closed
    required property PageMetrics metrics

    color: Tokens.paper

    MouseArea {
        anchors.fill: parent
    }

    Item {
        x: root.metrics.margin
        y: 16
        width: parent.width - 2 * x
        height: parent.height - y

        Label {
            id: head

            y: 8
            width: parent.width - close.width - 16
            text: root.table.lastEntry
            font.pixelSize: Tokens.strong
            font.bold: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        TextButton {
            id: close

            objectName: "leaveWho"
            anchors.right: parent.right
            text: qsTr("Leave it")
            onClicked: root.closed()
        }

        Flow {
            anchors.top: head.bottom
            anchors.topMargin: 24
            width: parent.width
            spacing: 16

            Repeater {
                model: root.table.others

                Button {
                    required property string modelData
                    required property int index

                    objectName: "thatWas" + index
                    text: modelData
                    onClicked: {
                        root.closed();
                        root.table.thatWas(index);
                    }
                }
            }
        }
    }
}
