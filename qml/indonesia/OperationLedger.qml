// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The account of the sale like a page of the ledger: the deliveries, their sum, what everybody earns; beneath it what
/// could still be sold, or why what stands is not possible. `split`, what is earned stands beside the deliveries.
Item {
    id: root

    required property OperationsController sheet
    property bool split: false
    property bool tight: false

    readonly property OperationAccount account: sheet.account
    readonly property real leftWidth: split ? Math.floor(width * 0.555) : width
    readonly property real rightX: split ? leftWidth + 32 : 0
    readonly property real rightWidth: width - rightX
    readonly property bool empty: account.deliveries.count === 0
    readonly property bool refused: sheet.refusal !== ""
    /// A refusal takes the place of what is earned, a ruling does not.
    readonly property bool noticeRight: split && refused
    readonly property real earnedBottom: earnings.visible && !split ? earnings.y + earnings.height : sum.y + sum.height

    readonly property real feesEdge: leftWidth - Math.max(96, sumProceeds.width + 24)
    readonly property real sumHeight: tight ? 40 : 52
    readonly property real room: height - 32 - sumHeight - (hint.visible ? hint.height + 8 : 0)
                                 - (notice.visible && !noticeRight ? notice.height + 8 : 0) - (earnings.visible && !split ? earnings.height : 0)
    readonly property real rowHeight: Math.max(48, Math.min(72, Math.floor(room / Math.max(1, account.deliveries.count))))

    Label {
        id: head

        text: root.sheet.citiesTracked ? qsTr("Delivered to") : qsTr("Delivered by")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Label {
        x: root.feesEdge - width
        text: qsTr("Fees")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Label {
        x: root.leftWidth - width
        text: qsTr("Proceeds")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: 31
        width: root.leftWidth
    }

    TextButton {
        id: same

        objectName: "sameAgain"
        y: 44
        visible: root.sheet.sameText !== ""
        text: root.sheet.sameText
        drawing: "again"
        onClicked: root.sheet.sellSameAgain()
    }

    Flickable {
        id: list

        x: -8
        y: 32
        width: root.leftWidth + 16
        height: root.empty ? (same.visible ? 84 : 0) : Math.min(contentHeight, root.rowHeight * Math.max(1, Math.floor(root.room / root.rowHeight)))
        contentHeight: root.account.deliveries.count * root.rowHeight
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        onHeightChanged: contentY = Math.max(0, contentHeight - height)

        Repeater {
            model: root.account.deliveries

            OperationDelivery {
                required property int index

                objectName: "delivery" + index
                x: 8
                y: index * root.rowHeight
                width: root.leftWidth
                height: root.rowHeight
                whole: y >= list.contentY && y + height <= list.contentY + list.height + 1
                lined: index + 1 < root.account.deliveries.count
                feesEdge: root.feesEdge
                onClicked: root.sheet.takeBack(index)
            }
        }
    }

    Item {
        id: sum

        y: list.y + list.height
        width: root.leftWidth
        height: root.sumHeight

        Rectangle {
            width: parent.width
            height: 2
            visible: !root.empty
            color: Tokens.ink
        }

        Label {
            objectName: "sold"
            anchors.verticalCenter: parent.verticalCenter
            text: root.account.sold
            font.bold: true
        }

        MoneyText {
            x: root.feesEdge - width
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.empty
            amount: root.account.fees
            bold: true
            color: amount.sign < 0 ? Tokens.terracotta : Tokens.soft
        }

        MoneyText {
            id: sumProceeds

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.empty
            amount: root.account.proceeds
            withPlus: true
            bold: true
            color: Tokens.leaf
        }
    }

    OperationEarnings {
        id: earnings

        x: root.rightX
        y: root.split ? 0 : sum.y + sum.height
        width: root.rightWidth
        visible: !root.empty && !root.refused
        account: root.account
        tight: root.tight || root.split
        brief: root.tight
    }

    Column {
        id: notice

        x: root.noticeRight ? root.rightX : 0
        y: root.noticeRight ? 0 : root.earnedBottom + 8
        width: root.noticeRight ? root.rightWidth : root.leftWidth
        visible: root.refused || root.sheet.ruling !== ""
        spacing: 8

        RefusalNotice {
            width: parent.width
            sheet: root.sheet
        }

        TextButton {
            objectName: "takeBack"
            visible: root.sheet.tooMuch
            text: qsTr("Take it back")
            drawing: "back"
            onClicked: root.sheet.takeBackLast()
        }
    }

    Column {
        id: hint

        y: root.earnedBottom + 8
        width: root.leftWidth
        visible: root.sheet.unsold !== ""

        Label {
            objectName: "unsold"
            width: parent.width
            text: root.sheet.unsold
            lineHeightMode: Text.FixedHeight
            font.pixelSize: root.tight ? Tokens.note : Tokens.body
            lineHeight: root.tight ? 20 : 25
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }

        TextButton {
            objectName: "couldNotReach"
            height: root.tight ? 48 : implicitHeight
            text: qsTr("Could not reach them")
            onClicked: root.sheet.couldNotReach()
        }
    }
}
