// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The game by its years: a line for each player with the chip at its end, the last year dotted.
Item {
    id: root

    required property EndChart chart
    property bool low: false

    readonly property real chipSize: low ? 32 : 36
    readonly property real ends: chipSize + 8 + widest()
    readonly property list<real> places: spread(chart.ends)
    readonly property real slot: plot.width / Math.max(1, chart.years.count)

    function widest(): real {
        let most = 48;
        for (let place = 0; place < labels.count; ++place)
            most = Math.max(most, (labels.itemAt(place) as ChartEnd)?.amountWidth ?? 0);
        return Math.ceil(most);
    }

    // Where the chips stand, from the top: at the ends of their lines, pushed apart where they would meet.
    function spread(ends: list<real>): list<real> {
        const step = root.chipSize + 2;
        const order = Array.from(ends, (end, place) => place).sort((a, b) => ends[b] - ends[a]);
        const tops = [];
        let least = -step;
        for (const place of order) {
            tops[place] = Math.max(least, plot.height * (1 - ends[place]) - root.chipSize / 2);
            least = tops[place] + step;
        }
        let most = plot.height - root.chipSize / 2;
        for (const place of order.reverse()) {
            tops[place] = Math.min(tops[place], most);
            most = tops[place] - step;
        }
        return tops;
    }

    Accessible.role: Accessible.Chart
    Accessible.name: chart.spoken

    Row {
        id: tabs

        spacing: root.low ? 16 : 32

        Repeater {
            model: root.chart.kinds

            ChoiceTab {
                required property string modelData
                required property int index

                objectName: "chart" + index
                text: modelData
                checked: index === root.chart.chosen
                onClicked: root.chart.choose(index)
            }
        }
    }

    Repeater {
        model: root.chart.eras

        Item {
            id: era

            required property double at
            required property string text
            required property string brief

            x: Math.round(plot.x + at * plot.width)
            y: plot.y - 34
            height: plot.height + 34

            Hairline {
                height: parent.height
                color: Tokens.spine
            }

            Label {
                x: 8
                y: -2
                text: root.slot < 36 ? era.brief : era.text
                font.pixelSize: Tokens.note
                color: Tokens.soft
            }
        }
    }

    Item {
        id: plot

        y: tabs.height + (root.low ? 36 : 52)
        width: root.width - root.ends
        height: root.height - y - 36

        Repeater {
            model: root.chart.amounts

            Item {
                id: amount

                required property double at
                required property string text

                y: Math.round((1 - at) * plot.height)
                width: plot.width

                Hairline {
                    width: parent.width
                }

                Label {
                    x: 4
                    y: -21
                    visible: amount.y > 8
                    text: amount.text
                    font.pixelSize: Tokens.note
                    color: Tokens.soft
                }
            }
        }

        Rectangle {
            y: Math.round((1 - root.chart.ground) * plot.height)
            width: parent.width
            height: 2
            color: Tokens.ink
        }

        Repeater {
            model: root.chart.lines

            ChartCurve {
                anchors.fill: plot
            }
        }
    }

    Repeater {
        model: root.chart.years

        Label {
            required property double at
            required text
            required property int index

            x: Math.round(at * plot.width - width / 2)
            y: plot.y + plot.height + 8
            visible: root.slot >= 24 || index % 2 === 0
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }
    }

    Repeater {
        id: labels

        model: root.chart.lines

        ChartEnd {
            required property int index

            x: plot.width - size / 2
            y: plot.y + (root.places[index] ?? 0)
            size: root.chipSize
        }
    }
}
