// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// What went wrong, in as many lines as it takes; no room at all where nothing did.
Rectangle {
    id: root

    required property string text

    visible: text !== ""
    height: visible ? words.implicitHeight + 20 : 0
    color: Tokens.shade
    Accessible.role: Accessible.Notification
    Accessible.name: text

    Rectangle {
        width: Tokens.chosenLine
        height: parent.height
        color: Tokens.sea
    }

    Label {
        id: words

        objectName: "told"
        x: 18
        y: 10
        width: parent.width - 30
        text: root.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
