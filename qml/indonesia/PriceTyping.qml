// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls

/// The price typed, a unit or in all, and beside it what it means or why it is not possible.
FocusScope {
    id: root

    required property PricedSheet sheet
    property bool compact: false
    readonly property alias pad: keys

    readonly property real padWidth: compact ? 228 : 312
    readonly property real sideX: padWidth + (compact ? 24 : 40)

    TypedAmount {
        id: amount

        y: root.compact ? -24 : -8
        width: root.padWidth
        text: root.sheet.typed
        limit: root.sheet.typedLimit
    }

    NumberPad {
        id: keys

        anchors.top: amount.bottom
        anchors.topMargin: 8
        width: root.padWidth
        height: Math.min(320, root.height - y)
        focus: true
        onDigitPressed: digit => root.sheet.type(digit)
        onClearPressed: root.sheet.clearDigits()
        onErasePressed: root.sheet.erase()
    }

    Row {
        id: ways

        x: root.sideX
        spacing: 24

        ChoiceTab {
            objectName: "typeUnit"
            text: qsTr("a unit")
            checked: !root.sheet.typesTotal
            onClicked: root.sheet.setTypesTotal(false)
        }

        ChoiceTab {
            objectName: "typeTotal"
            text: qsTr("in all")
            checked: root.sheet.typesTotal
            onClicked: root.sheet.setTypesTotal(true)
        }
    }

    TextButton {
        objectName: "ladder"
        anchors.right: parent.right
        text: qsTr("Ladder")
        onClicked: root.sheet.setTyping(false)
    }

    RefusalNotice {
        id: refused

        x: root.sideX
        y: ways.height + (root.compact ? 12 : 20)
        width: parent.width - x
        sheet: root.sheet
        lines: 4
    }

    // The rung that stands, as an account.
    Repeater {
        model: refused.visible ? null : root.sheet.ladder

        PriceAccount {
            x: root.sideX
            y: ways.height + (root.compact ? 8 : 16)
            width: root.width - x
            height: root.height - y
            visible: chosen
            heads: root.sheet.accounts
        }
    }
}
