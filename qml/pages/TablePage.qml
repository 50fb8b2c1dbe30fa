// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls
import Bandar.Indonesia

/// The page a game is played on: masthead, the work of the phase, the players, the signature.
EveningPage {
    id: root

    required property GameScreen screen

    readonly property TableController table: screen.table
    readonly property SheetController sheet: screen.sheets.current
    readonly property bool wide: panel.wide

    Keys.forwardTo: panel.pad !== null && !root.sheet.asksRuling && !who.visible ? [panel.pad] : []

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
        noticed: root.table.noticeText !== ""
    }

    Masthead {
        width: root.width
        height: metrics.masthead
        table: root.table
        metrics: metrics
        onMenuWanted: root.menuWanted()
        onTurnWanted: root.turnWanted()
    }

    NoticeLine {
        x: metrics.margin
        y: metrics.masthead + 8
        width: (metrics.upright || root.wide ? root.width - metrics.margin : spine.x - 24) - x
        visible: metrics.noticed
        head: root.table.noticeHead
        text: root.table.noticeText
    }

    PlayerHeading {
        id: heading

        x: metrics.margin
        y: metrics.headingTop
        width: panel.width
        height: metrics.heading
        mark: root.sheet.mark
        icon: root.sheet.icon
        text: root.sheet.heading
        note: root.sheet.note
        pixelSize: metrics.headingSize
        room: decline.visible ? decline.width + 24 : close.visible ? close.width + 24 : panel.headingRoom
    }

    TextButton {
        id: decline

        objectName: "decline"
        width: Math.min(implicitWidth, 0.42 * heading.width)
        anchors.right: heading.right
        anchors.verticalCenter: heading.verticalCenter
        visible: root.sheet.declineText !== ""
        text: root.sheet.declineText
        onClicked: root.sheet.decline()
    }

    TextButton {
        id: close

        objectName: "closeSheet"
        anchors.right: heading.right
        anchors.verticalCenter: heading.verticalCenter
        visible: root.screen.sheets.opened && !decline.visible && text !== root.sheet.confirmText
        text: qsTr("Back to the game")
        drawing: "close"
        onClicked: root.screen.sheets.close()
    }

    PhasePanels {
        id: panel

        x: metrics.margin
        y: metrics.workTop
        width: (metrics.upright || root.wide ? root.width - metrics.margin : spine.x - 24) - x
        height: (metrics.upright && !root.wide ? spine.y - 16 : metrics.workBottom) - y
        focus: true
        sheets: root.screen.sheets
        metrics: metrics
    }

    Spine {
        id: spine

        visible: !root.wide
        flat: metrics.upright
        x: metrics.upright ? 0 : root.width - metrics.margin - metrics.playersWidth - 24
        y: metrics.upright ? metrics.workBottom - Math.min(420, 48 + 124 * root.table.players.count) : metrics.masthead
        width: metrics.upright ? root.width : 6
        height: metrics.upright ? 5 : metrics.workBottom - y
    }

    PlayersList {
        x: root.width - metrics.margin - width
        y: metrics.upright ? spine.y : metrics.masthead
        width: metrics.playersWidth
        height: metrics.workBottom - y
        visible: !root.wide
        table: root.table
        now: root.sheet.mark
        lying: !metrics.upright
        detailed: !metrics.compact && (!metrics.upright || root.table.players.count < 4)
    }

    RulingSheet {
        y: metrics.masthead
        width: root.width
        height: metrics.workBottom - y
        metrics: metrics
        visible: root.sheet.asksRuling
        sheet: root.sheet
    }

    WhoSheet {
        id: who

        y: metrics.masthead
        width: root.width
        height: metrics.workBottom - y
        metrics: metrics
        visible: false
        table: root.table
        onClosed: visible = false
    }

    Connections {
        target: root.table

        function onChanged() {
            who.visible = false;
        }
    }

    Footer {
        y: metrics.workBottom
        width: root.width
        height: metrics.footer
        table: root.table
        sheet: root.sheet
        metrics: metrics
        onLastEntryTapped: who.visible = !who.visible
    }
}
