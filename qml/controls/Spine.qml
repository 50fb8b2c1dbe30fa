// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Style

/// The two lines between the work and the players; they lie flat on an upright screen.
Item {
    id: root

    property bool flat: false

    implicitWidth: 6
    implicitHeight: 5

    Hairline {
        width: root.flat ? root.width : Tokens.hairline
        height: root.flat ? Tokens.hairline : root.height
        color: Tokens.spine
    }

    Hairline {
        x: root.flat ? 0 : root.width - 1
        y: root.flat ? root.height - 1 : 0
        width: root.flat ? root.width : Tokens.hairline
        height: root.flat ? Tokens.hairline : root.height
        color: Tokens.spine
    }
}
