// SPDX-License-Identifier: MPL-2.0
#include "indonesia/bids.h"

#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

BidLimits bidLimits(const State &state, PlayerId player)
{
    return {std::clamp(cashOf(state, player), Money(), Money(table::mostAmount)), state.moneyHidden};
}

Verdict check(const BidLimits &limits, Strictness strictness, const Bid &bid)
{
    return require(bid.amount <= limits.most, strictness, Reason::bidAboveCash,
                   {table::money(bid.amount), table::secret(limits.most, limits.secret), table::player(bid.player)});
}

std::vector<BidPlace> orderByBids(const State &state)
{
    std::vector<BidPlace> places;
    for (PlayerId player : order(state)) {
        const auto &bid = state.turnBids[player.place()];
        places.push_back({player, bid.has_value(), bid.value_or(TurnBid{Money(), value(state, player, Track::bid)})});
    }
    std::ranges::stable_sort(places, std::ranges::greater(), [](const BidPlace &place) { return place.bid.value(); });
    return places;
}

Money leastBidFor(const State &state, PlayerId player, std::size_t place)
{
    auto others = orderByBids(state);
    std::erase_if(others, [player](const BidPlace &other) { return other.player == player; });
    if (place >= others.size())
        return Money();
    const BidPlace &rival = others[place];
    const bool winsTies = placeInOrder(state, player) < placeInOrder(state, rival.player);
    const std::int64_t needed = rival.bid.value().units() + (winsTies ? 0 : 1);
    const std::int64_t multiplier = value(state, player, Track::bid);
    return Money((needed + multiplier - 1) / multiplier);
}

Verdict apply(Move &move, const Bid &bid)
{
    if (auto no = check(bidLimits(move.state, bid.player), move.strictness, bid))
        return no;
    move.post(purse(bid.player, Purse::cash), purse(bid.player, Purse::bank), bid.amount, Purpose::turnBid);
    // A bid of 0 that is not asked for any more is a decline without effect (record page, section 4).
    const bool tooLate = bid.amount == Money() && move.state.turnBids[bid.player.place()];
    if (move.state.phase == Phase::bids && !tooLate)
        move.state.turnBids[bid.player.place()] = TurnBid{bid.amount, value(move.state, bid.player, Track::bid)};
    finishTurn(move, Question::bid, bid.player);
    return {};
}

void settleOrder(Move &move)
{
    const auto places = orderByBids(move.state);
    std::ranges::transform(places, move.state.order.begin(), &BidPlace::player);
    move.state.bidsAreIn = true;
    for (std::size_t place = 0; place < places.size(); ++place)
        move.tell(Event::orderIs,
                  {table::count(static_cast<std::int64_t>(place + 1)), table::player(places[place].player)});
}

} // namespace bandar::indonesia
