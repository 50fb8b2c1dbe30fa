// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// The order of play as it would be with the bids so far and the one being typed.
Item {
    id: root

    required property RowsModel order
    property bool narrow: false

    signal tapped(row: int)

    readonly property real timesEdge: width - Math.max(narrow ? 56 : 80, 16 + widest(line => line.countsWidth))
    readonly property real bidEdge: timesEdge - Math.max(narrow ? 48 : 64, 16 + widest(line => line.timesWidth))
    readonly property real headHeight: 36
    readonly property real rowHeight: Math.min(80, Math.floor((height - headHeight - 1) / Math.max(1, order.count)))

    function widest(width: var): real {
        let most = 0;
        for (let place = 0; place < lines.count; ++place) {
            const line = lines.itemAt(place);
            if (line)
                most = Math.max(most, width(line));
        }
        return most;
    }

    Label {
        id: head

        y: root.headHeight - 28
        text: wordy.advanceWidth + 12 <= root.bidEdge - bidHead.width ? wordy.text : qsTr("Order")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    TextMetrics {
        id: wordy

        font: head.font
        text: qsTr("Order with these bids")
    }

    Label {
        id: bidHead

        anchors.baseline: head.baseline
        x: root.bidEdge - width
        text: qsTr("Bid")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Label {
        anchors.baseline: head.baseline
        anchors.right: parent.right
        text: qsTr("Counts")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.headHeight
        width: parent.width
    }

    Column {
        y: root.headHeight + 1
        width: parent.width

        Repeater {
            id: lines

            model: root.order

            BidOrderLine {
                required property int index

                objectName: "place" + index
                width: root.width
                height: root.rowHeight
                bidEdge: root.bidEdge
                timesEdge: root.timesEdge
                narrow: root.narrow
                onClicked: root.tapped(index)
            }
        }
    }
}
