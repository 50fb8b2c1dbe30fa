// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Style
import Bandar.Tests

/// The real app without its window, over a library of its own.
Rectangle {
    id: root

    readonly property alias fixture: fixture

    width: 1280
    height: 800
    color: Tokens.paper

    EveningFixture {
        id: fixture
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }

    // As with the window of the app, a surface has one evening for all its life.
    function lay() {
        loader.source = "";
        if (fixture.evening)
            loader.setSource("qrc:/qt/qml/Bandar/Pages/EveningSurface.qml", {evening: fixture.evening});
    }

    Connections {
        target: fixture

        function onStarted() {
            root.lay();
        }
    }

    Component.onCompleted: lay()
}
