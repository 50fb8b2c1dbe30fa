// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Why what stands is not possible, in its place: the reason, the nearest legal values, and that the table may rule
/// otherwise. It takes no room while there is nothing to say.
Column {
    id: root

    required property SheetController sheet
    property int lines: 3

    visible: sheet.refusal !== "" || sheet.ruling !== ""
    spacing: 8

    Label {
        objectName: "refusal"
        width: parent.width
        visible: root.sheet.refusal !== ""
        text: root.sheet.refusal
        font.bold: true
        lineHeightMode: Text.FixedHeight
        lineHeight: 24
        wrapMode: Text.Wrap
        maximumLineCount: root.lines
        elide: Text.ElideRight
    }

    Label {
        objectName: "ruling"
        width: parent.width
        visible: root.sheet.ruling !== ""
        text: qsTr("Ruled: %1").arg(root.sheet.ruling)
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: root.sheet.nearest

            ValueButton {
                required property int index

                required amount
                objectName: "nearest" + index
                width: Math.max(96, implicitWidth)
                height: 56
                onClicked: root.sheet.chooseNearest(index)
            }
        }

        TextButton {
            objectName: "rule"
            visible: root.sheet.canRule || root.sheet.ruling !== ""
            text: root.sheet.ruling !== "" ? qsTr("Change the ruling") : qsTr("The table rules otherwise")
            drawing: "ruling"
            onClicked: root.sheet.askRuling()
        }
    }
}
