// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// A key of the number pad: no frame, shaded while it is pressed.
T.AbstractButton {
    id: control

    property string drawing
    property bool word: false

    Accessible.name: text

    contentItem: Item {
        Text {
            anchors.centerIn: parent
            visible: control.drawing === ""
            text: control.text
            textFormat: Text.PlainText
            font.family: Tokens.family
            font.pixelSize: control.word ? Tokens.body : Tokens.strong
            color: Tokens.ink
            Accessible.ignored: true
        }

        Icon {
            anchors.centerIn: parent
            visible: control.drawing !== ""
            name: control.drawing
            size: 32
        }
    }

    background: Rectangle {
        color: control.down ? Tokens.shade : "transparent"

        FocusFrame {
            anchors.margins: 3
            shown: control.visualFocus
        }
    }
}
