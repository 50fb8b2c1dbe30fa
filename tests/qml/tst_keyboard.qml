// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtTest
import Bandar.Tests
import "Finder.js" as Finder

/// The digits of a keyboard reach the pad that is in use, whatever was tapped last.
TestCase {
    id: testCase

    property PageBench bench

    name: "Keyboard"
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
        grabImage(bench);
    }

    function sheets(): var {
        return bench.fixture.screen.sheets;
    }

    function test_digitsReachThePad_data() {
        const recorded = (entries, then) => () => {
            bench.fixture.openRecorded("three-players", entries, true);
            then();
        };
        const pair = sheet => {
            sheet.chooseCompany(0);
            sheet.chooseCompany(2);
            sheet.setTyping(true);
        };
        return [
            {tag: "bids", open: () => {}},
            {tag: "adjust", open: recorded(100, () => sheets().open("adjust"))},
            {tag: "count", open: recorded(100, () => sheets().open("count"))},
            {tag: "mergers", open: recorded(77, () => pair(sheets().mergers))},
            {tag: "auction", open: recorded(79, () => sheets().auction.setTyping(true))},
            {tag: "what-if", open: recorded(77, () => {
                sheets().open("what-if");
                pair(sheets().whatIf);
            })}
        ];
    }

    function test_digitsReachThePad(data) {
        data.open();
        grabImage(bench);
        const tappable = Finder.items(bench, item => Finder.isButton(item) && item.enabled);
        verify(tappable.length > 12, tappable.length);
        for (const button of tappable) {
            button.forceActiveFocus(); // where a tap leaves the keyboard
            keyClick("7");
            compare(sheets().current.typed, "7", button.objectName);
            keyClick(Qt.Key_Backspace);
            compare(sheets().current.typed, "", button.objectName);
        }
    }

    function test_digitsReachNoPadThatIsCovered() {
        bench.fixture.open(["Ana", "Ben", "Cem"], "open", [5]);
        grabImage(bench);
        const last = findChild(bench, "lastEntry");
        touchEvent(last).press(0, last, 20, 20).commit();
        touchEvent(last).release(0, last, 20, 20).commit();
        grabImage(bench);
        verify(Finder.items(bench, item => item.objectName.startsWith("thatWas")).length > 0);
        keyClick("7");
        compare(sheets().current.typed, "");
        touchEvent(last).press(0, last, 20, 20).commit();
        touchEvent(last).release(0, last, 20, 20).commit();
        keyClick("7");
        compare(sheets().current.typed, "7");
    }
}
