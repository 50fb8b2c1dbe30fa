// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Why the era began, what left the game for it, and who builds next: a line of the ledger each.
Column {
    id: root

    required property NewEraController sheet
    property bool narrow: false

    property real lineHeight: 56

    readonly property real wordsLeft: narrow ? 128 : 152

    component Line: Item {
        property alias head: headLabel.text

        width: root.width
        height: root.lineHeight

        Label {
            id: headLabel

            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Tokens.note
            color: Tokens.soft
        }

        Hairline {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }

    Line {
        head: qsTr("Why")

        Label {
            x: root.wordsLeft
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: root.sheet.why
            elide: Text.ElideRight
        }
    }

    Line {
        head: qsTr("Left the game")
        height: Math.max(root.lineHeight, gone.height + 10)
        visible: root.sheet.left.length > 0

        Column {
            id: gone

            x: root.wordsLeft
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x

            Repeater {
                model: root.sheet.left.length

                Item {
                    id: deeds

                    required property int index

                    readonly property holding shown: root.sheet.left[index]

                    objectName: "left" + index
                    width: gone.width
                    height: names.height
                    Accessible.role: Accessible.StaticText
                    Accessible.name: shown.spoken

                    Icon {
                        y: 1
                        name: deeds.shown.icon
                    }

                    Label {
                        id: names

                        x: 36
                        width: parent.width - x
                        text: deeds.shown.text
                        lineHeightMode: Text.FixedHeight
                        lineHeight: 26
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    Line {
        head: qsTr("Then build")

        Label {
            x: root.wordsLeft
            anchors.verticalCenter: parent.verticalCenter
            visible: root.sheet.later.count === 0
            text: qsTr("nobody: the bids follow")
        }

        Row {
            id: builders

            readonly property real share: width / Math.max(1, root.sheet.later.count)

            x: root.wordsLeft
            width: parent.width - x
            height: parent.height

            Repeater {
                model: root.sheet.later

                Item {
                    id: builder

                    required property playerMark mark
                    required property int index

                    objectName: "later" + index
                    width: Math.min(builders.share, name.x + name.implicitWidth + 24)
                    height: builders.height

                    PlayerChip {
                        id: chip

                        anchors.verticalCenter: parent.verticalCenter
                        mark: builder.mark
                        size: 32
                    }

                    Label {
                        id: name

                        x: 40
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, parent.width - x - 8)
                        text: builder.mark.name
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
}
