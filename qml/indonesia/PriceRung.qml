// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// One price of the ladder: what a unit costs, and what that means to whoever pays and gets it.
ChoiceRow {
    id: root

    required property string unit
    required property string remark
    required property list<money> figures
    required property bool chosen
    required property bool possible
    required property bool gap
    required property int rank
    required property real firstColumn
    required property real column
    required property var heads

    readonly property color tint: possible || chosen ? Tokens.ink : Tokens.soft

    checked: chosen
    reach: 0
    lined: !gap
    text: qsTr("%1 a unit", "price").arg(unit) + (remark === "" ? "" : ", " + remark)

    Label {
        id: price

        x: 16
        anchors.verticalCenter: parent.verticalCenter
        text: root.unit
        font.pixelSize: root.chosen ? Tokens.strong : Tokens.figure
        font.bold: root.chosen
        color: root.tint
        Accessible.ignored: true
    }

    Label {
        anchors.left: price.right
        anchors.leftMargin: 8
        anchors.baseline: price.baseline
        visible: x + implicitWidth + 8 <= (figureItems.count > 0 ? (figureItems.itemAt(0)?.x ?? 0) : 0)
        text: root.remark
        font.pixelSize: Tokens.note
        color: Tokens.soft
        Accessible.ignored: true
    }

    Repeater {
        id: figureItems

        model: root.figures.length

        MoneyText {
            required property int index

            readonly property bool last: index === root.figures.length - 1

            x: root.firstColumn + (index + 1) * root.column - width
            y: price.y + price.baselineOffset - baselineOffset
            room: root.column - 8
            amount: root.figures[index]
            withPlus: !last
            pixelSize: root.chosen ? Tokens.strong : Tokens.figure
            bold: root.chosen
            color: !root.chosen || last ? root.tint : amount.sign < 0 ? Tokens.terracotta : amount.sign > 0 ? Tokens.leaf : Tokens.ink
            Accessible.name: qsTr("%1 %2", "account, balance").arg(root.heads[index] ?? "").arg(amount.spoken)
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        visible: root.gap
        color: Tokens.spine
    }
}
