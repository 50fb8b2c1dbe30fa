// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A player of the list: the chip, the name, and the figures under their columns, cash the largest.
Item {
    id: root

    required property playerMark mark
    required property list<money> figures
    required property list<level> levels
    required property bool asked
    required property var heads
    required property var columnWidths
    required property real gap
    property bool lying: true
    property bool detailed: false

    readonly property var firstFigure: figureItems.count > 0 ? figureItems.itemAt(0) : null
    readonly property real nameHeight: detailed ? height - 44 : height

    Accessible.role: Accessible.Grouping
    Accessible.name: asked ? qsTr("%1, whose turn it is").arg(mark.name) : mark.name

    Rectangle {
        x: root.lying ? -24 : -16
        width: Tokens.nowLine
        height: parent.height
        visible: root.asked
        color: Tokens.saffron
    }

    PlayerChip {
        id: chip

        y: (root.nameHeight - height) / 2
        mark: root.mark
        size: root.nameHeight < 72 || root.width < 400 ? 40 : 48
    }

    Label {
        id: name

        anchors.left: chip.right
        anchors.leftMargin: root.width < 400 ? 10 : 12
        anchors.right: figureRow.left
        anchors.rightMargin: root.firstFigure ? 14 + root.firstFigure.taken - root.columnWidths[0] : 0
        anchors.verticalCenter: chip.verticalCenter
        text: root.mark.name
        font.pixelSize: Tokens.figure
        font.bold: true
        elide: Text.ElideRight
    }

    Row {
        id: figureRow

        anchors.right: parent.right
        height: parent.height
        spacing: root.gap

        Repeater {
            id: figureItems

            model: root.figures.length

            Item {
                required property int index

                readonly property real taken: figure.implicitWidth

                width: root.columnWidths[index] ?? 0
                height: figureRow.height

                MoneyText {
                    id: figure

                    anchors.right: parent.right
                    y: name.y + name.baselineOffset - baselineOffset
                    room: parent.index === 0 ? 0.33 * root.width : parent.width + root.gap - 8
                    amount: root.figures[parent.index]
                    pixelSize: parent.index === 0 ? Tokens.strong : Tokens.figure
                    bold: parent.index === 0
                    color: parent.index > 0 && amount.sign === 0 ? Tokens.soft : Tokens.ink
                    Accessible.name: qsTr("%1 %2", "account, balance").arg(root.heads[parent.index] ?? "").arg(amount.spoken)
                }
            }
        }
    }

    Repeater {
        model: root.detailed ? root.levels.length : 0

        Item {
            id: step

            required property int index

            readonly property level shown: root.levels[index]

            x: index * (root.width - 54) / Math.max(1, root.levels.length - 1)
            y: root.nameHeight - 4
            width: 54
            height: 28
            Accessible.role: Accessible.StaticText
            Accessible.name: shown.spoken

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: step.shown.icon
                color: Tokens.soft
            }

            Label {
                x: 30
                anchors.verticalCenter: parent.verticalCenter
                text: step.shown.text
                font.bold: true
                Accessible.ignored: true
            }
        }
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
