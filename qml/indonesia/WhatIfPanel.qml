// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Mergers reckoned for any pair, player and price; nothing of it is entered.
SheetPanel {
    id: root

    required property WhatIfController sheet

    readonly property bool bare: metrics.compact && sheet.typing

    wide: true
    pad: price.pad

    MergerGrid {
        id: grid

        metrics: root.metrics
        width: root.width
        height: root.height
        crowded: !companies.fitsOneColumn
        uprightHeight: companies.headHeight + companies.lines * 72
    }

    MergerCompanies {
        id: companies

        width: grid.leftWidth
        height: grid.leftHeight
        sheet: root.sheet
        wide: grid.upright
    }

    Spine {
        x: grid.spineX
        y: grid.spineY
        width: grid.upright ? root.width + 2 * root.metrics.margin : 6
        height: grid.upright ? 5 : root.height
        flat: grid.upright
    }

    Item {
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

            width: stepper.x - 16
            height: stepper.height
            visible: root.sheet.paired && !root.bare
            sheet: root.sheet
            compact: grid.compact
        }

        PriceStepper {
            id: stepper

            anchors.right: parent.right
            visible: root.sheet.priced && !root.bare
            sheet: root.sheet
        }

        MergerWinners {
            id: winners

            y: stepper.height + (grid.compact ? 0 : 8)
            width: parent.width
            height: grid.compact ? 108 : 96
            visible: root.sheet.paired && !root.bare
            announcing: true
            sheet: root.sheet
        }

        Label {
            id: why

            y: winners.y + winners.height + 8
            width: parent.width
            visible: root.sheet.paired && root.sheet.why !== "" && !root.bare
            text: root.sheet.why
            font.bold: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Hairline {
            y: price.y - 1
            width: parent.width
            visible: root.sheet.paired && !root.bare
        }

        MergerPrice {
            id: price

            y: root.bare ? 8 : why.visible ? why.y + why.height + 8 : winners.y + winners.height + 1
            width: parent.width
            height: parent.height - y
            visible: root.sheet.paired
            focus: true
            sheet: root.sheet
            compact: grid.compact
        }
    }
}
