// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Shapes

/// One icon in one colour, `size` pixels square. Words or an accessible name stand beside it.
Item {
    id: root

    required property string name
    property real size: 24
    property color color: Tokens.ink

    implicitWidth: size
    implicitHeight: size

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft

        ShapePath {
            fillRule: ShapePath.OddEvenFill
            fillColor: root.color
            strokeColor: "transparent"
            strokeWidth: -1

            PathSvg {
                path: IconPaths.solid(root.name)
            }
        }

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.color
            strokeWidth: 2
            joinStyle: ShapePath.MiterJoin
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: IconPaths.stroke(root.name)
            }
        }
    }
}
