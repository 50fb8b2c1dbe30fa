// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder
import "Fingers.js" as Fingers

TestCase {
    id: testCase

    property PageBench bench
    property var fingers

    name: "Table"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component {
        id: benches

        PageBench {}
    }

    function init() {
        bench = createTemporaryObject(benches, testCase);
        verify(bench);
        fingers = Fingers.on(testCase, bench);
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function cashOf(row: int): string {
        return fingers.part("player" + row).figures[0].text;
    }

    function test_undoNamesWhatItTakesBack() {
        verify(shown("Cem builds a city in Sulawesi Utara"));
        fingers.tap("undo");
        compare(bench.fixture.entries(), 2);
        verify(shown("Ben builds a city in Jawa Timur"));
        fingers.tap("redo");
        compare(bench.fixture.entries(), 3);
        verify(shown("Cem builds a city in Sulawesi Utara"));
        verify(!fingers.part("redo").enabled);
    }

    function test_hiddenMoneyIsShownWhileTheChipIsHeld() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "hidden", [5]);
        grabImage(bench);
        compare(cashOf(0), "");
        const chip = fingers.part("hold1");
        touchEvent(chip).press(0, chip).commit();
        compare(cashOf(1), "100");
        compare(cashOf(0), "");
        touchEvent(chip).release(0, chip).commit();
        compare(cashOf(1), "");
    }

    function test_aDoubleTapEntersOnce() {
        bench.fixture.openRecorded("three-players", 10, true);
        bench.fixture.setDoubleTap(350);
        const before = bench.fixture.entries();
        fingers.tap("decline");
        fingers.tap("decline");
        compare(bench.fixture.entries(), before + 1);
    }

    function test_thatWasBenNotAna() {
        const before = bench.fixture.entries();
        fingers.tap("key7");
        fingers.tap("confirm");
        verify(shown("Ana bids 7 for the order of play"));
        fingers.tap("lastEntry");
        verify(shown("That was Ben"));
        fingers.tap("thatWas0");
        compare(bench.fixture.entries(), before + 1);
        verify(shown("Ben bids 7 for the order of play"));
        verify(shown("Ana bids"));
        fingers.tap("undo");
        verify(shown("Ana bids 7 for the order of play"));
    }

    function test_whoHasActedWasNotMeant() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "open", [5]);
        fingers = Fingers.on(testCase, bench);
        fingers.tap("key8");
        fingers.tap("confirm");
        fingers.tap("lastEntry");
        verify(shown("That was Cem"));
        verify(!shown("That was Ana"));
    }
}
