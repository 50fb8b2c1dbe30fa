// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Style
import Bandar.Tests
import "Finder.js" as Finder

/// What is written can be read: by the one who types, and from the seats; by day and by night.
TestCase {
    id: testCase

    name: "Reading"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component {
        id: benches

        PageBench {}
    }

    function cleanup() {
        Tokens.night = false;
    }

    function test_page_data() {
        const data = [];
        for (const night of [false, true]) {
            for (const entries of [0, 9, 65, 77, 87, 95, 110, 184, 239])
                data.push({tag: `${entries} ${night ? "night" : "day"}`, entries, night});
        }
        return data;
    }

    function test_page(data) {
        Tokens.night = data.night;
        const bench = createTemporaryObject(benches, testCase);
        bench.fixture.openRecorded("three-players", data.entries, true);
        const picture = grabImage(bench);
        const texts = Finder.items(bench, Finder.isText).filter(item => !isInitial(item));
        verify(texts.length > 8);
        for (const item of texts) {
            verify(item.font.pixelSize >= 16, Finder.told(item));
            standsOut(bench, picture, item);
        }
        const heading = texts.filter(item => item.text === bench.fixture.screen.sheets.current.heading);
        verify(heading.length > 0 && heading.every(item => item.font.pixelSize >= 28), "the heading");
        const running = texts.filter(item => item.font.pixelSize >= 28 && item.mapToItem(bench, 0, 0).y < 72);
        verify(running.length >= (data.entries === 239 ? 1 : 2), "the year and the phase that is running");
    }

    // The letter of a chip is as large as its shape allows; the name stands beside it.
    function isInitial(item: var): bool {
        return item.text.length === 1 && item.font.bold && item.parent.mark !== undefined;
    }

    // A letter against the paper just beside it: 4.5, or 3 where it is large.
    function standsOut(bench: var, picture: var, item: var) {
        const at = item.mapToItem(bench, Math.max(0, item.width - 1), 1);
        const left = item.mapToItem(bench, 0, 1);
        for (const place of [at, left]) {
            if (place.x < 1 || place.y < 1 || place.x >= bench.width - 1 || place.y >= bench.height - 1)
                continue;
            const ground = picture.pixel(Math.floor(place.x), Math.floor(place.y));
            const least = item.font.pixelSize >= 24 ? 3 : 4.5;
            if (contrast(item.color, ground) >= least)
                return;
        }
        fail(`${Finder.told(item)} is too faint`);
    }

    function contrast(one: color, other: color): real {
        const lights = [light(one), light(other)].sort((a, b) => b - a);
        return (lights[0] + 0.05) / (lights[1] + 0.05);
    }

    function light(colour: color): real {
        const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
    }
}
