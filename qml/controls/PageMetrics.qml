// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Style

/// The grid of the page for the room there is: lying, upright, or small.
QtObject {
    required property real width
    required property real height
    /// A notice stands under the masthead.
    property bool noticed: false
    /// No phases in the masthead, and no effects in the footer.
    property bool plain: false

    readonly property bool upright: height > width
    readonly property bool compact: !upright && (width < 1240 || height < 740)

    readonly property real margin: compact ? 24 : 32
    readonly property real bar: compact ? 56 : 72
    readonly property real masthead: upright && !plain ? bar + 56 : bar
    readonly property real signature: compact ? 72 : 96
    readonly property real footer: upright && !plain ? signature + 80 : signature
    readonly property real heading: compact ? 56 : 72
    readonly property real headingTop: masthead + (noticed ? 56 : compact ? 12 : upright ? 16 : 24)
    readonly property real workTop: headingTop + heading + (compact ? 12 : 16)
    readonly property real workBottom: height - footer
    readonly property int headingSize: compact ? Tokens.result : Tokens.heading
    readonly property real playersWidth: upright ? width - 2 * margin : compact ? 376 : 408
}
