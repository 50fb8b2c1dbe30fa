// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The provinces where the one asked may build, and why the era began.
SheetPanel {
    id: root

    required property NewEraController sheet

    readonly property bool everywhere: sheet.everywhere
    readonly property int columns: !everywhere ? 2 : metrics.compact ? 5 : metrics.upright ? 3 : 4
    readonly property int lines: Math.ceil((sheet.provinces.count + 1) / columns)
    readonly property real gap: metrics.compact && everywhere ? 16 : 32
    readonly property real cellWidth: Math.floor((width - (columns - 1) * gap) / columns)
    readonly property real room: height - list.y - (everywhere ? 96 : 8)

    /// No room for a head.
    readonly property bool bare: everywhere && metrics.compact

    wide: everywhere

    NewEraReasons {
        id: reasons

        width: parent.width
        visible: !root.everywhere
        sheet: root.sheet
        narrow: root.metrics.compact
        lineHeight: root.metrics.compact ? 36 : root.metrics.upright ? 44 : 56
    }

    Label {
        id: head

        visible: !root.bare
        y: root.bare ? -height - 7 : root.everywhere ? 0 : reasons.height + (root.metrics.compact ? 4 : 16)
        text: root.sheet.provincesHead
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Row {
        anchors.right: parent.right
        anchors.verticalCenter: head.verticalCenter
        spacing: 8
        visible: !root.bare

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "city-1"
            size: 20
            color: Tokens.soft
        }

        Label {
            objectName: "markersLeft"
            anchors.verticalCenter: parent.verticalCenter
            text: root.sheet.markers
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }
    }

    Hairline {
        id: line

        y: head.y + head.height + 6
        width: parent.width
        visible: !root.bare
    }

    Flickable {
        id: list

        x: -16
        y: line.y + 1
        width: parent.width + 16
        height: root.room
        contentHeight: grid.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Grid {
            id: grid

            x: 16
            flow: Grid.TopToBottom
            rows: root.lines
            columnSpacing: root.gap

            readonly property real cellHeight: Math.max(48, Math.min(72, Math.floor(root.room / Math.max(1, root.lines))))

            Repeater {
                model: root.sheet.provinces

                ProvinceCell {
                    required property int index

                    width: root.cellWidth
                    height: grid.cellHeight
                    reach: root.metrics.compact && root.everywhere ? 8 : 16
                    stacked: root.everywhere
                    pixelSize: !root.everywhere ? Tokens.figure : root.metrics.compact ? Tokens.note : Tokens.body
                    onClicked: root.sheet.chooseProvince(index)
                }
            }

            Item {
                width: root.cellWidth
                height: grid.cellHeight

                TextButton {
                    objectName: "everywhere"
                    anchors.verticalCenter: parent.verticalCenter
                    height: Math.min(Tokens.touch, parent.height)
                    text: root.everywhere ? qsTr("Back to the cards") : qsTr("Another province")
                    onClicked: root.sheet.showEverywhere(!root.everywhere)
                }
            }
    }
    }

    RefusalNotice {
        y: root.height - height - 4
        width: parent.width
        lines: 1
        sheet: root.sheet
    }
}
