// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// How the company grows: free once all is sold, else by buying areas.
Item {
    id: root

    required property OperationsController sheet

    readonly property bool narrow: width < 400

    implicitHeight: 64

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: stepper.x - 8
        spacing: 2

        Label {
            id: head

            width: parent.width
            text: root.sheet.growthHead
            font.pixelSize: root.narrow ? Tokens.note : Tokens.body
            font.bold: root.sheet.growing
            lineHeightMode: Text.FixedHeight
            lineHeight: root.narrow ? 20 : 23
            wrapMode: Text.Wrap
            maximumLineCount: 3
        }

        Label {
            width: parent.width
            visible: head.lineCount < 3
            text: root.sheet.growthNote
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }
    }

    Stepper {
        id: stepper

        objectName: root.sheet.growing ? "grow" : "buy"
        anchors.right: parent.right
        keyWidth: root.narrow ? 56 : 64
        width: 2 * keyWidth + (root.narrow ? 56 : 72)
        value: root.sheet.growth
        canLess: root.sheet.canLess
        canMore: root.sheet.canMore
        name: root.sheet.growing ? qsTr("Areas it grows") : qsTr("Areas it buys")
        onLess: root.sheet.less()
        onMore: root.sheet.more()
    }
}
