// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// An auction bid by bid: who leads, who is in and who has passed; the ladder from the least bid up.
SheetPanel {
    id: root

    required property AuctionController sheet

    readonly property bool bare: metrics.compact && sheet.typing

    wide: true
    pad: price.pad

    MergerGrid {
        id: grid

        metrics: root.metrics
        width: root.width
        height: root.height
        uprightHeight: 36 + root.sheet.bidders.count * 72 + (others.visible ? 72 : 0)
    }

    AuctionBidders {
        width: grid.leftWidth
        height: grid.leftHeight - (others.visible ? others.height + 16 : 0)
        sheet: root.sheet
    }

    TextButton {
        id: others

        objectName: "othersPass"
        y: grid.leftHeight - height - 8
        width: Math.min(implicitWidth, grid.leftWidth)
        visible: root.sheet.othersPassText !== ""
        text: root.sheet.othersPassText
        onClicked: root.sheet.passOthers()
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

        MergerResult {
            id: result

            width: stepper.x - 16
            height: stepper.height
            visible: !root.bare
            sheet: root.sheet
            compact: grid.compact
        }

        PriceStepper {
            id: stepper

            anchors.right: parent.right
            visible: !root.bare
            sheet: root.sheet
        }

        Hairline {
            y: stepper.height + 12
            width: parent.width
            visible: !root.bare
        }

        MergerPrice {
            id: price

            y: root.bare ? 8 : stepper.height + 13
            width: parent.width
            height: parent.height - y
            focus: true
            sheet: root.sheet
            compact: grid.compact
        }
    }
}
