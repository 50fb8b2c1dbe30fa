// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Who does what now, in the present tense: the line that is read from every seat.
Item {
    id: root

    required property playerMark mark
    required property string text
    property string note
    property int pixelSize: Tokens.heading

    readonly property bool fits: nominal.advanceWidth <= words.width

    implicitHeight: 72

    TextMetrics {
        id: nominal

        font: words.font
        text: root.text
    }

    Rectangle {
        width: Tokens.nowLine
        height: parent.height
        color: Tokens.saffron
    }

    PlayerChip {
        id: chip

        visible: root.mark.name !== ""
        x: 28
        anchors.verticalCenter: parent.verticalCenter
        mark: root.mark
        size: root.height < 64 ? 48 : 64
    }

    Label {
        id: words

        anchors.left: chip.visible ? chip.right : chip.left
        anchors.leftMargin: chip.visible ? 20 : 0
        anchors.right: aside.left
        anchors.rightMargin: aside.text === "" ? 0 : 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.fits
        text: root.text
        font.pixelSize: root.pixelSize
        font.bold: true
        font.letterSpacing: -0.01 * root.pixelSize
    }

    Label {
        anchors.left: words.left
        anchors.right: words.right
        height: root.height
        visible: !root.fits
        text: root.text
        font.pixelSize: root.height < 64 ? Tokens.figure : Tokens.strong
        font.bold: true
        lineHeightMode: Text.FixedHeight
        lineHeight: root.height / 2
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    Label {
        id: aside

        anchors.right: parent.right
        anchors.baseline: words.baseline
        text: root.note
        color: Tokens.soft
    }
}
