// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder

TestCase {
    id: testCase

    property PageBench bench

    name: "Research"
    when: windowShown
    visible: true
    width: 1280
    height: 1280

    Component {
        id: benches

        PageBench {}
    }

    function init() {
        open(1280, 800);
    }

    function open(width: real, height: real) {
        bench = createTemporaryObject(benches, testCase, {width, height});
        verify(bench);
        bench.fixture.setDoubleTap(0);
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
        settle();
        const item = part(name);
        touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        settle();
    }

    function shown(text: string): bool {
        return Finder.items(bench, item => Finder.isText(item) && item.text === text).length > 0;
    }

    function test_aStepInTwoTaps_data() {
        return [
            {tag: "the row", taps: "track-mergers", confirm: "Mergers 3", entry: "Cem researches Mergers"},
            {tag: "the step", taps: "step-slots-cem", confirm: "Slots 3", entry: "Cem researches Slots"},
            {tag: "another's Hull", taps: "step-hull-ben", confirm: "Hull 2 for Ben", entry: "Cem researches Hull of Ben"}
        ];
    }

    function test_aStepInTwoTaps(data) {
        bench.fixture.openRecorded("three-players", 88);
        settle();
        verify(shown("Cem researches"));
        tap(data.taps);
        compare(part("confirm").text, data.confirm);
        tap("confirm");
        verify(shown(data.entry));
        compare(bench.fixture.entries(), 89);
    }

    function test_noResearch() {
        bench.fixture.openRecorded("three-players", 88);
        tap("decline");
        verify(shown("Cem researches nothing"));
    }

    function test_aLaterPlayerInThreeTaps() {
        bench.fixture.openRecorded("five-players", 16);
        tap("player-ana");
        verify(shown("No research: Cem and Eko"));
        tap("step-bid-ana");
        compare(part("confirm").text, "Bid ×5");
        tap("confirm");
        compare(bench.fixture.entries(), 19);
        verify(shown("Dee researches"));
    }

    function test_byRuling() {
        bench.fixture.openRecorded("five-players-corrections", 15);
        tap("byRuling");
        tap("whose-dee");
        tap("step-slots-dee");
        verify(part("refusal").visible);
        verify(!part("confirm").enabled);
        tap("rule");
        tap("ruling0");
        tap("confirm");
        compare(bench.fixture.entries(), 16);
        verify(shown("Cem researches"));
    }

    function test_layout_data() {
        const data = [];
        for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]])
            for (const [game, entries] of [["two-players", 98], ["three-players", 10], ["three-players", 88], ["five-players", 16], ["five-players", 271]])
                data.push({tag: `${width}x${height} ${game} ${entries}`, width, height, game, entries});
        return data;
    }

    function test_layout(data) {
        open(data.width, data.height);
        bench.fixture.openRecorded(data.game, data.entries);
        settle();
        const buttons = Finder.items(bench, Finder.isButton);
        for (const item of buttons) {
            verify(item.width >= 48 && item.height >= 48, Finder.told(item));
            verify(bench.fixture.accessibleName(item) !== "", Finder.told(item));
        }
        const steps = buttons.filter(item => item.objectName.startsWith("step-"));
        verify(steps.length > 4);
        for (const one of steps) {
            const at = one.mapToItem(bench, 0, 0, one.width, one.height);
            verify(at.x >= 0 && at.x + at.width <= bench.width, Finder.told(one));
            for (const other of steps.filter(item => item !== one && item.parent.track === one.parent.track)) {
                const beside = other.mapToItem(bench, 0, 0, other.width, other.height);
                verify(at.x + at.width <= beside.x || beside.x + beside.width <= at.x || at.y !== beside.y,
                       `${one.objectName} covers ${other.objectName}`);
            }
        }
        const bottom = part("track-bid").mapToItem(bench, 0, part("track-bid").height).y;
        verify(bottom <= part("byRuling").mapToItem(bench, 0, 0).y);
    }
}
