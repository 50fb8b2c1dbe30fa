// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Style

/// Words with an icon before them, if there is one: what stands on a button.
Item {
    id: root

    required property string drawing
    required property string text
    property int pixelSize: Tokens.body
    property bool bold: true
    property color color: Tokens.sea

    implicitWidth: words.x + words.implicitWidth + 4
    implicitHeight: words.implicitHeight

    Icon {
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        visible: root.drawing !== ""
        name: root.drawing
        color: root.color
    }

    Text {
        id: words

        x: root.drawing === "" ? 4 : 40
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: root.pixelSize
        font.bold: root.bold
        color: root.color
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
