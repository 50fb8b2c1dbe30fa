// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Everybody side by side, to be chosen: the chip over the name, a heavy line of sea under the one chosen.
Column {
    id: root

    required property RowsModel players
    property string head
    /// What the object names begin with: "player-ana".
    property string prefix: "player-"
    property real cellHeight: 80

    signal picked(key: string)

    Label {
        width: parent.width
        height: 24
        visible: root.head !== ""
        text: root.head
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Row {
        Repeater {
            model: root.players

            ChoiceRow {
                id: cell

                required property string key
                required property playerMark mark
                required property bool chosen

                objectName: root.prefix + key
                width: Math.min(112, Math.floor(root.width / Math.max(1, root.players.count)))
                height: root.cellHeight
                reach: 0
                lined: false
                text: mark.name
                Accessible.checked: chosen
                onClicked: root.picked(key)

                Rectangle {
                    anchors.fill: parent
                    visible: cell.chosen
                    color: Tokens.shade
                }

                PlayerChip {
                    y: 6
                    anchors.horizontalCenter: parent.horizontalCenter
                    mark: cell.mark
                    size: 40
                }

                Label {
                    y: 48
                    width: parent.width - 4
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: cell.mark.name
                    font.pixelSize: Tokens.note
                    font.bold: cell.chosen
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: cell.chosen ? Tokens.chosenLine : Tokens.hairline
                    color: cell.chosen ? Tokens.sea : Tokens.rule
                }
            }
        }
    }
}
