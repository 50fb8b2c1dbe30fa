// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property EveningBench bench

    name: "Start"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        EveningBench {}
    }

    function init() {
        begin(1280, 800);
    }

    function begin(width: int, height: int) {
        bench = createTemporaryObject(benches, testCase, {width: width, height: height});
        verify(bench);
        settle();
    }

    function cleanup() {
        Tokens.night = false;
    }

    // Draws a frame, so that everything has found its place before a finger comes.
    function settle() {
        grabImage(bench);
    }

    function part(name: string): var {
        const found = Finder.items(bench, item => item.objectName === name);
        verify(found.length === 1, `${found.length} of ${name}`);
        return found[0];
    }

    function has(name: string): bool {
        return Finder.items(bench, item => item.objectName === name).length > 0;
    }

    function tap(name: string) {
        const item = part(name);
        touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        settle();
    }

    // Letters from the keyboard, into the line that has it.
    function typeLetters(text: string) {
        for (const letter of text)
            keyClick(letter);
        settle();
    }

    function type(name: string) {
        if (!has("newNameTextField"))
            tap("newName");
        typeLetters(name);
        tap("newNameTextDone");
    }

    function names(): var {
        const players = bench.fixture.evening.newGame.players;
        return [...Array(players.count).keys()].map(row => players.data(players.index(row, 0), Qt.UserRole).name);
    }

    function test_draggingTakesARowToItsPlace() {
        for (const name of ["Ana", "Ben", "Cem"])
            type(name);
        const handle = part("move-Cem");
        const touch = touchEvent(handle);
        touch.press(0, handle, 28, 20).commit();
        for (const way of [-20, -60, -100, -170])
            touch.move(0, handle, 28, 20 + way - (handle.mapToItem(bench, 0, 0).y - part("move-Cem").mapToItem(bench, 0, 0).y)).commit();
        touch.release(0, handle, 28, 20).commit();
        settle();
        compare(names()[0], "Cem");
        wait(Application.styleHints.mouseDoubleClickInterval + 50); // at the same place, and no double tap
        tap("move-Ben");
        compare(names(), ["Cem", "Ben", "Ana"]);
        part("move-Cem").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(names(), ["Ben", "Cem", "Ana"]);
    }

    function test_whereWereWe() {
        bench.fixture.keep("three-players", 65);
        settle();
        compare(bench.fixture.evening.page, "whereWereWe");
        for (let row = 0; row < 5; ++row)
            verify(has("entry" + row), row);
        compare(part("entry4").text, "Ben builds a city in Bengkulu");
        tap("goOn");
        verify(has("confirm"));
        compare(bench.fixture.evening.page, "table");
    }

    function test_theAppIsStartedAgainInTheMiddle() {
        type("Ana");
        type("Ben");
        tap("startGame");
        const entries = bench.fixture.evening.screen.table.saved;
        bench.fixture.restart();
        settle();
        tap("goOn");
        compare(bench.fixture.evening.screen.table.saved, entries);
    }

    function test_theMenuOpensASheetAndTurnsThePage() {
        bench.fixture.keep("three-players", 65);
        settle();
        tap("goOn");
        for (const panel of ["what-if", "count", "adjust", "note", "agree-end"]) {
            tap("menu");
            tap("menu-" + panel);
            verify(!has("closeMenu"));
            compare(bench.fixture.evening.screen.sheets.current.panel, panel);
            bench.fixture.evening.screen.sheets.close();
        }
        tap("menu");
        tap("menu-night");
        verify(bench.fixture.evening.night);
        tap("menu-turn");
        compare(bench.fixture.evening.turned, 90);
        tap("besideMenu");
        verify(!has("closeMenu"));
        tap("menu");
        tap("menu-library");
        compare(bench.fixture.evening.page, "library");
    }

    function test_aFinishedGameOpensToItsEnd() {
        bench.fixture.keepMany("two-players", 1000, 3);
        settle();
        compare(bench.fixture.evening.page, "library");
        compare(part("games").count, 3);
        tap("game2");
        compare(bench.fixture.evening.screen.sheets.current.panel, "end");
    }

    function pages(): var {
        const evening = bench.fixture.evening;
        return [
            () => bench.fixture.keep("five-players", 95),
            () => bench.fixture.evening.toLibrary(),
            () => bench.fixture.evening.toNewGame(),
            () => ["Ana", "Ben", "Cem", "Dee"].forEach(name => bench.fixture.evening.newGame.addName(name)),
            () => bench.fixture.evening.newGame.seat(1),
            () => bench.fixture.evening.newGame.addName("Eko"),
            () => bench.fixture.evening.menuOpen = true
        ];
    }

    function test_everyPageFits_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600], [1366, 728], [960, 600], [800, 480]])
            data.push({tag: `${width}x${height}`, width, height});
        return data;
    }

    function test_everyPageFits(data) {
        bench.destroy();
        begin(data.width, data.height);
        for (const open of pages()) {
            open();
            settle();
            for (const item of Finder.items(bench, Finder.isText))
                verify(!item.truncated && inside(item), Finder.told(item));
            for (const button of Finder.items(bench, Finder.isButton)) {
                verify(button.width >= 48 && button.height >= 48 && inside(button), Finder.told(button));
                verify(button.text !== "", button);
            }
        }
    }

    function inside(item: var): bool {
        const at = item.mapToItem(bench, 0, 0, item.width, item.height);
        return at.x >= 0 && at.y >= 0 && at.x + at.width <= bench.width && at.y + at.height <= bench.height + 1;
    }
}
