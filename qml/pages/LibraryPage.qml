// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The games of the library, last played first: a tap lays one on the table.
EveningPage {
    id: root

    required property EveningController evening

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
        plain: true
    }

    PageHead {
        id: page

        width: root.width
        metrics: metrics
        title: qsTr("Library")
        aside: !root.evening.games.complete ? "" : root.evening.games.count === 0 ? (root.evening.keeping ? qsTr("no games yet") : "")
             : root.evening.games.count === 1 ? qsTr("1 game") : qsTr("%1 games").arg(root.evening.games.count)
        backText: root.evening.screen ? qsTr("Back to the game") : ""
        onBackWanted: root.evening.goOn()
        onMenuWanted: root.menuWanted()
        onTurnWanted: root.turnWanted()
    }

    ToldNotice {
        id: told

        x: metrics.margin
        y: page.height + 16
        width: root.width - 2 * metrics.margin
        text: root.evening.told
    }

    ListView {
        id: list

        objectName: "games"
        x: metrics.margin - 16
        y: told.visible ? told.y + told.height + 8 : page.height
        width: root.width - 2 * x
        height: metrics.workBottom - y
        clip: true
        focus: true
        model: root.evening.games
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        keyNavigationEnabled: true
        onCurrentItemChanged: {
            if (activeFocus)
                currentItem?.forceActiveFocus(Qt.TabFocusReason);
        }

        delegate: LibraryGame {
            id: game

            required property int index

            objectName: "game" + index
            x: 16
            width: list.width - 32
            height: metrics.compact ? 72 : 88
            focus: true
            focusPolicy: Qt.StrongFocus
            reachRight: 16
            narrow: metrics.upright
            Keys.onReturnPressed: root.evening.openGame(index)
            onClicked: root.evening.openGame(index)
        }
    }

    Label {
        x: metrics.margin
        y: list.y + 40
        width: root.width - 2 * x
        visible: root.evening.games.count === 0
        text: root.evening.keeping ? qsTr("Every game you start is kept here, entry by entry.")
                                   : qsTr("You can play all the same. The game is kept nowhere: once the app is closed it is gone.")
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    PageFoot {
        y: metrics.workBottom
        width: root.width
        metrics: metrics
        confirmName: "newGame"
        confirmText: qsTr("New game")
        text: root.evening.games.count === 0 ? "" : root.evening.keeping ? qsTr("Tap a game to go on with it")
                                                                         : qsTr("Tap a game to look at it")
        onConfirmed: root.evening.toNewGame()
    }
}
