// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// The one button that makes an entry: a verb with its number, always bottom right. Long words are set smaller.
T.AbstractButton {
    id: control

    /// The widest it may become.
    property real mostWidth: 420

    implicitWidth: Math.min(mostWidth, Math.max(232, implicitContentWidth + 48))
    implicitHeight: 72
    leftPadding: 16
    rightPadding: 16
    Accessible.name: text

    function fits(size: int): bool {
        return nominal.advanceWidth * size / Tokens.strong + leftPadding + rightPadding <= mostWidth;
    }

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: Tokens.strong
        font.bold: true
        text: control.text
    }

    contentItem: Text {
        text: control.text
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: control.fits(Tokens.strong) ? Tokens.strong : control.fits(Tokens.figure) ? Tokens.figure : Tokens.body
        font.bold: true
        color: control.enabled ? Tokens.paper : Tokens.soft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        // Of a long name the middle gives way: the verb and the number stay.
        elide: Text.ElideMiddle
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
