// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls

/// Which cities grow, and the close of the year.
SheetPanel {
    id: root

    required property CityGrowthController sheet

    readonly property bool upright: metrics.upright
    readonly property real accountWidth: upright ? Math.floor(width * 0.58) : metrics.compact ? 360 : 400
    readonly property real accountTop: upright ? height - 33 - Math.max(3, sheet.account.count) * 56 - 8 : 0
    readonly property real markerRow: upright ? 56 : metrics.compact ? 38 : sheet.account.count > 3 ? 48 : 52
    readonly property real markersHeight: 33 + sheet.markers.count * markerRow
    readonly property real between: metrics.compact ? 4 : 16
    readonly property real tableHeight: upright ? accountTop - 24 : height

    wide: true

    CityTable {
        id: table

        width: root.upright ? root.width : root.width - root.accountWidth - 56
        height: refused.visible ? refused.y - 8 : root.tableHeight
        sheet: root.sheet
    }

    RefusalNotice {
        id: refused

        y: root.tableHeight - height - 8
        width: table.width
        lines: 2
        sheet: root.sheet
    }

    Spine {
        flat: root.upright
        x: root.upright ? -root.metrics.margin : table.width + 24
        y: root.upright ? root.accountTop - 16 : 0
        width: root.upright ? root.width + 2 * root.metrics.margin : 6
        height: root.upright ? 5 : root.height
    }

    YearAccount {
        id: account

        x: root.upright ? 0 : root.width - root.accountWidth
        y: root.accountTop
        width: root.accountWidth
        height: implicitHeight
        room: root.height - y - (root.upright ? 8 : root.markersHeight + 2 * root.between)
        sheet: root.sheet
    }

    MarkersLeft {
        x: root.upright ? account.width + 40 : account.x
        y: root.upright ? account.y : account.height + Math.min(40, root.height - account.height - root.markersHeight - root.between)
        width: root.width - x
        height: implicitHeight
        rowHeight: root.markerRow
        markers: root.sheet.markers
    }
}
