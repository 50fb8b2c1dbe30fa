// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The line for a name: what stands in it counts with every letter, and why it is no name is told below it. It takes the
/// keyboard when it opens, and again where a name is refused.
Item {
    id: root

    required property NewGameController form
    required property string name
    /// How far the refusal covers what stands below, at the least.
    property real covered: 0

    readonly property string refused: visible ? form.nameRefusal : ""

    implicitHeight: 64 + (refusal.visible ? refusal.height : 0)

    function listen() {
        if (enabled)
            entry.listen();
    }

    enabled: visible // what nobody sees has no keyboard
    onEnabledChanged: listen()
    onRefusedChanged: {
        if (refused !== "")
            listen();
    }
    Component.onCompleted: listen()

    TextEntry {
        id: entry

        objectName: root.objectName
        width: leave.x - 16
        height: Math.min(64, root.height)
        name: root.name
        hints: Qt.ImhNoPredictiveText // every letter is there with its tap
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
        drawing: "close"
        text: qsTr("Leave the name")
        onClicked: {
            forceActiveFocus(); // a keyboard gives away the letters that it still holds
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

        MouseArea {
            anchors.fill: parent // what it covers is not tapped
        }

        Label {
            id: words

            objectName: root.objectName + "Refusal"
            y: 8
            width: parent.width
            text: root.refused
            wrapMode: Text.Wrap
        }
    }
}
