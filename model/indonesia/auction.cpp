// SPDX-License-Identifier: MPL-2.0
#include "indonesia/auction.h"

#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

Verdict checkDivides(Strictness strictness, Money bid, std::int64_t units, Money least)
{
    const std::int64_t over = units > 0 ? bid.units() % units : 0;
    const Money below = bid - Money(over);
    return require(over == 0, strictness, Reason::doesNotDivide,
                   {table::money(bid), table::count(units),
                    table::money(strictness.ruled ? below : std::max(below, least)),
                    table::money(below + Money(units))});
}

AuctionLimits auctionLimits(const State &state, PlayerId bidder)
{
    const Auction &auction = *state.auction;
    return {.bidder = bidder,
            .terms = termsOf(state, {auction.x, auction.y}),
            .standing = auction.bid,
            .cash = cashOf(state, bidder),
            .secret = state.moneyHidden};
}

Verdict check(const AuctionLimits &limits, Strictness strictness, Money bid)
{
    if (auto no = require(bid > limits.standing, strictness, Reason::notHigher,
                          {table::money(bid), table::money(limits.standing), table::money(limits.least())}))
        return no;
    if (auto no = checkDivides(strictness, bid, limits.terms.units, limits.least()))
        return no;
    return require(bid <= limits.cash, strictness, Reason::bidderCash,
                   {table::player(limits.bidder), table::money(bid), table::secret(limits.cash, limits.secret)});
}

Shares sharesOf(const State &state, Pair pair, Money bid)
{
    const std::int64_t unitsOfX = at(state, pair.x).units;
    const std::int64_t units = table::add(unitsOfX, at(state, pair.y).units);
    if (units <= 0)
        return {Money(bid.units() / 2), bid - Money(bid.units() / 2)};
    // By a correction alone a bid need not divide: the owner of y gets the remainder.
    const std::int64_t share = bid.units() / units * unitsOfX + table::multiply(bid.units() % units, unitsOfX) / units;
    return {Money(share), bid - Money(share)};
}

Rung rungFor(const State &state, Pair pair, PlayerId winner, Money bid)
{
    Rung rung{.bid = bid, .shares = sharesOf(state, pair, bid), .net = -bid, .cashAfter = {}};
    if (at(state, pair.x).owner == winner)
        rung.net += rung.shares.ofX;
    if (at(state, pair.y).owner == winner)
        rung.net += rung.shares.ofY;
    rung.cashAfter = cashOf(state, winner) + rung.net;
    return rung;
}

namespace {

// The next in order after the one asked who has not passed; the leader is not asked.
void askNextBidder(Move &move, PlayerId after)
{
    const State &state = move.state;
    Auction &auction = *move.state.auction;
    const auto players = order(state);
    const std::size_t place = placeInOrder(state, after);
    for (std::size_t step = 1; step <= players.size(); ++step) {
        const PlayerId player = players[(place + step) % players.size()];
        if (player != auction.leader && auction.in.has(player)) {
            auction.asked = player;
            return;
        }
    }
    const Auction over = auction;
    move.state.auction.reset();
    settleMerger(move, {over.x, over.y}, over.leader, over.bid);
}

} // namespace

void openAuction(Move &move, Pair pair, PlayerId announcer, Money bid)
{
    State &state = move.state;
    Auction auction{.x = pair.x, .y = pair.y, .bid = bid, .leader = announcer};
    for (PlayerId player : order(state))
        if (player == announcer || !checkBidder(state, {}, pair, player))
            auction.in.insert(player);
    state.auction = auction;
    askNextBidder(move, announcer);
}

void settleMerger(Move &move, Pair pair, PlayerId winner, Money bid)
{
    State &state = move.state;
    Company &x = at(state, pair.x);
    Company &y = at(state, pair.y);
    move.tell(Event::auctionWon,
              {table::player(winner), figure(firstDeed(x)), figure(firstDeed(y)), table::money(bid)});

    const Shares shares = sharesOf(state, pair, bid);
    move.post(purse(winner, Purse::cash), purse(x.owner, Purse::cash), shares.ofX, Purpose::mergerShare);
    move.post(purse(winner, Purse::cash), purse(y.owner, Purse::cash), shares.ofY, Purpose::mergerShare);

    const bool blends = x.kind != y.kind && resultOf(x.kind, y.kind).has_value();
    x.kind = termsOf(state, pair).result;
    x.owner = winner;
    x.units = table::add(x.units, y.units);
    x.deeds.insert(y.deeds);
    x.merged = isOfThisYear(state, Question::announce);
    x.operated = x.operated && y.operated;
    y.deeds.each([&](DeedId deed) { state.companyOf[deed.place()] = pair.x; });
    y = {};

    if (blends) {
        state.reducing = pair.x;
        move.tell(Event::becameBlend, {figure(firstDeed(x)), table::count(x.units)});
        skipWhoCannot(move);
    } else {
        beginCircuitAfter(move, state.announcer);
    }
}

KeepLimits keepLimits(const State &state) { return keepLimitsOf(at(state, state.reducing).units); }

KeepLimits keepLimitsOf(std::int64_t units)
{
    return {.units = units, .most = std::max<std::int64_t>(1, units / facts.blendDivisor)};
}

Verdict check(const KeepLimits &limits, Strictness strictness, std::int64_t keep)
{
    if (auto no = require(keep <= limits.units, strictness, Reason::keepAboveUnits,
                          {table::count(keep), table::count(limits.units)}))
        return no;
    return require(keep >= 1 && keep <= limits.most, strictness, Reason::keepOutOfRange,
                   {table::count(keep), table::count(1), table::count(limits.most)});
}

Verdict apply(Move &move, const MergerBid &entry)
{
    if (!move.state.auction)
        return refuse(Reason::noAuction);
    Auction &auction = *move.state.auction;
    if (auto no = move.require(auction.in.has(entry.player), Reason::notInAuction, {table::player(entry.player)}))
        return no;
    if (auto no = check(auctionLimits(move.state, entry.player), move.strictness, entry.bid))
        return no;
    auction.bid = entry.bid;
    auction.leader = entry.player;
    auction.in.insert(entry.player);
    // Out of turn the one asked stays asked, unless that is the new leader.
    if (entry.player == auction.asked || !move.strictness.outOfTurn)
        askNextBidder(move, entry.player);
    return {};
}

Verdict apply(Move &move, const MergerPass &entry)
{
    if (!move.state.auction || entry.player == move.state.auction->leader ||
        !move.state.auction->in.has(entry.player)) {
        move.tell(Event::nothingToDo);
        return {};
    }
    Auction &auction = *move.state.auction;
    auction.in.erase(entry.player);
    if (entry.player == auction.asked)
        askNextBidder(move, entry.player);
    return {};
}

Verdict apply(Move &move, const KeepSiapFaji &entry)
{
    State &state = move.state;
    if (!state.reducing.exists())
        return refuse(Reason::nothingToReduce);
    if (auto no = check(keepLimits(state), move.strictness, entry.keep))
        return no;
    at(state, state.reducing).units = entry.keep;
    state.reducing = {};
    beginCircuitAfter(move, state.announcer);
    return {};
}

} // namespace bandar::indonesia
