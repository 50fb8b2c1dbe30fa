// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// What the operation comes to: the own line, the one who operates, and every other owner of a line.
Column {
    id: root

    required property OperationAccount account
    property bool tight: false
    /// Only the one who operates: the others stand among the effects.
    property bool brief: false

    OperationEarner {
        width: parent.width
        height: root.tight ? 40 : 48
        visible: root.account.ownText !== ""
        mark: root.account.mark
        text: root.account.ownText
        amount: root.account.own
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Tokens.ink
    }

    Item {
        width: parent.width
        height: root.tight ? 56 : 66
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "who or what, amount").arg(root.account.netText).arg(root.account.net.spoken)

        PlayerChip {
            id: chip

            anchors.verticalCenter: parent.verticalCenter
            mark: root.account.mark
            size: 32
        }

        Label {
            anchors.left: chip.right
            anchors.leftMargin: 12
            anchors.right: net.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            text: root.account.netText
            font.pixelSize: Tokens.figure
            font.bold: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        MoneyText {
            id: net

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            amount: root.account.net
            withPlus: true
            bold: true
            pixelSize: Tokens.result
            room: root.width * 0.5
            color: amount.sign < 0 ? Tokens.terracotta : amount.sign > 0 ? Tokens.leaf : Tokens.ink
            Accessible.ignored: true
        }
    }

    Item {
        width: parent.width
        height: 4

        Rectangle {
            width: parent.width
            height: 1
            color: Tokens.ink
        }

        Rectangle {
            y: 3
            width: parent.width
            height: 1
            color: Tokens.ink
        }
    }

    Item {
        width: 1
        visible: others.visible && others.count > 0
        height: 8
    }

    Grid {
        id: others

        readonly property int count: root.account.others.count

        visible: !root.brief
        columns: count > 1 ? 2 : 1
        columnSpacing: 24
        width: parent.width

        Repeater {
            model: root.account.others

            OperationEarner {
                required property int index

                objectName: "other" + index
                width: Math.floor((root.width - (others.columns - 1) * others.columnSpacing) / others.columns)
                height: root.tight ? 40 : 48
                brief: others.columns > 1
            }
        }
    }
}
