// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// All companies, to tap two of: in one column while each has room for its two lines, else in two. More than that can
/// be scrolled.
Item {
    id: root

    required property PairSheet sheet
    /// Two columns, also where one would do.
    property bool wide: false

    readonly property real headHeight: 32
    readonly property real leastRow: 48
    readonly property int count: sheet.companies.count
    readonly property bool fitsOneColumn: count * leastRow <= height - headHeight
    readonly property int columns: wide || !fitsOneColumn ? 2 : 1
    readonly property real leastShown: columns > 1 && !wide ? 54 : leastRow
    readonly property int lines: Math.max(1, Math.ceil(count / columns))
    readonly property real rowHeight: Math.max(leastShown, Math.min(wide ? 72 : 94, Math.floor((height - headHeight) / lines)))
    readonly property real between: 32

    Label {
        anchors.bottom: list.top
        anchors.bottomMargin: 6
        text: root.sheet.companiesHead
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Label {
        anchors.bottom: list.top
        anchors.bottomMargin: 6
        anchors.right: parent.right
        text: root.sheet.companiesNote
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: root.headHeight - 1
        width: parent.width
    }

    Flickable {
        id: list

        x: -16
        y: root.headHeight
        width: parent.width + 16
        height: parent.height - y
        contentHeight: grid.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Grid {
            id: grid

            x: 16
            flow: Grid.TopToBottom
            rows: root.lines
            columnSpacing: root.between

            Repeater {
                model: root.sheet.companies

                MergerCompanyRow {
                    required property int index

                    objectName: "merge-" + key
                    width: (root.width - (root.columns - 1) * root.between) / root.columns
                    height: root.rowHeight
                    onClicked: root.sheet.chooseCompany(index)
                }
            }
        }
    }
}
