// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// One place of the order: who would have it, the bid, and what it counts for.
ChoiceRow {
    id: root

    required property string place
    required property playerMark mark
    required property money bid
    required property money counts
    required property string multiplier
    required property bool hasBid
    required property bool typed
    required property bool entered
    required property real bidEdge
    required property real timesEdge
    required property bool narrow

    readonly property real countsWidth: hasBid ? countsText.implicitWidth : 0
    readonly property real timesWidth: hasBid ? times.implicitWidth : 0

    enabled: !entered
    reach: 0
    text: hasBid ? qsTr("%1: %2, bids %3, counts %4").arg(place).arg(mark.name).arg(bid.spoken).arg(counts.spoken)
                            : qsTr("%1: %2, no bid yet").arg(place).arg(mark.name)

    Label {
        id: rank

        anchors.verticalCenter: parent.verticalCenter
        text: root.place
        font.pixelSize: Tokens.figure
        color: Tokens.soft
        Accessible.ignored: true
    }

    PlayerChip {
        id: chip

        x: root.narrow ? 26 : 32
        anchors.verticalCenter: parent.verticalCenter
        mark: root.mark
        size: root.narrow || root.height < 64 ? 40 : 48
    }

    Label {
        anchors.left: chip.right
        anchors.leftMargin: root.narrow ? 8 : 12
        anchors.right: root.hasBid ? bidText.left : waiting.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        text: root.mark.name
        font.pixelSize: Tokens.figure
        font.bold: root.typed
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MoneyText {
        id: bidText

        x: root.bidEdge - width
        y: rank.y + rank.baselineOffset - baselineOffset
        visible: root.hasBid
        amount: root.bid
        room: root.bidEdge - chip.x - chip.width - 8
        bold: true
        color: Tokens.sea
        Accessible.ignored: true
    }

    Rectangle {
        anchors.top: bidText.bottom
        anchors.left: bidText.left
        anchors.leftMargin: -10
        anchors.right: bidText.right
        height: 4
        visible: root.typed && root.hasBid
        color: Tokens.saffron
    }

    Label {
        id: times

        x: root.timesEdge - width
        anchors.baseline: rank.baseline
        visible: root.hasBid
        text: root.multiplier
        font.pixelSize: root.narrow ? Tokens.note : Tokens.body
        color: Tokens.soft
        Accessible.ignored: true
    }

    MoneyText {
        id: countsText

        anchors.right: parent.right
        y: rank.y + rank.baselineOffset - baselineOffset
        visible: root.hasBid
        amount: root.counts
        room: (root.width < 396 ? 0.28 : 0.4) * root.width
        pixelSize: root.narrow ? Tokens.figure : Tokens.strong
        bold: true
        Accessible.ignored: true
    }

    Label {
        id: waiting

        anchors.right: parent.right
        anchors.baseline: rank.baseline
        visible: !root.hasBid
        text: root.typed ? qsTr("bids now") : qsTr("to bid")
        color: Tokens.soft
        Accessible.ignored: true
    }
}
