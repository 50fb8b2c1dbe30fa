// SPDX-License-Identifier: MPL-2.0
.pragma library

// How each kind of entry is made by touch. A play takes the fingers, the table and the entries of a record from `at`
// on, and returns how many of them it made.

const plays = {
    "city": single((table, entry) => table.choose(`province-${entry.province}`)),
    "no-city": decline,
    "bid": bids,
    "announce": announced,
    "merge": announced,
    "no-announcement": announced,
    "merger-bid": single((table, entry) => setPrice(table, entry.bid, table.pair)),
    "merger-pass": mergerPasses,
    "siap-faji": single((table, entry) => step(table, "keep", entry.keep)),
    "acquire": single((table, entry) => table.fingers.tap(`deed-${entry.deed}`)),
    "pass": decline,
    "research": researched,
    "no-research": researched,
    "operate": single(operate),
    "city-growth": single(growth),
    "count": (table, entries, at) => {
        single(count)(table, entries, at);
        table.fingers.tap("confirm"); // back to the game
        return 1;
    },
    "adjust": single(adjust)
};

function play(table, entries, at) {
    return plays[entries[at].do](table, entries, at);
}

function single(fill) {
    return (table, entries, at) => {
        fill(table, entries[at]);
        table.fingers.tap("confirm");
        return 1;
    };
}

function decline(table) {
    table.fingers.tap("decline");
    return 1;
}

// All bids that follow one another stand on one sheet.
function bids(table, entries, at) {
    let count = 0;
    while (at + count < entries.length && entries[at + count].do === "bid") {
        const entry = entries[at + count];
        if (count > 0)
            table.fingers.tap("place" + table.rowOf(entry.player));
        const value = table.valueButton(entry.amount);
        if (value !== "" && String(entry.amount).length > 1)
            table.fingers.tap(value);
        else
            table.fingers.type(entry.amount);
        count += 1;
    }
    table.fingers.tap("confirm");
    return count;
}

// Who announces nothing before somebody announces is told by announcing ahead of them.
function announced(table, entries, at) {
    let silent = 0;
    while (entries[at + silent].do === "no-announcement")
        silent += 1;
    const entry = entries[at + silent];
    if (entry.do !== "announce" && entry.do !== "merge" || silent > 0 && !table.fingers.sees(`announcer-${entry.player}`)) {
        table.fingers.tap("decline");
        return 1;
    }
    if (silent > 0)
        table.fingers.tap(`announcer-${entry.player}`);
    for (const company of entry.companies)
        table.fingers.tap(`merge-${table.companyOf(company)}`);
    const way = entry.do === "announce" ? "byBid" : "byOutcome";
    if (!table.fingers.part(way).checked)
        table.fingers.tap(way);
    if (entry.do === "merge" && entry.winner !== entry.player)
        table.fingers.tap(`winner-${entry.winner}`);
    table.pair = entry.companies;
    setPrice(table, entry.bid, entry.companies);
    table.fingers.tap("confirm");
    return silent + 1;
}

function mergerPasses(table, entries, at) {
    let count = 1;
    while (at + count < entries.length && entries[at + count].do === "merger-pass")
        count += 1;
    if (count > 1 && table.fingers.sees("othersPass")) {
        table.fingers.tap("othersPass");
        return count;
    }
    table.fingers.tap("decline");
    return 1;
}

function setPrice(table, bid, pair) {
    const units = table.unitsOf(pair[0]) + table.unitsOf(pair[1]);
    const more = bid / units - table.stepped("price");
    if (more > 0 && more <= 2) {
        for (let one = 0; one < more; ++one)
            table.fingers.tap("priceMore");
    } else if (more !== 0) {
        table.fingers.tap("price");
        table.fingers.type(bid / units);
    }
}

function step(table, name, wanted) {
    for (let now = table.stepped(name); now !== wanted; now = table.stepped(name))
        table.fingers.tap(name + (now < wanted ? "More" : "Less"));
}

function researched(table, entries, at) {
    let silent = 0;
    while (entries[at + silent].do === "no-research")
        silent += 1;
    const entry = entries[at + silent];
    if (entry.do !== "research") {
        table.fingers.tap("decline");
        return 1;
    }
    if (silent > 0)
        table.fingers.tap(`player-${entry.player}`);
    table.fingers.tap(`step-${entry.track}-${entry.of ?? entry.player}`);
    table.fingers.tap("confirm");
    return silent + 1;
}

function operate(table, entry) {
    table.chooseCompany(table.companyOf(entry.company));
    if (entry.add !== undefined)
        step(table, "add", entry.add);
    let last = {};
    for (const delivery of entry.deliveries ?? []) {
        deliver(table, delivery, last);
        last = delivery;
    }
    if (entry.grow !== undefined)
        step(table, "grow", entry.grow);
    if (entry.buy !== undefined)
        step(table, "buy", entry.buy);
}

function deliver(table, delivery, last) {
    const line = table.companyOf(delivery.line);
    const alike = delivery.line === last.line && delivery.ships === last.ships && delivery.city === last.city;
    if (alike || table.line() !== line)
        table.fingers.tap(`line-${line}`);
    step(table, "ships", delivery.ships);
    for (let good = 0; good < delivery.goods; ++good)
        table.fingers.tap(delivery.city === undefined ? "deliver" : `city-${delivery.city}`);
}

function growth(table, entry) {
    if (table.choosesCities())
        for (const city of entry.grow ?? [])
            table.fingers.tap(`city-${city}`);
}

function count(table, entry) {
    table.fingers.tap("menu");
    table.fingers.tap("menu-count");
    table.fingers.tap(`player-${entry.player}`);
    if (entry.cash < 0)
        table.fingers.tap("sign");
    table.fingers.type(entry.cash);
}

function adjust(table, entry) {
    table.fingers.tap("menu");
    table.fingers.tap("menu-adjust");
    table.fingers.tap(`player-${entry.player}`);
    table.fingers.tap(`account-${entry.account}`);
    if (entry.amount < 0)
        table.fingers.tap("sign");
    table.fingers.type(entry.amount);
    table.fingers.tap("reason0");
}
