// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Shapes

/// One icon in one colour, `size` pixels square. Words or an accessible name stand beside it.
Item {
    id: root

    required property string name
    property real size: 24
    property color color: Tokens.ink

    readonly property bool solid: IconPaths.isSolid(root.name)

    implicitWidth: size
    implicitHeight: size

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft

        ShapePath {
            fillRule: ShapePath.OddEvenFill
            fillColor: root.solid ? root.color : "transparent"
            strokeColor: root.solid ? "transparent" : root.color
            strokeWidth: root.solid ? -1 : 2
            joinStyle: ShapePath.MiterJoin
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: IconPaths.path(root.name)
            }
        }
    }
}
