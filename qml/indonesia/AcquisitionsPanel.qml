// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The deeds that can be started, who else can start one, and what the deeds mean for the end of the era.
SheetPanel {
    id: root

    required property AcquisitionsController sheet

    readonly property bool choosing: sheet.actors.count > 0

    Label {
        width: parent.width - (another.visible ? another.width + 24 : 0)
        height: top.height
        visible: !root.choosing
        text: root.sheet.others
        color: Tokens.soft
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Item {
        id: top

        width: parent.width
        height: root.choosing || another.visible ? Tokens.touch : 40

        TextButton {
            id: another

            objectName: "forAnother"
            anchors.right: parent.right
            visible: root.sheet.canBeAnother && !root.choosing
            text: qsTr("For another player")
            onClicked: root.sheet.chooseAnother()
        }

        ActorChips {
            anchors.fill: parent
            visible: root.choosing
            actors: root.sheet.actors
            onTapped: row => root.sheet.chooseActor(row)
        }
    }

    TextButton {
        id: passes

        objectName: "passesBefore"
        anchors.top: top.bottom
        anchors.topMargin: root.metrics.compact ? 0 : 8
        width: Math.min(implicitWidth, parent.width)
        visible: root.sheet.passesBefore !== ""
        text: root.sheet.passesBefore
        drawing: root.sheet.passesAgreed ? "check" : ""
        Accessible.checkable: true
        Accessible.checked: root.sheet.passesAgreed
        onClicked: root.sheet.agreePasses()
    }

    DeedColumns {
        anchors.top: passes.visible ? passes.bottom : top.bottom
        anchors.topMargin: root.metrics.compact ? 0 : 8
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        anchors.bottomMargin: 8
        width: parent.width
        deeds: root.sheet.deeds
        compact: root.metrics.compact
        focus: true
        onTapped: row => root.sheet.chooseDeed(row)
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.compact ? 4 : 16
        width: parent.width
        height: Tokens.touch
        visible: !root.choosing

        Label {
            anchors.left: parent.left
            anchors.right: discard.visible ? discard.left : parent.right
            anchors.rightMargin: discard.visible ? 24 : 0
            height: parent.height
            text: root.sheet.eraEnd
            font.pixelSize: root.metrics.compact ? Tokens.note : Tokens.body
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
        }

        TextButton {
            id: discard

            objectName: "discard"
            anchors.right: parent.right
            visible: root.sheet.canDiscard
            text: qsTr("No place on the board")
            onClicked: root.sheets.open("discard")
        }
    }
}
