// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Shapes
import Bandar.App
import Bandar.Style

/// Who: the colour, its shape and the initial. The name stands beside it, so it is silent to a screen reader.
Item {
    id: root

    required property playerMark mark
    property real size: 48
    /// A place where the chip could go.
    property bool dashed: false

    readonly property real unit: size / 48

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        width: 48
        height: 48
        scale: root.unit
        transformOrigin: Item.TopLeft

        ShapePath {
            fillColor: root.dashed ? "transparent" : PlayerTokens.fill(root.mark.colour)
            strokeColor: root.dashed || PlayerTokens.hasRim(root.mark.colour) ? Tokens.ink : "transparent"
            strokeWidth: root.dashed || PlayerTokens.hasRim(root.mark.colour) ? 2.5 : -1
            strokeStyle: root.dashed ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 1.4]
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: PlayerTokens.shape(root.mark.colour)
            }
        }
    }

    Text {
        id: letter

        readonly property real halfCapital: 0.357 * font.pixelSize

        x: (root.size - width) / 2
        y: Math.round(PlayerTokens.letterMiddle(root.mark.colour) * root.unit + halfCapital - baselineOffset)
        text: root.mark.initial
        textFormat: Text.PlainText
        font.family: Tokens.family
        font.pixelSize: Math.round(PlayerTokens.letterHeight(root.mark.colour) * root.unit)
        font.bold: true
        color: root.dashed ? Tokens.ink : PlayerTokens.letter(root.mark.colour)
        Accessible.ignored: true
    }
}
