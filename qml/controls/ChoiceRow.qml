// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// A row that can be tapped. Chosen it is shaded, 16 px beyond its left edge, with a heavy line of sea there; its
/// hairline is not. What stands in it are its children; `text` is what a screen reader says.
T.AbstractButton {
    id: control

    property bool lined: true
    /// How far the shade reaches beyond the left edge and the right one.
    property real reach: 16
    property real reachRight: 0

    implicitHeight: 72
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    background: Item {
        Rectangle {
            x: -control.reach
            width: parent.width + control.reach + control.reachRight
            height: parent.height
            visible: control.checked || control.down
            color: Tokens.shade
        }

        Rectangle {
            x: -control.reach
            width: Tokens.chosenLine
            height: parent.height
            visible: control.checked
            color: Tokens.sea
        }

        Hairline {
            anchors.bottom: parent.bottom
            width: parent.width
            visible: control.lined
        }

        FocusFrame {
            anchors.margins: 0
            shown: control.visualFocus
        }
    }
}
