// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Which company operates: a row for each that is left to the one who is asked. If none can do anything, one tap runs
/// them all.
Item {
    id: root

    required property OperationsController sheet

    readonly property real rowHeight: Math.max(56, Math.min(88, Math.floor((height - 36 - (inert.visible ? 80 : 0)) / 5)))

    Label {
        id: head

        text: qsTr("Which company?")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Hairline {
        y: 31
        width: parent.width
    }

    Column {
        id: rows

        y: 32
        width: parent.width

        Repeater {
            model: root.sheet.companies

            ChoiceRow {
                id: row

                required property int index
                required property string key
                required property string drawing
                required property string kind
                required property string provinces
                required property string detail
                required property bool possible

                objectName: "company-" + key
                width: rows.width
                height: root.rowHeight
                visible: possible
                text: qsTr("%1, %2: %3", "kind of company, provinces, what it has").arg(kind).arg(provinces).arg(detail)
                onClicked: root.sheet.chooseCompany(index)

                Icon {
                    id: good

                    x: 4
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.drawing
                    size: 40
                }

                Label {
                    id: kindLabel

                    anchors.left: good.right
                    anchors.leftMargin: 16
                    y: Math.round(row.height / 2) - 31
                    text: row.kind
                    font.pixelSize: Tokens.figure
                    font.bold: true
                    color: Tokens.sea
                    Accessible.ignored: true
                }

                Label {
                    anchors.left: kindLabel.left
                    anchors.right: parent.right
                    y: Math.round(row.height / 2) + 2
                    text: row.provinces
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: parent.right
                    anchors.baseline: kindLabel.baseline
                    text: row.detail
                    font.pixelSize: Tokens.figure
                    Accessible.ignored: true
                }
            }
        }
    }

    TextButton {
        id: inert

        objectName: "runInert"
        anchors.top: rows.bottom
        anchors.topMargin: 20
        width: Math.min(implicitWidth, root.width)
        visible: root.sheet.inertText !== ""
        text: root.sheet.inertText
        drawing: "next"
        onClicked: root.sheet.runInert()
    }
}
