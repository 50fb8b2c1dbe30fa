// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls

/// The price of one unit, between its keys; the number itself, over a line of sea, lays the number pad out.
Stepper {
    id: root

    required property PricedSheet sheet

    objectName: "price"
    value: sheet.unitPrice
    canLess: sheet.canLess
    canMore: sheet.canMore
    name: qsTr("Price a unit")
    onLess: sheet.less()
    onMore: sheet.more()
    onTapped: sheet.setTyping(!sheet.typing)
    typable: true
}
