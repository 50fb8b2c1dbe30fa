// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// "Where were we": the year and its phases, whose turn it is, the last entries, and who has what.
EveningPage {
    id: root

    required property EveningController evening

    readonly property GameScreen screen: evening.screen
    readonly property TableController table: screen.table
    readonly property SheetController sheet: screen.sheets.current
    readonly property StartController start: evening.start

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
        noticed: true
    }

    readonly property real footTop: height - metrics.signature

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
        width: (metrics.upright ? root.width - metrics.margin : spine.x - 24) - x
        head: qsTr("Where were we")
        text: root.start?.played ?? ""
    }

    PlayerHeading {
        id: heading

        x: metrics.margin
        y: metrics.headingTop
        width: (metrics.upright ? root.width - metrics.margin : spine.x - 24) - x
        height: metrics.heading
        mark: root.sheet.mark
        icon: root.sheet.icon
        text: root.sheet.heading
        note: root.sheet.note
        pixelSize: metrics.headingSize
    }

    ToldNotice {
        id: told

        x: metrics.margin
        y: metrics.workTop
        width: heading.width
        text: root.evening.told
    }

    Label {
        id: head

        x: metrics.margin
        y: told.y + told.height + (metrics.compact ? 0 : 16)
        text: entries.count > 0 ? qsTr("The last entries") : qsTr("A new game")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        x: metrics.margin
        y: head.y + head.height + 8
        width: heading.width
    }

    Item {
        id: room

        x: metrics.margin
        y: head.y + head.height + 9
        width: heading.width
        height: (metrics.upright ? spine.y : root.footTop) - y

        Column {
            width: parent.width

            Repeater {
                id: entries

                model: root.start?.entries ?? null

                RememberedEntry {
                    required property int index

                    // Where they are long, the first ones give way.
                    readonly property real behind: {
                        let sum = 0;
                        for (let place = index; place < entries.count; ++place)
                            sum += entries.itemAt(place)?.implicitHeight ?? 0;
                        return sum;
                    }

                    objectName: "entry" + index
                    width: room.width
                    visible: behind <= room.height
                    small: metrics.compact
                }
            }
        }
    }

    Spine {
        id: spine

        flat: metrics.upright
        x: metrics.upright ? 0 : root.width - metrics.margin - metrics.playersWidth - 24
        y: metrics.upright ? root.footTop - Math.min(420, 48 + 124 * root.table.players.count) : metrics.masthead
        width: metrics.upright ? root.width : 6
        height: metrics.upright ? 5 : root.footTop - y
    }

    PlayersList {
        x: root.width - metrics.margin - width
        y: metrics.upright ? spine.y : metrics.masthead
        width: metrics.playersWidth
        height: root.footTop - y
        table: root.table
        lying: !metrics.upright
        detailed: !metrics.compact
    }

    PageFoot {
        id: foot

        y: root.footTop
        width: root.width
        height: metrics.signature
        metrics: metrics
        confirmName: "goOn"
        confirmText: qsTr("Go on")
        text: root.table.saved
        room: ways.width + 32
        onConfirmed: root.evening.goOn()
    }

    Row {
        id: ways

        x: foot.confirmX - 32 - width
        y: foot.y + (foot.height - height) / 2
        spacing: 32

        TextButton {
            objectName: "toLibrary"
            text: qsTr("Library")
            onClicked: root.evening.toLibrary()
        }

        TextButton {
            objectName: "newGame"
            text: qsTr("New game")
            onClicked: root.evening.toNewGame()
        }
    }
}
