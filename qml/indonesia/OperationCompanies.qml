// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// All companies of the year in one or two lines: those that have operated, the one that does now, those left. What
/// may be chosen instead can be tapped where there is room for a finger.
Item {
    id: root

    required property OperationsController sheet
    /// The most width there is.
    required property real room
    required property real lineHeight

    readonly property int count: sheet.companies.count
    readonly property int columns: count * 64 <= room + 8 ? Math.max(1, count) : Math.ceil(count / 2)
    readonly property int lines: Math.ceil(count / columns)
    readonly property real step: Math.min(80, Math.floor((room + 8) / columns))
    readonly property real gap: step >= 64 ? 8 : 4
    readonly property bool tight: step < 72
    readonly property bool touchable: step - gap >= 48 && lineHeight >= 48 && !sheet.choosing

    implicitWidth: columns * step - gap
    implicitHeight: lines * lineHeight

    Grid {
        columns: root.columns
        columnSpacing: root.gap

        Repeater {
            model: root.sheet.companies

            T.AbstractButton {
                id: company

                required property int index
                required property string key
                required property playerMark mark
                required property string drawing
                required property string kind
                required property string provinces
                required property bool done
                required property bool now
                required property bool possible

                objectName: (root.sheet.choosing ? "left-" : "company-") + key
                width: root.step - root.gap
                height: root.lineHeight
                enabled: possible && root.touchable
                text: (done ? qsTr("%1’s %2, %3: has operated", "player, kind of company, provinces")
                     : now ? qsTr("%1’s %2, %3: operates now", "player, kind of company, provinces")
                           : qsTr("%1’s %2, %3: is left", "player, kind of company, provinces")).arg(mark.name).arg(kind).arg(provinces)
                Accessible.name: text
                onClicked: root.sheet.chooseCompany(index)

                background: Rectangle {
                    color: company.down ? Tokens.shade : "transparent"

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: company.now ? Tokens.nowLine : Tokens.doneLine
                        visible: company.now || company.done
                        color: company.now ? Tokens.saffron : Tokens.sea
                    }

                    FocusFrame {
                        shown: company.visualFocus
                    }
                }

                PlayerChip {
                    id: chip

                    x: Math.round((company.width - width - good.width - (root.tight ? 2 : 4)) / 2)
                    y: Math.round((company.height - 8 - height) / 2)
                    mark: company.mark
                    size: root.tight ? Math.min(24, Math.floor((company.width - 2) / 2)) : 32
                }

                Icon {
                    id: good

                    anchors.left: chip.right
                    anchors.leftMargin: root.tight ? 2 : 4
                    anchors.verticalCenter: chip.verticalCenter
                    name: company.drawing
                    size: root.tight ? chip.size - 2 : 28
                    color: company.done ? Tokens.sea : Tokens.ink
                }
            }
        }
    }
}
