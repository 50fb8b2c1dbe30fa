// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The signature under the page: what was entered last, what the next entry would do, and the button that makes it.
Item {
    id: root

    required property TableController table
    required property SheetController sheet
    required property PageMetrics metrics

    readonly property real signatureTop: metrics.footer - metrics.signature

    Rectangle {
        width: parent.width
        height: 2
        color: Tokens.ink
    }

    Column {
        x: root.metrics.margin
        y: root.signatureTop + (root.metrics.signature - height) / 2
        width: (root.metrics.upright ? confirm.x : effects.count > 0 ? effectRow.x : confirm.x) - x - 32

        Label {
            width: parent.width
            text: root.table.lastEntry
            lineHeightMode: Text.FixedHeight
            lineHeight: 24
            wrapMode: Text.Wrap
            maximumLineCount: root.metrics.compact ? 1 : 2
            elide: Text.ElideRight
        }

        Label {
            width: parent.width
            text: root.table.saved
            font.pixelSize: Tokens.note
            color: Tokens.soft
            elide: Text.ElideRight
        }
    }

    Row {
        id: effectRow

        x: root.metrics.upright ? root.metrics.margin : confirm.x - 32 - width
        y: root.metrics.upright ? 12 : (root.metrics.signature - height) / 2
        spacing: 28

        Repeater {
            id: effects

            model: root.sheet.effects

            EffectItem {
                required property int index

                objectName: "effect" + index
            }
        }
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
        height: root.metrics.compact ? 56 : 72
        visible: root.sheet.active
        enabled: root.sheet.canConfirm
        text: root.sheet.confirmText
        onClicked: root.sheet.confirm()
    }
}
