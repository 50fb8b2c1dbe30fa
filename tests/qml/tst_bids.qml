// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "Bids"
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
        settle();
    }

    // Draws a frame, so that everything has found its place before a finger comes.
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
    }

    function type(digits: string) {
        for (const digit of digits)
            tap("key" + digit);
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function test_asksTheFirstPlayer() {
        verify(shown("Ana bids"));
        verify(shown("of 100"));
        verify(!part("confirm").enabled);
        compare(bench.fixture.entries(), 3);
    }

    function test_refusalStandsInPlace() {
        type("250");
        verify(shown("250"));
        const refusal = part("refusal");
        verify(refusal.visible);
        verify(refusal.text.includes("250"));
        verify(refusal.text.includes("100"));
        verify(!part("confirm").enabled);
        tap("confirm");
        compare(bench.fixture.entries(), 3);

        compare(part("nearest0").amount.text, "100");
        settle();
        tap("nearest0");
        verify(!refusal.visible);
        compare(bench.fixture.screen.sheets.bids.typed, "100");
        verify(part("confirm").enabled);
    }

    function test_clearAndErase() {
        type("250");
        tap("keyErase");
        compare(bench.fixture.screen.sheets.bids.typed, "25");
        tap("keyClear");
        compare(bench.fixture.screen.sheets.bids.typed, "");
        tap("keyErase");
        compare(bench.fixture.screen.sheets.bids.typed, "");
        verify(!part("refusal").visible);
        type("007");
        compare(bench.fixture.screen.sheets.bids.typed, "7");
    }

    function test_previewThenConfirmOnce() {
        type("250");
        tap("keyClear");
        type("12");
        compare(part("effect0").account, "To Bank box");
        compare(part("effect0").change.text, "\u221212");
        compare(part("effect0").balance.text, "88");
        compare(part("confirm").text, "Ana bids 12");

        tap("confirm");
        tap("confirm");
        compare(bench.fixture.entries(), 4);
        verify(shown("Ben bids"));
        verify(shown("Ana bids 12 for the order of play"));
        compare(bench.fixture.screen.sheets.bids.typed, "");
        verify(!part("confirm").enabled);
    }

    function test_valuesBuyPlaces() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "open", [5, 3]);
        settle();
        compare(part("value0").amount.text, "6");
        compare(part("value1").amount.text, "4");
        compare(part("value2").amount.text, "0");
        tap("value1");
        verify(part("value1").chosen);
        verify(!part("value0").chosen);
        compare([0, 1, 2].map(row => part("place" + row).mark.name), ["Ana", "Cem", "Ben"]);
        tap("confirm");
        compare(bench.fixture.screen.sheets.current.panel, "acquisitions");
    }

    function test_oneSheetForAllBids() {
        type("5");
        tap("place1");
        type("3");
        compare(part("confirm").text, "Enter 2 bids");
        tap("place2");
        type("26");
        compare(part("confirm").text, "Enter bids");
        compare([0, 1, 2].map(row => part("place" + row).mark.name), ["Cem", "Ana", "Ben"]);
        tap("place1");
        tap("keyErase");
        type("40");
        compare(part("place0").mark.name, "Ana");
        settle();
        tap("confirm");
        compare(bench.fixture.entries(), 6);
        compare(bench.fixture.screen.sheets.current.panel, "acquisitions");
        tap("undo");
        compare(bench.fixture.entries(), 3);
    }

    function test_theTableRulesOtherwise() {
        type("226");
        settle();
        tap("rule");
        settle();
        tap("ruling0");
        verify(part("confirm").enabled);
        tap("confirm");
        compare(bench.fixture.entries(), 4);
        verify(shown("Ben bids"));
    }

    function test_noMoreDigitsThanARecordTakes() {
        type("999999999999");
        compare(bench.fixture.screen.sheets.bids.typed, "999\u202f999\u202f999");
        tap("key1");
        compare(bench.fixture.screen.sheets.bids.typed, "999\u202f999\u202f999");
        verify(part("refusal").visible);
    }

    function test_keyboard() {
        keyClick("1");
        keyClick("2");
        compare(bench.fixture.screen.sheets.bids.typed, "12");
        keyClick(Qt.Key_Backspace);
        compare(bench.fixture.screen.sheets.bids.typed, "1");
        part("confirm").forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(bench.fixture.entries(), 4);
    }

    function test_initialsAreWholeLetters() {
        bench.fixture.open(["\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family", " \u00e9lodie", "9 lives"], "open", []);
        compare([0, 1, 2].map(row => part("player" + row).mark.initial),
                ["\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "\u00c9", "9"]);
    }

    function test_aSentenceKeepsItsDirection() {
        bench.fixture.open(["\u0644\u064a\u0644\u0649", "Ben", "Cem"], "open", []);
        compare(bench.fixture.screen.sheets.bids.heading, "\u200e\u0644\u064a\u0644\u0649 bids");
        compare(bench.fixture.screen.table.lastEntry, "Cem builds a city in Sulawesi Utara");
    }

    function test_hiddenMoneyTellsNoCash() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "hidden", [5]);
        type("226");
        verify(part("refusal").visible);
        compare(bench.fixture.screen.sheets.bids.values.count, 0);
        compare(bench.fixture.screen.sheets.bids.nearest.count, 0);
        noCashIsTold();
        tap("keyClear");
        type("7");
        compare(part("effect0").balance.text, "");
        noCashIsTold();
    }

    function noCashIsTold() {
        for (const item of Finder.items(bench, () => true)) {
            for (const told of [item.text ?? "", bench.fixture.accessibleName(item)])
                verify(!/100|95|93/.test(told), Finder.told(item));
        }
    }
}
