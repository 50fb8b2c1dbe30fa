// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// A company in a row of a player: the icon of its good and how large it is.
Row {
    id: root

    required property holding shown
    property color color: Tokens.ink

    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: shown.spoken

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.shown.icon
        size: 26
        color: root.color
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: root.shown.text
        color: root.color
        Accessible.ignored: true
    }
}
