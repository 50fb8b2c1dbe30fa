// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// The one button that makes an entry: a verb with its number, always bottom right.
T.AbstractButton {
    id: control

    implicitWidth: Math.max(232, implicitContentWidth + 48)
    implicitHeight: 72
    Accessible.name: text

    contentItem: Text {
        text: control.text
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: Tokens.strong
        font.bold: true
        color: control.enabled ? Tokens.paper : Tokens.soft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Tokens.corner
        color: !control.enabled ? "transparent" : control.down ? Tokens.ink : Tokens.sea
        border.width: control.enabled ? 0 : Tokens.doneLine
        border.color: Tokens.rule

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
