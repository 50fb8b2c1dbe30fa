// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A marker on a track, or dashed a step that a tap takes.
Item {
    id: root

    required property string key
    required property playerMark mark
    required property string spoken
    required property int step
    required property int line
    required property int place
    required property int count
    required property bool chosen
    required property ResearchGrid grid
    required property bool apart
    /// Where its track begins.
    property real trackTop: 0

    readonly property bool open: key !== ""

    signal tapped

    x: grid.stepX(step) + (place - (count - 1) / 2) * (apart ? grid.apart : grid.pitch) - width / 2
    y: trackTop + (line > 0 ? grid.rowHeight + (grid.secondLine - height) / 2 - 4 : grid.chipMiddle - height / 2)
    width: 48
    height: 48
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: open

    PlayerChip {
        anchors.centerIn: parent
        mark: root.mark
        size: root.grid.chip
        dashed: root.open && !root.chosen
    }

    T.AbstractButton {
        id: button

        objectName: root.open ? "step-" + root.key : ""
        anchors.fill: parent
        visible: root.open
        text: root.spoken
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: root.chosen
        onClicked: root.tapped()

        background: Item {
            FocusFrame {
                anchors.margins: 0
                shown: button.visualFocus
            }
        }
    }
}
