// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The line for a name: what stands in it counts with every letter, and why it is no name is told below it. It has the
/// keyboard as long as it is there.
Item {
    id: root

    required property NewGameController form
    required property string name
    /// With a way out that takes nothing in.
    property bool leaves: true
    /// How far the refusal covers what stands below, at the least.
    property real covered: 0

    implicitHeight: 64 + (refusal.visible ? refusal.height : 0)

    function listen() {
        if (visible)
            entry.listen();
    }

    onVisibleChanged: listen()
    Component.onCompleted: listen()

    TextEntry {
        id: entry

        objectName: root.objectName
        width: root.leaves ? leave.x - 16 : root.width
        height: Math.min(64, root.height)
        name: root.name
        text: root.visible ? root.form.typed : ""
        onTyped: text => root.form.typed = text
        onDone: {
            root.form.takeTyped();
            root.listen();
        }
        Keys.onEscapePressed: root.form.leaveTyped()
    }

    IconButton {
        id: leave

        objectName: root.objectName + "Leave"
        anchors.right: parent.right
        anchors.verticalCenter: entry.verticalCenter
        visible: root.leaves
        drawing: "close"
        text: qsTr("Leave the name")
        onClicked: {
            root.form.leaveTyped();
            root.listen();
        }
    }

    Rectangle {
        id: refusal

        y: entry.height
        width: parent.width
        height: Math.max(words.implicitHeight + 16, root.covered)
        visible: words.text !== ""
        color: Tokens.paper

        Label {
            id: words

            objectName: root.objectName + "Refusal"
            y: 8
            width: parent.width
            text: root.visible ? root.form.nameRefusal : ""
            wrapMode: Text.Wrap
        }
    }
}
