// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "NewEra"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function open(game: string, entries: int, width = 1280, height = 800) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        bench.fixture.openRecorded(game, entries, true);
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

    function test_buildsWithTwoTaps() {
        open("three-players", 63);
        verify(shown("Cem builds a city"));
        verify(shown("rice Bali"));
        verify(!part("confirm").enabled);
        tap("province-kalimantan-selatan");
        verify(!part("confirm").enabled);
        tap("province-sumatera-utara");
        compare(part("confirm").text, "Build in Sumatera Utara");
        tap("confirm");
        compare(bench.fixture.entries(), 64);
        verify(shown("Ben builds a city"));
        tap("decline");
        compare(bench.fixture.entries(), 65);
        compare(bench.fixture.screen.sheets.current.panel, "bids");
    }

    function test_anotherProvinceByRuling() {
        open("three-players", 63);
        tap("everywhere");
        tap("province-papua");
        verify(part("refusal").visible);
        tap("rule");
        tap("ruling0");
        tap("confirm");
        compare(bench.fixture.entries(), 64);
    }

    function test_everyFormHasRoom_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]]) {
            for (const [game, entries] of [["three-players", 0], ["two-players", 70], ["five-players", 57], ["three-players", 185]]) {
                for (const everywhere of [false, true])
                    data.push({tag: `${game} ${entries} ${width}x${height} ${everywhere}`, game, entries, width, height, everywhere});
            }
        }
        return data;
    }

    function scrolls(item: var): bool {
        for (let up = item; up; up = up.parent) {
            if (up.contentY !== undefined && up.interactive)
                return true;
        }
        return false;
    }

    function test_everyFormHasRoom(data) {
        open(data.game, data.entries, data.width, data.height);
        if (data.everywhere) {
            tap("everywhere");
            tap("province-riau");
        }
        const panel = part("province-jawa-barat").parent;
        for (const row of Finder.items(panel, Finder.isButton)) {
            verify(row.height >= 48, Finder.told(row) + row.height);
            const at = row.mapToItem(bench, 0, 0, row.width, row.height);
            verify(scrolls(panel) || at.y + at.height <= part("confirm").mapToItem(bench, 0, 0).y, Finder.told(row));
        }
        for (const text of Finder.items(panel, Finder.isText))
            verify(!text.truncated && text.implicitWidth <= text.width + 1, Finder.told(text));
    }
}
