// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The players in order of play with their balances; saffron says whose turn it is.
Item {
    id: root

    required property TableController table
    /// Who acts by the sheet on the table; without a name it is the one whom the game asks.
    property playerMark now
    property bool lying: true
    property bool detailed: false

    readonly property PlayersModel players: table.players
    readonly property real supplyHeight: detailed && lying && height - headHeight - 56 >= 116 * players.count ? 56 : 0

    readonly property real headHeight: 48
    readonly property real gap: width < 400 ? 10 : width < 600 ? 18 : 56
    readonly property real room: Math.floor((height - headHeight - supplyHeight) / Math.max(1, players.count))
    readonly property bool roomy: detailed && room >= (lying ? 108 : 116)
    readonly property real rowHeight: Math.min(roomy ? 168 : 112, room)
    readonly property var columnWidths: {
        const widths = [];
        for (let column = 0; column < heads.count; ++column)
            widths.push(Math.max(heads.itemAt(column)?.implicitWidth ?? 0, column === 0 ? (width < 400 ? 64 : 96) : 48));
        return widths;
    }

    Label {
        anchors.left: parent.left
        y: headRow.y
        text: qsTr("Order of play")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Row {
        id: headRow

        anchors.right: parent.right
        y: root.headHeight - 12 - height
        spacing: root.gap

        Repeater {
            id: heads

            model: root.players.columns

            Label {
                required property string modelData
                required property int index

                width: root.columnWidths[index] ?? implicitWidth
                horizontalAlignment: Text.AlignRight
                text: modelData
                font.pixelSize: Tokens.note
                color: Tokens.soft
            }
        }
    }

    Hairline {
        y: root.headHeight
        width: parent.width
    }

    Column {
        y: root.headHeight + 1
        width: parent.width

        Repeater {
            model: root.players

            PlayerLine {
                objectName: "player" + index
                acting: root.now.name === "" ? asked : mark.colour === root.now.colour && mark.name === root.now.name
                width: root.width
                height: root.rowHeight
                heads: root.players.columns
                columnWidths: root.columnWidths
                gap: root.gap
                lying: root.lying
                detailed: root.roomy
                onHeld: root.table.show(index)
                onLetGo: root.table.hide()
            }
        }
    }

    SupplyLine {
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.supplyHeight
        visible: height > 0 && root.table.supply.length > 0
        head: root.table.supplyHead
        supply: root.table.supply
    }
}
