// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The signature under the page: undo and redo, what was entered last, what the next entry would do, and the button
/// that makes it.
Item {
    id: root

    required property TableController table
    required property SheetController sheet
    required property PageMetrics metrics

    readonly property real signatureTop: metrics.footer - metrics.signature

    signal lastEntryTapped

    Rectangle {
        width: parent.width
        height: 2
        color: Tokens.ink
    }

    Row {
        id: acts

        x: root.metrics.margin - 8
        y: root.signatureTop + (root.metrics.signature - height) / 2
        spacing: 8

        IconButton {
            objectName: "undo"
            width: 64
            captioned: true
            drawing: "undo"
            text: qsTr("Undo")
            enabled: root.table.undoTitle !== ""
            Accessible.description: root.table.undoTitle
            onClicked: root.table.undo()
        }

        IconButton {
            objectName: "redo"
            width: 64
            captioned: true
            drawing: "redo"
            text: qsTr("Redo")
            enabled: root.table.redoTitle !== ""
            Accessible.description: root.table.redoTitle
            onClicked: root.table.redo()
        }
    }

    LastEntry {
        objectName: "lastEntry"
        anchors.left: acts.right
        anchors.leftMargin: 16
        y: root.signatureTop + (root.metrics.signature - height) / 2
        width: (root.metrics.upright ? confirm.x : effects.edge) - x - 24
        table: root.table
        oneLine: root.metrics.compact
        onClicked: root.lastEntryTapped()
    }

    Effects {
        id: effects

        readonly property real edge: count > 0 || note !== "" ? x : confirm.x

        room: root.metrics.upright ? root.width - 2 * root.metrics.margin : confirm.x - root.metrics.margin - (root.metrics.compact ? 300 : 360)
        x: root.metrics.upright ? root.metrics.margin : confirm.x - 28 - width
        y: root.metrics.upright ? 12 : (root.metrics.signature - height) / 2
        tight: root.metrics.compact
        rows: root.sheet.effects
        note: root.sheet.effectNote
        noteMatters: root.sheet.noteMatters
    }

    Hairline {
        x: root.metrics.margin - 8
        y: root.signatureTop
        width: parent.width - 2 * x
        visible: root.metrics.upright
    }

    ConfirmButton {
        id: confirm

        objectName: "confirm"
        x: root.width - root.metrics.margin - width
        y: root.signatureTop + (root.metrics.signature - height) / 2 + (root.metrics.upright ? 0 : 1)
        mostWidth: root.metrics.upright ? 360 : 420
        width: Math.min(implicitWidth, mostWidth)
        height: root.metrics.compact ? 56 : 72
        visible: root.sheet.active && root.sheet.confirmText !== ""
        enabled: root.sheet.canConfirm
        text: root.sheet.confirmText
        onClicked: root.sheet.confirm()
    }
}
