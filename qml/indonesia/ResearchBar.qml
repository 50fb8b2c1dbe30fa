// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Under the tracks: who researches, so that a later player may before the others have declined; and by ruling, whose
/// marker moves. Why a step is refused stands in their place.
Item {
    id: root

    required property ResearchController sheet
    property bool compact: false
    property bool upright: false

    readonly property bool ruled: sheet.refusal !== "" || sheet.ruling !== ""
    readonly property RowsModel players: sheet.byRuling ? sheet.whose : sheet.actors
    readonly property real line: compact ? 48 : Tokens.touch

    implicitHeight: upright ? 2 * line + 8 : line

    Label {
        id: head

        height: root.line
        visible: root.players.count > 0 && !root.ruled
        text: root.sheet.byRuling ? qsTr("Whose marker") : qsTr("Who researches")
        font.pixelSize: Tokens.note
        color: Tokens.soft
        verticalAlignment: Text.AlignVCenter
    }

    ActorChips {
        anchors.left: head.right
        anchors.leftMargin: 16
        anchors.right: root.upright ? parent.right : toggle.left
        anchors.rightMargin: root.upright ? 0 : 24
        height: root.line
        visible: head.visible
        actors: root.players
        prefix: root.sheet.byRuling ? "whose-" : "player-"
        spacing: root.compact ? 12 : 20
        onTapped: row => {
            if (root.sheet.byRuling)
                root.sheet.chooseWhose(row);
            else
                root.sheet.chooseActor(row);
        }
    }

    Label {
        objectName: root.sheet.refusal !== "" ? "refusal" : "ruling"
        anchors.left: parent.left
        anchors.right: root.upright ? parent.right : rule.left
        anchors.rightMargin: root.upright ? 0 : 24
        height: root.line
        visible: root.ruled
        text: root.sheet.refusal !== "" ? root.sheet.refusal : qsTr("Ruled: %1").arg(root.sheet.ruling)
        font.pixelSize: root.compact ? Tokens.note : Tokens.body
        font.bold: true
        lineHeightMode: Text.FixedHeight
        lineHeight: root.compact ? 20 : 24
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    TextButton {
        id: rule

        objectName: "rule"
        anchors.right: root.upright ? parent.right : toggle.left
        anchors.rightMargin: root.upright ? 0 : 24
        anchors.bottom: parent.bottom
        height: root.line
        visible: root.sheet.canRule || root.sheet.ruling !== ""
        text: root.sheet.ruling !== "" ? qsTr("Change the ruling") : qsTr("The table rules otherwise")
        drawing: "ruling"
        onClicked: root.sheet.askRuling()
    }

    TextButton {
        id: toggle

        objectName: "byRuling"
        anchors.bottom: parent.bottom
        x: root.upright ? 0 : parent.width - width
        height: root.line
        text: root.sheet.byRuling ? qsTr("Own markers") : qsTr("For another by ruling")
        onClicked: root.sheet.toggleRuling()
    }
}
