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

    required property int index
    required property playerMark mark
    required property list<money> figures
    required property list<level> levels
    required property list<holding> holdings
    required property int freeSlots
    required property bool asked
    required property bool shown
    required property var heads
    required property var columnWidths
    required property real gap
    property bool lying: true
    /// Levels under the holdings; else beside them on an upright page, or in their place while the row is opened.
    property bool detailed: false
    property bool opened: false
    property bool acting: asked

    readonly property bool beside: !lying && !detailed
    readonly property real levelWidth: beside ? 88 : (width - 84) / Math.max(1, levels.length - 1)

    signal held
    signal letGo

    readonly property var firstFigure: figureItems.count > 0 ? figureItems.itemAt(0) : null
    // Stand in while a list is being exchanged.
    property holding noHolding
    property level noLevel
    property money noMoney

    // Where the middles of the three lines of a row stand.
    readonly property real nameMiddle: Math.max(24, Math.round(height * (detailed ? 0.26 : 0.34)))
    readonly property real holdingsMiddle: Math.round(height * (detailed ? 0.57 : 0.76))
    readonly property real levelsMiddle: Math.round(height * 0.83)

    Accessible.role: Accessible.Grouping
    Accessible.name: acting ? qsTr("%1, whose turn it is").arg(mark.name) : mark.name

    Rectangle {
        x: root.lying ? -24 : -16
        width: Tokens.nowLine
        height: parent.height
        visible: root.acting
        color: Tokens.saffron
    }

    PlayerChip {
        id: chip

        y: root.nameMiddle - height / 2
        mark: root.mark
        size: root.height < 140 || root.width < 400 ? 40 : 48
    }

    MouseArea {
        anchors.fill: parent
        enabled: !root.detailed && root.lying
        onClicked: root.opened = !root.opened
    }

    HoldToShow {
        objectName: "hold" + root.index
        anchors.centerIn: chip
        name: root.mark.name
        onHeld: root.held()
        onLetGo: root.letGo()
    }

    Row {
        visible: root.detailed || root.beside || !root.opened
        y: root.holdingsMiddle - 14
        height: 28
        spacing: holdingItems.count > 3 ? 12 : 20

        Repeater {
            id: holdingItems

            model: root.holdings.length

            HoldingItem {
                required property int index

                shown: root.holdings[index] ?? root.noHolding
            }
        }

        Repeater {
            model: Math.max(0, Math.min(root.freeSlots, 5 - holdingItems.count))

            FreeSlot {}
        }
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
                    amount: root.figures[parent.index] ?? root.noMoney
                    pixelSize: parent.index === 0 ? Tokens.strong : Tokens.figure
                    bold: parent.index === 0
                    color: parent.index > 0 && amount.sign === 0 ? Tokens.soft : Tokens.ink
                    Accessible.name: qsTr("%1 %2", "account, balance").arg(root.heads[parent.index] ?? "").arg(amount.spoken)
                }
            }
        }
    }

    Repeater {
        model: root.detailed || root.beside || root.opened ? root.levels.length : 0

        Item {
            id: step

            required property int index

            readonly property level shown: root.levels[index] ?? root.noLevel

            x: root.beside ? root.width - (root.levels.length - index) * root.levelWidth : index * root.levelWidth
            y: (root.detailed ? root.levelsMiddle : root.holdingsMiddle) - 14
            width: 84
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
