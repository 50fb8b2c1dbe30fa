// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What may be wrong where a count differs from the books: the entries that would explain it, likeliest first.
Column {
    id: root

    required property string since
    required property RowsModel suspects
    property bool low: false

    spacing: low ? 8 : 16

    Label {
        width: parent.width
        text: root.since
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    Label {
        width: parent.width
        visible: root.suspects.count > 0
        text: qsTr("One of these would explain it")
        font.pixelSize: Tokens.figure
        font.bold: true
        wrapMode: Text.Wrap
    }

    Label {
        width: parent.width
        visible: root.suspects.count === 0
        text: qsTr("No single wrong entry explains it. Count once more, or put the account right.")
        font.pixelSize: Tokens.figure
        wrapMode: Text.Wrap
    }

    Column {
        width: parent.width

        Repeater {
            model: root.suspects

            Item {
                id: suspect

                required property string entry
                required property string why
                required property int index

                objectName: "suspect" + index
                width: root.width
                height: words.height + (root.low ? 16 : 24)

                Column {
                    id: words

                    y: root.low ? 8 : 12
                    width: parent.width
                    spacing: 2

                    Label {
                        width: parent.width
                        text: suspect.entry
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                    }

                    Label {
                        width: parent.width
                        text: suspect.why
                        font.bold: true
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                    }
                }

                Hairline {
                    width: parent.width
                }
            }
        }
    }
}
