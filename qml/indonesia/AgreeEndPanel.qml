// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The table ends the game here: why, and how everybody would stand.
SheetPanel {
    id: root

    required property AgreeEndController sheet

    Phrases {
        id: reasons

        y: 8
        width: parent.width
        phrases: root.sheet.phrases
        chosen: root.sheet.reason
        prefix: "reason"
        name: qsTr("Another reason")
        low: root.metrics.compact
        onPicked: text => root.sheet.choose(text)
    }

    RefusalNotice {
        id: refusal

        anchors.top: reasons.bottom
        anchors.topMargin: 16
        width: parent.width
        sheet: root.sheet
    }

    Label {
        anchors.top: reasons.bottom
        anchors.topMargin: 24
        width: parent.width
        visible: text !== "" && !refusal.visible
        text: root.sheet.secret
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    Column {
        id: table

        readonly property real rowHeight: Math.min(64, Math.floor((root.height - y) / Math.max(1, root.sheet.places.count)))

        y: reasons.y + reasons.height + (root.metrics.compact ? 8 : 24)
        width: Math.min(560, parent.width)
        visible: !refusal.visible

        Repeater {
            model: root.sheet.places

            Item {
                id: row

                required property string place
                required property playerMark mark
                required property money score

                width: table.width
                height: table.rowHeight

                Label {
                    id: number

                    width: 32
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.place
                    font.pixelSize: Tokens.figure
                    color: Tokens.soft
                }

                PlayerChip {
                    id: chip

                    anchors.left: number.right
                    anchors.verticalCenter: parent.verticalCenter
                    mark: row.mark
                    size: row.height < 40 ? 32 : 40
                }

                Label {
                    anchors.left: chip.right
                    anchors.leftMargin: 12
                    anchors.right: amount.left
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.mark.name
                    font.pixelSize: Tokens.figure
                    elide: Text.ElideRight
                }

                MoneyText {
                    id: amount

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    amount: row.score
                    bold: true
                }

                Hairline {
                    width: parent.width
                }
            }
        }
    }
}
