// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// A track: what it is, its steps in a row, and what the next one gives. The markers stand over it, drawn by the panel.
ChoiceRow {
    id: root

    required property string key
    required property string drawing
    required property string name
    required property string meaning
    required property list<string> steps
    required property string gives
    required property string givesNote
    required property bool possible
    required property bool chosen
    required property int from
    required property bool secondLine
    required property ResearchGrid grid

    readonly property color words: possible || chosen ? Tokens.ink : Tokens.soft

    objectName: "track-" + key
    height: grid.rowHeight + (secondLine ? grid.secondLine : 0)
    reachRight: 16
    enabled: possible
    checked: chosen
    text: givesNote === "" ? qsTr("%1: %2", "track, what its next step gives").arg(name).arg(gives)
                           : qsTr("%1: %2, %3", "track, what its next step gives, note").arg(name).arg(gives).arg(givesNote)

    Icon {
        id: picture

        y: head.y + (head.height - height) / 2
        name: root.drawing
        size: root.grid.compact ? 32 : 40
        color: root.words
    }

    Column {
        id: head

        x: picture.width + (root.grid.compact ? 10 : 16)
        y: (root.grid.headHeight - height) / 2
        width: root.grid.labelWidth - x

        Label {
            width: parent.width
            text: root.name
            font.pixelSize: root.grid.compact ? Tokens.body : Tokens.figure
            font.bold: true
            color: root.words
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: !root.grid.compact
            text: root.meaning
            font.pixelSize: Tokens.note
            color: Tokens.soft
            Accessible.ignored: true
        }
    }

    Column {
        x: root.width - width
        y: (root.grid.headHeight - height) / 2
        width: root.grid.givesWidth

        Label {
            width: parent.width
            text: root.gives
            font.pixelSize: root.grid.compact ? Tokens.note : Tokens.body
            font.bold: true
            color: root.words
            wrapMode: Text.Wrap
            horizontalAlignment: root.grid.upright ? Text.AlignRight : Text.AlignLeft
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: root.givesNote
            font.pixelSize: Tokens.note
            color: Tokens.soft
            wrapMode: Text.Wrap
            horizontalAlignment: root.grid.upright ? Text.AlignRight : Text.AlignLeft
            Accessible.ignored: true
        }
    }

    Rectangle {
        x: root.grid.stepX(0)
        y: root.grid.axis - 1
        width: root.grid.stepX(root.steps.length - 1) - x
        height: 2
        color: Tokens.spine
    }

    Rectangle {
        x: root.grid.stepX(root.from)
        y: root.grid.axis - height / 2
        width: root.grid.gap
        height: Tokens.chosenLine
        visible: root.chosen
        color: Tokens.sea
    }

    Repeater {
        model: root.steps.length

        Item {
            id: step

            required property int index

            readonly property bool reached: root.chosen && index === root.from + 1

            x: root.grid.stepX(index)
            y: root.grid.axis

            Rectangle {
                x: -1
                y: -6
                width: 2
                height: 12
                color: step.reached ? Tokens.sea : Tokens.spine
            }

            Label {
                x: -width / 2
                y: root.grid.compact ? 2 : 6
                text: root.steps[step.index]
                font.pixelSize: Tokens.note
                font.bold: step.reached
                color: step.reached ? Tokens.ink : Tokens.soft
                Accessible.ignored: true
            }
        }
    }

    Label {
        x: root.grid.upright ? 0 : head.x
        y: root.grid.rowHeight + (root.grid.secondLine - height) / 2 - 4
        visible: root.secondLine
        text: qsTr("or for another")
        font.pixelSize: Tokens.note
        color: Tokens.soft
        Accessible.ignored: true
    }
}
