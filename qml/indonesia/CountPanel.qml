// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls

/// A player counts the cash: the amount over its pad, who counts beside it; or what a wrong count may come from.
SheetPanel {
    id: root

    required property CountController sheet

    readonly property bool compact: metrics.compact
    readonly property real padWidth: compact ? 228 : width < 740 ? Math.floor((width - 40) * 0.48) : 312
    readonly property real gap: compact ? 28 : width < 740 ? 40 : 48

    pad: sheet.told ? null : keys

    TypedAmount {
        id: amount

        width: root.padWidth
        y: root.compact ? -8 : 8
        visible: !root.sheet.told
        text: root.sheet.typed
        limit: root.sheet.limit
    }

    NumberPad {
        id: keys

        anchors.top: amount.bottom
        anchors.topMargin: root.compact ? 8 : 16
        width: root.padWidth
        height: Math.min(320, root.height - y)
        visible: !root.sheet.told
        focus: true
        onDigitPressed: digit => root.sheet.type(digit)
        onClearPressed: root.sheet.clearDigits()
        onErasePressed: root.sheet.erase()
    }

    Item {
        x: root.padWidth + root.gap
        width: root.width - x
        height: root.height
        visible: !root.sheet.told

        PlayerRows {
            id: rows

            width: parent.width
            rowHeight: Math.min(80, Math.floor((root.height - 72) / Math.max(1, root.sheet.players.count)))
            players: root.sheet.players
            onPicked: key => root.sheet.choosePlayer(key)
        }

        ChoiceTab {
            objectName: "sign"
            anchors.top: rows.bottom
            anchors.topMargin: 8
            visible: root.sheet.players.count > 0
            text: qsTr("The cash is below zero")
            checked: root.sheet.negative
            onClicked: root.sheet.turnSign()
        }
    }

    CountResult {
        anchors.fill: parent
        visible: root.sheet.told
        since: root.sheet.since
        suspects: root.sheet.suspects
        low: root.compact
    }
}
