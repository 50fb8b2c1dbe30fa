// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// A line for everybody, shaded, with a heavy line of sea before it.
Rectangle {
    id: root

    required property string head
    required property string text

    implicitHeight: 40
    color: Tokens.shade
    Accessible.role: Accessible.Notification
    Accessible.name: head + " " + text

    Rectangle {
        width: Tokens.chosenLine
        height: parent.height
        color: Tokens.sea
    }

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: Tokens.body
        text: root.text
    }

    Label {
        id: headLabel

        x: 18
        anchors.verticalCenter: parent.verticalCenter
        text: root.head
        font.bold: true
        Accessible.ignored: true
    }

    Label {
        anchors.left: headLabel.right
        anchors.leftMargin: root.head === "" ? 0 : 10
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height
        text: root.text
        font.pixelSize: nominal.advanceWidth <= width ? Tokens.body : Tokens.note
        wrapMode: Text.Wrap
        maximumLineCount: 2
        lineHeightMode: Text.FixedHeight
        lineHeight: 20
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
