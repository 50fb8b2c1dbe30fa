// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/mergers.h"

namespace bandar::indonesia {

/// Refuses a bid that the units do not divide, with the nearest that they do, none below `least` unless the table rules
/// otherwise (rules 2.3: nothing is ever a fraction).
Verdict checkDivides(Strictness strictness, Money bid, std::int64_t units, Money least);

/// What the next bid of an auction may be: least(), then steps of the units, up to `cash`.
struct AuctionLimits {
    PlayerId bidder;
    MergerTerms terms;
    Money standing;
    Money cash;
    bool secret = false;
    Money least() const { return standing + terms.step(); }
};
AuctionLimits auctionLimits(const State &state, PlayerId bidder);
Verdict check(const AuctionLimits &limits, Strictness strictness, Money bid);

/// How the winner's payment is shared: by units as they were before the merger, rupiah; the parts are the bid.
struct Shares {
    Money ofX;
    Money ofY;
};
Shares sharesOf(const State &state, Pair pair, Money bid);

/// One rung of the ladder as `winner` would feel it: pays the whole bid, gets back what the own companies earn.
struct Rung {
    Money bid;
    Shares shares;
    Money net;       ///< of the winner, 0 or negative
    Money cashAfter; ///< of the winner
};
Rung rungFor(const State &state, Pair pair, PlayerId winner, Money bid);

/// Opens the auction, asking on in order from the announcer; with nobody else to bid it is over at once.
void openAuction(Move &move, Pair pair, PlayerId announcer, Money bid);

/// The winner pays, the companies become one; rice + spice then asks for the units to keep.
void settleMerger(Move &move, Pair pair, PlayerId winner, Money bid);

/// The units a new siap faji company may keep: 1 to half, rounded down (but one).
struct KeepLimits {
    std::int64_t units = 0;
    std::int64_t most = 0;
};
KeepLimits keepLimits(const State &state);
/// The same for a company of so many units, before there is one.
KeepLimits keepLimitsOf(std::int64_t units);
Verdict check(const KeepLimits &limits, Strictness strictness, std::int64_t keep);

Verdict apply(Move &move, const MergerBid &entry);
Verdict apply(Move &move, const MergerPass &entry);
Verdict apply(Move &move, const KeepSiapFaji &entry);

} // namespace bandar::indonesia
