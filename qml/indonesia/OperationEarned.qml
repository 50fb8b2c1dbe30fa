// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What everybody has earned this year, while no account stands there.
Item {
    id: root

    required property RowsModel earned

    readonly property real rowHeight: Math.max(40, Math.min(64, Math.floor((height - 32) / Math.max(1, earned.count))))

    Label {
        text: qsTr("Earned this year")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: 31
        width: parent.width
    }

    Column {
        y: 32
        width: parent.width

        Repeater {
            model: root.earned

            OperationEarner {
                width: root.width
                height: root.rowHeight
                big: true
            }
        }
    }
}
