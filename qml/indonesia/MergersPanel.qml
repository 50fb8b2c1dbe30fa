// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Announcing a merger: two companies at the left; at the right what they become, who wins them, and at what price.
SheetPanel {
    id: root

    required property MergersController sheet

    readonly property bool bare: metrics.compact && sheet.typing

    wide: true
    pad: price.pad

    MergerGrid {
        id: grid

        metrics: root.metrics
        width: root.width
        height: root.height
        crowded: !companies.fitsOneColumn
        uprightHeight: companies.headHeight + companies.lines * 72 + (announcers.visible ? announcers.height + 16 : 0)
    }

    MergerCompanies {
        id: companies

        width: grid.leftWidth
        height: grid.leftHeight - (announcers.visible && !announcers.aside ? announcers.height + 12 : 0)
        sheet: root.sheet
        wide: grid.upright
    }

    MergerAnnouncers {
        id: announcers

        // On a small page with many companies it waits at the other side, until two are chosen.
        readonly property bool aside: grid.compact && root.sheet.companies.count > 6

        x: aside ? grid.rightX : 0
        y: aside ? 8 : grid.leftHeight - height - 8
        width: aside ? 400 : grid.leftWidth
        visible: root.sheet.announcers.count > 1 && !(aside && root.sheet.paired)
        sheet: root.sheet
    }

    Spine {
        x: grid.spineX
        y: grid.spineY
        width: grid.upright ? root.width + 2 * root.metrics.margin : 6
        height: grid.upright ? 5 : root.height
        flat: grid.upright
    }

    Item {
        id: deal

        x: grid.rightX
        y: grid.rightY
        width: grid.rightWidth
        height: grid.rightHeight

        Label {
            anchors.centerIn: parent
            visible: !root.sheet.paired
            text: qsTr("Tap two companies to see what they cost together")
            color: Tokens.soft
        }

        MergerResult {
            id: result

            width: ways.x - 16
            height: ways.height
            visible: root.sheet.paired
            sheet: root.sheet
            compact: grid.compact
        }

        Row {
            id: ways

            anchors.right: parent.right
            visible: root.sheet.paired
            spacing: grid.compact ? 16 : 24

            ChoiceTab {
                objectName: "byBid"
                text: qsTr("Bid by bid")
                checked: root.sheet.byBid
                onClicked: root.sheet.byBid = true
            }

            ChoiceTab {
                objectName: "byOutcome"
                text: qsTr("Winner and price")
                checked: !root.sheet.byBid
                onClicked: root.sheet.byBid = false
            }
        }

        MergerWinners {
            id: winners

            y: ways.height + (grid.compact ? 4 : 12)
            width: stepper.x - 16
            height: 84
            visible: root.sheet.paired && !root.sheet.byBid && !root.bare
            sheet: root.sheet
        }

        Label {
            y: winners.y
            width: winners.width
            height: winners.height
            visible: root.sheet.paired && root.sheet.byBid && !root.bare
            text: root.sheet.followers
            verticalAlignment: Text.AlignVCenter
            color: Tokens.soft
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        PriceStepper {
            id: stepper

            anchors.right: parent.right
            anchors.verticalCenter: winners.verticalCenter
            visible: root.sheet.priced && !root.bare
            sheet: root.sheet
        }

        Hairline {
            y: winners.y + winners.height
            width: parent.width
            visible: root.sheet.paired && !root.bare
        }

        MergerPrice {
            id: price

            y: root.bare ? ways.height + 8 : winners.y + winners.height + 1
            width: parent.width
            height: parent.height - y
            visible: root.sheet.paired
            focus: true
            sheet: root.sheet
            compact: grid.compact
        }
    }
}
