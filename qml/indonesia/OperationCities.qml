// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The cities with a square for each good they take: what they received before, what they get now, what is open. A tap
/// delivers one good, holding delivers as many as can be.
Item {
    id: root

    required property OperationsController sheet

    readonly property int count: Math.max(1, sheet.cities.count)
    readonly property int columns: count * 56 > height - 32 ? 2 : 1
    readonly property int rows: Math.ceil(count / columns)
    readonly property real rowHeight: Math.max(50, Math.min(72, Math.floor((height - 32) / rows)))
    readonly property real gap: 16
    readonly property real cellWidth: Math.floor((width - (columns - 1) * gap) / columns)

    Label {
        width: parent.width
        text: qsTr("Tap a city for each good")
        font.pixelSize: Tokens.note
        color: Tokens.soft
        elide: Text.ElideRight
    }

    Repeater {
        model: root.columns

        Hairline {
            required property int index

            x: index * (root.cellWidth + root.gap)
            y: 31
            width: root.cellWidth
        }
    }

    Flickable {
        id: list

        y: 32
        width: parent.width
        height: parent.height - 32
        contentHeight: root.rows * root.rowHeight
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Repeater {
            model: root.sheet.cities

            OperationCity {
                required property int index

                x: Math.floor(index / root.rows) * (root.cellWidth + root.gap)
                y: index % root.rows * root.rowHeight
                width: root.cellWidth
                height: root.rowHeight
                whole: y >= list.contentY && y + height <= list.contentY + list.height + 1
                onClicked: root.sheet.deliver(index)
                onPressAndHold: root.sheet.deliverAll(index)
            }
        }
    }
}
