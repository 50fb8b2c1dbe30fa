// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What is left for all, under the players.
Item {
    id: root

    required property string head
    required property list<holding> supply

    property holding none

    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: root.head
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 24

        Repeater {
            model: root.supply.length

            HoldingItem {
                required property int index

                shown: root.supply[index] ?? root.none
                color: Tokens.soft
            }
        }
    }
}
