// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.Pages
import Bandar.Style
import Bandar.Tests

/// The real page over a fresh game, on paper of its own.
Rectangle {
    id: root

    readonly property alias fixture: fixture

    width: 1280
    height: 800
    color: Tokens.paper

    Fixture {
        id: fixture
    }

    TablePage {
        anchors.fill: parent
        screen: fixture.screen
    }
}
