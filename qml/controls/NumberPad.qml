// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Bandar.Style

/// Twelve keys with hairlines between them. It holds nothing: the digits belong to the controller that listens.
Item {
    id: root

    signal digitPressed(digit: string)
    signal clearPressed
    signal erasePressed

    readonly property real keyWidth: width / 3
    readonly property real keyHeight: height / 4

    implicitWidth: 312
    implicitHeight: 320

    Keys.onPressed: event => {
        if (/^[0-9]$/.test(event.text))
            root.digitPressed(event.text);
        else if (event.key === Qt.Key_Backspace)
            root.erasePressed();
        else if (event.key === Qt.Key_Delete)
            root.clearPressed();
        else
            return;
        event.accepted = true;
    }

    Grid {
        anchors.fill: parent
        columns: 3

        Repeater {
            model: ["7", "8", "9", "4", "5", "6", "1", "2", "3"]

            NumberKey {
                required property string modelData

                objectName: "key" + modelData
                width: root.keyWidth
                height: root.keyHeight
                text: modelData
                onClicked: root.digitPressed(modelData)
            }
        }

        NumberKey {
            objectName: "keyClear"
            width: root.keyWidth
            height: root.keyHeight
            word: true
            text: qsTr("Clear")
            onClicked: root.clearPressed()
        }

        NumberKey {
            objectName: "key0"
            width: root.keyWidth
            height: root.keyHeight
            text: "0"
            onClicked: root.digitPressed("0")
        }

        NumberKey {
            objectName: "keyErase"
            width: root.keyWidth
            height: root.keyHeight
            drawing: "backspace"
            text: qsTr("Erase the last digit")
            onClicked: root.erasePressed()
        }
    }

    Repeater {
        model: 2

        Hairline {
            required property int index

            x: Math.round((index + 1) * root.keyWidth) - 1
            height: root.height
        }
    }

    Repeater {
        model: 3

        Hairline {
            required property int index

            y: Math.round((index + 1) * root.keyHeight) - 1
            width: root.width
        }
    }
}
