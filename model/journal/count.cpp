// SPDX-License-Identifier: MPL-2.0
#include "journal/count.h"

#include <algorithm>

namespace bandar::journal {

namespace {

std::vector<Counted> countsOf(const Journal &journal)
{
    std::vector<Counted> counts;
    for (const Played &played : journal.timeline())
        if (played.written && played.fate != Fate::setAside)
            if (const auto claim = journal.game().claim(*played.entry))
                counts.push_back({played.written->id, played.place, *claim,
                                  journal.game().books(played.state()).balance(claim->account)});
    return counts;
}

// The year in which an entry was made; money may still have been on its way to the account then.
std::size_t startOfYear(const Journal &journal, std::size_t place)
{
    const auto entries = journal.entries();
    const std::int64_t year = entries[place]->moment.year;
    while (place > 0 && entries[place - 1]->moment.year == year)
        --place;
    return place;
}

// A misread count is told where the slip is plain.
std::optional<Slip> miscountOf(const Counted &asked)
{
    const Slip slip = slipBetween(asked.books.units(), asked.claim.amount.units());
    const bool plain = slip == Slip::digitsSwapped || slip == Slip::tenTimesTooMuch ||
                       slip == Slip::tenTimesTooLittle || slip == Slip::signTurned;
    return plain && !asked.agrees() ? std::optional(slip) : std::nullopt;
}

Count examine(const Journal &journal, const Counted &asked)
{
    Count count{asked, {}, 0, miscountOf(asked), {}};
    const std::vector<Counted> all = countsOf(journal);
    const auto isCount = [&](std::size_t place) { return std::ranges::binary_search(all, place, {}, &Counted::place); };
    std::size_t first = asked.place;
    while (first > 0 && isCount(first - 1))
        --first;
    std::size_t end = std::min(asked.place + 1, journal.entries().size());
    while (end < journal.entries().size() && isCount(end))
        ++end;

    Evidence evidence{asked, {}, {}, {}, 0, first};
    for (const Counted &counted : all) {
        if (counted.place < first) {
            (counted.agrees() ? evidence.agreed : evidence.differed).push_back(counted);
            if (counted.agrees() && counted.claim.account == asked.claim.account) {
                count.since = counted.id;
                evidence.from = startOfYear(journal, counted.place);
            }
        } else if (counted.place < end && counted.claim.account != asked.claim.account) {
            // Of two counts of one account the later one stands.
            std::erase_if(evidence.together,
                          [&](const Counted &other) { return other.claim.account == counted.claim.account; });
            evidence.together.push_back(counted);
        }
    }
    count.together = evidence.together;
    count.suspects = findCulprits(journal, evidence);
    return count;
}

} // namespace

std::optional<Count> examine(const Journal &journal, EntryId count)
{
    for (const Counted &counted : countsOf(journal))
        if (counted.id == count)
            return examine(journal, counted);
    return std::nullopt;
}

Count examine(const Journal &journal, const table::Claim &claim)
{
    return examine(journal, Counted{0, journal.entries().size(), claim,
                                    journal.game().books(journal.state()).balance(claim.account)});
}

} // namespace bandar::journal
