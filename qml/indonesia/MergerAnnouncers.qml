// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// Who announces: the one asked, or somebody who is asked later.
Item {
    id: root

    required property MergersController sheet

    implicitHeight: 56

    Label {
        id: head

        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Announced by")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Row {
        anchors.right: parent.right
        Repeater {
            model: root.sheet.announcers

            MergerAnnouncer {
                required property int index

                objectName: "announcer-" + key
                width: 52
                height: root.height
                onClicked: root.sheet.chooseAnnouncer(index)
            }
        }
    }
}
