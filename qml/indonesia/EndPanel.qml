// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The end: first the counts, then the scores one after the other, then the whole table beside the years as a chart.
SheetPanel {
    id: root

    required property EndController sheet

    readonly property bool upright: metrics.upright
    readonly property real spineAt: upright ? 0 : metrics.compact ? 536 : Math.round(width / 2)
    readonly property real split: upright ? Math.round(height * 0.5) : 0

    readonly property real noteGap: metrics.compact ? 8 : 16

    wide: true

    function count(key: string) {
        const counter = (root.sheets as IndonesiaSheets).count;
        root.sheets.open("count");
        counter.choosePlayer(key);
    }

    Item {
        id: left

        width: root.upright ? root.width : root.spineAt - 16
        height: root.upright ? root.split - 16 : root.height

        PlayerRows {
            width: parent.width
            visible: root.sheet.counting
            rowHeight: Math.min(88, Math.floor(parent.height / Math.max(1, root.sheet.counts.count)))
            players: root.sheet.counts
            onPicked: key => root.count(key)
        }

        EndTable {
            id: table

            width: parent.width
            height: parent.height - notes.height - root.noteGap - 12
            visible: !root.sheet.counting
            places: root.sheet.places
            columns: root.sheet.columns
            low: root.metrics.compact
        }

        Column {
            id: notes

            y: table.used + root.noteGap
            width: parent.width
            visible: root.sheet.revealed
            spacing: root.metrics.compact ? 4 : 8

            Repeater {
                model: root.sheet.notes

                Label {
                    required property string modelData

                    width: notes.width
                    text: modelData
                    font.pixelSize: root.metrics.compact ? Tokens.note : Tokens.body
                    wrapMode: Text.Wrap
                }
            }

            Label {
                objectName: "why"
                width: parent.width
                text: root.sheet.why
                font.pixelSize: root.metrics.compact ? Tokens.note : Tokens.body
                color: Tokens.soft
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }

            TextButton {
                objectName: "oneMore"
                text: qsTr("One more, same players")
                drawing: "again"
                onClicked: root.sheets.wantOneMore()
            }
        }
    }

    Spine {
        flat: root.upright
        x: root.spineAt
        y: root.split
        width: root.upright ? root.width : 4
        height: root.upright ? 5 : root.height
    }

    Item {
        id: right

        x: root.upright ? 0 : root.spineAt + (root.metrics.compact ? 28 : 40)
        y: root.upright ? root.split + 21 : 0
        width: root.width - x
        height: root.height - y

        Column {
            width: parent.width
            visible: root.sheet.counting
            spacing: 16

            Label {
                width: parent.width
                text: root.sheet.why
                font.pixelSize: Tokens.figure
                font.bold: true
                wrapMode: Text.Wrap
                maximumLineCount: 5
                elide: Text.ElideRight
            }

            Label {
                width: parent.width
                text: qsTr("Whoever likes counts the notes first: tap the player. A count changes nothing, it shows whether the books are right.")
                wrapMode: Text.Wrap
            }

            Label {
                width: parent.width
                text: qsTr("Then the scores are revealed, from the last place up.")
                color: Tokens.soft
                wrapMode: Text.Wrap
            }
        }

        EndAccount {
            width: Math.min(440, parent.width)
            visible: !root.sheet.counting && !root.sheet.revealed
            shown: root.sheet.shown
            columns: root.sheet.columns
            low: parent.height < 440
        }

        TextButton {
            objectName: "revealAll"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 16
            visible: !root.sheet.counting && !root.sheet.revealed
            text: qsTr("Show all")
            onClicked: root.sheet.revealAll()
        }

        YearsChart {
            anchors.fill: parent
            visible: root.sheet.revealed
            chart: root.sheet.chart
            low: root.metrics.compact
        }
    }
}
