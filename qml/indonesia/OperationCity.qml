// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// A city and its squares; in a narrow cell they stand under its name, and say its size without the roofs.
ChoiceRow {
    id: root

    required property string key
    required property string drawing
    required property string name
    required property string detail
    required property string spoken
    required property int before
    required property int now
    required property int places
    required property bool possible
    /// Nothing of it is scrolled away: a drawing is not cut at the edge of the list.
    property bool whole: true

    readonly property bool narrow: width < 250
    readonly property real side: narrow ? 16 : 20

    objectName: "city-" + key
    reach: 0
    text: detail === "" ? spoken : qsTr("%1, %2", "city, why it takes nothing").arg(spoken).arg(detail)
    Accessible.checkable: false

    Icon {
        id: roofs

        x: 2
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.narrow && root.whole
        name: root.drawing
        size: 28
        color: root.possible ? Tokens.ink : Tokens.soft
    }

    Label {
        id: nameLabel

        x: root.narrow ? 0 : roofs.x + roofs.size + 14
        width: (root.narrow ? root.width : squares.x - 8) - x
        y: root.narrow || why.visible ? Math.round(root.height / 2) - 25 : Math.round((root.height - height) / 2)
        text: root.name
        color: root.possible ? Tokens.ink : Tokens.soft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.note
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Label {
        id: why

        x: root.narrow ? squares.x + squares.width + 8 : nameLabel.x
        y: Math.round(root.height / 2) + 1
        visible: root.detail !== ""
        text: root.detail
        font.pixelSize: Tokens.note
        color: Tokens.soft
        Accessible.ignored: true
    }

    Row {
        id: squares

        x: root.narrow ? 0 : parent.width - width
        y: root.narrow ? Math.round(root.height / 2) + 4 : Math.round((root.height - height) / 2)
        spacing: 6

        Repeater {
            model: root.places

            Rectangle {
                required property int index

                width: root.side
                height: root.side
                color: index < root.before ? Tokens.spine : index < root.before + root.now ? Tokens.sea : "transparent"
                border.width: index < root.before + root.now ? 0 : Tokens.doneLine
                border.color: Tokens.ink
            }
        }
    }
}
