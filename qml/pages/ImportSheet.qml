// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// Games from files, over the page and turning with it: what became of each, and which game one is where that must be
/// asked.
FocusScope {
    id: root

    required property ImportController imports

    objectName: "importSheet"
    visible: imports.open
    onVisibleChanged: {
        if (visible)
            root.forceActiveFocus();
    }

    function leave() {
        if (root.imports.asking)
            root.imports.leave();
        else
            root.imports.close();
    }

    Keys.onEscapePressed: leave()

    PageMetrics {
        id: metrics

        width: root.width
        height: root.height
        plain: true
    }

    Rectangle {
        anchors.fill: parent
        color: Tokens.paper

        MouseArea {
            anchors.fill: parent
        }
    }

    Label {
        x: metrics.margin
        y: metrics.bar - 21 - baselineOffset
        text: qsTr("From a file")
        font.pixelSize: Tokens.strong
        font.bold: true
    }

    IconButton {
        objectName: "leaveImport"
        anchors.right: parent.right
        anchors.rightMargin: metrics.margin - 12
        y: (metrics.bar - height) / 2
        drawing: "close"
        text: root.imports.asking ? qsTr("Leave the file where it is") : qsTr("Close")
        onClicked: root.leave()
    }

    Hairline {
        y: metrics.bar - height
        width: parent.width
    }

    Flickable {
        id: words

        objectName: "importWords"
        x: metrics.margin
        y: metrics.bar
        width: root.width - 2 * metrics.margin
        height: metrics.workBottom - y
        contentHeight: column.height + 32
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds

        Connections {
            target: root.imports

            function onChanged() {
                words.contentY = 0;
            }
        }

        Column {
            id: column

            y: 16
            width: parent.width
            spacing: 16

            Column {
                width: parent.width
                visible: root.imports.asking
                spacing: 8

                Label {
                    objectName: "importQuestion"
                    width: parent.width
                    text: root.imports.question
                    font.pixelSize: Tokens.figure
                    font.bold: true
                    wrapMode: Text.Wrap
                }

                Column {
                    width: parent.width

                    Repeater {
                        model: root.imports.alike

                        AlikeGame {
                            required property int index

                            objectName: "alike" + index
                            width: column.width
                            onSame: root.imports.goOnWith(index)
                        }
                    }
                }
            }

            ToldNotice {
                width: parent.width
                text: root.imports.told
            }
        }
    }

    PageFoot {
        y: metrics.workBottom
        width: root.width
        metrics: metrics
        confirmName: root.imports.asking ? "addAsNew" : "closeImport"
        confirmText: root.imports.asking ? qsTr("Another game") : qsTr("Good")
        text: root.imports.asking ? qsTr("Another game is kept beside those that are here") : ""
        onConfirmed: {
            if (root.imports.asking)
                root.imports.addAsNew();
            else
                root.imports.close();
        }
    }
}
