// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// One company operates: which of them, what it delivers or builds, and what that earns.
SheetPanel {
    id: root

    required property OperationsController sheet

    readonly property bool upright: metrics.upright
    readonly property bool compact: metrics.compact

    readonly property bool many: cities.columns > 1
    readonly property real gap: compact ? 24 : 32
    readonly property real accountWidth: upright ? width : compact ? 320 : 400
    readonly property real spineAt: upright ? Math.round(height * 0.62) : width - accountWidth - gap
    readonly property real workTop: upright ? companies.height + 16 : 0
    readonly property real workWidth: upright ? width : spineAt - gap + 8
    readonly property real workHeight: (upright ? spineAt - 16 : height) - workTop - 8

    readonly property bool untracked: !sheet.citiesTracked
    readonly property real shipsWidth: compact ? 88 : many ? 104 : 120
    readonly property real linesWidth: upright ? Math.floor((width - 40) * 0.49) : compact ? (many ? 184 : 208) : many ? 228 : 276
    readonly property real growthHeight: compact ? 80 : 104

    wide: true
    headingRoom: upright ? 0 : companies.width + 24

    OperationCompanies {
        id: companies

        x: root.upright ? 0 : root.width - width
        y: root.upright ? 0 : root.metrics.headingTop - root.metrics.workTop + Math.round((root.metrics.heading - height) / 2)
        sheet: root.sheet
        room: root.upright ? root.width : root.compact ? 344 : 400
        visible: !root.sheet.asksRuling
        lineHeight: root.upright ? 52 : lines > 1 ? (root.compact ? 36 : 50) : root.compact ? 56 : 64
    }

    Spine {
        x: root.upright ? -root.metrics.margin : root.spineAt
        y: root.upright ? root.spineAt : 0
        width: root.upright ? root.width + 2 * root.metrics.margin : 6
        height: root.upright ? 5 : root.height
        flat: root.upright
    }

    OperationChoice {
        y: root.workTop
        width: root.workWidth
        height: root.workHeight
        visible: root.sheet.choosing
        sheet: root.sheet
    }

    OperationEarned {
        x: root.upright ? 0 : root.width - width
        y: root.upright ? root.spineAt + 20 : 0
        width: root.accountWidth
        height: root.height - y
        visible: root.sheet.choosing
        earned: root.sheet.earned
    }

    OperationFleet {
        y: root.workTop
        width: root.workWidth
        height: root.workHeight
        visible: !root.sheet.choosing && !root.sheet.selling
        sheet: root.sheet
    }

    OperationShips {
        x: root.upright ? 0 : root.width - width
        y: root.upright ? root.spineAt + 20 : 0
        width: root.accountWidth
        visible: !root.sheet.choosing && !root.sheet.selling
        fleet: root.sheet.fleet
    }

    Item {
        id: work

        y: root.workTop
        width: root.workWidth
        height: root.workHeight
        visible: root.sheet.selling

        readonly property real gap: root.many ? 24 : root.gap
        readonly property real shipsX: root.upright ? 0 : root.linesWidth + gap
        readonly property real shipsY: root.upright ? height - 116 : 0
        readonly property real citiesX: root.upright ? root.linesWidth + 40 : shipsX + root.shipsWidth + gap

        OperationLines {
            width: root.linesWidth
            height: root.upright ? work.shipsY - 8 : work.height - root.growthHeight
            sheet: root.sheet
        }

        Label {
            x: work.shipsX
            y: work.shipsY
            text: root.compact ? qsTr("Ships each") : qsTr("Ships for each")
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }

        Hairline {
            x: work.shipsX
            y: work.shipsY + 31
            width: root.upright ? root.linesWidth : root.shipsWidth
        }

        Stepper {
            objectName: "ships"
            x: work.shipsX
            y: work.shipsY + (root.compact ? 40 : root.upright ? 44 : 48)
            width: root.upright ? root.linesWidth : root.shipsWidth
            upright: !root.upright
            keyWidth: root.upright ? 96 : root.shipsWidth
            keyHeight: root.compact ? 64 : 72
            value: root.sheet.ships
            canLess: root.sheet.canLessShips
            canMore: root.sheet.canMoreShips
            name: qsTr("Ships for each good")
            pixelSize: Tokens.typed
            onLess: root.sheet.lessShips()
            onMore: root.sheet.moreShips()
        }

        OperationCities {
            id: cities

            x: work.citiesX
            width: work.width - x
            height: work.height
            visible: !root.untracked
            sheet: root.sheet
        }

        Button {
            objectName: "deliver"
            x: work.citiesX
            y: 32 + 16
            width: work.width - x
            height: root.compact ? 120 : 160
            visible: root.untracked
            text: qsTr("Deliver one good")
            onClicked: root.sheet.deliver()
            onPressAndHold: root.sheet.deliverAll()
        }
    }

    OperationGrowth {
        x: root.upright ? ledger.x + ledger.rightX : 0
        y: root.height - height - (root.compact ? 8 : 24)
        width: root.upright ? ledger.rightWidth : work.citiesX - work.gap
        visible: root.sheet.selling
        sheet: root.sheet
    }

    OperationLedger {
        id: ledger

        x: root.upright ? 0 : root.width - width
        y: root.upright ? root.spineAt + 20 : 0
        width: root.accountWidth
        height: root.height - y - 8
        visible: root.sheet.selling
        sheet: root.sheet
        split: root.upright
        tight: root.compact
    }
}
