// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Shapes
import Bandar.App
import Bandar.Style

/// The line of a player; with a rim where its colour is too close to the paper. The last year is dotted.
Item {
    id: root

    required property playerMark mark
    required property list<point> corners
    required property list<point> lastYear

    readonly property color colour: PlayerTokens.fill(mark.colour)
    readonly property color rim: PlayerTokens.hasRim(mark.colour) ? Tokens.ink : colour
    readonly property real rimWidth: PlayerTokens.hasRim(mark.colour) ? 6 : 4
    readonly property real inner: PlayerTokens.hasRim(mark.colour) ? 3 : 4

    // Corners of the chart as places on the screen.
    function placed(corners: list<point>): list<point> {
        return Array.from(corners, corner => Qt.point(corner.x * root.width, (1 - corner.y) * root.height));
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.rim
            strokeWidth: root.rimWidth
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root.placed(root.corners)
            }
        }

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.colour
            strokeWidth: root.inner
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root.placed(root.corners)
            }
        }

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.rim
            strokeWidth: root.rimWidth
            strokeStyle: ShapePath.DashLine
            dashPattern: [1, 1.25]
            capStyle: ShapePath.FlatCap

            PathPolyline {
                path: root.placed(root.lastYear)
            }
        }

        ShapePath {
            fillColor: "transparent"
            strokeColor: root.colour
            strokeWidth: root.inner
            strokeStyle: ShapePath.DashLine
            dashPattern: [root.rimWidth / root.inner, 1.25 * root.rimWidth / root.inner]
            capStyle: ShapePath.FlatCap

            PathPolyline {
                path: root.placed(root.lastYear)
            }
        }
    }
}
