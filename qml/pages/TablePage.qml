// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Indonesia
import Bandar.Style

/// The page a game is played on: masthead, the work of the phase, the players, the signature.
Item {
    id: root

    required property TableController table
    required property BidsController bids

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
    }

    Masthead {
        width: root.width
        height: metrics.masthead
        table: root.table
        metrics: metrics
    }

    PlayerHeading {
        x: metrics.margin
        y: metrics.headingTop
        width: panel.width
        height: metrics.heading
        mark: root.bids.active ? root.bids.mark : root.table.asked
        text: root.bids.active ? root.bids.heading : root.table.heading
        note: root.bids.note
        pixelSize: metrics.headingSize
    }

    Label {
        x: metrics.margin
        y: metrics.workTop + 16
        width: panel.width
        visible: !root.bids.active
        text: qsTr("Of all phases only the bids can be entered so far.")
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    BidsPanel {
        id: panel

        x: metrics.margin
        y: metrics.workTop
        width: (metrics.upright ? root.width - metrics.margin : spine.x - 24) - x
        height: (metrics.upright ? spine.y : metrics.workBottom) - 16 - y
        visible: root.bids.active
        bids: root.bids
        compact: metrics.compact
    }

    Spine {
        id: spine

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
        players: root.table.players
        lying: !metrics.upright
        detailed: !metrics.compact
    }

    Footer {
        y: metrics.workBottom
        width: root.width
        height: metrics.footer
        table: root.table
        sheet: root.bids
        metrics: metrics
    }
}
