// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The bids for the order of play: the amount large over its pad, what buys each place, the order as it would be.
SheetPanel {
    id: root

    required property BidsController sheet

    readonly property bool compact: metrics.compact

    readonly property real padWidth: compact ? 228 : width < 740 ? Math.floor((width - 40) * 0.48) : 312
    readonly property real gap: compact ? 28 : width < 740 ? 40 : 48

    pad: keys

    TypedAmount {
        id: amount

        width: root.padWidth
        y: root.compact ? -8 : 16
        text: root.sheet.typed
        limit: root.sheet.limit
    }

    NumberPad {
        id: keys

        anchors.top: amount.bottom
        anchors.topMargin: root.compact ? 8 : 24
        width: root.padWidth
        height: Math.min(320, root.height - y)
        focus: true
        onDigitPressed: digit => root.sheet.type(digit)
        onClearPressed: root.sheet.clearDigits()
        onErasePressed: root.sheet.erase()
    }

    Item {
        id: values

        readonly property real spacing: 16
        readonly property real most: Math.max(1, root.sheet.values.count)

        x: root.padWidth + root.gap
        width: Math.min(400, root.width - x)
        height: root.compact ? 104 : 120

        Label {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 20
            width: parent.width
            text: root.sheet.hint
            color: Tokens.soft
            wrapMode: Text.Wrap
        }

        Row {
            id: buttons

            anchors.bottom: parent.bottom
            height: root.compact ? 56 : 64
            spacing: values.most > 3 ? 8 : values.spacing

            Repeater {
                model: root.sheet.values

                Item {
                    id: place

                    required property string meaning
                    required property money amount
                    required property bool chosen
                    required property bool possible
                    required property int index

                    width: Math.min(112, Math.floor((values.width - (values.most - 1) * buttons.spacing) / values.most))
                    height: buttons.height

                    Label {
                        anchors.bottom: parent.top
                        anchors.bottomMargin: 8
                        text: place.meaning
                        font.pixelSize: Tokens.note
                        color: Tokens.soft
                    }

                    ValueButton {
                        objectName: "value" + place.index
                        anchors.fill: parent
                        amount: place.amount
                        chosen: place.chosen
                        enabled: place.possible
                        meaning: place.meaning
                        onClicked: root.sheet.chooseValue(place.index)
                    }
                }
            }
        }
    }

    RefusalNotice {
        id: refused

        x: values.x
        y: root.compact ? -8 : 0
        width: values.width
        sheet: root.sheet
    }

    BidOrder {
        x: values.x
        y: (refused.visible ? Math.max(values.height, refused.y + refused.height) : values.height) + (root.compact ? 8 : 24)
        width: values.width
        height: root.height - y
        order: root.sheet.order
        onTapped: row => root.sheet.choosePlace(row)
        narrow: root.compact
    }
}
