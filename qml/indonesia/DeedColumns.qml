// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Deeds under their kinds, each to be tapped.
Item {
    id: root

    required property DeedTable deeds
    property bool compact: false

    readonly property real gap: 24
    readonly property real across: Math.max(3, deeds.heads.count)
    readonly property real columnWidth: Math.floor((width - (across - 1) * gap) / across)
    readonly property real headHeight: compact ? 44 : 56
    readonly property real rowHeight: Math.min(88, Math.floor((height - headHeight) / Math.max(1, deeds.longest)))

    signal tapped(row: int)

    Repeater {
        model: root.deeds.heads

        Item {
            id: head

            required property string icon
            required property string name
            required property int index

            x: index * (root.columnWidth + root.gap)
            width: root.columnWidth
            height: root.headHeight

            Icon {
                id: drawing

                anchors.verticalCenter: words.verticalCenter
                name: head.icon
                size: root.compact ? 24 : 32
            }

            Label {
                id: words

                anchors.left: drawing.right
                anchors.leftMargin: root.compact ? 8 : 12
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.bottomMargin: root.compact ? 6 : 10
                text: head.name
                font.pixelSize: root.compact ? Tokens.body : Tokens.figure
                font.bold: true
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 2
                color: Tokens.ink
            }
        }
    }

    Repeater {
        model: root.deeds.rows

        ChoiceRow {
            id: deed

            required property string key
            required property string name
            required property string note
            required property string briefNote
            required property string spoken
            required property int column
            required property int place
            required property bool chosen
            required property int index

            objectName: "deed-" + key
            x: column * (root.columnWidth + root.gap)
            y: root.headHeight + place * root.rowHeight
            width: root.columnWidth
            height: root.rowHeight
            reach: 12
            checked: chosen
            text: note === "" ? spoken : qsTr("%1, %2", "deed, note").arg(spoken).arg(note)
            onClicked: root.tapped(index)

            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width

                Label {
                    width: parent.width
                    text: deed.name
                    font.bold: deed.chosen
                    wrapMode: Text.Wrap
                    lineHeightMode: Text.FixedHeight
                    lineHeight: 24
                    Accessible.ignored: true
                }

                Label {
                    width: parent.width
                    visible: deed.note !== ""
                    text: root.compact ? deed.briefNote : deed.note
                    font.pixelSize: Tokens.note
                    color: Tokens.soft
                    wrapMode: Text.Wrap
                    lineHeightMode: Text.FixedHeight
                    lineHeight: 20
                    Accessible.ignored: true
                }
            }
        }
    }
}
