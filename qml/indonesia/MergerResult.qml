// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What the two companies become: kind and units.
Item {
    id: root

    required property PricedSheet sheet
    property bool compact: false

    implicitHeight: 64

    Icon {
        id: drawing

        anchors.verticalCenter: parent.verticalCenter
        size: root.compact ? 40 : 48
        name: root.sheet.resultIcon
    }

    Label {
        id: kind

        anchors.left: drawing.right
        anchors.leftMargin: root.compact ? 12 : 16
        y: root.compact ? Math.round(parent.height / 2) - 28 : Math.round((parent.height - height) / 2)
        text: root.sheet.result
        font.pixelSize: root.compact ? Tokens.figure : Tokens.strong
        font.bold: true
    }

    Label {
        anchors.left: root.compact ? kind.left : kind.right
        anchors.leftMargin: root.compact ? 0 : 16
        anchors.right: parent.right
        y: root.compact ? Math.round(parent.height / 2) + 4 : kind.y + kind.baselineOffset - baselineOffset
        text: root.sheet.resultNote
        font.pixelSize: root.compact ? Tokens.note : Tokens.body
        color: Tokens.soft
        elide: Text.ElideRight
    }
}
