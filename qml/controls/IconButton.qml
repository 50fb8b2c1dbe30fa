// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// An act as its icon alone, or over a small word if `captioned`; `text` is its name.
T.AbstractButton {
    id: control

    required property string drawing
    property bool captioned: false

    implicitWidth: captioned ? 64 : 56
    implicitHeight: captioned ? 64 : 56
    // What is typed goes on to where it went before.
    focusPolicy: Qt.TabFocus
    Accessible.name: text

    contentItem: Item {
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: control.captioned ? 6 : (parent.height - height) / 2
            name: control.drawing
            size: 28
            color: control.enabled ? Tokens.ink : Tokens.spine
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 36
            visible: control.captioned
            text: control.text
            textFormat: Text.PlainText
            font.family: Tokens.family
            font.pixelSize: Tokens.note
            color: control.enabled ? Tokens.ink : Tokens.soft
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        color: control.down ? Tokens.shade : "transparent"

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
