// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The chip of one who may announce; over a heavy line of sea while chosen.
T.AbstractButton {
    id: root

    required property string key
    required property playerMark mark
    required property bool chosen

    text: qsTr("Announced by %1").arg(mark.name)
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen

    contentItem: Item {
        PlayerChip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 4
            mark: root.mark
            size: 40
        }
    }

    background: Rectangle {
        color: root.down ? Tokens.shade : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Tokens.chosenLine
            visible: root.chosen
            color: Tokens.sea
        }

        FocusFrame {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
