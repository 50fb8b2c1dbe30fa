// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Style

/// Two lines of ink: below them nothing is added any more.
Item {
    implicitHeight: 4

    Hairline {
        width: parent.width
        color: Tokens.ink
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
        color: Tokens.ink
    }
}
