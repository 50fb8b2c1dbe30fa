// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Everybody in a row of their own, to be chosen: chip, name, and quiet words about each at the right.
Column {
    id: root

    required property RowsModel players
    property real rowHeight: 72
    /// What the object names begin with: "player-ana".
    property string prefix: "player-"
    /// The words stand under the name, not at the right.
    property bool narrow: width < 440

    signal picked(key: string)

    Repeater {
        model: root.players

        ChoiceRow {
            id: row

            required property string key
            required property playerMark mark
            required property string detail
            required property bool chosen

            readonly property bool under: root.narrow && detail !== ""

            objectName: root.prefix + key
            width: root.width
            height: root.rowHeight
            checked: chosen
            text: detail === "" ? mark.name : qsTr("%1, %2", "player, what is said of them").arg(mark.name).arg(detail)
            onClicked: root.picked(key)

            PlayerChip {
                id: chip

                y: (parent.height - height) / 2
                mark: row.mark
                size: row.height < 64 ? 40 : 48
            }

            Label {
                id: name

                anchors.left: chip.right
                anchors.leftMargin: 12
                anchors.right: row.under || words.text === "" ? parent.right : words.left
                anchors.rightMargin: 8
                y: row.under ? parent.height / 2 - 30 : (parent.height - height) / 2
                text: row.mark.name
                font.pixelSize: Tokens.figure
                font.bold: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Label {
                id: words

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: !row.under
                text: row.detail
                color: Tokens.soft
                Accessible.ignored: true
            }

            Label {
                x: chip.width + 12
                y: parent.height / 2 + 4
                width: parent.width - x
                visible: row.under
                text: row.detail
                font.pixelSize: Tokens.note
                color: Tokens.soft
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
