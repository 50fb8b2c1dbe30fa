// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// One player and what comes in or goes out.
Item {
    id: root

    required property playerMark mark
    required property string text
    required property money amount
    property bool big: false
    /// The name alone says it.
    property bool brief: false

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2", "who or what, amount").arg(text).arg(amount.spoken)

    PlayerChip {
        id: chip

        anchors.verticalCenter: parent.verticalCenter
        mark: root.mark
        size: 32
    }

    Label {
        anchors.left: chip.right
        anchors.leftMargin: 12
        anchors.right: figure.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        text: root.brief ? root.mark.name : root.text
        font.pixelSize: root.big ? Tokens.figure : Tokens.body
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MoneyText {
        id: figure

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        amount: root.amount
        withPlus: !root.big
        room: root.width * 0.5
        color: root.big ? Tokens.ink : root.amount.sign < 0 ? Tokens.terracotta : Tokens.leaf
        Accessible.ignored: true
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.big
    }
}
