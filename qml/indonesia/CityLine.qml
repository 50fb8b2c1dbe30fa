// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// A city as the year closes: a square for each good it could receive, filled as delivered, and what becomes of it.
/// Saffron says that its marker is to be changed on the board.
ChoiceRow {
    id: root

    required property string key
    required property string name
    required property string drawing
    required property int size
    required property list<int> received
    required property string remark
    required property string spoken
    required property bool largest
    required property bool grows
    required property bool waiting
    required property bool tappable
    property real goodsLeft: 256
    property real goodWidth: 120

    /// Where the name ends, if nothing cuts it.
    readonly property real nameEdge: label.x + label.implicitWidth
    readonly property real remarkWidth: words.implicitWidth
    /// Small letters, for want of room.
    property bool narrow: false
    /// What becomes of the city stands under its name.
    property bool stacked: false

    readonly property bool low: height < 34
    readonly property real square: Math.max(8, Math.min(20, height - 10, Math.floor((goodWidth - 12) / 3) - 4))

    objectName: "city-" + key
    text: spoken
    enabled: tappable
    checked: grows && tappable

    Rectangle {
        x: -root.reach
        width: Tokens.nowLine
        height: parent.height
        visible: root.grows && !root.tappable || root.waiting
        color: Tokens.saffron
    }

    Icon {
        id: roofs

        x: root.low ? 0 : 2
        anchors.verticalCenter: parent.verticalCenter
        name: root.drawing
        size: root.low ? 20 : 32
        color: root.largest ? Tokens.spine : Tokens.ink
    }

    Label {
        id: label

        x: root.low ? 30 : 48
        y: (parent.height - height - (root.stacked ? words.height : 0)) / 2
        width: Math.min(implicitWidth, (root.stacked ? parent.width : root.received.length > 0 ? root.goodsLeft : words.x) - x - 8)
        text: root.name
        font.pixelSize: root.low || root.narrow ? Tokens.note : Tokens.body
        font.bold: root.grows
        color: root.largest ? Tokens.soft : Tokens.ink
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Repeater {
        model: root.received.length

        Row {
            id: ticks

            required property int index

            x: root.goodsLeft + index * root.goodWidth
            anchors.verticalCenter: parent?.verticalCenter
            spacing: root.square < 20 ? 4 : 6

            Repeater {
                model: root.size

                Rectangle {
                    required property int index

                    readonly property bool filled: index < root.received[ticks.index]

                    width: root.square
                    height: root.square
                    color: !filled ? "transparent" : root.largest ? Tokens.spine : Tokens.sea
                    border.width: filled ? 0 : 2
                    border.color: root.largest ? Tokens.spine : Tokens.ink
                }
            }
        }
    }

    Label {
        id: words

        x: root.stacked ? label.x : parent.width - width
        y: root.stacked ? label.y + label.height : (parent.height - height) / 2
        text: root.remark
        font.pixelSize: root.stacked ? Tokens.note : label.font.pixelSize
        font.bold: root.grows
        color: root.grows || root.waiting ? Tokens.ink : Tokens.soft
        Accessible.ignored: true
    }
}
