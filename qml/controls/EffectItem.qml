// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What happens to one account: its name over the change and, where it may be seen, the new balance.
Item {
    id: root

    required property playerMark mark
    required property bool firstOfPlayer
    required property string account
    required property money change
    required property money balance

    readonly property bool shown: root.balance.text !== ""

    implicitWidth: column.x + Math.max(accountLabel.implicitWidth, figures.width)
    implicitHeight: 56
    Accessible.role: Accessible.StaticText
    Accessible.name: shown ? qsTr("%1, %2: %3, then %4", "player, account, change, new balance").arg(mark.name).arg(account).arg(change.spoken).arg(balance.spoken)
                           : qsTr("%1, %2: %3", "player, account, change").arg(mark.name).arg(account).arg(change.spoken)

    PlayerChip {
        id: chip

        anchors.verticalCenter: parent.verticalCenter
        visible: root.firstOfPlayer
        mark: root.mark
        size: 40
    }

    Item {
        id: column

        x: root.firstOfPlayer ? 52 : 0
        height: parent.height

        Label {
            id: accountLabel

            anchors.bottom: parent.top
            anchors.bottomMargin: -24
            text: root.account
            font.pixelSize: Tokens.note
            color: Tokens.soft
            Accessible.ignored: true
        }

        Row {
            id: figures

            y: 23
            spacing: 6

            MoneyText {
                id: changeText

                amount: root.change
                withPlus: true
                bold: true
                color: root.change.sign < 0 ? Tokens.terracotta : root.change.sign > 0 ? Tokens.leaf : Tokens.ink
                Accessible.ignored: true
            }

            Icon {
                anchors.verticalCenter: changeText.verticalCenter
                visible: root.shown
                name: "arrow"
                size: 16
                color: Tokens.soft
            }

            MoneyText {
                visible: root.shown
                amount: root.balance
                Accessible.ignored: true
            }
        }
    }
}
