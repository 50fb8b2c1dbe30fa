// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// The footer of a page beside the game: what there is to know, and the one button that goes on.
Item {
    id: root

    required property PageMetrics metrics
    required property string confirmName
    required property string confirmText
    property bool confirmEnabled: true
    property string text
    property string note
    /// Between the words and the button.
    property real room: 0

    readonly property alias confirmX: confirm.x

    signal confirmed

    height: metrics.footer

    Rectangle {
        width: parent.width
        height: 2
        color: Tokens.ink
    }

    Column {
        x: root.metrics.margin
        anchors.verticalCenter: parent.verticalCenter
        width: confirm.x - 32 - root.room - x
        spacing: 2

        Label {
            width: parent.width
            visible: text !== ""
            text: root.text
            wrapMode: Text.Wrap
            maximumLineCount: root.note === "" ? 3 : 2
            elide: Text.ElideRight
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: root.note
            font.pixelSize: Tokens.note
            color: Tokens.soft
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    ConfirmButton {
        id: confirm

        objectName: root.confirmName
        x: root.width - root.metrics.margin - width
        anchors.verticalCenter: parent.verticalCenter
        height: root.metrics.compact ? 56 : 72
        enabled: root.confirmEnabled
        text: root.confirmText
        onClicked: root.confirmed()
    }
}
