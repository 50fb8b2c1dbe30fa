// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Who does what now, in the present tense: the line that is read from every seat, in the largest size that fits one
/// line, else in two.
Item {
    id: root

    required property playerMark mark
    required property string text
    property string note
    /// Stands in for the chip where nobody in particular acts.
    property string icon
    /// What is taken at the right by something that can be tapped.
    property real room: 0
    property int pixelSize: Tokens.heading

    readonly property int fittedSize: fitsAt(pixelSize) ? pixelSize : fitsAt(Tokens.result) ? Tokens.result : Tokens.strong
    readonly property bool fits: fitsAt(fittedSize)

    function fitsAt(size: int): bool {
        return nominal.advanceWidth * size <= words.width * pixelSize;
    }

    implicitHeight: 72

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: root.pixelSize
        font.bold: true
        font.letterSpacing: -0.01 * root.pixelSize
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

    Icon {
        visible: !chip.visible && root.icon !== ""
        x: chip.x
        anchors.verticalCenter: parent.verticalCenter
        name: root.icon
        size: chip.size
    }

    Label {
        id: words

        anchors.left: chip.visible || root.icon !== "" ? chip.right : chip.left
        anchors.leftMargin: chip.visible || root.icon !== "" ? 20 : 0
        anchors.right: aside.left
        anchors.rightMargin: aside.text === "" ? 0 : 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.fits
        text: root.text
        font.pixelSize: root.fittedSize
        font.bold: true
        font.letterSpacing: -0.01 * root.fittedSize
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
        anchors.rightMargin: root.room
        anchors.baseline: words.baseline
        text: root.note
        color: Tokens.soft
    }
}
