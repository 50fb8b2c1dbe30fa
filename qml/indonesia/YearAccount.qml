// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The account of the year by player: cash, earnings, and what comes of them.
Item {
    id: root

    required property CityGrowthController sheet
    /// The room there is for the rows and their heads.
    required property real room

    readonly property real headHeight: 32
    readonly property real rowHeight: Math.min(72, Math.floor((room - headHeight - 1) / Math.max(1, sheet.account.count)))
    readonly property bool small: rowHeight < 56
    readonly property real thenEdge: width
    readonly property real earningsEdge: thenEdge - Math.max(headWidth(2), widest(line => line.thenWidth)) - 20
    readonly property real cashEdge: earningsEdge - Math.max(headWidth(1), widest(line => line.earningsWidth)) - 20

    implicitHeight: headHeight + 1 + sheet.account.count * rowHeight

    function headWidth(column: int): real {
        return heads.count > column ? heads.itemAt(column)?.implicitWidth ?? 0 : 0;
    }

    function widest(width: var): real {
        let most = 0;
        for (let place = 0; place < lines.count; ++place) {
            const line = lines.itemAt(place);
            if (line)
                most = Math.max(most, width(line));
        }
        return most;
    }

    Label {
        y: (root.headHeight - height) / 2 - 6
        visible: width + 8 <= root.cashEdge - root.headWidth(0)
        text: root.sheet.accountHead
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Repeater {
        id: heads

        model: root.sheet.accountColumns

        Label {
            required property string modelData
            required property int index

            x: [root.cashEdge, root.earningsEdge, root.thenEdge][index] - width
            y: (root.headHeight - height) / 2 - 6
            text: modelData
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }
    }

    Hairline {
        y: root.headHeight
        width: parent.width
    }

    Column {
        y: root.headHeight + 1

        Repeater {
            id: lines

            model: root.sheet.account

            Item {
                id: line

                required property playerMark mark
                required property money cash
                required property money earnings
                required property money then
                required property int index

                readonly property real thenWidth: thenText.implicitWidth
                readonly property real earningsWidth: earningsText.implicitWidth

                objectName: "closing" + index
                width: root.width
                height: root.rowHeight
                Accessible.role: Accessible.Grouping
                Accessible.name: mark.name

                PlayerChip {
                    id: chip

                    anchors.verticalCenter: parent.verticalCenter
                    mark: line.mark
                    size: root.small ? 32 : 40
                }

                MouseArea {
                    objectName: "hold" + line.index
                    anchors.centerIn: chip
                    width: 56
                    height: Math.max(48, Math.min(56, parent.height))
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("Hold to see the money of %1").arg(line.mark.name)
                    onPressed: root.sheet.show(line.index)
                    onReleased: root.sheet.hide()
                    onCanceled: root.sheet.hide()
                }

                Label {
                    id: name

                    anchors.left: chip.right
                    anchors.leftMargin: root.small ? 8 : 12
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.cashEdge - cashText.width - 12 - x
                    text: line.mark.name
                    font.pixelSize: Tokens.figure
                    font.bold: true
                    elide: Text.ElideRight
                }

                MoneyText {
                    id: cashText

                    x: root.cashEdge - width
                    y: name.y + name.baselineOffset - baselineOffset
                    room: 0.22 * root.width
                    amount: line.cash
                    Accessible.name: qsTr("%1 %2", "account, balance").arg(root.sheet.accountColumns[0]).arg(amount.spoken)
                }

                MoneyText {
                    id: earningsText

                    x: root.earningsEdge - width
                    y: name.y + name.baselineOffset - baselineOffset
                    room: 0.2 * root.width
                    amount: line.earnings
                    withPlus: true
                    color: amount.sign < 0 ? Tokens.terracotta : amount.sign > 0 ? Tokens.leaf : Tokens.soft
                    Accessible.name: qsTr("%1 %2", "account, balance").arg(root.sheet.accountColumns[1]).arg(amount.spoken)
                }

                MoneyText {
                    id: thenText

                    x: root.thenEdge - width
                    y: name.y + name.baselineOffset - baselineOffset
                    room: 0.3 * root.width
                    amount: line.then
                    pixelSize: Tokens.strong
                    bold: true
                    Accessible.name: qsTr("%1 %2", "account, balance").arg(root.sheet.accountColumns[2]).arg(amount.spoken)
                }

                Hairline {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
            }
        }
    }
}
