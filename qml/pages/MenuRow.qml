// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// One way of the menu: its icon and its words.
ChoiceRow {
    id: control

    required property string drawing

    Icon {
        id: icon

        anchors.verticalCenter: parent.verticalCenter
        name: control.drawing
        size: 28
        color: Tokens.sea
    }

    Label {
        anchors.left: icon.right
        anchors.leftMargin: 20
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: control.text
        font.pixelSize: Tokens.figure
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
