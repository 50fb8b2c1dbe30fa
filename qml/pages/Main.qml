// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The window. Everything stands in one item that turns to face a seat, and grows with the screen.
ApplicationWindow {
    id: window

    required property TableController table
    required property BidsController bids
    required property bool night
    property int turned: 0

    width: 1280
    height: 800
    visible: true
    title: qsTr("Bandar")

    Binding {
        target: Tokens
        property: "night"
        value: window.night
    }

    Binding {
        target: Tokens
        property: "hairline"
        value: Math.max(1, 1 / surface.scale)
    }

    Item {
        id: surface

        readonly property bool sideways: window.turned % 180 !== 0
        readonly property real roomWidth: sideways ? window.height : window.width
        readonly property real roomHeight: sideways ? window.width : window.height
        readonly property bool upright: roomHeight > roomWidth
        readonly property real growth: Math.min(roomWidth / (upright ? 800 : 1280), roomHeight / (upright ? 1280 : 800), 1.5)
        readonly property real shrinkage: Math.min(roomWidth / (upright ? 800 : 1024), roomHeight / (upright ? 1280 : 600), 1)

        anchors.centerIn: parent
        scale: growth > 1 ? growth : shrinkage
        width: roomWidth / scale
        height: roomHeight / scale
        rotation: window.turned

        TablePage {
            anchors.fill: parent
            table: window.table
            bids: window.bids
        }
    }
}
