// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Controls

/// Where the two sides of a page about mergers stand: what is merged and by whom, its own spine, the price. Upright the
/// price stands under the rest.
QtObject {
    required property PageMetrics metrics
    required property real width
    required property real height
    /// So many companies that they stand in two columns.
    property bool crowded: false
    /// What the first side takes of an upright page.
    property real uprightHeight: 340

    readonly property bool upright: metrics.upright
    readonly property bool compact: metrics.compact
    readonly property real gap: compact ? 24 : 32

    readonly property real leftWidth: upright ? width : crowded ? Math.round(width * 0.39) : compact ? 340 : 400
    readonly property real leftHeight: upright ? Math.min(uprightHeight, height - 420) : height
    readonly property real spineX: upright ? -metrics.margin : leftWidth + gap - 8
    readonly property real spineY: upright ? leftHeight + 16 : 0
    readonly property real rightX: upright ? 0 : spineX + 6 + gap - 6
    readonly property real rightY: upright ? spineY + 24 : 0
    readonly property real rightWidth: width - rightX
    readonly property real rightHeight: height - rightY
}
