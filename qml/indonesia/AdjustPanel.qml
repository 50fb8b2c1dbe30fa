// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls

/// Money put right by hand: the amount over its pad, whose account it is or who pays whom, and why.
SheetPanel {
    id: root

    required property AdjustController sheet

    readonly property bool compact: metrics.compact
    readonly property real padWidth: compact ? 228 : 312
    readonly property real gap: compact ? 36 : metrics.upright ? 40 : 48
    readonly property real columnWidth: metrics.upright ? width - padWidth - gap : Math.floor((width - padWidth - 2 * gap) / 2)

    wide: true
    pad: keys

    TypedAmount {
        id: amount

        width: root.padWidth
        y: root.compact ? -8 : 8
        text: root.sheet.typed
        limit: root.sheet.limit
    }

    NumberPad {
        id: keys

        anchors.top: amount.bottom
        anchors.topMargin: root.compact ? 8 : 16
        width: root.padWidth
        height: Math.min(320, root.height - y)
        focus: true
        onDigitPressed: digit => root.sheet.type(digit)
        onClearPressed: root.sheet.clearDigits()
        onErasePressed: root.sheet.erase()
    }

    Column {
        id: choices

        x: root.padWidth + root.gap
        width: root.columnWidth
        spacing: root.compact ? 12 : 20

        Row {
            spacing: root.compact ? 12 : 24

            ChoiceTab {
                objectName: "oneAccount"
                text: qsTr("One account")
                checked: !root.sheet.between
                onClicked: root.sheet.chooseWay(false)
            }

            ChoiceTab {
                objectName: "betweenPlayers"
                text: root.compact ? qsTr("Between players") : qsTr("From one to another")
                checked: root.sheet.between
                onClicked: root.sheet.chooseWay(true)
            }
        }

        PlayerCells {
            width: parent.width
            head: root.sheet.between ? qsTr("Pays") : ""
            prefix: root.sheet.between ? "from-" : "player-"
            players: root.sheet.players
            onPicked: key => root.sheet.choosePlayer(key)
        }

        PlayerCells {
            width: parent.width
            visible: root.sheet.between
            head: qsTr("Is paid")
            prefix: "to-"
            players: root.sheet.receivers
            onPicked: key => root.sheet.chooseReceiver(key)
        }

        Row {
            visible: !root.sheet.between
            spacing: root.compact ? 12 : 24

            Repeater {
                model: root.sheet.accounts

                ChoiceTab {
                    required property string key
                    required property string name
                    required property bool chosen

                    objectName: "account-" + key
                    text: name
                    checked: chosen
                    onClicked: root.sheet.chooseAccount(key)
                }
            }
        }

        Row {
            visible: !root.sheet.between
            spacing: root.compact ? 12 : 24

            ChoiceTab {
                objectName: "add"
                drawing: "plus"
                text: qsTr("Add")
                checked: !root.sheet.negative
                onClicked: if (root.sheet.negative)
                    root.sheet.turnSign()
            }

            ChoiceTab {
                objectName: "sign"
                drawing: "minus"
                text: qsTr("Take away")
                checked: root.sheet.negative
                onClicked: if (!root.sheet.negative)
                    root.sheet.turnSign()
            }
        }
    }

    Phrases {
        id: reasons

        x: root.metrics.upright ? 0 : choices.x + choices.width + root.gap
        y: root.metrics.upright ? Math.max(keys.y + keys.height, choices.height) + 24 : 0
        width: root.metrics.upright ? root.width : root.columnWidth
        phrases: root.sheet.reasons
        chosen: root.sheet.reason
        prefix: "reason"
        name: qsTr("Another reason")
        low: root.compact
        onPicked: text => root.sheet.chooseReason(text)
    }

    RefusalNotice {
        anchors.top: reasons.bottom
        anchors.topMargin: 16
        x: reasons.x
        width: reasons.width
        sheet: root.sheet
    }
}
