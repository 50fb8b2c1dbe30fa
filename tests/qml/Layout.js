// SPDX-License-Identifier: MPL-2.0
.pragma library
.import "Finder.js" as Finder

// What is wrong with a page as it is drawn: cut texts but names, what leaves the page, what overlaps, small targets.
function faults(page, names, textAlignment) {
    const texts = Finder.items(page, Finder.isText);
    return cut(texts, names).concat(outside(page, texts), overlapping(page, texts, textAlignment), small(page));
}

function cut(texts, names) {
    return texts.filter(item => item.truncated && !names.includes(item.text)).map(item => Finder.told(item) + " is cut");
}

function outside(page, texts) {
    return texts.filter(item => {
        const at = item.mapToItem(page, 0, 0, item.width, item.height);
        return at.x < -1 || at.y < -1 || at.x + at.width > page.width + 1 || at.y + at.height > page.height + 1;
    }).map(item => Finder.told(item) + " leaves the page");
}

function overlapping(page, texts, textAlignment) {
    const inked = texts.map(item => ({item, at: ink(page, item, textAlignment)}));
    const found = [];
    for (let one = 0; one < inked.length; ++one) {
        for (let other = one + 1; other < inked.length; ++other)
            if (meet(inked[one].at, inked[other].at))
                found.push(`${Finder.told(inked[one].item)} meets ${Finder.told(inked[other].item)}`);
    }
    return found;
}

function small(page) {
    return Finder.items(page, Finder.isButton).filter(button => button.width < 48 || button.height < 48)
        .map(button => Finder.told(button) + ` is small: ${button.width} x ${button.height}`);
}

// Where the letters of a text stand, without the air above capitals and under the base line.
function ink(page, item, textAlignment) {
    const size = item.font.pixelSize;
    const width = Math.min(item.width, item.contentWidth);
    const left = item.horizontalAlignment === textAlignment.right ? item.width - width
               : item.horizontalAlignment === textAlignment.centre ? (item.width - width) / 2 : 0;
    const top = item.baselineOffset - 0.75 * size;
    return item.mapToItem(page, left, top, width, Math.max(1, item.contentHeight - 0.5 * size));
}

function meet(a, b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
