// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// What the entry that stands would do, by player; stacked under one name of the account where there are many.
Item {
    id: root

    required property RowsModel rows
    required property string note
    /// The note tells of others and is read from their seats.
    property bool noteMatters: false
    /// Little room: stacked already when there are three.
    property bool tight: false
    /// The most width there is.
    required property real room

    readonly property int count: rows.count
    readonly property bool stacked: count > 3 || count === 3 && (tight || room < 480)
    readonly property real noteRoom: count > 0 ? Math.max(120, room - row.width - 28) : room

    readonly property real headWidth: head.visible ? head.width + 20 : 0

    width: headWidth + (count > 0 ? row.width : 0) + (note !== "" ? words.width + (count > 0 ? 28 : 0) : 0)
    height: 56

    Label {
        id: head

        y: 4
        width: Math.min(implicitWidth, 88)
        visible: root.stacked
        text: items.count > 0 ? (items.itemAt(0) as EffectItem)?.account ?? "" : ""
        font.pixelSize: Tokens.note
        color: Tokens.soft
        wrapMode: Text.Wrap
        maximumLineCount: 2
        horizontalAlignment: Text.AlignRight
    }

    Row {
        id: row

        x: root.headWidth

        spacing: root.stacked ? 20 : 28

        Repeater {
            id: items

            model: root.rows

            EffectItem {
                required property int index

                objectName: "effect" + index
                stacked: root.stacked && root.count > 1
            }
        }
    }

    Label {
        id: words

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.noteRoom)
        visible: root.note !== ""
        text: root.note
        font.pixelSize: root.noteMatters ? Tokens.body : Tokens.note
        font.bold: root.noteMatters
        color: root.noteMatters ? Tokens.ink : Tokens.soft
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }
}
