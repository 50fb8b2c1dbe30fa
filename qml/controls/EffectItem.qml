// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Style

/// What happens to one account: its name over the change and, where it may be seen, the new balance. `stacked` has no
/// name and the balance under the change, so that many find room.
Item {
    id: root

    required property playerMark mark
    required property bool firstOfPlayer
    required property string account
    required property money change
    required property money balance
    required property string before
    required property string after
    property bool stacked: false

    readonly property bool isMoney: after === ""
    readonly property bool shown: isMoney && balance.text !== ""
    readonly property real textWidth: stacked ? Math.max(figures.width, under.width) : Math.max(accountLabel.implicitWidth, figures.width)

    implicitWidth: column.x + textWidth
    implicitHeight: 56
    Accessible.role: Accessible.StaticText
    Accessible.name: !isMoney ? qsTr("%1, %2: %3, then %4", "player, what, before, after").arg(mark.name).arg(account).arg(before).arg(after)
                   : shown ? qsTr("%1, %2: %3, then %4", "player, account, change, new balance").arg(mark.name).arg(account).arg(change.spoken).arg(balance.spoken)
                           : qsTr("%1, %2: %3", "player, account, change").arg(mark.name).arg(account).arg(change.spoken)

    PlayerChip {
        id: chip

        anchors.verticalCenter: parent.verticalCenter
        visible: root.firstOfPlayer && root.mark.name !== ""
        mark: root.mark
        size: root.stacked ? 32 : 40
    }

    Item {
        id: column

        x: chip.visible ? chip.size + (root.stacked ? 8 : 12) : 0
        height: parent.height

        Label {
            id: accountLabel

            anchors.bottom: parent.top
            anchors.bottomMargin: -24
            visible: !root.stacked
            text: root.account
            font.pixelSize: Tokens.note
            color: Tokens.soft
            Accessible.ignored: true
        }

        Row {
            id: figures

            y: root.stacked ? 0 : 23
            spacing: 6

            Label {
                visible: !root.isMoney && root.before !== ""
                text: root.before
                font.pixelSize: Tokens.figure
                Accessible.ignored: true
            }

            MoneyText {
                id: changeText

                visible: root.isMoney
                amount: root.change
                withPlus: true
                bold: true
                color: root.change.sign < 0 ? Tokens.terracotta : root.change.sign > 0 ? Tokens.leaf : Tokens.ink
                Accessible.ignored: true
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.stacked && (root.shown || !root.isMoney && root.before !== "")
                name: "arrow"
                size: 16
                color: Tokens.soft
            }

            MoneyText {
                visible: root.shown && !root.stacked
                amount: root.balance
                Accessible.ignored: true
            }

            Label {
                visible: !root.isMoney
                text: root.after
                font.pixelSize: Tokens.figure
                font.bold: true
                Accessible.ignored: true
            }
        }

        MoneyText {
            id: under

            anchors.right: figures.right
            y: 28
            visible: root.shown && root.stacked
            amount: root.balance
            pixelSize: Tokens.body
            Accessible.ignored: true
        }
    }
}
