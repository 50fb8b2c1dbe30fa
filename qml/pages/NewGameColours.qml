// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The colours that a player may have, as chips; those of others are theirs, smaller, and are changed for.
Row {
    id: root

    required property NewGameController form

    readonly property real each: Math.floor(Math.min(64, width / Math.max(1, colours.count)))

    Repeater {
        id: colours

        model: root.form.colours

        T.AbstractButton {
            id: colour

            required property playerMark mark
            required property bool taken
            required property bool chosen
            required property string spoken
            required property int index

            objectName: "swatch-" + mark.colour
            width: root.each
            height: root.height
            text: spoken
            Accessible.name: text
            Accessible.checkable: true
            Accessible.checked: chosen
            onClicked: root.form.chooseColour(index)

            contentItem: Item {
                PlayerChip {
                    anchors.centerIn: parent
                    mark: colour.mark
                    size: Math.min(colour.taken ? 32 : 44, root.height - 8)
                }
            }

            background: Rectangle {
                color: colour.down ? Tokens.shade : "transparent"

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Tokens.chosenLine
                    visible: colour.chosen
                    color: Tokens.sea
                }

                FocusFrame {
                    anchors.margins: 0
                    shown: colour.visualFocus
                }
            }
        }
    }
}
