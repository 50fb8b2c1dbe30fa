// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The bids for the order of play: the amount large over its pad, what buys each place, the order as it would be.
FocusScope {
    id: root

    required property BidsController bids
    property bool compact: false

    readonly property real padWidth: compact ? 228 : width < 740 ? Math.floor((width - 40) * 0.48) : 312
    readonly property real gap: compact ? 28 : width < 740 ? 40 : 48

    TypedAmount {
        id: amount

        width: root.padWidth
        y: root.compact ? -8 : 16
        text: root.bids.typed
        limit: root.bids.limit
    }

    NumberPad {
        anchors.top: amount.bottom
        anchors.topMargin: root.compact ? 8 : 24
        width: root.padWidth
        height: Math.min(320, root.height - y)
        focus: true
        onDigitPressed: digit => root.bids.type(digit)
        onClearPressed: root.bids.clear()
        onErasePressed: root.bids.erase()
    }

    Item {
        id: values

        readonly property bool refused: root.bids.refusal !== ""
        readonly property real spacing: 16
        readonly property real most: Math.max(1, root.bids.values.count)

        x: root.padWidth + root.gap
        width: Math.min(400, root.width - x)
        height: root.compact ? 104 : 120

        Label {
            objectName: "refusal"
            anchors.bottom: root.bids.values.count > 0 ? buttons.top : buttons.bottom
            anchors.bottomMargin: 8
            width: parent.width
            visible: values.refused
            text: root.bids.refusal
            font.bold: true
            lineHeightMode: Text.FixedHeight
            lineHeight: 24
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Label {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 20
            width: parent.width
            text: root.bids.hint
            color: Tokens.soft
            wrapMode: Text.Wrap
        }

        Row {
            id: buttons

            anchors.bottom: parent.bottom
            height: root.compact ? 56 : 64
            spacing: values.most > 3 ? 8 : values.spacing

            Repeater {
                model: root.bids.values

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
                        onClicked: root.bids.choose(place.index)
                    }
                }
            }
        }
    }

    BidOrder {
        x: values.x
        anchors.top: values.bottom
        anchors.topMargin: root.compact ? 8 : 24
        width: values.width
        height: root.height - y
        order: root.bids.order
        narrow: root.compact
    }
}
