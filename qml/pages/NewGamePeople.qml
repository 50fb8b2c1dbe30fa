// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Who plays, in order of play, and who else could.
Item {
    id: root

    required property NewGameController form

    readonly property bool typing: form.typingNew
    /// The row that a finger has taken, and where it would be let go.
    property int taken: -1
    property int target: -1

    readonly property real headHeight: 32
    readonly property int count: form.players.count
    readonly property real lineHeight: typing ? line.implicitHeight + 8 : 0
    readonly property real othersHeight: form.full ? 0 : 72
    readonly property real lineTop: headHeight + count * rowHeight
    readonly property real othersTop: lineTop + lineHeight + 8
    /// Low while a name is typed, so that its line stays above a keyboard on the screen.
    readonly property real rowHeight: Math.max(48, Math.min(form.typing >= 0 ? 48 : 88, Math.floor((height - headHeight - othersHeight - lineHeight) / Math.max(1, count))))

    // How many rows another makes way for the one that is taken.
    function way(row: int): int {
        if (root.taken < 0 || row === root.taken)
            return 0;
        if (row > root.taken && row <= root.target)
            return -1;
        return row < root.taken && row >= root.target ? 1 : 0;
    }

    Label {
        id: head

        text: root.form.orderHead
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.headHeight - 1
        width: parent.width
    }

    Item {
        y: root.headHeight
        z: 1 // a row that is dragged, or a name that is refused, goes over what is below them
        width: parent.width

        Repeater {
            model: root.form.players

            NewGamePlayer {
                required property int index

                form: root.form
                row: index
                y: index * root.rowHeight + dragged + root.way(index) * root.rowHeight
                z: dragged !== 0 || naming ? 1 : 0
                width: root.width
                height: root.rowHeight
                onDraggedChanged: {
                    root.taken = dragged === 0 ? -1 : index;
                    root.target = Math.max(0, Math.min(root.count - 1, index + Math.round(dragged / root.rowHeight)));
                }
                onLetGo: root.form.move(index, root.target)
                onMovedBy: places => root.form.move(index, (index + places + root.count) % root.count)
            }
        }
    }

    NewGameName {
        id: line

        objectName: "newNameText"
        y: root.lineTop + 8
        width: parent.width
        height: implicitHeight
        visible: root.typing
        form: root.form
        name: root.count === 0 ? qsTr("Who plays?") : qsTr("Who else plays?")
    }

    Flickable {
        id: others

        y: root.othersTop
        width: parent.width - (fresh.visible ? fresh.width + 24 : 0)
        height: parent.height - y
        visible: !root.form.full
        contentHeight: flow.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Flow {
            id: flow

            width: parent.width
            spacing: 8

            Repeater {
                model: root.form.others

                T.AbstractButton {
                    id: person

                    required property playerMark mark
                    required property int index

                    objectName: "person-" + mark.name
                    width: Math.min(others.width, 60 + name.implicitWidth + 48)
                    height: 60
                    text: qsTr("%1 plays too").arg(mark.name)
                    Accessible.name: text
                    onClicked: root.form.add(index)

                    PlayerChip {
                        x: 4
                        anchors.verticalCenter: parent.verticalCenter
                        mark: person.mark
                        size: 40
                    }

                    Label {
                        id: name

                        x: 56
                        width: Math.min(implicitWidth, parent.width - 104)
                        anchors.verticalCenter: parent.verticalCenter
                        text: person.mark.name
                        font.pixelSize: Tokens.figure
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Icon {
                        anchors.right: parent.right
                        anchors.rightMargin: 12
                        anchors.verticalCenter: parent.verticalCenter
                        name: "plus"
                        color: Tokens.sea
                    }

                    background: Rectangle {
                        color: person.down ? Tokens.shade : "transparent"

                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: Tokens.doneLine
                            color: Tokens.sea
                        }

                        FocusFrame {
                            anchors.margins: 0
                            shown: person.visualFocus
                        }
                    }
                }
            }
        }
    }

    TextButton {
        id: fresh

        objectName: "newName"
        anchors.right: parent.right
        y: root.othersTop
        height: 60
        visible: others.visible && !root.typing
        drawing: "plus"
        text: qsTr("A new name")
        onClicked: root.form.type(root.count)
    }
}
