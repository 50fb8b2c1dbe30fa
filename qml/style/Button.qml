// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T

/// A value that can be chosen: framed in sea, filled with it once `highlighted`.
T.Button {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 16
    font.family: Tokens.family
    font.pixelSize: Tokens.figure
    font.bold: true

    contentItem: Text {
        text: control.text
        textFormat: Text.PlainText
        font: control.font
        color: !control.enabled ? Tokens.soft : control.highlighted ? Tokens.paper : Tokens.sea
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.note
    }

    background: Rectangle {
        implicitWidth: 112
        implicitHeight: 64
        radius: Tokens.corner
        color: control.highlighted ? (control.down ? Tokens.ink : Tokens.sea)
                                   : (control.down ? Tokens.shade : "transparent")
        border.width: Tokens.doneLine
        border.color: control.enabled ? Tokens.sea : Tokens.rule

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
