// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls

/// The price of a merger: the ladder with whatever is wrong above it, or the number pad.
FocusScope {
    id: root

    required property PricedSheet sheet
    property bool compact: false
    readonly property NumberPad pad: typing.visible ? typing.pad : null

    RefusalNotice {
        id: refused

        y: 8
        width: parent.width
        visible: !root.sheet.typing && (root.sheet.refusal !== "" || root.sheet.ruling !== "")
        sheet: root.sheet
        lines: 2
    }

    PriceLadder {
        y: refused.visible ? refused.y + refused.height : 0
        width: parent.width
        height: parent.height - y
        visible: root.sheet.priced && !root.sheet.typing
        sheet: root.sheet
        compact: root.compact
    }

    PriceTyping {
        id: typing

        anchors.fill: parent
        anchors.topMargin: 8
        visible: root.sheet.typing
        enabled: visible
        focus: root.sheet.typing
        sheet: root.sheet
        compact: root.compact
    }
}
