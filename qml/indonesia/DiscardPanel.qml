// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The deeds that may be without a place on the board, and what it means if one leaves the game.
SheetPanel {
    id: root

    required property DiscardController sheet

    Label {
        id: rule

        width: parent.width
        text: root.sheet.deeds.heads.count > 0
              ? qsTr("A deed whose province has no free area away from its own good leaves the game. Ships always find a sea.")
              : qsTr("No deed is out that could be blocked. Ships always find a sea.")
        color: Tokens.soft
        wrapMode: Text.Wrap
    }

    DeedColumns {
        anchors.top: rule.bottom
        anchors.topMargin: 8
        anchors.bottom: foot.top
        anchors.bottomMargin: 8
        width: parent.width
        deeds: root.sheet.deeds
        compact: root.metrics.compact
        focus: true
        onTapped: row => root.sheet.chooseDeed(row)
    }

    Label {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.compact ? 0 : 16
        width: parent.width
        height: root.metrics.compact ? 40 : Tokens.touch
        text: root.sheet.eraEnd
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
}
