// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The menu, over the page and turning with it: what is seldom wanted. A tap beside it closes it.
FocusScope {
    id: root

    required property EveningController evening

    readonly property bool inGame: evening.page === "table"

    visible: evening.menuOpen
    onVisibleChanged: {
        if (visible)
            root.forceActiveFocus();
    }

    function close() {
        root.evening.menuOpen = false;
    }

    // Lays a sheet on the table.
    function lay(panel: string) {
        root.close();
        root.evening.screen.sheets.open(panel);
    }

    Keys.onEscapePressed: close()

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
    }

    MouseArea {
        objectName: "besideMenu"
        anchors.fill: parent
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Close the menu")
        onClicked: root.close()

        Rectangle {
            anchors.fill: parent
            color: Tokens.paper
            opacity: 0.72
        }
    }

    Rectangle {
        anchors.right: parent.right
        width: metrics.compact ? 376 : 432
        height: rows.y + rows.height + 18
        color: Tokens.paper

        MouseArea {
            anchors.fill: parent
        }

        Spine {
            height: parent.height
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: Tokens.ink
        }

        Label {
            x: rows.x
            y: metrics.bar - 21 - baselineOffset
            text: qsTr("Menu")
            font.pixelSize: Tokens.strong
            font.bold: true
        }

        IconButton {
            objectName: "closeMenu"
            anchors.right: parent.right
            anchors.rightMargin: metrics.margin - 12
            y: (metrics.bar - height) / 2
            drawing: "close"
            text: qsTr("Close the menu")
            onClicked: root.close()
        }

        Hairline {
            y: metrics.bar - height
            x: 6
            width: parent.width - x
        }

        Column {
            id: rows

            readonly property real rowHeight: metrics.compact ? 56 : 64

            x: 32
            y: metrics.bar
            width: parent.width - x - metrics.margin

            MenuRow {
                objectName: "menu-what-if"
                width: rows.width
                height: rows.rowHeight
                visible: root.inGame
                focus: root.inGame
                drawing: "what-if"
                text: qsTr("What if two merge?")
                onClicked: root.lay("what-if")
            }

            MenuRow {
                objectName: "menu-count"
                width: rows.width
                height: rows.rowHeight
                visible: root.inGame
                drawing: "count"
                text: qsTr("Count cash")
                onClicked: root.lay("count")
            }

            MenuRow {
                objectName: "menu-adjust"
                width: rows.width
                height: rows.rowHeight
                visible: root.inGame
                drawing: "correct"
                text: qsTr("Put money right")
                onClicked: root.lay("adjust")
            }

            MenuRow {
                objectName: "menu-note"
                width: rows.width
                height: rows.rowHeight
                visible: root.inGame
                drawing: "file"
                text: qsTr("Note")
                onClicked: root.lay("note")
            }

            MenuRow {
                objectName: "menu-agree-end"
                width: rows.width
                height: rows.rowHeight
                visible: root.inGame
                drawing: "ruling"
                text: qsTr("End by agreement")
                onClicked: root.lay("agree-end")
            }

            MenuRow {
                objectName: "menu-night"
                width: rows.width
                height: rows.rowHeight
                focus: !root.inGame
                drawing: "night"
                text: root.evening.night ? qsTr("Dark letters on light") : qsTr("Light letters on dark")
                onClicked: root.evening.night = !root.evening.night
            }

            MenuRow {
                objectName: "menu-turn"
                width: rows.width
                height: rows.rowHeight
                drawing: "turn-screen"
                text: qsTr("Turn the page")
                onClicked: root.evening.turn()
            }

            MenuRow {
                objectName: "menu-library"
                width: rows.width
                height: rows.rowHeight
                visible: root.evening.page !== "library"
                lined: false
                drawing: "library"
                text: qsTr("Library")
                onClicked: root.evening.toLibrary()
            }
        }
    }
}
