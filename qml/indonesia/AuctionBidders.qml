// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The players of an auction in order of play: who leads at what, who bids now, who is in and who has passed.
Item {
    id: root

    required property AuctionController sheet

    readonly property real headHeight: 32
    readonly property real rowHeight: Math.min(88, Math.floor((height - headHeight) / Math.max(1, sheet.bidders.count)))

    Label {
        y: 6
        text: qsTr("The auction, in order of play")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.headHeight - 1
        width: parent.width
    }

    Column {
        y: root.headHeight
        width: parent.width

        Repeater {
            model: root.sheet.bidders

            Item {
                id: bidder

                required property string key
                required property string spoken
                required property playerMark mark
                required property string detail
                required property money bid
                required property bool chosen
                required property bool possible

                objectName: "bidder-" + key
                width: root.width
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                Rectangle {
                    width: Tokens.nowLine
                    height: parent.height
                    visible: bidder.chosen
                    color: Tokens.saffron
                }

                PlayerChip {
                    id: chip

                    x: 20
                    anchors.verticalCenter: parent.verticalCenter
                    mark: bidder.mark
                    size: bidder.height < 64 ? 40 : 48
                }

                Label {
                    id: name

                    anchors.left: chip.right
                    anchors.leftMargin: 16
                    anchors.right: bidText.left
                    anchors.bottom: parent.verticalCenter
                    text: bidder.mark.name
                    font.pixelSize: Tokens.figure
                    font.bold: bidder.possible
                    lineHeightMode: Text.FixedHeight
                    lineHeight: 28
                    color: bidder.possible ? Tokens.ink : Tokens.soft
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Label {
                    anchors.left: name.left
                    anchors.right: bidText.left
                    anchors.top: parent.verticalCenter
                    text: bidder.detail
                    font.pixelSize: bidder.height < 64 ? Tokens.note : Tokens.body
                    color: bidder.possible ? Tokens.ink : Tokens.soft
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                MoneyText {
                    id: bidText

                    anchors.right: parent.right
                    anchors.rightMargin: 16
                    anchors.verticalCenter: parent.verticalCenter
                    amount: bidder.bid
                    pixelSize: Tokens.strong
                    bold: true
                    Accessible.ignored: true
                }

                Hairline {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
            }
        }
    }
}
