// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The window, with the one surface that everything stands on.
ApplicationWindow {
    id: window

    required property EveningController evening

    width: 1280
    height: 800
    visible: true
    title: qsTr("Bandar")

    Binding {
        target: Tokens
        property: "night"
        value: window.evening.night
    }

    Binding {
        target: Tokens
        property: "hairline"
        value: Math.max(1, 1 / surface.magnification)
    }

    EveningSurface {
        id: surface

        anchors.fill: parent
        focus: true
        evening: window.evening
    }
}
