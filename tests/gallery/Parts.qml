// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.Controls
import Bandar.Gallery
import Bandar.Style

/// Every part beside its siblings, to be held against the picture of all parts.
ApplicationWindow {
    id: window

    required property bool night

    width: 640
    height: 960
    visible: true

    Binding {
        target: Tokens
        property: "night"
        value: window.night
    }

    Samples {
        id: samples
    }

    Column {
        x: 32
        y: 32
        spacing: 24

        Repeater {
            model: [64, 48, 40, 32]

            Row {
                id: chips

                required property int modelData

                spacing: 8

                Repeater {
                    model: samples.colours().length

                    PlayerChip {
                        required property int index

                        mark: samples.mark(index)
                        size: chips.modelData
                    }
                }
            }
        }

        Row {
            spacing: 16

            ConfirmButton {
                text: "Bid 26"
            }

            ConfirmButton {
                enabled: false
                text: "Bid 226"
            }
        }

        Row {
            spacing: 16

            ConfirmButton {
                text: "Bid 26"
                down: true
            }

            ConfirmButton {
                text: "Bid 26"
                focus: true
                Component.onCompleted: forceActiveFocus(Qt.TabFocusReason)
            }
        }

        Row {
            spacing: 16

            TextButton {
                text: "Ben passes"
            }

            TextButton {
                text: "Ben passes"
                down: true
            }

            TextButton {
                enabled: false
                text: "Ben passes"
            }
        }

        Row {
            spacing: 16

            ValueButton {
                amount: samples.amount(224)
                chosen: true
            }

            ValueButton {
                amount: samples.amount(232)
            }

            ValueButton {
                amount: samples.amount(1234567)
            }

            ValueButton {
                amount: samples.amount(232)
                enabled: false
            }
        }

        Row {
            spacing: 32

            Repeater {
                model: [105, -180, 0, 2686, -1234567]

                MoneyText {
                    required property int modelData

                    amount: samples.amount(modelData)
                    withPlus: true
                    bold: modelData !== 2686
                    color: modelData < 0 ? Tokens.terracotta : modelData > 0 ? Tokens.leaf : Tokens.ink
                }
            }

            MoneyText {
                amount: samples.secret()
            }
        }

        NumberPad {
            width: 312
            height: 224
        }
    }
}
