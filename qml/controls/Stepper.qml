// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.Style

/// A number with a large key on either side of it: less left or below, more right or above. It holds nothing: whoever
/// listens changes `value`.
Item {
    id: root

    required property string value
    required property bool canLess
    required property bool canMore
    /// What is counted, for a screen reader: "Ships for each good".
    required property string name
    property bool upright: false
    /// The number can be tapped, and says so by a line.
    property bool typable: false
    property int pixelSize: Tokens.result
    property real keyWidth: upright ? 120 : 64
    property real keyHeight: upright ? 72 : 64

    signal less
    signal more
    /// The number itself was tapped: somebody would rather type it.
    signal tapped

    implicitWidth: upright ? keyWidth : 2 * keyWidth + 80
    implicitHeight: upright ? 2 * keyHeight + 96 : keyHeight

    component Key: Button {
        property string drawing

        Icon {
            anchors.centerIn: parent
            name: parent.drawing
            size: 28
            color: !parent.enabled ? Tokens.spine : Tokens.sea
        }
    }

    Key {
        objectName: root.objectName + "Less"
        width: root.keyWidth
        height: root.keyHeight
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        enabled: root.canLess
        drawing: "minus"
        Accessible.name: qsTr("%1: less", "what is counted").arg(root.name)
        onClicked: root.less()
    }

    Label {
        id: number

        anchors.centerIn: parent
        text: root.value
        font.pixelSize: root.pixelSize
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        Accessible.name: qsTr("%1: %2", "what is counted, how many").arg(root.name).arg(root.value)

        TapHandler {
            margin: 12
            onTapped: root.tapped()
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: number.bottom
        width: Math.max(32, number.width + 8)
        height: Tokens.doneLine
        visible: root.typable
        color: Tokens.sea
    }

    Key {
        objectName: root.objectName + "More"
        width: root.keyWidth
        height: root.keyHeight
        anchors.top: parent.top
        anchors.right: parent.right
        enabled: root.canMore
        drawing: "plus"
        Accessible.name: qsTr("%1: more", "what is counted").arg(root.name)
        onClicked: root.more()
    }
}
