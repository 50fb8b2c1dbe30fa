// SPDX-License-Identifier: MPL-2.0
import QtQuick

/// The frame around what the keyboard would press: fills its parent's place and three pixels more.
Rectangle {
    required property bool shown

    anchors.fill: parent
    anchors.margins: -6
    z: 1
    visible: shown
    color: "transparent"
    radius: Tokens.corner + 6
    border.width: 3
    border.color: Tokens.ink
}
