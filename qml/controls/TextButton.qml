// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// Words over a line of sea: a tap away from the main road, such as declining or passing.
T.AbstractButton {
    id: control

    implicitWidth: implicitContentWidth + 8
    implicitHeight: Tokens.touch
    Accessible.name: text

    contentItem: Text {
        text: control.text
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: Tokens.body
        font.bold: true
        color: control.enabled ? Tokens.sea : Tokens.soft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
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
