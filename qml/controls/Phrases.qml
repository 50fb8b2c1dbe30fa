// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.Style

/// Ready phrases to tap, or words of one's own, each letter of which counts at once; the one chosen is filled.
Column {
    id: root

    required property list<string> phrases
    required property string chosen
    /// What the object names begin with: "reason0" and "reasonText".
    required property string prefix
    /// What words of one's own are about.
    required property string name
    property bool low: false

    readonly property bool own: chosen !== "" && !phrases.includes(chosen)

    signal picked(text: string)

    spacing: low ? 8 : 16

    Flow {
        width: parent.width
        spacing: root.low ? 8 : 12

        Repeater {
            model: root.phrases

            Button {
                required property string modelData
                required property int index

                objectName: root.prefix + index
                width: Math.min(implicitWidth, root.width)
                height: root.low ? 48 : 56
                horizontalPadding: 12
                text: modelData
                highlighted: modelData === root.chosen
                font.pixelSize: Tokens.body
                Accessible.checkable: true
                Accessible.checked: highlighted
                onClicked: root.picked(modelData)
            }
        }
    }

    // A phrase that is tapped takes the place of what was typed; what is typed is never touched while it grows.
    onOwnChanged: {
        if (!own)
            entry.text = "";
    }
    Component.onCompleted: {
        if (own)
            entry.text = chosen;
    }

    TextEntry {
        id: entry

        objectName: root.prefix + "Text"
        width: Math.min(560, parent.width)
        height: root.low ? 56 : 64
        live: true
        name: root.name
        onDone: text => root.picked(text)
    }
}
