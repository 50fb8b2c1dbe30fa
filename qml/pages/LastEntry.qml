// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.App
import Bandar.Style

/// The last entry in words, which is what undo takes back, and that it is saved. A tap puts right whose it was.
T.AbstractButton {
    id: control

    required property TableController table
    property bool oneLine: false

    implicitHeight: Math.max(56, implicitContentHeight)
    enabled: table.others.length > 0
    text: table.lastEntry
    Accessible.name: qsTr("%1. %2", "the last entry, that it is saved").arg(table.lastEntry).arg(table.saved)

    contentItem: LastEntryWords {
        table: control.table
        oneLine: control.oneLine
        room: control.height
    }

    background: Rectangle {
        color: control.down ? Tokens.shade : "transparent"

        FocusFrame {
            shown: control.visualFocus
        }
    }
}
