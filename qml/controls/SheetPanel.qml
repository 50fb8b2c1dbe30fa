// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App

/// What the panel of every sheet is: the work between the heading and the footer. A `wide` one takes the whole page
/// and has a spine of its own where it needs one; else the players stand beside it.
FocusScope {
    required property PageMetrics metrics
    /// All sheets, for a panel that leads to another one.
    property Sheets sheets
    property bool wide: false
    /// What a wide panel takes of the heading's line, at its right end.
    property real headingRoom: 0
    /// The pad that is in use, if one is: the digits of a keyboard reach it from wherever they are typed on the page.
    property NumberPad pad: null

    focus: true
}
