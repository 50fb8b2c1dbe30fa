// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// An entry among the last ones: its number, who made it, and what it was.
Item {
    id: root

    required property string number
    required property playerMark mark
    required property string text
    property bool small: false

    implicitHeight: Math.max(small ? 48 : 72, words.implicitHeight + 16)

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Label {
        id: numberLabel

        width: 56
        anchors.verticalCenter: parent.verticalCenter
        text: root.number
        font.pixelSize: Tokens.note
        color: Tokens.soft
        Accessible.ignored: true
    }

    PlayerChip {
        id: chip

        anchors.left: numberLabel.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.mark.name !== ""
        mark: root.mark
        size: root.small ? 32 : 40
    }

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: Tokens.body
        text: root.text
    }

    Label {
        id: words

        anchors.left: chip.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font.pixelSize: nominal.advanceWidth > 1.8 * width ? Tokens.note : Tokens.body
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
