// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "Operations"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function sit(game: string, entries: int, width: int, height: int) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        verify(bench);
        bench.fixture.openRecorded(game, entries, true);
        bench.fixture.setDoubleTap(0);
        settle();
    }

    function init() {
        sit("three-players", 110, 1280, 800);
    }

    function cleanup() {
        Tokens.night = false;
    }

    function settle() {
        grabImage(bench);
    }

    function part(name: string): var {
        const found = Finder.items(bench, item => item.objectName === name);
        verify(found.length > 0, name + " is not on the page");
        return found[0];
    }

    function isThere(name: string): bool {
        return Finder.items(bench, item => item.objectName === name).length > 0;
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

    function test_threeDeliveriesOverTwoLines() {
        verify(shown("Ana operates"));
        for (const name of ["company-rice-jawa-barat", "line-ship-jawa-timur", "city-jawa-timur", "line-ship-halmahera",
                            "shipsMore", "shipsMore", "shipsMore", "city-bengkulu", "shipsLess", "shipsLess", "shipsLess",
                            "city-bali"])
            tap(name);
        verify(shown("Ana delivers siap faji at 35"));
        compare(part("sold").text, "3 of 3 sold");
        compare(part("effect0").change.text, "80");
        compare(part("confirm").text, "Deliver 3");
        tap("confirm");
        compare(bench.fixture.entries(), 111);
        verify(shown("Ana’s line adds no ships"));
        tap("confirm");
        compare(bench.fixture.entries(), 112);
    }

    function test_aTouchedRowGivesOneGoodBack() {
        tap("company-rice-jawa-barat");
        tap("city-bali");
        tap("delivery0");
        compare(part("sold").text, "0 of 3 sold");
        verify(!isThere("delivery0"));
    }

    function test_holdingDeliversAll() {
        tap("company-rice-jawa-barat");
        const city = part("city-sulawesi-utara");
        touchEvent(city).press(0, city, 20, 20).commit();
        tryVerify(() => part("sold").text === "2 of 3 sold", 3000);
        touchEvent(city).release(0, city, 20, 20).commit();
        compare(part("sold").text, "2 of 3 sold");
    }

    function test_tooMuchIsRefusedInPlace() {
        tap("company-rice-jawa-barat");
        tap("city-sumatera-utara");
        verify(part("refusal").visible);
        verify(!part("confirm").enabled);
        tap("takeBack");
        verify(!isThere("refusal"));
        tap("city-sumatera-utara");
        tap("rule");
        tap("ruling1");
        verify(shown("Ruled: All agree"));
        verify(part("confirm").enabled);
    }

    function test_theStripChangesTheCompany() {
        tap("company-rice-jawa-barat");
        tap("company-ship-jawa-timur");
        verify(shown("Ana’s line adds no ships"));
        verify(isThere("addMore"));
        tap("company-ship-jawa-timur");
        verify(shown("Ana operates"));
    }

    function test_theRestMayBeOutOfReach() {
        tap("company-rice-jawa-barat");
        tap("city-bali");
        verify(part("unsold").text.includes("still take"));
        tap("couldNotReach");
        verify(!isThere("unsold"));
        tap("buyMore");
        compare(part("confirm").text, "Deliver 1, buy 1");
    }

    function test_untrackedCitiesAreNeverSeen() {
        sit("four-players-untracked", 156, 1280, 800);
        const company = Finder.items(bench, item => item.objectName.startsWith("company-rice"))[0];
        if (company)
            tap(company.objectName);
        compare(Finder.items(bench, item => item.objectName.startsWith("city-")).length, 0);
        tap("deliver");
        tap("deliver");
        compare(part("confirm").text, "Deliver 2");
        tap("delivery0");
        compare(part("confirm").text, "Deliver 1");
    }

    function test_fits_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]]) {
            for (const [game, entries] of [["three-players", 110], ["five-players", 278], ["two-players", 193], ["four-players-untracked", 244]])
                data.push({tag: `${game} ${width}x${height}`, width, height, game, entries});
        }
        return data;
    }

    // Through the choice of a company, its empty sheet and every city tapped once.
    function test_fits(data) {
        sit(data.game, data.entries, data.width, data.height);
        pageIsWhole();
        const sheet = bench.fixture.screen.sheets.operations;
        if (sheet.choosing) {
            const company = Finder.items(bench, item => item.objectName.startsWith("company-") && !item.objectName.includes("ship"))[0];
            tap(company.objectName);
        }
        pageIsWhole();
        for (let row = 0; row < Math.max(3, Math.min(6, sheet.cities.count)) && sheet.refusal === ""; ++row) {
            sheet.chooseLine(row % Math.max(1, sheet.lines.count));
            sheet.deliver(row);
            settle();
            pageIsWhole();
        }
    }

    function pageIsWhole() {
        for (const item of Finder.items(bench, Finder.isText)) {
            if (inList(item))
                continue;
            const at = item.mapToItem(bench, 0, 0, item.width, item.height);
            verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= bench.width + 1 && at.y + at.height <= bench.height + 1,
                   Finder.told(item) + " leaves the page: " + at);
        }
        const texts = Finder.items(bench, item => Finder.isText(item) && !inList(item)).map(item => ({item, at: inked(item)}));
        for (let one = 0; one < texts.length; ++one) {
            for (let other = one + 1; other < texts.length; ++other)
                verify(!meet(texts[one].at, texts[other].at), `${Finder.told(texts[one].item)} meets ${Finder.told(texts[other].item)}`);
        }
        for (const button of Finder.items(bench, Finder.isButton))
            verify(!button.enabled || button.width >= 48 && button.height >= 48, `${Finder.told(button)} ${button.width}x${button.height}`);
    }

    // What may be scrolled away.
    function inList(item: var): bool {
        for (let parent = item.parent; parent; parent = parent.parent) {
            if (parent.contentHeight !== undefined && parent.interactive === true)
                return true;
        }
        return false;
    }

    function inked(item: var): rect {
        const size = item.font.pixelSize;
        const width = Math.min(item.width, item.contentWidth);
        const left = item.horizontalAlignment === Text.AlignRight ? item.width - width
                   : item.horizontalAlignment === Text.AlignHCenter ? (item.width - width) / 2 : 0;
        return item.mapToItem(bench, left, item.baselineOffset - 0.75 * size, width, item.contentHeight - 0.25 * size);
    }

    function meet(a: rect, b: rect): bool {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
}
