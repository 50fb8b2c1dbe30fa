// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// An amount that a tap takes over; filled while it is the one that stands.
Button {
    id: control

    required property money amount
    property bool chosen: false
    property string meaning

    text: amount.text
    highlighted: chosen
    font.pixelSize: Tokens.strong
    horizontalPadding: 8
    Accessible.name: meaning === "" ? amount.spoken : qsTr("%1 %2", "meaning of a value button, its amount").arg(meaning).arg(amount.spoken)
    Accessible.checkable: true
    Accessible.checked: chosen
}
