// SPDX-License-Identifier: MPL-2.0
.pragma library

// Every visible item under `root` that `wanted` accepts.
function items(root, wanted) {
    let found = wanted(root) ? [root] : [];
    for (let place = 0; place < root.children.length; ++place) {
        const child = root.children[place];
        if (child.visible)
            found = found.concat(items(child, wanted));
    }
    return found;
}

function isText(item) {
    return item.truncated !== undefined && item.text !== undefined && item.text !== "";
}

function isButton(item) {
    return item.down !== undefined && item.clicked !== undefined;
}

// Where an item stands, for the report of a failure.
function told(item) {
    return `${item} "${item.text ?? item.objectName}"`;
}
