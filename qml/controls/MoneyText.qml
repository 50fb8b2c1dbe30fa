// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Style

/// An amount, right-aligned on its base line: the sign drawn, the closed eye where it is hidden. It is set smaller
/// rather than cut where there is no room.
Item {
    id: root

    required property money amount
    property bool withPlus: false
    property color color: Tokens.ink
    property int pixelSize: Tokens.figure
    property bool bold: false
    property real room: Infinity

    readonly property bool negative: !amount.hidden && amount.sign < 0
    readonly property real nominalWidth: amount.hidden ? pixelSize : nominal.advanceWidth + (negative ? 0.572 * pixelSize : 0)
    readonly property real fittedSize: nominalWidth <= room ? pixelSize : Math.max(Tokens.note, Math.floor(pixelSize * room / nominalWidth))

    implicitWidth: Math.ceil(nominalWidth * fittedSize / pixelSize)
    implicitHeight: Math.ceil(pixelSize * 4 / 3)
    baselineOffset: digits.y + digits.baselineOffset

    Accessible.role: Accessible.StaticText
    Accessible.name: amount.spoken

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: root.pixelSize
        font.bold: root.bold
        text: digits.text
    }

    Text {
        id: digits

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.amount.hidden
        text: (root.withPlus && root.amount.sign > 0 ? "+" : "") + root.amount.digits
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: root.fittedSize
        font.bold: root.bold
        color: root.color
        Accessible.ignored: true
    }

    Rectangle {
        readonly property real em: root.fittedSize

        visible: root.negative
        x: digits.x - 0.52 * em
        y: Math.round(digits.y + digits.baselineOffset - (root.bold ? 0.297 : 0.31) * em - height)
        width: Math.round((root.bold ? 0.485 : 0.47) * em)
        height: Math.max(2, Math.round((root.bold ? 0.112 : 0.078) * em))
        color: root.color
    }

    Icon {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.amount.hidden
        name: "hidden"
        size: root.pixelSize
        color: root.color
    }
}
