// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A company among those that could be merged: what it is, whose, or why it cannot be with the one that is chosen.
ChoiceRow {
    id: root

    required property string key
    required property string drawing
    required property string kind
    required property string name
    required property string detail
    required property playerMark owner
    required property bool chosen
    required property bool possible

    /// Icon and chip one above the other, the words on two lines.
    readonly property bool narrow: width < 300
    readonly property bool low: height < 76
    readonly property color tint: possible ? Tokens.ink : Tokens.soft

    checked: chosen
    text: qsTr("%1 %2 of %3: %4", "kind, provinces, owner, details").arg(kind).arg(name).arg(owner.name).arg(detail)

    Icon {
        id: picture

        x: 2
        y: root.narrow ? Math.round(root.height / 2 - (root.low ? 26 : 32)) : (root.height - height) / 2
        size: root.narrow ? (root.low ? 20 : 24) : root.low ? 28 : 32
        name: root.drawing
        color: root.possible ? Tokens.ink : Tokens.spine
    }

    TextMetrics {
        id: title

        font.family: Tokens.family
        font.pixelSize: Tokens.body
        font.bold: root.chosen
        text: root.name
    }

    TextMetrics {
        id: wordy

        font.family: Tokens.family
        font.pixelSize: Tokens.body
        text: root.detail
    }

    Column {
        id: words

        x: root.narrow ? 40 : 48
        width: (root.narrow ? root.width : chip.x - 8) - x
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: root.name
            font.pixelSize: title.advanceWidth > width ? Tokens.note : Tokens.body
            font.bold: root.chosen
            lineHeightMode: Text.FixedHeight
            lineHeight: root.low ? (root.narrow ? 20 : 24) : 28
            color: root.tint
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            text: root.detail
            font.pixelSize: root.narrow || root.low || wordy.advanceWidth > width ? Tokens.note : Tokens.body
            lineHeightMode: Text.FixedHeight
            lineHeight: root.low ? (root.narrow ? 17 : 18) : font.pixelSize === Tokens.note ? 20 : 28
            color: root.tint
            wrapMode: Text.Wrap
            maximumLineCount: root.narrow || !root.low ? 2 : 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    PlayerChip {
        id: chip

        x: root.narrow ? -2 : parent.width - width - 8
        y: root.narrow ? picture.y + picture.size : (root.height - height) / 2
        mark: root.owner
        size: root.narrow ? 32 : root.low ? 32 : 40
    }
}
