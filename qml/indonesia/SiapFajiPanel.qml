// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// How many units a new siap faji company keeps: a square for each unit, those that stay filled.
SheetPanel {
    id: root

    required property SiapFajiController sheet

    readonly property real square: metrics.compact ? 40 : 48

    Column {
        width: parent.width
        spacing: root.metrics.compact ? 16 : 32

        Row {
            spacing: 16

            Icon {
                id: drawing

                size: 40
                name: "siap-faji"
            }

            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - 56)
                text: root.sheet.company
                font.pixelSize: Tokens.figure
                font.bold: true
                elide: Text.ElideRight
            }
        }

        Flow {
            width: parent.width
            spacing: 8

            Repeater {
                model: root.sheet.units

                Rectangle {
                    required property int index

                    readonly property bool stays: index < root.sheet.keep

                    width: root.square
                    height: root.square
                    color: stays ? Tokens.ink : "transparent"
                    border.width: 2
                    border.color: stays ? Tokens.ink : Tokens.spine
                }
            }
        }

        Row {
            spacing: 32

            Stepper {
                objectName: "keep"
                value: root.sheet.kept
                canLess: root.sheet.canLess
                canMore: root.sheet.canMore
                name: qsTr("Units kept")
                keyWidth: 80
                keyHeight: 72
                pixelSize: Tokens.heading
                onLess: root.sheet.less()
                onMore: root.sheet.more()
            }

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.sheet.rest
                font.pixelSize: Tokens.figure
            }
        }

        Label {
            width: parent.width
            text: root.sheet.rule
            color: Tokens.soft
            wrapMode: Text.Wrap
        }

        RefusalNotice {
            width: parent.width
            sheet: root.sheet
        }
    }
}
