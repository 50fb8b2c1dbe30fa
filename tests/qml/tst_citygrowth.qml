// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "CityGrowth"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function open(game: string, entries: int, money = true, width = 1280, height = 800) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        bench.fixture.openRecorded(game, entries, money);
        bench.fixture.setDoubleTap(0);
        settle();
    }

    function settle() {
        grabImage(bench);
    }

    function part(name: string): var {
        const item = findChild(bench, name);
        verify(item, name);
        return item;
    }

    function tap(name: string) {
        const item = part(name);
        touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        settle();
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function test_closesTheYearWithOneTap() {
        open("three-players", 184);
        verify(shown("Sumatera Utara grows to 2"));
        verify(shown("Era C begins"));
        verify(shown("1\u202f386"));
        tap("city-bengkulu");
        compare(part("confirm").text, "Close year 10");
        tap("confirm");
        compare(bench.fixture.entries(), 185);
        compare(bench.fixture.screen.sheets.current.panel, "new-era");
    }

    function test_takesTheCitiesThatNobodyTracks() {
        open("four-players-untracked", 21);
        verify(shown("Which cities grow?"));
        tap("city-jawa-barat");
        tap("city-bali");
        tap("city-bali");
        tap("city-jawa-tengah");
        verify(shown("2 cities grow"));
        for (const good of ["Rice", "Spice", "lacks 1 rice"])
            verify(!shown(good));
        tap("confirm");
        compare(bench.fixture.entries(), 22);
    }

    function test_otherCitiesByRuling() {
        open("three-players", 184);
        tap("others");
        tap("city-bengkulu");
        verify(part("refusal").visible);
        verify(!part("confirm").enabled);
        tap("rule");
        tap("ruling0");
        tap("confirm");
        compare(bench.fixture.entries(), 185);
    }

    function test_hiddenMoneyIsShownToWhoHoldsTheChip() {
        open("three-players", 184, false);
        verify(!shown("274"));
        verify(!shown("349"));
        const chip = part("hold0");
        mousePress(chip);
        verify(shown("274"));
        verify(shown("349"));
        verify(!shown("490"));
        mouseRelease(chip);
        verify(!shown("274"));
    }

    function test_everyFormHasRoom_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]]) {
            for (const [game, entries] of [["three-players", 184], ["three-players", 238], ["two-players", 221], ["five-players", 233], ["four-players-untracked", 198]])
                data.push({tag: `${game} ${entries} ${width}x${height}`, game, entries, width, height});
        }
        return data;
    }

    function test_everyFormHasRoom(data) {
        open(data.game, data.entries, true, data.width, data.height);
        const bottom = data.height - (data.height === 600 ? 72 : data.height === 800 ? 96 : 176);
        const texts = Finder.items(bench, Finder.isText).map(item => ({item, at: item.mapToItem(bench, 0, 0, item.width, item.height)}));
        for (const row of Finder.items(bench, item => item.objectName.startsWith("city-"))) {
            verify(row.height >= (row.enabled ? 48 : 23), Finder.told(row));
            const at = row.mapToItem(bench, 0, 0, row.width, row.height);
            verify(at.y + at.height <= bottom, Finder.told(row));
            for (const text of Finder.items(row, Finder.isText))
                verify(!text.truncated, Finder.told(text));
        }
        for (const {item, at} of texts)
            verify(at.x >= 0 && at.x + at.width <= data.width + 1, Finder.told(item));
        for (let one = 0; one < texts.length; ++one) {
            for (let other = one + 1; other < texts.length; ++other) {
                const a = texts[one].at;
                const b = texts[other].at;
                verify(a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 12 || b.y + b.height <= a.y + 12,
                       `${Finder.told(texts[one].item)} meets ${Finder.told(texts[other].item)}`);
            }
        }
    }
}
