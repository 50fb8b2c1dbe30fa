// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// The number being typed, over a line of saffron, with what it is taken from at its left.
Item {
    id: root

    required property string text
    required property string limit

    readonly property real room: width - 16
    readonly property real typedWidth: nominal.advanceWidth * fittedSize / Tokens.typed
    readonly property int fittedSize: fits(Tokens.typed) ? Tokens.typed : fits(Tokens.heading) ? Tokens.heading : fits(Tokens.result) ? Tokens.result : fits(Tokens.strong) ? Tokens.strong : Tokens.figure

    function fits(size: int): bool {
        return nominal.advanceWidth * size / Tokens.typed <= root.room;
    }

    implicitHeight: 104
    Accessible.role: Accessible.StaticText
    Accessible.name: text === "" ? qsTr("No amount yet, %1").arg(limit) : qsTr("%1, %2", "typed amount, what it is taken from").arg(text).arg(limit)

    TextMetrics {
        id: nominal

        font.family: Tokens.family
        font.pixelSize: Tokens.typed
        font.bold: true
        text: root.text
    }

    Label {
        id: limitLabel

        anchors.left: parent.left
        anchors.bottom: line.top
        anchors.bottomMargin: 8
        visible: root.typedWidth + implicitWidth + 12 <= root.room
        text: root.limit
        color: Tokens.soft
        Accessible.ignored: true
    }

    Label {
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.baseline: limitLabel.baseline
        text: root.text
        font.pixelSize: root.fittedSize
        font.bold: true
        Accessible.ignored: true
    }

    Rectangle {
        id: line

        anchors.bottom: parent.bottom
        width: parent.width
        height: 6
        color: Tokens.saffron
    }
}
