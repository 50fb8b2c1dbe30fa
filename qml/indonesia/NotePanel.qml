// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls

/// A note in the log: ready phrases, or words of one's own.
SheetPanel {
    id: root

    required property NoteController sheet

    Phrases {
        y: 8
        width: parent.width
        phrases: root.sheet.phrases
        chosen: root.sheet.text
        prefix: "note"
        name: qsTr("In your own words")
        low: root.metrics.compact
        onPicked: text => root.sheet.choose(text)
    }
}
