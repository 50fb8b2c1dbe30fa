// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The shipping lines: whose each is, where its deeds are, and what it carries yet.
Item {
    id: root

    required property OperationsController sheet

    readonly property int count: Math.max(1, sheet.lines.count)
    readonly property real rowHeight: Math.max(56, Math.min(104 + 25 * Math.max(0, sheet.mostDeeds - 2), Math.floor((height - 32) / count)))

    Label {
        text: qsTr("Line")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: 31
        width: parent.width
    }

    Label {
        y: 44
        width: parent.width
        visible: root.sheet.lines.count === 0
        text: qsTr("Nobody has a line")
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    Flickable {
        id: list

        x: -16
        y: 32
        width: parent.width + 16
        height: parent.height - 32
        contentHeight: root.count * root.rowHeight
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Repeater {
            model: root.sheet.lines

            ChoiceRow {
                id: line

                required property int index
                required property string key
                required property playerMark mark
                required property string name
                required property string detail
                required property bool chosen
                required property bool possible

                objectName: "line-" + key
                x: 16
                y: index * root.rowHeight
                width: root.width
                height: root.rowHeight
                checked: chosen
                text: qsTr("%1’s line, %2: %3", "player, provinces, what it carries").arg(mark.name).arg(name).arg(detail)
                onClicked: root.sheet.chooseLine(index)

                PlayerChip {
                    id: chip

                    visible: line.y >= list.contentY && line.y + line.height <= list.contentY + list.height + 1

                    anchors.verticalCenter: parent.verticalCenter
                    mark: line.mark
                    size: root.width < 240 ? 32 : 40
                }

                Column {
                    anchors.left: chip.right
                    anchors.leftMargin: root.width < 240 ? 8 : 14
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    Label {
                        width: parent.width
                        text: line.name
                        font.bold: true
                        font.pixelSize: root.width < 200 ? Tokens.note : Tokens.body
                        color: line.possible ? Tokens.ink : Tokens.soft
                        lineHeightMode: Text.FixedHeight
                        lineHeight: 25
                        wrapMode: Text.Wrap
                        maximumLineCount: Math.max(1, Math.floor((root.rowHeight - 28) / 25))
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Label {
                        width: parent.width
                        text: line.detail
                        font.pixelSize: root.rowHeight >= 64 ? Tokens.body : Tokens.note
                        color: Tokens.soft
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
