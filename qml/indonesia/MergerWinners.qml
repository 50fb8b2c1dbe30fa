// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.App

/// The players side by side, to choose who wins the merger.
Row {
    id: root

    required property PairSheet sheet
    /// A third line tells whether they may announce it.
    property bool announcing: false

    Repeater {
        model: root.sheet.winners

        MergerWinner {
            required property int index

            objectName: "winner-" + key
            width: Math.min(root.announcing ? 232 : 176, Math.floor(root.width / Math.max(1, root.sheet.winners.count)))
            height: root.height
            telling: root.announcing
            onClicked: root.sheet.chooseWinner(index)
        }
    }
}
