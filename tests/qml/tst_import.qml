// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder
import "Fingers.js" as Fingers

/// Games come from files: dropped on a page, told in place, and asked about where the files do not tell.
TestCase {
    id: testCase

    property EveningBench bench
    property var fingers

    name: "Import"
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
        fingers = Fingers.on(testCase, bench);
    }

    function games(): int {
        return bench.fixture.evening.games.count;
    }

    function test_aDroppedGameIsInTheLibrary() {
        bench.fixture.dropGame(bench, "three-players", 65);
        verify(fingers.part("told").text.includes("Ana, Ben, Cem"));
        fingers.tap("closeImport");
        verify(!fingers.sees("told"));
        compare(games(), 1);
        bench.fixture.dropGame(bench, "three-players", 60);
        verify(fingers.part("told").text.includes("older by 5 entries"));
        fingers.tap("leaveImport");
        bench.fixture.dropGame(bench, "three-players", 70);
        verify(fingers.part("told").text.includes("goes on by 5 entries"));
        compare(games(), 1);
        compare(bench.fixture.evening.page, "newGame");
    }

    function test_whatIsWrongWithAFileIsToldWithItsLine() {
        bench.fixture.dropText(bench, "{\"bandar\":1,\n");
        verify(fingers.part("told").text.includes("friday.bandar"));
        verify(fingers.part("told").text.includes("Line 1"));
        compare(games(), 0);
    }

    function test_theSameGameIsGoneOnWith() {
        bench.fixture.keep("three-players", 2);
        fingers.tap("goOn");
        bench.fixture.dropGame(bench, "three-players", 65);
        verify(fingers.part("importQuestion").text.includes("friday.bandar"));
        compare(fingers.part("alike0").title, "Ana, Ben, Cem");
        fingers.tap("same-alike0");
        verify(fingers.part("told").text.includes("goes on by 63 entries"));
        fingers.tap("closeImport");
        compare(games(), 1);
        compare(bench.fixture.evening.page, "table");
        verify(bench.fixture.evening.screen.table.saved.includes("65"));
    }

    function test_anotherGameIsKeptBesideIt() {
        bench.fixture.keep("three-players", 2);
        bench.fixture.dropGame(bench, "three-players", 65);
        fingers.tap("addAsNew");
        compare(games(), 2);
        bench.fixture.dropGame(bench, "three-players", 1);
        fingers.tap("leaveImport");
        verify(!fingers.sees("importQuestion"));
        compare(games(), 2);
    }

    function test_theSheetFits_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]])
            data.push({tag: `${width}x${height}`, width, height});
        return data;
    }

    function test_manyFilesAreToldBelowTheQuestion_data() {
        return test_theSheetFits_data();
    }

    function test_manyFilesAreToldBelowTheQuestion(data) {
        bench.destroy();
        begin(data.width, data.height);
        bench.fixture.keep("five-players", 2);
        bench.fixture.dropMany(bench, "five-players", 95, 40);
        grabImage(bench);
        const words = fingers.part("importWords");
        const foot = words.mapToItem(bench, 0, words.height).y;
        verify(foot <= fingers.part("addAsNew").mapToItem(bench, 0, 0).y);
        for (const name of ["importQuestion", "same-alike0"]) {
            const part = fingers.part(name);
            verify(part.mapToItem(bench, 0, part.height).y <= foot, name);
        }
        compare(fingers.part("told").text.split("\n").length, 40);
        words.contentY = words.contentHeight - words.height;
        const told = fingers.part("told");
        verify(told.mapToItem(bench, 0, told.height).y <= foot);
        fingers.tap("same-alike0");
        verify(!fingers.sees("importQuestion"));
        compare(words.contentY, 0);
        fingers.tap("closeImport");
        compare(games(), 1);
    }

    function test_theSheetFits(data) {
        bench.destroy();
        begin(data.width, data.height);
        bench.fixture.keep("five-players", 2);
        bench.fixture.dropGame(bench, "five-players", 95);
        grabImage(bench);
        const sheet = fingers.part("importSheet");
        for (const item of Finder.items(sheet, Finder.isText))
            verify(!item.truncated, Finder.told(item));
        for (const button of Finder.items(sheet, Finder.isButton)) {
            verify(button.width >= 48 && button.height >= 48, Finder.told(button));
            verify(button.text !== "", button);
        }
    }
}
