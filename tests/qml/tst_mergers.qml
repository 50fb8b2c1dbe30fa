// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "Mergers"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function init() {
        laidOut(1280, 800);
    }

    function laidOut(width: int, height: int) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        verify(bench);
        bench.fixture.setDoubleTap(0);
    }

    function open(game: string, entries: int, openly: bool) {
        bench.fixture.openRecorded(game, entries, openly);
        grabImage(bench);
    }

    function part(name: string): var {
        const item = findChild(bench, name);
        verify(item, name);
        return item;
    }

    function tap(name: string) {
        const item = part(name);
        verify(item.visible, name);
        touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        grabImage(bench);
    }

    function last(): string {
        return bench.fixture.screen.table.lastEntry;
    }

    function test_mergerByOutcomeInSevenTaps() {
        open("three-players", 100, true);
        for (const name of ["merge-rice-kalimantan-timur", "merge-spice-maluku", "winner-cem", "price", "key2", "key8"])
            tap(name);
        compare(part("confirm").text, "Cem wins at 308");
        tap("confirm");
        compare(bench.fixture.entries(), 101);
        compare(last(), "Ana announces rice Kalimantan Timur + spice Maluku");
        tap("keepLess");
        compare(part("confirm").text, "Keep 4");
        tap("keepMore");
        tap("confirm");
        compare(last(), "Cem keeps 5 units");
    }

    function test_bidByBidToTheEnd() {
        open("three-players", 77, true);
        for (const name of ["merge-spice-halmahera", "merge-rice-jawa-barat", "byBid", "confirm"])
            tap(name);
        compare(last(), "Cem announces spice Halmahera + rice Jawa Barat at 150");
        tap("priceMore");
        tap("confirm");
        compare(last(), "Ana bids 162");
        tap("rung2");
        tap("confirm");
        compare(last(), "Cem bids 180");
        tap("decline");
        compare(bench.fixture.screen.sheets.current.panel, "siap-faji");
    }

    function test_aTotalThatDoesNotDivide() {
        open("three-players", 77, true);
        for (const name of ["merge-spice-halmahera", "merge-rice-jawa-barat", "winner-ana", "price", "typeTotal", "key1", "key8", "key2"])
            tap(name);
        verify(!part("confirm").enabled);
        const shown = Finder.items(bench, item => item.objectName === "refusal");
        compare(shown.length, 1);
        verify(shown[0].text.includes("180 or 186"));
        const nearest = Finder.items(bench, item => item.objectName === "nearest0");
        compare(nearest.length, 1);
        mouseClick(nearest[0]);
        compare(part("confirm").text, "Ana wins at 180");
        verify(part("confirm").enabled);
        tap("ladder");
        tap("priceLess");
        compare(part("confirm").text, "Ana wins at 174");
    }

    function test_announcerAhead() {
        open("three-players", 99, true);
        tap("announcer-ana");
        for (const name of ["merge-rice-kalimantan-timur", "merge-spice-maluku", "confirm"])
            tap(name);
        compare(bench.fixture.entries(), 101);
        tap("undo");
        compare(bench.fixture.entries(), 99);
        compare(part("decline").text, "Cem and Ana announce nothing");
        tap("announcer-cem");
        tap("decline");
        compare(last(), "Cem announces no merger");
    }

    function test_othersPassByName() {
        open("five-players", 70, true);
        compare(part("othersPass").text, "Ana and Cem pass: Eko wins at 56");
        tap("othersPass");
        compare(bench.fixture.entries(), 72);
    }

    function test_hiddenMoneyTellsNoCash() {
        open("three-players", 77, false);
        for (const name of ["merge-spice-halmahera", "merge-rice-jawa-barat", "winner-ana"])
            tap(name);
        noneIsTold(/232|266|264|228|110|322/);
        tap("price");
        noneIsTold(/232|266|264|228|110|322/);
    }

    function noneIsTold(cash: var) {
        for (const item of Finder.items(bench, () => true)) {
            for (const told of [item.text ?? "", bench.fixture.accessibleName(item)])
                verify(!cash.test(told), Finder.told(item));
        }
    }

    function sizes(): var {
        return [[1280, 800], [800, 1280], [1024, 600]].map(([width, height]) => ({tag: `${width}x${height}`, width, height}));
    }

    function test_layout_data() {
        return sizes();
    }

    function test_layout(data) {
        laidOut(data.width, data.height);
        const sheets = () => bench.fixture.screen.sheets;
        const pair = () => {
            sheets().mergers.chooseCompany(0);
            sheets().mergers.chooseCompany(2);
        };
        const states = [
            () => open("three-players", 77, true),
            pair,
            () => sheets().mergers.setTyping(true),
            () => sheets().mergers.setTyping(false),
            () => sheets().mergers.byBid = true,
            () => open("three-players", 79, true),
            () => sheets().auction.setTyping(true),
            () => open("three-players", 84, true),
            () => open("five-players", 68, true),
            () => {
                sheets().mergers.chooseCompany(3);
                sheets().mergers.chooseCompany(5);
            },
            () => open("five-players", 70, true),
            () => open("five-players", 239, true),
            () => sheets().mergers.chooseCompany(0),
            () => {
                open("five-players", 119, true);
                sheets().open("what-if");
                sheets().whatIf.chooseCompany(5);
                sheets().whatIf.chooseCompany(7);
            }
        ];
        states.forEach((enter, state) => {
            enter();
            grabImage(bench);
            nothingIsCut(state);
            nothingOverlaps(state);
            targetsAreLarge(state);
        });
    }

    // Provinces of a company are names, as those of players are.
    function isName(text: string): bool {
        return /^[A-Z][a-z]+( [A-Z][a-z]+)?(, [A-Z][a-z]+( [A-Z][a-z]+)?)*$/.test(text);
    }

    function nothingIsCut(state: int) {
        for (const item of Finder.items(bench, Finder.isText)) {
            verify(!item.truncated || isName(item.text) || within(item, "lastEntry"), `${state}: ${Finder.told(item)} is cut`);
            const at = item.mapToItem(bench, 0, 0, item.width, item.height);
            verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= bench.width && at.y + at.height <= bench.height + 1,
                   `${state}: ${Finder.told(item)} leaves the page: ${at}`);
        }
    }

    function within(item: var, name: string): bool {
        for (let above = item; above; above = above.parent) {
            if (above.objectName === name)
                return true;
        }
        return false;
    }

    function nothingOverlaps(state: int) {
        const texts = Finder.items(bench, Finder.isText).map(item => ({item, at: inked(item)}));
        for (let one = 0; one < texts.length; ++one) {
            for (let other = one + 1; other < texts.length; ++other)
                verify(!meet(texts[one].at, texts[other].at),
                       `${state}: ${Finder.told(texts[one].item)} meets ${Finder.told(texts[other].item)}`);
        }
    }

    function targetsAreLarge(state: int) {
        for (const button of Finder.items(bench, Finder.isButton))
            verify(button.width >= 48 && button.height >= 48, `${state}: ${Finder.told(button)}`);
    }

    // Where the letters of a text stand, without the air above capitals and under the base line.
    function inked(item: var): rect {
        const size = item.font.pixelSize;
        const width = Math.min(item.width, item.contentWidth);
        const left = item.horizontalAlignment === Text.AlignRight ? item.width - width
                   : item.horizontalAlignment === Text.AlignHCenter ? (item.width - width) / 2 : 0;
        const top = item.baselineOffset - 0.75 * size;
        return item.mapToItem(bench, left, top, width, item.contentHeight - 0.25 * size - Math.max(0, item.contentHeight - item.height));
    }

    function meet(a: rect, b: rect): bool {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
}
