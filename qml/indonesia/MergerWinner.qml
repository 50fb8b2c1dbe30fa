// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// One who could win the merger: up to what, or why not. The one chosen stands over a heavy line of sea.
T.AbstractButton {
    id: root

    required property string key
    required property playerMark mark
    required property string detail
    required property string announcing
    required property string spoken
    required property bool chosen
    required property bool possible
    property bool telling: false

    /// The words stand under chip and name.
    readonly property bool narrow: width < (telling ? 190 : 152) || details.implicitWidth > width - 76
    /// Chip alone: it says who.
    readonly property bool bare: width < 96
    readonly property color tint: possible || chosen ? Tokens.ink : Tokens.soft
    readonly property int lines: telling && announcing !== "" ? 2 : 1

    text: spoken
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen

    background: Rectangle {
        color: root.down ? Tokens.shade : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width - 8
            height: Tokens.chosenLine
            visible: root.chosen
            color: Tokens.sea
        }

        FocusFrame {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        PlayerChip {
            id: chip

            x: root.bare ? Math.round((root.width - 8 - width) / 2) : 8
            y: root.narrow ? 4 : Math.round((parent.height - 6 - height) / 2)
            mark: root.mark
            size: root.narrow ? 32 : 48
        }

        Label {
            id: name

            anchors.left: chip.right
            anchors.leftMargin: root.narrow ? 6 : 12
            anchors.right: parent.right
            anchors.rightMargin: 4
            y: root.narrow ? chip.y + 2 : Math.round((parent.height - 6) / 2 - (root.detail === "" && root.lines === 1 ? 14 : root.lines * 10 + 14))
            visible: !root.bare
            text: root.mark.name
            font.pixelSize: root.narrow ? Tokens.body : Tokens.figure
            font.bold: root.possible || root.chosen
            color: root.tint
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Column {
            anchors.left: root.bare ? parent.left : root.narrow ? chip.left : name.left
            anchors.right: parent.right
            y: root.narrow ? chip.y + 34 : name.y + 32

            Label {
                id: details

                width: parent.width - (root.bare ? 8 : 0)
                visible: text !== ""
                horizontalAlignment: root.bare ? Text.AlignHCenter : Text.AlignLeft
                text: root.detail
                font.pixelSize: Tokens.note
                lineHeightMode: Text.FixedHeight
                lineHeight: root.bare || root.narrow && root.telling ? 18 : 20
                color: root.tint
                wrapMode: Text.Wrap
                maximumLineCount: root.narrow && !root.telling ? 2 : 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Label {
                width: parent.width
                visible: root.lines === 2
                text: root.announcing
                font.pixelSize: Tokens.note
                lineHeightMode: Text.FixedHeight
                lineHeight: root.narrow ? 18 : 20
                color: Tokens.soft
                wrapMode: Text.Wrap
                maximumLineCount: root.narrow ? 2 : 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
