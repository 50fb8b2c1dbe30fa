// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder
import "Layout.js" as Layout

TestCase {
    id: testCase

    property PageBench bench

    name: "AnyTime"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function init() {
        bench = createTemporaryObject(benches, testCase, {width: 1280, height: 800});
        verify(bench);
        bench.fixture.openRecorded("three-players", 100, true);
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

    function tap(...names) {
        for (const name of names) {
            const item = part(name);
            touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
            touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
            settle();
        }
    }

    function open(panel: string) {
        bench.fixture.screen.sheets.open(panel);
        settle();
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function test_aCountThatAgreesClosesItself() {
        open("count");
        tap("player-ana", "key2", "key7", "key5");
        compare(part("confirm").text, "Ana counts 275");
        tap("confirm");
        verify(!bench.fixture.screen.sheets.opened);
        verify(shown("Ana counts 275: agrees with the books"));
    }

    function test_aCountThatDiffersTellsWhy() {
        open("count");
        tap("key2", "key7", "player-ana", "key4", "confirm");
        compare(bench.fixture.entries(), 101);
        verify(shown("1 less than the books"));
        tap("confirm");
        compare(bench.fixture.entries(), 101);
        verify(!bench.fixture.screen.sheets.opened);
    }

    function test_hiddenMoneyIsNotToldByTheSheets() {
        bench.fixture.openRecorded("three-players", 100);
        for (const panel of ["count", "adjust", "agree-end"]) {
            open(panel);
            if (panel === "adjust")
                tap("player-ana", "key5", "reason0");
            for (const item of Finder.items(bench, () => true)) {
                for (const told of [item.text ?? "", bench.fixture.accessibleName(item)])
                    verify(!/275|427|145|280/.test(told), Finder.told(item));
            }
        }
    }

    function test_anAccountIsAdjusted() {
        open("adjust");
        tap("player-ben", "account-bank", "sign", "key1", "key5", "reason0");
        compare(part("confirm").text, "Take 15 from Ben");
        compare(part("effect0").change.text, "\u221215");
        tap("confirm");
        verify(shown("Ben\u2019s Bank box put right by \u221215"));
    }

    function test_onePaysAnother() {
        open("adjust");
        tap("betweenPlayers", "from-ben", "to-ana", "key1", "key0", "reason1");
        compare(part("confirm").text, "Ben pays Ana 10");
        tap("confirm");
        verify(shown("Ben pays Ana 10"));
    }

    function test_wordsOfOnesOwn() {
        open("note");
        part("noteTextField").forceActiveFocus();
        for (const letter of "Ana gave back 5")
            keyClick(letter);
        compare(part("noteTextField").text, "Ana gave back 5");
        tap("confirm");
        verify(shown("Ana gave back 5"));
        compare(bench.fixture.entries(), 101);
    }

    function test_theTableEndsTheGame() {
        open("agree-end");
        verify(!part("confirm").enabled);
        tap("reason0", "confirm");
        compare(bench.fixture.screen.sheets.current.panel, "end");
        tap("undo");
        compare(bench.fixture.screen.sheets.current.panel, "mergers");
    }

    function test_anAuctionIsNotInterrupted() {
        bench.fixture.openRecorded("three-players", 215, true);
        open("adjust");
        verify(part("refusal").visible);
        verify(!part("confirm").enabled);
    }

    function test_layout_data() {
        return [{tag: "lying", width: 1280, height: 800}, {tag: "upright", width: 800, height: 1280},
                {tag: "small", width: 1024, height: 600}];
    }

    function test_layout(data) {
        bench.width = data.width;
        bench.height = data.height;
        for (const game of ["two-players", "three-players", "five-players"]) {
            bench.fixture.openRecorded(game, 100, true);
            for (const panel of ["count", "adjust", "note", "agree-end"]) {
                open(panel);
                checkLayout(`${game} ${panel}`);
            }
            open("adjust");
            tap("betweenPlayers", "from-ben", "to-ana", "key1", "key0", "reason1");
            checkLayout(game + " transfer");
            open("count");
            tap("player-ana", "key1", "confirm");
            checkLayout(game + " counted");
        }
    }

    function checkLayout(where: string) {
        const names = ["Ana", "Ben", "Cem", "Dee", "Eko", bench.fixture.screen.table.lastEntry,
                       bench.fixture.screen.table.saved];
        const faults = Layout.faults(bench, names, {right: Text.AlignRight, centre: Text.AlignHCenter});
        compare(faults.join("\n"), "", where);
    }
}
