// SPDX-License-Identifier: MPL-2.0
#include "checks.h"

#include "indonesia/preview.h"

#include <cstdlib>
#include <iostream>

namespace bandar::fuzz {

void require(bool holds, std::string_view what)
{
    if (holds)
        return;
    std::cerr << "broken: " << what << '\n';
    std::abort();
}

void Auditor::watch(const record::Header &header, const record::Step &step)
{
    const table::Game &game = *header.game;
    for (const table::Posting &posting : step.outcome->postings)
        m_books.post(posting);
    const table::Balances books = game.books(step.outcome->next);
    require(books == m_books, "the postings make the balances");
    require(!m_books.overrun(), "no balance is beyond the books");

    table::Money sum;
    for (std::size_t account = 0; account < books.size(); ++account)
        sum += books.balance(table::AccountId(account));
    require(sum == table::Money(), "all balances together are zero");

    for (const table::Awaited &awaited : game.awaited(step.outcome->next))
        require(awaited.kind < game.kinds().size(), "what is awaited is a kind of entry");
    require(game.standings(step.outcome->next).rows.size() == header.setup.players.size(), "everybody is ranked");
}

void checkForesight(const table::Setup &setup, const table::State &before, const table::Entry &entry)
{
    const auto &state = before.as<indonesia::State>();
    const auto &typed = std::any_cast<const indonesia::Entry &>(entry.what);
    const table::Strictness strictness = entry.annotations.strictness();

    const auto applied = indonesia::apply(state, typed, strictness);
    const auto *outcome = std::get_if<indonesia::Outcome>(&applied);
    if (!strictness.ruled && !strictness.outOfTurn)
        require(indonesia::why(options(state), typed).has_value() == (outcome == nullptr),
                "an entry is possible by the options if and only if it is accepted");

    const indonesia::Preview preview = indonesia::preview(setup, state, {typed, {}, strictness});
    require(preview.refusal.has_value() == (outcome == nullptr), "a preview is refused if and only if the entry is");
    require(outcome == nullptr || preview.next == outcome->next, "a preview shows the next state");

    std::vector<std::string_view> missing;
    for (const table::Field &field : indonesia::entryKinds()[entry.kind].fields)
        if (field.required)
            missing.push_back(field.key);
    const indonesia::Preview half = indonesia::preview(setup, state, {typed, missing, strictness});
    require(missing.empty() || !half.next, "half an entry has no effect");

    if (const auto *merger = std::get_if<indonesia::Announce>(&typed))
        if (indonesia::Pair pair; !findPair(state, merger->companies, pair) && !(pair.x == pair.y))
            require(ladder(state, pair, merger->player, merger->bid, 5).size() == 5, "a ladder has no end");
}

} // namespace bandar::fuzz
