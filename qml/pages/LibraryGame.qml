// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A game of the list: who plays it, where it stands and when it was played last.
ChoiceRow {
    id: control

    required property string title
    required property list<playerMark> marks
    required property string players
    required property string standing
    required property string played
    required property bool finished
    property bool narrow: false

    readonly property real chipsWidth: narrow ? 0 : 5 * 40 + 16

    text: qsTr("%1. %2. %3", "who plays, where it stands, when it was played last").arg(title).arg(standing).arg(played)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8
        visible: !control.narrow

        Repeater {
            model: control.marks.length

            PlayerChip {
                required property int index

                mark: control.marks[index]
                size: 32
            }
        }
    }

    Column {
        x: control.chipsWidth
        anchors.verticalCenter: parent.verticalCenter
        width: side.x - 24 - x

        Label {
            width: parent.width
            text: control.title
            font.pixelSize: Tokens.figure
            font.bold: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: control.players
            color: Tokens.soft
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Column {
        id: side

        anchors.right: next.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(340, 0.42 * control.width)

        Label {
            width: parent.width
            text: control.standing
            font.bold: !control.finished
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: control.played
            font.pixelSize: Tokens.note
            color: Tokens.soft
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Icon {
        id: next

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        name: "next"
        color: Tokens.sea
    }
}
