// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A new game: who plays in which order at the left, what is agreed and who sits where at the right.
EveningPage {
    id: root

    required property EveningController evening

    readonly property NewGameController form: evening.newGame

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
        plain: true
    }

    readonly property real spineX: metrics.compact ? 576 : width - 504
    readonly property real agreedTop: metrics.upright ? spine.y + 32 : metrics.workTop
    readonly property real agreedLeft: metrics.upright ? metrics.margin : spineX + 32
    readonly property real agreedWidth: width - metrics.margin - agreedLeft

    PageHead {
        width: root.width
        metrics: metrics
        title: qsTr("New game")
        aside: root.form.game
        backText: qsTr("To the library")
        onBackWanted: root.evening.toLibrary()
        onMenuWanted: root.menuWanted()
        onTurnWanted: root.turnWanted()
    }

    PlayerHeading {
        id: heading

        x: metrics.margin
        y: metrics.headingTop
        width: root.width - 2 * x
        height: metrics.heading
        mark: root.form.nobody
        text: root.form.heading
        pixelSize: metrics.headingSize
        room: lots.width + 24
    }

    TextButton {
        id: lots

        objectName: "drawLots"
        anchors.right: heading.right
        anchors.verticalCenter: heading.verticalCenter
        enabled: root.form.players.count > 1 || root.form.refusal === ""
        drawing: "lots"
        text: qsTr("Draw lots")
        onClicked: root.form.drawLots()
    }

    NewGamePeople {
        x: metrics.margin
        y: metrics.workTop
        width: (metrics.upright ? root.width - metrics.margin : root.spineX - 32) - x
        height: (metrics.upright ? spine.y - 16 : metrics.workBottom - 8) - y
        form: root.form
    }

    Spine {
        id: spine

        flat: metrics.upright
        x: metrics.upright ? 0 : root.spineX
        y: metrics.upright ? metrics.workBottom - 432 : metrics.workTop
        width: metrics.upright ? root.width : 6
        height: metrics.upright ? 5 : metrics.workBottom - y
    }

    Grid {
        id: agreed

        x: root.agreedLeft
        y: root.agreedTop
        columns: metrics.upright ? 2 : 1
        columnSpacing: 32

        Repeater {
            model: root.form.options

            NewGameOption {
                width: metrics.upright ? (root.agreedWidth - 32) / 2 : root.agreedWidth
                height: implicitHeight
                compact: metrics.compact
                onChosen: value => root.form.choose(key, value)
            }
        }
    }

    NewGameSeats {
        x: root.agreedLeft
        y: agreed.y + agreed.height
        width: root.agreedWidth
        height: metrics.workBottom - y - 8
        compact: metrics.compact
        form: root.form
    }

    PageFoot {
        id: foot

        y: metrics.workBottom
        width: root.width
        metrics: metrics
        confirmName: "startGame"
        confirmText: qsTr("Start the game")
        confirmEnabled: root.form.refusal === ""
        text: root.form.refusal !== "" ? root.form.refusal : root.evening.told !== "" ? root.evening.told : root.evening.lastPlayed
        note: root.form.refusal === "" && root.evening.told === "" ? root.evening.lastStanding : ""
        room: starts.visible ? starts.width + 32 : 0
        onConfirmed: {
            foot.forceActiveFocus(); // a keyboard gives away the letters that it still holds
            root.evening.startGame();
        }
    }

    Column {
        id: starts

        x: foot.confirmX - 32 - width
        anchors.verticalCenter: foot.verticalCenter
        visible: root.form.startsHead !== "" && !(metrics.upright && root.evening.told !== "")

        Label {
            anchors.right: parent.right
            text: root.form.startsHead
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }

        MoneyText {
            anchors.right: parent.right
            amount: root.form.startsWith
            pixelSize: Tokens.figure
            bold: true
        }
    }
}
