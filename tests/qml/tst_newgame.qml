// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder

/// The form of a new game, by touch and by keyboard: nobody drops out of it.
TestCase {
    id: testCase

    property EveningBench bench
    property int taps: 0

    name: "NewGame"
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
        ++taps;
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

    function test_fiveNamesThenTheTable() {
        for (const name of ["Ana", "Ben", "Cem", "Dee", "Eko"])
            type(name);
        compare(names(), ["Ana", "Ben", "Cem", "Dee", "Eko"]);
        verify(!has("newName"));
        tap("drop-Dee");
        tap("money-open");
        tap("cities-untracked");
        tap("seat-2");
        tap("startGame");
        compare(bench.fixture.evening.page, "table");
        verify(has("undo"));
        compare([0, 1, 2, 3].map(row => part("player" + row).mark.name), ["Ana", "Ben", "Cem", "Eko"]);
    }

    function test_aReturningGroupNeedsFiveTaps() {
        type("Ana");
        type("Ben");
        type("Cem");
        tap("startGame");
        bench.fixture.evening.toLibrary();
        settle();
        taps = 0;
        tap("newGame");
        tap("drawLots");
        tap("startGame");
        compare(bench.fixture.evening.page, "table");
        verify(taps <= 5, taps);
    }

    function test_whatIsNoNameIsSaidInPlace() {
        type("Ana");
        verify(!part("startGame").enabled);
        type("ana");
        verify(part("newNameTextRefusal").text.includes("ana"));
        compare(part("newNameTextField").text, "ana");
        compare(names(), ["Ana"]);
        keyClick(Qt.Key_Backspace);
        settle();
        verify(!has("newNameTextRefusal"));
        typeLetters("bel");
        compare(part("newNameTextField").text, "anbel");
        tap("newNameTextDone");
        verify(part("startGame").enabled);
    }

    function test_afterReturnTheNextNameIsTypedAtOnceAndInSight() {
        for (const name of ["Ana", "Ben", "Cem", "Dee"]) {
            verify(part("newNameTextField").activeFocus, name);
            typeLetters(name);
            keyClick(Qt.Key_Return);
            settle();
        }
        compare(names(), ["Ana", "Ben", "Cem", "Dee"]);
        const field = part("newNameTextField");
        verify(field.mapToItem(bench, 0, field.height).y < bench.height * 0.65); // a keyboard takes the rest
        typeLetters("Eko");
        keyClick(Qt.Key_Return);
        settle();
        verify(!has("newNameTextField"));
        keyClick("x"); // nothing that cannot be seen has the keyboard
        compare(bench.fixture.evening.newGame.typed, "");
        compare(Finder.items(bench, item => item.activeFocus && item.cursorPosition !== undefined).length, 0);
    }

    function test_aNameThatIsStillTypedPlays() {
        type("Ana");
        typeLetters("Ben");
        verify(part("startGame").enabled);
        tap("startGame");
        compare(bench.fixture.evening.page, "table");
        compare([0, 1].map(row => part("player" + row).mark.name), ["Ana", "Ben"]);
    }

    function test_aNameIsChangedInItsPlace() {
        type("Ana");
        type("Ben");
        tap("name-Ana");
        compare(part("renameTextField").text, "Ana");
        part("renameTextField").selectAll();
        typeLetters("ben");
        keyClick(Qt.Key_Return);
        settle();
        verify(part("renameTextRefusal").text.includes("ben plays already"));
        const covered = part("renameTextRefusal").parent;
        for (const x of [20, covered.width - 80, covered.width - 20]) {
            touchEvent(covered).press(0, covered, x, covered.height / 2).commit();
            touchEvent(covered).release(0, covered, x, covered.height / 2).commit();
            settle();
            compare(names(), ["Ana", "Ben"]);
            compare(part("renameTextField").text, "ben");
        }
        typeLetters("no");
        keyClick(Qt.Key_Return);
        settle();
        compare(names(), ["benno", "Ben"]);
    }

    function test_aNameIsNotDroppedWithoutAWord() {
        type("Ana");
        typeLetters("Ben");
        tap("newNameTextLeave");
        verify(part("newNameTextRefusal").text.includes("Ben does not play yet"));
        compare(part("newNameTextField").text, "Ben");
        tap("money-open"); // the words are gone: they are said again
        tap("newNameTextLeave");
        compare(part("newNameTextField").text, "Ben");
        tap("newNameTextLeave");
        verify(!has("newNameTextField"));
        tap("newName");
        compare(part("newNameTextField").text, "");
    }

    function test_aRefusedStartLeavesTheKeyboardInTheLine() {
        type("Ana");
        type("Ben");
        typeLetters("ana");
        tap("startGame");
        compare(bench.fixture.evening.page, "newGame");
        verify(part("newNameTextRefusal").text.includes("ana plays already"));
        typeLetters("b");
        compare(part("newNameTextField").text, "anab");
    }

    function test_lotsAreDrawnWithTheNameThatIsTyped() {
        type("Ana");
        verify(!part("drawLots").enabled);
        typeLetters("Ben");
        tap("drawLots");
        compare(names().sort(), ["Ana", "Ben"]);
    }

    function test_coloursTakeInTheNameOfTheirRow() {
        type("Ana");
        type("Ben");
        tap("name-Ana");
        typeLetters("x");
        tap("colour-Ana");
        verify(!has("renameTextField") && has("swatch-red"));
        compare(names(), ["Anax", "Ben"]);
    }

    function test_theFormIsThereAfterARestart() {
        type("Ana");
        tap("money-open");
        tap("newNameTextField");
        typeLetters("Be");
        bench.fixture.restart();
        settle();
        compare(bench.fixture.evening.page, "newGame");
        compare(names(), ["Ana"]);
        compare(part("newNameTextField").text, "Be");
        compare(bench.fixture.evening.newGame.heading, "Ana begins, then Be");
        typeLetters("n");
        tap("startGame");
        compare([0, 1].map(row => part("player" + row).mark.name), ["Ana", "Ben"]);
    }

    function test_coloursAreChosenFromAllThatThereAre() {
        type("Ana");
        type("Ben");
        tap("colour-Ana");
        for (const colour of ["red", "blue", "green", "yellow", "black", "orange", "purple", "white"])
            verify(part("swatch-" + colour).width >= 48, colour);
        tap("swatch-green");
        verify(!has("swatch-green"));
        tap("colour-Ben");
        tap("swatch-green"); // Ana's: they change
        tap("startGame");
        compare(part("player0").mark.colour, "blue");
        compare(part("player1").mark.colour, "green");
    }
}
