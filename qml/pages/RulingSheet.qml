// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// What the table agreed, over the work it is about: ready phrases to tap, or words of one's own.
Rectangle {
    id: root

    required property SheetController sheet
    required property PageMetrics metrics

    color: Tokens.paper
    onVisibleChanged: own.text = ""

    MouseArea {
        anchors.fill: parent
    }

    Item {
        x: root.metrics.margin
        y: 16
        width: parent.width - 2 * x
        height: parent.height - y

        Label {
            id: head

            y: 8
            width: parent.width - close.width - 16
            text: qsTr("The table rules otherwise")
            font.pixelSize: Tokens.strong
            font.bold: true
            elide: Text.ElideRight
        }

        TextButton {
            id: close

            objectName: "leaveRuling"
            anchors.right: parent.right
            text: qsTr("Leave it")
            onClicked: root.sheet.leaveRuling()
        }

        Label {
            id: about

            anchors.top: head.bottom
            anchors.topMargin: 8
            width: parent.width
            text: root.sheet.refusal
            color: Tokens.soft
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Flow {
            id: phrases

            anchors.top: about.bottom
            anchors.topMargin: 16
            width: parent.width
            spacing: 12

            Repeater {
                model: root.sheet.rulings

                Button {
                    id: phrase

                    required property string modelData
                    required property int index

                    objectName: "ruling" + index
                    text: modelData
                    font.pixelSize: Tokens.body
                    onClicked: root.sheet.rule(modelData)
                }
            }
        }

        TextEntry {
            anchors.top: phrases.bottom
            anchors.topMargin: 16
            width: Math.min(560, parent.width)
            id: own

            objectName: "rulingText"
            name: qsTr("What the table agreed")
            onDone: text => root.sheet.rule(text)
        }
    }
}
