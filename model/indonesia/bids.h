// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

#include <vector>

namespace bandar::indonesia {

/// What a turn-order bid may be (rules 2.2): 0 to `most` rupiah, which is the cash and never below 0.
struct BidLimits {
    Money most;
    bool secret = false; ///< hidden money protects it
};
BidLimits bidLimits(const State &state, PlayerId player);

/// Refuses a bid above the cash.
Verdict check(const BidLimits &limits, Strictness strictness, const Bid &bid);

/// A player's place in the order as the bids made so far would have it; who has not bid counts as bidding 0.
struct BidPlace {
    PlayerId player;
    bool hasBid = false;
    TurnBid bid;
};
/// First to last: descending value, ties by the order so far.
std::vector<BidPlace> orderByBids(const State &state);

/// The least that `player` must bid to be at that place (from 0) or before it, as the bids stand; rupiah.
Money leastBidFor(const State &state, PlayerId player, std::size_t place);

Verdict apply(Move &move, const Bid &bid);

/// The bids of the year are in: the new order, for the rest of this year and the next new era and bids.
void settleOrder(Move &move);

} // namespace bandar::indonesia
