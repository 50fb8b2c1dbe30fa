// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// A game that one from a file may be: which it is, how far the two agree, and the way to go on with it.
Item {
    id: root

    required property string title
    required property string players
    required property string standing
    required property string played
    required property string how
    required property bool fits

    signal same

    implicitHeight: Math.max(words.height, same.height) + 32

    Column {
        id: words

        y: 16
        width: (same.visible ? same.x - 24 : parent.width) - x

        Label {
            width: parent.width
            text: root.title
            font.pixelSize: Tokens.figure
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: root.players
            color: Tokens.soft
            wrapMode: Text.Wrap
        }

        Label {
            width: parent.width
            text: root.played === "" ? root.standing : qsTr("%1, %2", "where a game stands, when it was played last").arg(root.standing).arg(root.played)
            wrapMode: Text.Wrap
        }

        Label {
            width: parent.width
            text: root.how
            color: Tokens.soft
            wrapMode: Text.Wrap
        }
    }

    Button {
        id: same

        objectName: "same-" + root.objectName
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.fits
        text: qsTr("The same: go on with it")
        font.pixelSize: Tokens.body
        Accessible.name: qsTr("%1 is the same game: go on with it").arg(root.title)
        onClicked: root.same()
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
