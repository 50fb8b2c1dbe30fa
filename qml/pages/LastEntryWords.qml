// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The last entry over what became of it.
Column {
    id: root

    required property TableController table
    required property bool oneLine
    required property real room

    topPadding: Math.max(0, (root.room - words.height - line.height) / 2)

    Label {
        id: words

        width: parent.width
        text: root.table.lastEntry
        lineHeightMode: Text.FixedHeight
        lineHeight: 24
        wrapMode: Text.Wrap
        maximumLineCount: root.oneLine || root.table.troubled ? 1 : 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Row {
        id: line

        width: parent.width
        spacing: 6

        Icon {
            id: mark

            y: 3
            visible: root.table.kept && !root.table.troubled
            name: "check"
            size: 16
            color: Tokens.soft
        }

        Label {
            width: parent.width - (mark.visible ? mark.width + parent.spacing : 0)
            text: root.table.saved
            font.pixelSize: Tokens.note
            font.bold: root.table.troubled
            color: root.table.troubled ? Tokens.ink : Tokens.soft
            wrapMode: root.table.troubled ? Text.Wrap : Text.NoWrap
            maximumLineCount: root.table.troubled ? 2 : 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
