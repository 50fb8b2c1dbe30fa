// SPDX-License-Identifier: MPL-2.0
pragma Singleton

import QtQuick

/// The one place of colours, type sizes and line weights. The window alone sets what is not readonly.
QtObject {
    property bool night: false
    property real hairline: 1

    readonly property color paper: night ? "#0F1D24" : "#F6F1E7"
    readonly property color shade: night ? "#182B34" : "#ECE5D5"
    readonly property color rule: night ? "#2B434D" : "#C9CFC5"
    readonly property color spine: night ? "#66808A" : "#748583"
    readonly property color ink: night ? "#EFE8D9" : "#1D2A30"
    readonly property color soft: night ? "#A9B4B2" : "#4F5D63"
    readonly property color sea: night ? "#7CC0CC" : "#0F4C5C"
    readonly property color saffron: night ? "#EDB23A" : "#E3A21A"
    readonly property color leaf: night ? "#86C98B" : "#2F6E3B"
    readonly property color terracotta: night ? "#EE9A7C" : "#A5432A"

    readonly property string family: "Noto Sans"

    readonly property int typed: 80
    readonly property int heading: 48
    readonly property int result: 40
    readonly property int strong: 32
    readonly property int figure: 24
    readonly property int body: 20
    readonly property int note: 16

    readonly property int doneLine: 2
    readonly property int chosenLine: 6
    readonly property int nowLine: 8
    readonly property int corner: 4
    readonly property int touch: 56
}
