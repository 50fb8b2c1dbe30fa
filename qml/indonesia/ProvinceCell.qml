// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Style

/// A province to build in: its name, and in short why not where it cannot be; under the name where `stacked`.
ChoiceRow {
    id: root

    required property string key
    required property string name
    required property string reason
    required property bool possible
    required property bool chosen
    required property bool tappable
    property bool stacked: false
    property int pixelSize: Tokens.figure

    objectName: "province-" + key
    enabled: tappable
    checked: chosen
    text: reason === "" ? name : qsTr("%1, %2", "province, why not").arg(name).arg(reason)

    Label {
        id: label

        anchors.left: parent.left
        anchors.right: root.stacked ? parent.right : why.left
        y: root.stacked && why.visible ? (root.height - height - why.height) / 2 : (root.height - height) / 2
        text: root.name
        font.pixelSize: root.pixelSize
        font.bold: root.chosen
        color: root.possible || root.chosen ? Tokens.ink : Tokens.soft
        Accessible.ignored: true
    }

    Label {
        id: why

        x: root.stacked ? 0 : parent.width - width
        y: root.stacked ? label.y + label.height : label.y + label.baselineOffset - baselineOffset
        visible: text !== ""
        text: root.reason
        font.pixelSize: Tokens.note
        color: Tokens.soft
        Accessible.ignored: true
    }
}
