// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    name: "Layout"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function cleanup() {
        Tokens.night = false;
    }

    function pages() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]]) {
            for (const night of [false, true])
                data.push({tag: `${width}x${height} ${night ? "night" : "day"}`, width, height, night});
        }
        return data;
    }

    function bench(data: var): var {
        Tokens.night = data.night;
        return createTemporaryObject(benches, testCase, {width: data.width, height: data.height});
    }

    function states(page: var): var {
        const digits = text => () => [...text].forEach(digit => page.fixture.screen.sheets.bids.type(digit));
        return [
            () => page.fixture.open(["Ana", "Ben", "Cem"], "open", []),
            digits("26"),
            () => page.fixture.open(["Ana", "Ben", "Cem"], "open", [5, 3]),
            digits("226"),
            () => page.fixture.open(["Ana", "Ben", "Cem"], "hidden", [5]),
            digits("26"),
            digits("0"),
            () => page.fixture.open(["Ana", "Ben", "Cem", "Dee", "Eko"], "open", [5, 40, 3, 0]),
            digits("41"),
            () => page.fixture.open(["Ana", "Ben", "Cem"], "open", [5, 3, 26])
        ];
    }

    function test_page_data() {
        return pages();
    }

    function test_page(data) {
        const page = bench(data);
        for (const enter of states(page)) {
            enter();
            grabImage(page);
            nothingIsCut(page);
            nothingOverlaps(page);
            targetsAreLarge(page);
            whatTakesFocusHasAName(page);
        }
    }

    function nothingIsCut(page: var) {
        for (const item of Finder.items(page, Finder.isText)) {
            verify(!item.truncated, Finder.told(item) + " is cut");
            const at = item.mapToItem(page, 0, 0, item.width, item.height);
            verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= page.width && at.y + at.height <= page.height + 1,
                   Finder.told(item) + " leaves the page: " + at);
        }
    }

    function nothingOverlaps(page: var) {
        const texts = Finder.items(page, Finder.isText).map(item => ({item, at: inked(item, page)}));
        verify(texts.length > 20);
        for (let one = 0; one < texts.length; ++one) {
            for (let other = one + 1; other < texts.length; ++other)
                verify(!meet(texts[one].at, texts[other].at),
                       `${Finder.told(texts[one].item)} meets ${Finder.told(texts[other].item)}`);
        }
    }

    function targetsAreLarge(page: var) {
        const buttons = Finder.items(page, Finder.isButton);
        verify(buttons.length >= 12 || !page.fixture.screen.sheets.bids.active);
        for (const button of buttons)
            verify(button.width >= 48 && button.height >= 48, Finder.told(button));
    }

    function whatTakesFocusHasAName(page: var) {
        const items = Finder.items(page, item => item.activeFocusOnTab);
        verify(items.length >= 12 || !page.fixture.screen.sheets.bids.active);
        for (const item of items)
            verify(page.fixture.accessibleName(item) !== "", Finder.told(item));
    }

    // Where the letters of a text stand, without the air above capitals and under the base line.
    function inked(item: var, page: var): rect {
        const size = item.font.pixelSize;
        const width = Math.min(item.width, item.contentWidth);
        const left = item.horizontalAlignment === Text.AlignRight ? item.width - width
                   : item.horizontalAlignment === Text.AlignHCenter ? (item.width - width) / 2 : 0;
        const top = item.baselineOffset - 0.75 * size;
        return item.mapToItem(page, left, top, width, item.contentHeight - 0.25 * size - Math.max(0, item.contentHeight - item.height));
    }

    function meet(a: rect, b: rect): bool {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    function test_longNamesLeaveTheFigures() {
        const page = bench({night: false, width: 1024, height: 600});
        page.fixture.open(["Maximiliana-Anastasia von Hohenlohe", "\u0644\u064a\u0644\u0649", "W"], "open", []);
        grabImage(page);
        const figures = Finder.items(page, item => Finder.isText(item) && item.text === "100");
        compare(figures.length, 3);
        verify(figures.every(figure => figure.mapToItem(page, figure.width, 0).x === figures[0].mapToItem(page, figures[0].width, 0).x));
    }
}
