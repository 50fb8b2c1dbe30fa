// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Whose line of a chart it is, and what it ends with.
Item {
    id: root

    required property playerMark mark
    required property money amount
    property real size: 36

    readonly property real amountWidth: money.implicitWidth

    width: size + 8 + money.width
    height: size

    PlayerChip {
        id: chip

        mark: root.mark
        size: root.size
    }

    MoneyText {
        id: money

        anchors.left: chip.right
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        amount: root.amount
        pixelSize: root.size < 36 ? Tokens.body : Tokens.figure
        bold: true
    }
}
