// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Somebody in the order of play: a tap on the chip offers the colours, one on the name changes it, and the handle takes
/// the row to another place.
Item {
    id: root

    required property playerMark mark
    required property string place
    required property string spokenColour
    required property NewGameController form
    required property int row
    /// How far the finger has taken the row.
    property real dragged: 0

    readonly property bool naming: form.typing === row
    readonly property bool colouring: form.colouring === row

    /// The row was let go there, or is wanted so many places further down.
    signal letGo
    signal movedBy(places: int)

    Rectangle {
        x: -16
        width: parent.width + 16
        height: parent.height
        visible: handle.pressed
        color: Tokens.shade
    }

    Label {
        id: placeLabel

        width: 40
        anchors.verticalCenter: parent.verticalCenter
        text: root.place
        font.pixelSize: Tokens.figure
        color: Tokens.soft
    }

    Item {
        id: chip

        objectName: "colour-" + root.mark.name
        anchors.left: placeLabel.right
        anchors.verticalCenter: parent.verticalCenter
        width: 64
        height: Math.min(64, parent.height)
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: root.spokenColour
        Accessible.onPressAction: root.form.offerColours(root.row)
        Keys.onSpacePressed: root.form.offerColours(root.row)
        Keys.onReturnPressed: root.form.offerColours(root.row)

        PlayerChip {
            anchors.centerIn: parent
            mark: root.mark
            size: Math.min(56, parent.height - 8)
        }

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.form.offerColours(root.row)
        }

        FocusFrame {
            shown: chip.activeFocus
        }
    }

    Item {
        id: nameButton

        objectName: "name-" + root.mark.name
        anchors.left: chip.right
        anchors.right: drop.left
        anchors.rightMargin: 8
        height: parent.height
        visible: !root.naming && !root.colouring
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1: change the name").arg(root.mark.name)
        Accessible.onPressAction: root.form.type(root.row)
        Keys.onSpacePressed: root.form.type(root.row)
        Keys.onReturnPressed: root.form.type(root.row)

        Label {
            x: 20
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: root.mark.name
            font.pixelSize: Tokens.strong
            font.bold: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: {
                nameButton.forceActiveFocus(); // a keyboard gives away the letters that it still holds
                root.form.type(root.row);
            }
        }

        FocusFrame {
            shown: nameButton.activeFocus
        }
    }

    NewGameName {
        objectName: "renameText"
        anchors.left: chip.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        height: parent.height
        visible: root.naming
        form: root.form
        covered: 2 * height - Math.min(64, height) // all of the next row
        name: qsTr("What is %1 called?").arg(root.mark.name)
    }

    NewGameColours {
        anchors.left: chip.right
        anchors.right: parent.right
        height: parent.height
        visible: root.colouring
        form: root.form
    }

    IconButton {
        id: drop

        objectName: "drop-" + root.mark.name
        anchors.right: handle.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.naming && !root.colouring
        drawing: "close"
        text: qsTr("%1 does not play").arg(root.mark.name)
        onClicked: root.form.drop(root.row)
    }

    MouseArea {
        id: handle

        property real from: 0
        property bool moved: false

        objectName: "move-" + root.mark.name
        anchors.right: parent.right
        width: 56
        height: parent.height
        visible: !root.colouring && !root.naming
        preventStealing: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Move %1 one place up").arg(root.mark.name)
        Accessible.onPressAction: root.movedBy(-1)
        Keys.onUpPressed: root.movedBy(-1)
        Keys.onDownPressed: root.movedBy(1)
        Keys.onSpacePressed: root.movedBy(-1)
        onPressed: mouse => {
            from = mapToItem(root.parent, mouse.x, mouse.y).y;
            moved = false;
        }
        onPositionChanged: mouse => {
            const way = mapToItem(root.parent, mouse.x, mouse.y).y - from;
            moved = moved || Math.abs(way) > 8;
            root.dragged = moved ? way : 0;
        }
        onReleased: {
            if (moved)
                root.letGo();
            else
                root.movedBy(-1);
            root.dragged = 0;
        }
        onCanceled: root.dragged = 0

        Icon {
            anchors.centerIn: parent
            name: "drag"
            size: 28
        }

        FocusFrame {
            shown: handle.activeFocus && !handle.pressed
        }
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
