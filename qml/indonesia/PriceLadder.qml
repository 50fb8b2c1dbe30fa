// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The ladder of a merger by price per unit: the opening, and the prices around the one that stands. It shows as many
/// rungs as have room.
Item {
    id: root

    required property PricedSheet sheet
    property bool compact: false

    readonly property real headHeight: 52
    readonly property real rung: compact ? 48 : 52
    readonly property real chosenRung: compact ? 60 : 72
    readonly property int room: Math.max(1, Math.floor((height - headHeight - chosenRung) / rung) + 1)
    readonly property int columns: Math.max(1, sheet.heads.length)
    readonly property real firstColumn: compact ? 96 : 124
    readonly property real column: (width - firstColumn - 16) / columns

    Label {
        x: 16
        anchors.bottom: rungs.top
        anchors.bottomMargin: 6
        visible: root.sheet.priced
        text: qsTr("A unit")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Repeater {
        model: root.sheet.heads

        Column {
            id: head

            required property string modelData
            required property int index

            x: root.firstColumn + index * root.column + 8
            width: root.column - 8
            anchors.bottom: rungs.top
            anchors.bottomMargin: 6

            Repeater {
                model: head.modelData.split("\n")

                Label {
                    required property string modelData

                    width: head.width
                    text: modelData
                    font.pixelSize: Tokens.note
                    lineHeightMode: Text.FixedHeight
                    lineHeight: 20
                    color: Tokens.soft
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideMiddle
                }
            }
        }
    }

    Hairline {
        y: root.headHeight - 1
        width: parent.width
        visible: root.sheet.priced
    }

    Column {
        id: rungs

        y: root.headHeight
        width: parent.width

        Repeater {
            model: root.sheet.ladder

            PriceRung {
                required property int index

                objectName: "rung" + index
                visible: rank < root.room
                width: root.width
                height: chosen ? root.chosenRung : root.rung
                firstColumn: root.firstColumn
                column: root.column
                heads: root.sheet.accounts
                onClicked: root.sheet.chooseRung(index)
            }
        }
    }
}
