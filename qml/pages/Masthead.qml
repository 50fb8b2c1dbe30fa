// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The year and its phases.
Item {
    id: root

    required property TableController table
    required property PageMetrics metrics

    signal menuWanted
    signal turnWanted

    Label {
        id: year

        x: root.metrics.margin
        y: root.metrics.bar - 21 - baselineOffset
        text: root.table.year
        font.pixelSize: Tokens.strong
        font.bold: true
    }

    Label {
        id: era

        anchors.left: year.right
        anchors.leftMargin: 12
        anchors.baseline: year.baseline
        text: root.table.era
        color: Tokens.soft
    }

    Row {
        id: phases

        readonly property real names: {
            let sum = 0;
            for (let place = 0; place < steps.count; ++place)
                sum += steps.itemAt(place)?.implicitWidth ?? 0;
            return sum;
        }
        readonly property real room: (root.metrics.upright ? root.width - root.metrics.margin : acts.x - 16) - x

        x: root.metrics.upright ? root.metrics.margin : era.x + era.width + (root.metrics.compact ? 40 : 56)
        y: root.metrics.upright ? root.metrics.bar : 0
        height: root.metrics.masthead - y
        spacing: Math.max(8, Math.min(48, Math.floor((room - names) / Math.max(1, root.table.phases.count - 1))))

        Repeater {
            id: steps

            model: root.table.phases

            PhaseStep {
                height: phases.height
            }
        }
    }

    Row {
        id: acts

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
        z: -1
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
