// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A player in the final table.
Item {
    id: root

    required property string place
    required property playerMark mark
    required property list<money> figures
    required property money score
    required property bool shown
    /// Where the name has to end and where each figure ends.
    required property real nameEdge
    required property list<real> edges
    required property int figureSize
    required property int scoreSize

    readonly property real scoreWidth: total.visible ? total.implicitWidth : 0

    readonly property int longest: [score, ...figures].reduce((most, figure) => Math.max(most, figure.text.length), 0)

    function figureWidth(column: int): real {
        return items.itemAt(column)?.implicitWidth ?? 0;
    }

    Hairline {
        width: parent.width
    }

    Label {
        id: number

        width: 26
        anchors.verticalCenter: parent.verticalCenter
        text: root.place
        font.pixelSize: Tokens.figure
        color: Tokens.soft
    }

    PlayerChip {
        id: chip

        anchors.left: number.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.shown
        mark: root.mark
        size: root.height < 64 ? 40 : 48
    }

    Label {
        anchors.left: chip.right
        anchors.leftMargin: 10
        width: Math.max(0, root.nameEdge - x)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.shown
        text: root.mark.name
        font.pixelSize: Tokens.figure
        font.bold: true
        elide: Text.ElideRight
    }

    Repeater {
        id: items

        model: root.figures.length

        MoneyText {
            required property int index

            x: (root.edges[index] ?? 0) - width
            anchors.verticalCenter: parent.verticalCenter
            amount: root.figures[index]
            pixelSize: root.figureSize
        }
    }

    MoneyText {
        id: total

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.shown
        amount: root.score
        pixelSize: root.scoreSize
        bold: true
    }
}
