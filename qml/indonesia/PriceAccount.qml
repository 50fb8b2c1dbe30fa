// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A rung of the ladder as lines of an account: what the price means, one under the other.
Column {
    id: root

    required property list<money> figures
    required property bool chosen
    required property var heads

    readonly property real line: Math.min(52, Math.floor(height / Math.max(1, figures.length)))

    Repeater {
        model: root.chosen ? root.figures.length : 0

        Item {
            id: entry

            required property int index

            readonly property bool last: index === root.figures.length - 1

            width: root.width
            height: root.line

            Label {
                anchors.left: parent.left
                anchors.right: figure.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                text: root.heads[entry.index] ?? ""
                elide: Text.ElideRight
                color: Tokens.soft
            }

            MoneyText {
                id: figure

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                room: 0.5 * root.width
                amount: root.figures[entry.index]
                withPlus: !entry.last
                bold: true
                color: entry.last ? Tokens.ink : amount.sign < 0 ? Tokens.terracotta : amount.sign > 0 ? Tokens.leaf : Tokens.ink
            }

            Hairline {
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
    }
}
