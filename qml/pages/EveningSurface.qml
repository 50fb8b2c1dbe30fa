// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App

/// The page of the evening, in one item that turns to face a seat and grows with the screen.
Item {
    id: root

    required property EveningController evening

    readonly property string page: evening.page
    readonly property real magnification: surface.scale

    function load() {
        switch (root.page) {
        case "table":
            loader.setSource("TablePage.qml", {screen: root.evening.screen});
            break;
        case "whereWereWe":
            loader.setSource("StartPage.qml", {evening: root.evening});
            break;
        case "library":
            loader.setSource("LibraryPage.qml", {evening: root.evening});
            break;
        case "newGame":
            loader.setSource("NewGamePage.qml", {evening: root.evening});
            break;
        }
    }

    onPageChanged: load()

    Item {
        id: surface

        readonly property bool sideways: root.evening.turned % 180 !== 0
        readonly property real roomWidth: sideways ? root.height : root.width
        readonly property real roomHeight: sideways ? root.width : root.height
        readonly property bool upright: roomHeight > roomWidth
        readonly property real growth: Math.min(roomWidth / (upright ? 800 : 1280), roomHeight / (upright ? 1280 : 800), 1.5)
        readonly property real shrinkage: Math.min(roomWidth / (upright ? 800 : 1024), roomHeight / (upright ? 1280 : 600), 1)

        anchors.centerIn: parent
        scale: growth > 1 ? growth : shrinkage
        width: roomWidth / scale
        height: roomHeight / scale
        rotation: root.evening.turned

        Loader {
            id: loader

            anchors.fill: parent
            focus: !menu.visible && !imports.visible
        }

        Connections {
            target: loader.item as EveningPage

            function onMenuWanted() {
                root.evening.menuOpen = true;
            }

            function onTurnWanted() {
                root.evening.turn();
            }
        }

        MenuSheet {
            id: menu

            anchors.fill: parent
            evening: root.evening
        }

        ImportSheet {
            id: imports

            anchors.fill: parent
            imports: root.evening.imports
        }

        DropArea {
            anchors.fill: parent
            keys: ["text/uri-list"]
            onDropped: drop => {
                root.evening.imports.takeIn(drop.urls);
                drop.accept();
            }
        }
    }
}
