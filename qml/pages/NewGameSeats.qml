// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The table with its places, clockwise from the left: a tap seats the next player there, or frees the place.
Item {
    id: root

    required property NewGameController form
    property bool compact: false

    readonly property int count: form.seats.count
    readonly property bool under: count > 3
    readonly property real tableTop: (compact ? 24 : 36) + 60
    readonly property real tableBottom: Math.min(height - (under ? 60 : 8), tableTop + 72)
    readonly property real tableWidth: Math.min(300, width - 136)
    readonly property real middle: width / 2

    // Where the middle of a place is: left, over the table from left to right, right, under it.
    function placeX(place: int): real {
        const above = root.count - (root.under ? 3 : 2);
        if (place === 0)
            return root.middle - root.tableWidth / 2 - 36;
        if (place <= above)
            return root.middle + root.tableWidth * ((place - 0.5) / above - 0.5);
        return place === above + 1 ? root.middle + root.tableWidth / 2 + 36 : root.middle;
    }

    function placeY(place: int): real {
        const above = root.count - (root.under ? 3 : 2);
        if (place === 0 || place === above + 1)
            return (root.tableTop + root.tableBottom) / 2;
        return place <= above ? root.tableTop - 32 : root.tableBottom + 32;
    }

    visible: count > 1

    Label {
        width: parent.width
        text: root.form.seatsHead
        font.pixelSize: Tokens.note
        color: Tokens.soft
        elide: Text.ElideRight
    }

    Hairline {
        y: root.compact ? 23 : 31
        width: parent.width
    }

    Rectangle {
        x: root.middle - width / 2
        y: root.tableTop
        width: root.tableWidth
        height: root.tableBottom - root.tableTop
        radius: Tokens.corner
        color: "transparent"
        border.width: 2
        border.color: Tokens.spine

        Rectangle {
            anchors.centerIn: parent
            width: 36
            height: Math.min(26, parent.height - 8)
            radius: 2
            color: "transparent"
            border.width: 2
            border.color: Tokens.ink
        }
    }

    Repeater {
        model: root.form.seats

        T.AbstractButton {
            id: place

            required property playerMark mark
            required property bool taken
            required property string spoken
            required property int index

            objectName: "seat-" + (index + 1)
            x: root.placeX(index) - width / 2
            y: root.placeY(index) - height / 2
            width: 56
            height: 56
            text: spoken
            Accessible.name: text
            onClicked: root.form.seat(index)

            contentItem: Item {
                PlayerChip {
                    anchors.centerIn: parent
                    mark: place.mark
                    dashed: !place.taken
                    size: 44
                }
            }

            background: Rectangle {
                color: place.down ? Tokens.shade : "transparent"

                FocusFrame {
                    anchors.margins: 0
                    shown: place.visualFocus
                }
            }
        }
    }
}
