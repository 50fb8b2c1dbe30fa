// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// Words over a line of sea, with an icon before them if wanted: a tap away from the main road, such as declining or
/// passing.
T.AbstractButton {
    id: control

    property string drawing

    implicitWidth: implicitContentWidth + 4
    implicitHeight: Tokens.touch
    Accessible.name: text

    contentItem: IconWords {
        drawing: control.drawing
        text: control.text
        color: control.enabled ? Tokens.sea : Tokens.soft
    }

    background: Rectangle {
        color: control.down ? Tokens.shade : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Tokens.doneLine
            color: control.enabled ? Tokens.sea : Tokens.rule
        }

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
