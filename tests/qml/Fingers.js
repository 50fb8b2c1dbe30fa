// SPDX-License-Identifier: MPL-2.0
.pragma library
.import "Finder.js" as Finder

// Makes the fingers of one player of a touch test: they tap what can be seen, and count how often.
// `test` is the TestCase, `page` the item that everything stands in.
function on(test, page) {
    const fingers = {taps: 0};
    test.grabImage(page);

    // The visible item of that name; a page that is not drawn yet is drawn first.
    fingers.find = name => {
        let found = look(page, name);
        if (!found) {
            test.grabImage(page);
            found = look(page, name);
        }
        return found;
    };
    fingers.sees = name => look(page, name) !== null;
    fingers.part = name => {
        const item = fingers.find(name);
        if (!item)
            test.grabImage(page).save(`not-seen-${name}.png`);
        test.verify(item, `nothing called ${name} can be seen`);
        return item;
    };
    fingers.tap = name => {
        const item = fingers.part(name);
        test.verify(item.enabled, `${name} is off`);
        settle(test, page, item);
        reach(fingers, item);
        const x = item.width / 2, y = item.height / 2;
        const at = item.mapToItem(page, x, y);
        test.verify(at.x >= 0 && at.y >= 0 && at.x <= page.width && at.y <= page.height, `${name} is off the page: ${at}`);
        test.touchEvent(item).press(0, item, x, y).commit();
        test.touchEvent(item).release(0, item, x, y).commit();
        fingers.taps += 1;
    };
    // A long press counts as two taps.
    fingers.hold = name => {
        const item = fingers.part(name);
        reach(fingers, item);
        test.touchEvent(item).press(0, item, item.width / 2, item.height / 2).commit();
        test.wait(850);
        test.touchEvent(item).release(0, item, item.width / 2, item.height / 2).commit();
        fingers.taps += 2;
    };
    fingers.type = number => {
        for (const digit of String(Math.abs(number)))
            fingers.tap("key" + digit);
    };
    return fingers;
}

// What has still to find its place is drawn before a finger comes.
function settle(test, page, item) {
    for (let up = item; up; up = up.parent) {
        if (test.isPolishScheduled(up)) {
            test.grabImage(page);
            return;
        }
    }
}

function look(item, name) {
    if (!item.visible)
        return null;
    if (item.objectName === name)
        return item;
    for (let place = item.children.length - 1; place >= 0; --place) {
        const found = look(item.children[place], name);
        if (found)
            return found;
    }
    return null;
}

// Swipes until the item can be tapped, if it stands in a list that is longer than its place: two taps.
function reach(fingers, item) {
    for (let up = item.parent; up; up = up.parent) {
        if (up.flicking === undefined || up.contentY === undefined)
            continue;
        const at = item.mapToItem(up.contentItem, 0, 0);
        if (at.y >= up.contentY && at.y + item.height <= up.contentY + up.height)
            return;
        up.contentY = Math.max(0, Math.min(up.contentHeight - up.height, at.y + item.height / 2 - up.height / 2));
        fingers.taps += 2;
        return;
    }
}
