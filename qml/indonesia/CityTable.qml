// SPDX-License-Identifier: MPL-2.0
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Bandar.App
import Bandar.Controls
import Bandar.Style

/// All cities and the goods they need, all at once if there is room; in two columns where no goods are told.
Item {
    id: root

    required property CityGrowthController sheet

    readonly property int count: sheet.cities.count
    readonly property int goods: sheet.goods.count
    readonly property int columns: sheet.tracked ? 1 : 2
    readonly property int lines: Math.ceil(count / columns)
    readonly property real headHeight: 32
    readonly property real cellWidth: Math.floor((width - (columns - 1) * 32) / columns)
    readonly property real room: height - headHeight - 1
    readonly property real fair: Math.min(72, Math.floor(room / Math.max(1, lines)))
    readonly property real goodsLeft: Math.min(280, 16 + widest(cells, line => line.nameEdge))
    readonly property real remarkWidth: Math.max(others.visible ? others.width : 0, widest(cells, line => line.remarkWidth))
    readonly property real goodWidth: Math.min(120, Math.floor((width - goodsLeft - 8 - remarkWidth) / Math.max(1, goods)))
    readonly property real headWidth: widest(heads, head => head.wordWidth)

    function widest(items: Repeater, width: var): real {
        let most = 0;
        for (let place = 0; place < items.count; ++place) {
            const item = items.itemAt(place);
            if (item)
                most = Math.max(most, width(item));
        }
        return most;
    }

    component NeededGood: Item {
        id: good

        required property string icon
        required property string name

        readonly property real wordWidth: word.implicitWidth
        readonly property bool wordy: root.headWidth + 8 <= root.goodWidth

        width: root.goodWidth
        height: root.headHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: name

        Icon {
            id: drawing

            y: (parent.height - height) / 2 - 6
            visible: !good.wordy || root.headWidth + 40 <= root.goodWidth
            name: good.icon
            color: Tokens.soft
        }

        Label {
            id: word

            x: drawing.visible ? 32 : 0
            anchors.verticalCenter: drawing.verticalCenter
            visible: good.wordy
            text: good.name
            font.pixelSize: Tokens.note
            color: Tokens.soft
            Accessible.ignored: true
        }
    }

    Label {
        y: (root.headHeight - height) / 2 - 6
        text: qsTr("City")
        font.pixelSize: Tokens.note
        color: Tokens.soft
    }

    Repeater {
        id: heads

        model: root.sheet.goods

        NeededGood {
            required property int index

            x: root.goodsLeft + index * root.goodWidth
        }
    }

    TextButton {
        id: others

        objectName: "others"
        anchors.right: parent.right
        y: root.headHeight - height
        height: 48
        visible: root.sheet.canChooseOthers
        text: root.sheet.choosingOthers ? qsTr("By the goods") : qsTr("Other cities")
        onClicked: root.sheet.chooseOthers(!root.sheet.choosingOthers)
    }

    Hairline {
        y: root.headHeight
        width: parent.width
    }

    Flickable {
        x: -16
        y: root.headHeight + 1
        width: parent.width + 16
        height: root.room
        contentHeight: grid.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Grid {
            id: grid

            readonly property real tall: Math.max(48, root.fair)
            readonly property int taps: {
                let some = 0;
                for (let place = 0; place < cells.count; ++place)
                    some += (cells.itemAt(place) as CityLine)?.tappable ? 1 : 0;
                return some;
            }
            readonly property real low: root.fair >= 48 || root.columns > 1 ? root.fair
                                      : Math.max(23, Math.min(root.fair, Math.floor((root.room - taps * tall) / Math.max(1, root.count - taps))))

            x: 16
            rows: root.lines
            flow: Grid.TopToBottom
            columnSpacing: 32

            Repeater {
                id: cells

                model: root.sheet.cities

                CityLine {
                    required property int index

                    width: root.cellWidth
                    height: tappable || root.columns > 1 ? grid.tall : grid.low
                    goodsLeft: root.goodsLeft
                    goodWidth: root.goodWidth
                    narrow: root.goods > 3 && root.width < 640
                    stacked: root.goods === 0 && root.cellWidth < 340
                    onClicked: root.sheet.chooseCity(index)
                }
            }
        }
    }
}
