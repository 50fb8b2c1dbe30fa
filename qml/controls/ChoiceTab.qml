// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// One of a few ways, side by side: over a heavy line of sea while it is chosen. `checked` says so.
T.AbstractButton {
    id: control

    property string drawing
    property int pixelSize: Tokens.body

    implicitWidth: implicitContentWidth + 8
    implicitHeight: Tokens.touch
    checkable: false
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: IconWords {
        drawing: control.drawing
        text: control.text
        pixelSize: control.pixelSize
        bold: control.checked
        color: control.checked ? Tokens.ink : Tokens.soft
    }

    background: Rectangle {
        color: control.down ? Tokens.shade : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: control.checked ? Tokens.chosenLine : Tokens.doneLine
            color: control.checked ? Tokens.sea : Tokens.rule
        }

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
