// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Something to be agreed before a game: its ways side by side, and what the chosen one means.
Item {
    id: root

    required property string key
    required property string head
    required property string note
    required property list<optionChoice> choices
    property bool compact: false

    signal chosen(value: string)

    implicitHeight: compact ? 92 : 144

    Label {
        id: title

        text: root.head
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.compact ? 23 : 31
        width: parent.width
    }

    Row {
        id: ways

        y: root.compact ? 24 : 32
        spacing: 32

        Repeater {
            model: root.choices.length

            ChoiceTab {
                required property int index

                readonly property optionChoice choice: root.choices[index]

                objectName: root.key + "-" + choice.value
                drawing: choice.icon
                text: choice.text
                pixelSize: Tokens.figure
                checked: choice.chosen
                onClicked: root.chosen(choice.value)
            }
        }
    }

    Label {
        anchors.right: parent.right
        y: root.compact ? 0 : ways.y + ways.height + 8
        width: root.compact ? Math.min(implicitWidth, parent.width - title.width - 16) : parent.width
        text: root.note
        font.pixelSize: root.compact ? Tokens.note : Tokens.body
        color: Tokens.soft
        elide: Text.ElideRight
    }
}
