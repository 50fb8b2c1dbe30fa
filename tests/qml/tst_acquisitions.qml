// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "Acquisitions"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function init() {
        open(1280, 800);
    }

    function open(width: real, height: real) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        verify(bench);
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
        settle();
        const item = part(name);
        touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        settle();
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function test_aCompanyInTwoTaps() {
        bench.fixture.openRecorded("five-players", 95);
        settle();
        verify(shown("Ana starts a company"));
        verify(!part("confirm").enabled);
        tap("deed-rubber-kalimantan-barat");
        compare(part("confirm").text, "Start rubber");
        compare(part("effect0").after, "1 of 2");
        tap("confirm");
        compare(bench.fixture.entries(), 96);
        verify(shown("Ana acquires rubber Kalimantan Barat"));
    }

    function test_passing() {
        bench.fixture.openRecorded("three-players", 86);
        tap("decline");
        verify(shown("Cem passes"));
    }

    function test_anotherOnlyWhenThoseBeforePass() {
        bench.fixture.open(["Ana", "Ben", "Cem", "Dee", "Eko"], "open", [5, 4, 3, 2, 1]);
        tap("forAnother");
        tap("player-player-3");
        verify(shown("Cem starts a company"));
        tap("deed-rice-bali");
        verify(!part("confirm").enabled);
        tap("confirm");
        compare(bench.fixture.screen.sheets.current.panel, "acquisitions");
        const entries = bench.fixture.entries();
        tap("passesBefore");
        verify(shown("Passing: Ana and Ben"));
        tap("confirm");
        compare(bench.fixture.entries(), entries + 3);
        verify(shown("Dee starts a company"));
    }

    function test_noPlaceOnTheBoard() {
        bench.fixture.openRecorded("five-players", 95);
        tap("discard");
        compare(bench.fixture.screen.sheets.current.panel, "discard");
        tap("closeSheet");
        compare(bench.fixture.screen.sheets.current.panel, "acquisitions");
        tap("discard");
        tap("deed-rice-aceh");
        tap("confirm");
        compare(bench.fixture.entries(), 96);
        compare(bench.fixture.screen.sheets.current.panel, "acquisitions");
        compare(findChild(bench, "deed-rice-aceh"), null);
    }

    function test_hiddenMoneyStaysHidden() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "hidden", [5, 4, 3]);
        tap("deed-rice-bali");
        for (const item of Finder.items(bench, () => true))
            verify(!/9[567]/.test(item.text ?? ""), Finder.told(item));
    }

    function test_layout_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]])
            for (const ahead of [false, true])
                data.push({tag: `${width}x${height} ${ahead ? "ahead" : "asked"}`, width, height, ahead});
        return data;
    }

    function test_layout(data) {
        open(data.width, data.height);
        bench.fixture.open(["Ana", "Ben", "Cem", "Dee", "Eko"], "open", [5, 4, 3, 2, 1]);
        if (data.ahead) {
            tap("forAnother");
            tap("player-player-5");
        }
        tap("deed-ship-lampung");
        for (const item of Finder.items(bench, Finder.isButton)) {
            verify(item.width >= 48 && item.height >= 48, Finder.told(item));
            verify(bench.fixture.accessibleName(item) !== "", Finder.told(item));
        }
        const deeds = Finder.items(bench, item => item.objectName.startsWith("deed-"));
        compare(deeds.length, 8);
        for (const deed of deeds)
            verify(deed.childrenRect.height <= deed.height, Finder.told(deed));
    }
}
