// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A line adds ships: how many.
Item {
    id: root

    required property OperationsController sheet

    readonly property real stepperWidth: 320

    Label {
        text: qsTr("Ships it adds")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: 31
        width: root.stepperWidth
    }

    Stepper {
        id: stepper

        objectName: "add"
        y: 56
        width: root.stepperWidth
        keyWidth: 96
        keyHeight: 72
        value: root.sheet.growth
        canLess: root.sheet.canLess
        canMore: root.sheet.canMore
        name: qsTr("Ships it adds")
        pixelSize: Tokens.typed
        onLess: root.sheet.less()
        onMore: root.sheet.more()
    }

    Label {
        anchors.top: stepper.bottom
        anchors.topMargin: 24
        text: root.sheet.growthNote
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }
}
