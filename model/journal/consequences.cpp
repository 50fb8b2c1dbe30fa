// SPDX-License-Identifier: MPL-2.0
#include "journal/consequences.h"

#include <unordered_map>

namespace bandar::journal {

Consequences consequencesOf(const Journal &journal, const Plan &plan)
{
    Consequences found;
    std::unordered_map<EntryId, Fate> old;
    for (const Played &played : journal.timeline().subspan(plan.kept()))
        if (played.written)
            old.emplace(played.written->id, played.fate);
    for (const Played &played : plan.tail()) {
        if (!played.written) {
            found.supplied.push_back(&played);
            continue;
        }
        const auto known = old.find(played.written->id);
        const Fate was = known == old.end() ? Fate::asWritten : known->second;
        if (was == played.fate)
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
