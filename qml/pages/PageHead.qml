// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// The masthead of a page beside the game: the way back, what the page is, and the ways to turn it and to the menu.
Item {
    id: root

    required property PageMetrics metrics
    required property string title
    property string aside
    /// Where the way back leads; empty where there is none.
    property string backText

    signal backWanted
    signal menuWanted
    signal turnWanted

    height: metrics.bar

    IconButton {
        id: back

        objectName: "back"
        x: root.metrics.margin - 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.backText !== ""
        drawing: "back"
        text: root.backText
        onClicked: root.backWanted()
    }

    Label {
        id: titleLabel

        x: back.visible ? root.metrics.margin + 48 : root.metrics.margin
        y: root.metrics.bar - 21 - baselineOffset
        text: root.title
        font.pixelSize: Tokens.strong
        font.bold: true
    }

    Label {
        anchors.left: titleLabel.right
        anchors.leftMargin: 12
        anchors.baseline: titleLabel.baseline
        text: root.aside
        color: Tokens.soft
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: root.metrics.margin - 12
        y: (root.metrics.bar - height) / 2

        IconButton {
            objectName: "turnScreen"
            drawing: "turn-screen"
            text: qsTr("Turn the page to the next seat")
            onClicked: root.turnWanted()
        }

        IconButton {
            objectName: "menu"
            drawing: "menu"
            text: qsTr("Menu")
            onClicked: root.menuWanted()
        }
    }

    Hairline {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
