// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder
import "Layout.js" as Layout

TestCase {
    id: testCase

    property PageBench bench

    name: "End"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    SignalSpy {
        id: oneMore

        signalName: "oneMoreWanted"
    }

    SignalSpy {
        id: library

        signalName: "libraryWanted"
    }

    function init() {
        bench = createTemporaryObject(benches, testCase, {width: 1280, height: 800});
        verify(bench);
        bench.fixture.openRecorded("three-players", 1000);
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

    // No figure of the score is on the screen, nor told to a screen reader.
    function tells(figure: string): bool {
        return Finder.items(bench, () => true)
            .some(item => `${item.text ?? ""} ${bench.fixture.accessibleName(item)}`.includes(figure));
    }

    function test_nothingIsToldBeforeTheReveal() {
        for (const figure of ["2\u202f686", "1\u202f718", "1\u202f351", "421", "982"])
            verify(!tells(figure), figure);
        compare(part("confirm").text, "Reveal the scores");
        tap("confirm");
        verify(shown("Ben is last with 1\u202f351"));
        verify(!tells("2\u202f686"));
        verify(!tells("1\u202f718"));
    }

    function test_placeByPlace() {
        tap("confirm");
        tap("confirm");
        verify(shown("Ana is second with 1\u202f718"));
        tap("confirm");
        verify(shown("Cem wins with 2\u202f686"));
        verify(shown("870"));
        verify(shown("Year 12 was the last: in era C only spice was left among the deeds"));
    }

    function test_allAtOnceAndOn() {
        oneMore.target = bench.fixture.screen.sheets;
        library.target = bench.fixture.screen.sheets;
        oneMore.clear();
        library.clear();
        tap("confirm");
        tap("revealAll");
        verify(shown("Cem wins with 2\u202f686"));
        tap("oneMore");
        compare(oneMore.count, 1);
        compare(part("confirm").text, "To the library");
        tap("confirm");
        compare(library.count, 1);
        compare(bench.fixture.entries(), 239);
    }

    function test_countsFirst() {
        tap("player-ana");
        compare(bench.fixture.screen.sheets.current.panel, "count");
        tap("key9");
        tap("key8");
        tap("key2");
        compare(part("confirm").text, "Ana counts 982");
        tap("confirm");
        compare(bench.fixture.screen.sheets.current.panel, "end");
        verify(shown("agrees with the books"));
        verify(part("confirm").visible);
    }

    function test_chartsAreTapped() {
        tap("confirm");
        tap("revealAll");
        for (const [chart, figure] of [["chart1", "435"], ["chart0", "2\u202f686"]]) {
            tap(chart);
            verify(part(chart).checked);
            verify(shown(figure));
        }
    }

    function sizes(): var {
        return [{tag: "lying", width: 1280, height: 800}, {tag: "upright", width: 800, height: 1280},
                {tag: "small", width: 1024, height: 600}];
    }

    function test_layout_data() {
        return sizes();
    }

    function test_layout(data) {
        const names = ["Ana", "Ben", "Cem", "Dee", "Eko"];
        bench.width = data.width;
        bench.height = data.height;
        for (const game of ["two-players", "three-players", "five-players"]) {
            bench.fixture.openRecorded(game, 1000);
            settle();
            checkLayout(names);
            tap("confirm");
            checkLayout(names);
            tap("revealAll");
            for (let chart = 0; chart < 4; ++chart) {
                tap("chart" + chart);
                checkLayout(names);
            }
        }
    }

    function checkLayout(names: var) {
        const faults = Layout.faults(bench, names, {right: Text.AlignRight, centre: Text.AlignHCenter});
        compare(faults.join("\n"), "");
    }
}
