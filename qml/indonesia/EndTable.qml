// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Everybody by place, with what the score is made of under its heads; empty rows for whom is not revealed yet.
Item {
    id: root

    required property RowsModel places
    required property list<string> columns
    property bool low: false

    readonly property real headHeight: 32
    readonly property real rowHeight: Math.min(88, Math.max(low ? 40 : 48, Math.floor((height - headHeight - 8) / Math.max(1, places.count))))
    /// How far down the table reaches.
    readonly property real used: headHeight + rows.height + 4
    readonly property real gap: low || vast ? 14 : 20
    /// Amounts so long that they leave no room for the names at their usual size.
    readonly property bool vast: widest(row => row.longest, 0) > 7
    readonly property int figureSize: vast ? Tokens.note : low ? Tokens.body : Tokens.figure
    readonly property int scoreSize: vast ? Tokens.figure : rowHeight < 64 ? Tokens.strong : Tokens.result
    readonly property real scoreWidth: widest(row => row.scoreWidth, scoreHead.width)

    // The widest of what `width` says of the rows.
    function widest(width: var, least: real): real {
        let most = least;
        for (let place = 0; place < lines.count; ++place) {
            const line = lines.itemAt(place);
            if (line)
                most = Math.max(most, width(line));
        }
        return Math.ceil(most);
    }

    // Where a column ends, from the left.
    function edge(column: int): real {
        let edge = root.width - root.scoreWidth - root.gap;
        for (let place = root.columns.length - 1; place > column; --place)
            edge -= root.columnWidth(place) + root.gap;
        return edge;
    }

    function columnWidth(column: int): real {
        const head = column < heads.count ? heads.itemAt(column) : null;
        return root.widest(row => row.figureWidth(column), head?.implicitWidth ?? 0);
    }

    Repeater {
        id: heads

        model: root.columns

        Label {
            required property string modelData
            required property int index

            x: root.edge(index) - width
            y: 6
            text: modelData
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }
    }

    Label {
        id: scoreHead

        anchors.right: parent.right
        y: 6
        text: qsTr("Score")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Column {
        id: rows

        y: root.headHeight
        width: parent.width

        Repeater {
            id: lines

            model: root.places

            EndTableRow {
                required property int index

                objectName: "standing" + index
                width: root.width
                height: root.rowHeight
                nameEdge: root.edge(0) - root.columnWidth(0) - 12
                figureSize: root.figureSize
                scoreSize: root.scoreSize
                edges: Array.from(root.columns, (head, column) => root.edge(column))
            }
        }
    }

    DoubleLine {
        y: rows.y + rows.height
        width: parent.width
    }
}
