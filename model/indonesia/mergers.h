// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

#include <array>
#include <optional>

namespace bandar::indonesia {

/// Two companies that might merge.
struct Pair {
    CompanyId x;
    CompanyId y;

    bool operator==(const Pair &) const = default;
};

/// What a merger of two companies is about (rules 2.3). A bid is a whole number of `units` steps.
struct MergerTerms {
    Kind result = Kind::ship;
    std::int64_t deeds = 0;
    std::int64_t units = 0;
    Money perUnit; ///< nominal price of one unit
    Money nominal() const { return perUnit * units; }
    /// From one price to the next; by a correction alone there may be no unit.
    Money step() const { return Money(units > 0 ? units : 1); }
};
MergerTerms termsOf(const State &state, Pair pair);

/// The kind that two kinds make together; nothing where they cannot become one company.
std::optional<Kind> resultOf(Kind x, Kind y);

/// Refuses a pair that nobody may merge: kinds, era, merged this year, no unit.
Verdict checkPair(const State &state, Strictness strictness, Pair pair);

/// Refuses an announcer of a pair that may merge: Mergers level, slots. Cash plays no part here (record page, 3).
Verdict checkAnnouncer(const State &state, Strictness strictness, Pair pair, PlayerId announcer);

/// Refuses a bidder who could not hold the company: neither an owner, nor the announcer, nor a free slot.
Verdict checkBidder(const State &state, Strictness strictness, Pair pair, PlayerId bidder);

/// Whether the player is asked to announce: some pair passes both checks.
bool canAnnounceAnything(const State &state, PlayerId player);

/// What an opening bid or the price of a merger auctioned aloud may be.
struct PriceLimits {
    MergerTerms terms;
    PlayerId announcer;
    Money announcerCash;
    PlayerId bidder;
    Money bidderCash;
    bool secret = false;

    /// The least price: nominal, and one step more where the bidder is not the announcer.
    Money least() const { return terms.nominal() + (bidder == announcer ? Money() : terms.step()); }
};
PriceLimits priceLimits(const State &state, Pair pair, PlayerId announcer, PlayerId bidder);
/// Refuses what is below the nominal price, off the ladder, or above the cash of announcer or bidder.
Verdict check(const PriceLimits &limits, Strictness strictness, Money price);

/// The pair that two deeds name; refuses deeds that were not acquired, and two of one company.
Verdict findPair(const State &state, const std::array<DeedId, 2> &deeds, Pair &pair);

Verdict apply(Move &move, const Announce &entry);
Verdict apply(Move &move, const Merge &entry);
Verdict apply(Move &move, const NoAnnouncement &entry);

} // namespace bandar::indonesia
