// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The five tracks with the markers of all players, and dashed the steps that may be taken.
SheetPanel {
    id: root

    required property ResearchController sheet

    readonly property real tracks: Math.max(1, sheet.tracks.count)
    readonly property real extra: sheet.secondLineAt < tracks ? measure.secondLine : 0

    wide: true

    ResearchGrid {
        id: measure

        width: root.width
        rowHeight: Math.min(root.metrics.upright ? 144 : 100, Math.floor((bar.y - root.extra) / root.tracks))
        mostSteps: root.sheet.mostSteps
        compact: root.metrics.compact
        upright: root.metrics.upright
    }

    // The track at that place begins below all before it, one of which may have a second line.
    function trackTop(track: int): real {
        return track * measure.rowHeight + (track > root.sheet.secondLineAt ? root.extra : 0);
    }

    Hairline {
        width: parent.width
    }

    Repeater {
        model: root.sheet.tracks

        ResearchTrack {
            required property int index

            y: root.trackTop(index)
            width: root.width
            grid: measure
            onClicked: root.sheet.chooseTrack(index)
        }
    }

    Repeater {
        model: root.sheet.chips

        ResearchStep {
            required property int track
            required property int index

            grid: measure
            trackTop: root.trackTop(track)
            onTapped: root.sheet.chooseStep(index)
        }
    }

    ResearchBar {
        id: bar

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.metrics.compact ? 0 : 8
        width: parent.width
        sheet: root.sheet
        compact: root.metrics.compact
        upright: root.metrics.upright
    }
}
