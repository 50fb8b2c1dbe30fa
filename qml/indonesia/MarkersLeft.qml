// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The city markers that are left, before and after, by size.
Item {
    id: root

    required property RowsModel markers
    property real rowHeight: 56

    readonly property real headHeight: 32

    implicitHeight: headHeight + 1 + markers.count * rowHeight

    Label {
        y: (root.headHeight - height) / 2 - 6
        text: qsTr("Markers left")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.headHeight
        width: parent.width
    }

    Column {
        y: root.headHeight + 1

        Repeater {
            model: root.markers

            Item {
                id: line

                required property string icon
                required property string name
                required property string before
                required property string after
                required property int index

                objectName: "markers" + index
                width: root.width
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: before === "" ? qsTr("%1: %2", "size, markers left").arg(name).arg(after)
                                               : qsTr("%1: %2, then %3", "size, markers left, then").arg(name).arg(before).arg(after)

                Icon {
                    x: 2
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.icon
                    size: 32
                }

                Label {
                    x: 52
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.name
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: arrow.left
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.before !== ""
                    text: line.before
                    font.pixelSize: Tokens.figure
                    color: Tokens.soft
                    Accessible.ignored: true
                }

                Icon {
                    id: arrow

                    x: parent.width - 68
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.before !== ""
                    name: "arrow"
                    size: 16
                    color: Tokens.soft
                }

                Label {
                    x: parent.width - width
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.after
                    font.pixelSize: Tokens.figure
                    font.bold: line.before !== ""
                    Accessible.ignored: true
                }

                Hairline {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
            }
        }
    }
}
