// SPDX-License-Identifier: MPL-2.0
#include "journal/consequences.h"

#include "record/writer.h"

#include <algorithm>
#include <unordered_map>

namespace bandar::journal {

namespace {

// A decline is known by what it says and when it was supplied.
std::string suppliedKey(const Journal &journal, const Played &played)
{
    return std::to_string(played.moment.year) + std::string(played.moment.phase) +
           record::writeAsEntered(journal.game(), journal.header().setup, *played.entry);
}

// Changes of the state that balances and standings do not tell already.
std::vector<table::Change> otherChanges(const Journal &journal, const table::State &after,
                                        const table::Standings &standings)
{
    const auto &setup = journal.header().setup;
    std::vector<std::string_view> told(standings.columns.begin(), standings.columns.end());
    told.insert(told.end(), {"score", "rank"});
    auto changes = table::difference(journal.game().view(setup, journal.state()), journal.game().view(setup, after));
    std::erase_if(changes, [&told](const table::Change &change) {
        const std::string_view last = std::string_view(change.path).substr(change.path.find_last_of('/') + 1);
        return change.path.starts_with("players/") && std::ranges::find(told, last) != told.end();
    });
    return changes;
}

} // namespace

Consequences consequencesOf(const Journal &journal, const Plan &plan)
{
    Consequences found;
    std::unordered_map<EntryId, const Played *> old;
    std::unordered_map<std::string, int> supplied;
    for (const Played &played : journal.timeline().subspan(plan.kept()))
        if (played.written)
            old.emplace(played.written->id, &played);
        else
            ++supplied[suppliedKey(journal, played)];
    for (const Played &played : plan.tail()) {
        if (!played.written) {
            if (--supplied[suppliedKey(journal, played)] < 0)
                found.supplied.push_back(&played);
            continue;
        }
        const auto known = old.find(played.written->id);
        const Fate was = known == old.end() ? Fate::asWritten : known->second->fate;
        // What was changed is told of anew, though its fate be the same.
        if (was == played.fate && known != old.end() && known->second->written == played.written)
            continue;
        switch (played.fate) {
        case Fate::outOfTurn: found.newlyOutOfTurn.push_back(&played); break;
        case Fate::needsRuling: found.newlyFlagged.push_back(&played); break;
        case Fate::setAside: found.newlySetAside.push_back(&played); break;
        case Fate::asWritten:
        case Fate::supplied: break;
        }
        if (isFlagged(was) && !isFlagged(played.fate))
            found.settled.push_back(&played);
    }

    const table::Game &game = journal.game();
    const std::size_t accounts = game.accounts(journal.header().setup).size();
    for (std::size_t place = 0; place < accounts; ++place) {
        const table::AccountId account(place);
        const table::Money before = game.books(journal.state()).balance(account);
        const table::Money after = game.books(plan.state()).balance(account);
        if (before != after)
            found.balances.push_back({account, before, after});
    }
    found.before = game.standings(journal.state());
    found.after = game.standings(plan.state());
    found.others = otherChanges(journal, plan.state(), found.after);
    return found;
}

std::vector<const Played *> openFlags(const Journal &journal)
{
    std::vector<const Played *> flags;
    for (const Played &played : journal.timeline())
        if (isFlagged(played.fate))
            flags.push_back(&played);
    return flags;
}

} // namespace bandar::journal
