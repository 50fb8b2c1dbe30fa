// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Players to choose one from, side by side; the chosen one stands over a heavy line of sea. Nothing but names is cut
/// where they are too many for the room.
Item {
    id: root

    required property RowsModel actors
    /// What the object names begin with: "player-ana".
    property string prefix: "player-"
    property real spacing: 16

    readonly property real share: Math.floor((width - (actors.count - 1) * spacing) / Math.max(1, actors.count))

    signal tapped(row: int)

    implicitHeight: Tokens.touch

    Row {
        height: parent.height
        spacing: root.spacing

        Repeater {
            model: root.actors

            T.AbstractButton {
                id: actor

                required property string key
                required property playerMark mark
                required property bool chosen
                required property int index

                objectName: root.prefix + key
                width: Math.min(root.share, chip.width + 12 + name.implicitWidth + 4)
                height: root.height
                text: mark.name
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: chosen
                onClicked: root.tapped(index)

                PlayerChip {
                    id: chip

                    y: (parent.height - Tokens.chosenLine - height) / 2
                    mark: actor.mark
                    size: 40
                }

                Label {
                    id: name

                    anchors.left: chip.right
                    anchors.leftMargin: 8
                    anchors.right: parent.right
                    anchors.verticalCenter: chip.verticalCenter
                    text: actor.mark.name
                    font.bold: actor.chosen
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                background: Rectangle {
                    color: actor.down ? Tokens.shade : "transparent"

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: actor.chosen ? Tokens.chosenLine : Tokens.doneLine
                        color: Tokens.sea
                    }

                    FocusFrame {
                        shown: actor.visualFocus
                    }
                }
            }
        }
    }
}
