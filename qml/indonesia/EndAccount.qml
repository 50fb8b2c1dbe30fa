// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// The score of the player who was revealed last, as an addition.
Item {
    id: root

    required property RowsModel shown
    required property list<string> columns
    property bool low: false

    Repeater {
        model: root.shown

        Column {
            id: account

            required property playerMark mark
            required property list<money> figures
            required property money score

            width: root.width

            Item {
                width: parent.width
                height: root.low ? 56 : 80

                PlayerChip {
                    id: chip

                    anchors.verticalCenter: parent.verticalCenter
                    mark: account.mark
                    size: root.low ? 40 : 48
                }

                Label {
                    anchors.left: chip.right
                    anchors.leftMargin: 16
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: account.mark.name
                    font.pixelSize: Tokens.strong
                    font.bold: true
                    elide: Text.ElideRight
                }
            }

            Repeater {
                model: root.columns.length

                Item {
                    id: item

                    required property int index

                    width: account.width
                    height: root.low ? 40 : 56

                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.columns[item.index] ?? ""
                        color: Tokens.soft
                    }

                    MoneyText {
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        amount: account.figures[item.index]
                    }

                    Hairline {
                        width: parent.width
                    }
                }
            }

            Item {
                width: parent.width
                height: root.low ? 56 : 80

                Hairline {
                    width: parent.width
                    color: Tokens.ink
                }

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Score")
                    font.pixelSize: Tokens.figure
                    font.bold: true
                }

                MoneyText {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    amount: account.score
                    pixelSize: Tokens.result
                    bold: true
                }

                DoubleLine {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
            }
        }
    }
}
