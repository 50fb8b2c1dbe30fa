// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// One phase of the year: over a line once it is done, large over saffron while it runs.
Item {
    id: root

    required property string name
    required property bool done
    required property bool now

    implicitWidth: words.implicitWidth + 4
    Accessible.role: Accessible.StaticText
    Accessible.name: now ? qsTr("%1, now", "phase").arg(name) : done ? qsTr("%1, done", "phase").arg(name) : name

    Label {
        id: words

        x: 2
        y: parent.height - 21 - baselineOffset
        text: root.name
        font.pixelSize: root.now ? Tokens.strong : Tokens.note
        font.bold: root.now
        color: root.now ? Tokens.ink : root.done ? Tokens.sea : Tokens.soft
        Accessible.ignored: true
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.now || root.done
        height: root.now ? Tokens.nowLine : Tokens.doneLine
        color: root.now ? Tokens.saffron : Tokens.sea
    }
}
