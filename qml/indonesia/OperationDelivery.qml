// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// A delivery as a line of the account; a tap takes one good of it back.
ChoiceRow {
    id: root

    required property string drawing
    required property string name
    required property string detail
    required property money fees
    required property money proceeds
    required property real feesEdge
    /// Nothing of it is scrolled away: a drawing is not cut at the edge of the list.
    property bool whole: true

    reach: 8
    reachRight: 8
    text: qsTr("%1, %2: fees %3, proceeds %4; take one back").arg(name).arg(detail).arg(fees.spoken).arg(proceeds.spoken)
    Accessible.checkable: false

    Icon {
        id: good

        x: 2
        anchors.verticalCenter: parent.verticalCenter
        visible: root.whole
        name: root.drawing
        size: 28
    }

    Label {
        id: nameLabel

        x: 44
        width: feesText.x - x - 8
        y: Math.round(root.height / 2) - 25
        text: root.name
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Label {
        x: 44
        width: nameLabel.width
        y: Math.round(root.height / 2) + 1
        text: root.detail
        font.pixelSize: Tokens.note
        color: Tokens.soft
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    MoneyText {
        id: feesText

        x: root.feesEdge - width
        anchors.verticalCenter: parent.verticalCenter
        amount: root.fees
        color: root.fees.sign < 0 ? Tokens.terracotta : Tokens.soft
        Accessible.ignored: true
    }

    MoneyText {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        amount: root.proceeds
        withPlus: true
        color: Tokens.leaf
        Accessible.ignored: true
    }
}
