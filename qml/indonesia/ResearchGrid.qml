// SPDX-License-Identifier: MPL-2.0
import QtQuick

/// Where everything stands on the research tracks: one measure for all of them, so that the steps are columns.
QtObject {
    required property real width
    required property real rowHeight
    required property int mostSteps
    required property bool compact
    required property bool upright

    readonly property real secondLine: 48
    readonly property real labelWidth: upright ? width / 2 : compact ? 168 : 290
    readonly property real givesWidth: upright ? width / 2 - 16 : compact ? 180 : 220
    readonly property real headHeight: upright ? 56 : rowHeight

    readonly property real chip: compact ? 32 : 36
    readonly property real pitch: compact ? 34 : 40
    readonly property real apart: 48
    readonly property real edge: 2.5 * pitch

    readonly property real axis: rowHeight - (compact ? 23 : 30)
    readonly property real chipMiddle: axis - (compact ? 4 : 8) - chip / 2
    readonly property real first: (upright ? 0 : labelWidth) + edge
    readonly property real last: width - (upright ? 0 : givesWidth + 16) - edge
    readonly property real gap: (last - first) / Math.max(1, mostSteps - 1)

    function stepX(step: int): real {
        return first + step * gap;
    }
}
