// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder
import "Fingers.js" as Fingers
import "Plays.js" as Plays

/// Whole games by touch, from the first name to the final score: entry is quick, and what comes out is the record.
TestCase {
    id: testCase

    property EveningBench bench
    property var fingers
    property var taps: ({})
    property var pair: [] ///< that is being auctioned

    name: "Evening"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component {
        id: benches

        EveningBench {}
    }

    RecordedGame {
        id: recorded
    }

    readonly property var evening: bench?.fixture.evening ?? null

    function initTestCase() {
        testCase.taps = {};
    }

    function cleanupTestCase() {
        const bars = {
            "bid": 4, "acquire": 2, "research": 2, "operate, empty": 2, "operate, 3 deliveries over 2 lines": 12,
            "merge": 8
        };
        for (const kind of Object.keys(testCase.taps).sort()) {
            const list = testCase.taps[kind].sort((one, other) => one - other);
            const median = list[Math.floor((list.length - 1) / 2)];
            console.log(`${kind}: median ${median.toFixed(1)}, worst ${list[list.length - 1].toFixed(1)}, of ${list.length}`);
            if (bars[kind] !== undefined)
                verify(median <= bars[kind], `${kind}: ${median} taps in the median, at most ${bars[kind]}`);
        }
        for (const kind of Object.keys(bars))
            verify(testCase.taps[kind]?.length > 0, `nothing of ${kind} was played`);
    }

    function test_aGameIsPlayedByTouch_data() {
        return [{tag: "two-players", undoAt: "city-growth", restartAt: 100}, {tag: "five-players", undoAt: "city-growth", restartAt: 150}];
    }

    function test_aGameIsPlayedByTouch(data) {
        bench = createTemporaryObject(benches, testCase);
        verify(bench);
        fingers = Fingers.on(testCase, bench);
        recorded.name = data.tag;
        startGame();

        const entries = recorded.entries();
        const lines = recorded.lines();
        let years = 0;
        let restarted = false;
        for (let at = 0; at < entries.length;) {
            const before = fingers.taps;
            const made = Plays.play(testCase, entries, at);
            compare(recorded.entriesOf(testCase.evening), at + made, `after ${JSON.stringify(entries[at])}`);
            for (let one = at; one < at + made; ++one)
                compare(recorded.lineOf(testCase.evening, one), lines[one + 1]);
            note(entries, at, made, fingers.taps - before);
            at += made;
            if (entries[at - 1].do === "city-growth" && ++years === 3)
                undoOverTheBorder(entries, at);
            if (!restarted && at >= data.restartAt) {
                restarted = true;
                restart();
            }
        }
        compare(recorded.linesOf(testCase.evening).join("\n"), recorded.lines().join("\n"));
        compare(recorded.stateOf(testCase.evening), recorded.end());
    }

    function startGame() {
        for (const player of recorded.players()) {
            if (!fingers.sees("newNameTextField"))
                fingers.tap("newName");
            const field = fingers.part("newNameTextField");
            field.forceActiveFocus();
            for (const letter of player.name)
                keyClick(letter);
            compare(field.text, player.name);
            fingers.tap("newNameTextDone");
        }
        fingers.tap("money-" + (recorded.option("money") || "hidden"));
        fingers.tap("startGame");
        compare(testCase.evening.page, "table");
    }

    // What was entered last is taken back and brought back, and the year before it too.
    function undoOverTheBorder(entries: var, at: int) {
        const state = recorded.stateOf(testCase.evening);
        fingers.tap("undo");
        fingers.tap("undo");
        compare(recorded.entriesOf(testCase.evening), at - 2);
        fingers.tap("redo");
        fingers.tap("redo");
        compare(recorded.stateOf(testCase.evening), state);
    }

    // What is half typed is there again too.
    function restart() {
        const state = recorded.stateOf(testCase.evening);
        bench.fixture.restart();
        compare(testCase.evening.page, "whereWereWe");
        fingers.tap("goOn");
        compare(recorded.stateOf(testCase.evening), state);
    }

    function note(entries: var, at: int, made: int, taps: int) {
        const entry = entries[at];
        let kind = entry.do;
        let shared = 1;
        if (kind === "bid")
            shared = made;
        if (kind === "operate" && entry.deliveries?.length === 3 && new Set(entry.deliveries.map(one => one.line)).size === 2)
            kind = "operate, 3 deliveries over 2 lines";
        else if (kind === "operate" && !entry.deliveries?.length && !entry.add && !entry.buy)
            kind = "operate, empty";
        else if (kind === "no-announcement" && made > 1)
            kind = entries[at + made - 1].do;
        for (let one = 0; one < shared; ++one)
            testCase.taps[kind] = (testCase.taps[kind] ?? []).concat([taps / shared]);
    }

    // What the plays want to know of the screen.

    function shownItems(wanted: var): var {
        return Finder.items(bench, wanted);
    }

    function choose(name: string) {
        fingers.tap(name);
    }

    function rowOf(player: string): int {
        const name = recorded.players().find(one => one.id === player).name;
        for (let row = 0; row < 5; ++row) {
            if (fingers.part("place" + row).mark.name === name)
                return row;
        }
        return -1;
    }

    function valueButton(amount: int): string {
        for (let row = 0; fingers.sees("value" + row); ++row) {
            if (fingers.part("value" + row).amount.text === String(amount))
                return "value" + row;
        }
        return "";
    }

    function companyOf(deed: string): string {
        return recorded.companyOf(testCase.evening, deed);
    }

    function stepped(name: string): int {
        return Number(fingers.part(name).value);
    }

    function unitsOf(deed: string): int {
        return recorded.unitsOf(testCase.evening, deed);
    }

    // The line that is chosen; lines share their names with the delivery of each good.
    function line(): string {
        const chosen = Finder.items(bench, item => item.objectName.startsWith("line-") && item.checked);
        return chosen.length === 1 ? chosen[0].objectName.slice(5) : "";
    }

    function chooseCompany(company: string) {
        if (testCase.evening.screen.sheets.operations.choosing)
            fingers.tap(`company-${company}`);
    }

    function choosesCities(): bool {
        return testCase.evening.screen.sheets.cityGrowth.choosing;
    }
}
