// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Shapes
import Bandar.Style

/// A place for one more company.
Item {
    implicitWidth: 22
    implicitHeight: 28
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("a free slot")

    Shape {
        y: 3

        ShapePath {
            strokeColor: Tokens.spine
            strokeWidth: 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [2, 1.5]
            fillColor: "transparent"
            startX: 1
            startY: 1

            PathLine { x: 21; y: 1 }
            PathLine { x: 21; y: 21 }
            PathLine { x: 1; y: 21 }
            PathLine { x: 1; y: 1 }
        }
    }
}
