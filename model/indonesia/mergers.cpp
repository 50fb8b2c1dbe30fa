// SPDX-License-Identifier: MPL-2.0
#include "indonesia/mergers.h"

#include "indonesia/auction.h"
#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

std::optional<Kind> resultOf(Kind x, Kind y)
{
    if (x == y)
        return x;
    const auto [first, second] = std::minmax(x, y);
    if (first == Kind::rice && second == Kind::spice)
        return Kind::siapFaji;
    return std::nullopt;
}

MergerTerms termsOf(const State &state, Pair pair)
{
    const Company &x = at(state, pair.x);
    const Company &y = at(state, pair.y);
    MergerTerms terms;
    terms.result = resultOf(x.kind, y.kind).value_or(x.kind);
    terms.deeds = x.deeds.size() + y.deeds.size();
    terms.units = table::add(x.units, y.units);
    terms.perUnit = x.kind == y.kind ? factsOf(x.kind).mergerPrice : facts.blendPrice;
    return terms;
}

Verdict checkPair(const State &state, Strictness strictness, Pair pair)
{
    // The same reason whichever company is named first.
    const Company &x = at(state, std::min(pair.x, pair.y));
    const Company &y = at(state, std::max(pair.x, pair.y));
    if (auto no = require(resultOf(x.kind, y.kind).has_value(), strictness, Reason::kindsDoNotMerge,
                          {figure(x.kind), figure(y.kind)}))
        return no;
    if (auto no = require(x.kind == y.kind || state.era >= facts.blendFrom, strictness, Reason::blendTooEarly,
                          {figure(x.kind), figure(y.kind), figure(facts.blendFrom)}))
        return no;
    for (const Company *company : {&x, &y})
        if (auto no = require(!company->merged, strictness, Reason::mergedThisYear, {figure(firstDeed(*company))}))
            return no;
    return require(table::add(x.units, y.units) > 0, strictness, Reason::nothingToMerge);
}

namespace {

bool couldHold(const State &state, Pair pair, PlayerId player)
{
    return at(state, pair.x).owner == player || at(state, pair.y).owner == player || hasFreeSlot(state, player);
}

Verdict requireSlot(const State &state, Strictness strictness, Pair pair, PlayerId player, Reason reason)
{
    return require(couldHold(state, pair, player), strictness, reason,
                   {table::player(player), table::count(companiesOwned(state, player)),
                    table::count(value(state, player, Track::slots))});
}

} // namespace

Verdict checkAnnouncer(const State &state, Strictness strictness, Pair pair, PlayerId announcer)
{
    const std::int64_t deeds = termsOf(state, pair).deeds;
    const std::int64_t level = value(state, announcer, Track::mergers);
    if (auto no = require(level >= deeds, strictness, Reason::mergersTooLow,
                          {table::player(announcer), table::count(level), table::count(deeds)}))
        return no;
    return requireSlot(state, strictness, pair, announcer, Reason::announcerHasNoSlot);
}

Verdict checkBidder(const State &state, Strictness strictness, Pair pair, PlayerId bidder)
{
    return requireSlot(state, strictness, pair, bidder, Reason::winnerHasNoSlot);
}

bool canAnnounceAnything(const State &state, PlayerId player)
{
    if (value(state, player, Track::mergers) < 2)
        return false;
    for (std::size_t x = 0; x < deedCount; ++x) {
        if (state.companies[x].deeds.empty())
            continue;
        for (std::size_t y = x + 1; y < deedCount; ++y) {
            const Pair pair{CompanyId(x), CompanyId(y)};
            if (!state.companies[y].deeds.empty() && !checkPair(state, {}, pair) &&
                !checkAnnouncer(state, {}, pair, player))
                return true;
        }
    }
    return false;
}

PriceLimits priceLimits(const State &state, Pair pair, PlayerId announcer, PlayerId bidder)
{
    return {.terms = termsOf(state, pair),
            .announcer = announcer,
            .announcerCash = cashOf(state, announcer),
            .bidder = bidder,
            .bidderCash = cashOf(state, bidder),
            .secret = state.moneyHidden};
}

Verdict check(const PriceLimits &limits, Strictness strictness, Money price)
{
    const Money nominal = limits.terms.nominal();
    if (auto no = require(limits.announcerCash >= nominal, strictness, Reason::announcerCash,
                          {table::player(limits.announcer), table::money(nominal),
                           table::secret(limits.announcerCash, limits.secret)}))
        return no;
    if (auto no =
            require(price >= nominal, strictness, Reason::belowNominal, {table::money(price), table::money(nominal)}))
        return no;
    if (auto no = checkDivides(strictness, price, limits.terms.units, limits.least()))
        return no;
    if (auto no = require(price >= limits.least(), strictness, Reason::oneStepMore,
                          {table::money(price), table::money(nominal), table::money(limits.least())}))
        return no;
    return require(
        price <= limits.bidderCash, strictness, Reason::bidderCash,
        {table::player(limits.bidder), table::money(price), table::secret(limits.bidderCash, limits.secret)});
}

Verdict findPair(const State &state, const std::array<DeedId, 2> &deeds, Pair &pair)
{
    for (DeedId deed : deeds)
        if (!companyOf(state, deed).exists())
            return refuse(Reason::companyNotStarted, {figure(deed)});
    pair = {companyOf(state, deeds[0]), companyOf(state, deeds[1])};
    if (pair.x == pair.y)
        return refuse(Reason::sameCompany, {figure(deeds[0]), figure(deeds[1])});
    return {};
}

namespace {

// One auction at a time, even out of turn and when its phase is over.
Verdict noneRunning(const State &state)
{
    if (state.reducing.exists())
        return refuse(Reason::auctionIsRunning,
                      {table::player(at(state, state.reducing).owner), figure(Question::siapFaji)});
    if (state.auction)
        return refuse(Reason::auctionIsRunning, {table::player(state.auction->asked), figure(Question::mergerBid)});
    return {};
}

// Everything about the pair, the announcer and the price, in the order in which options() tells it.
Verdict checkMerger(const State &state, Strictness strictness, Pair pair, PlayerId announcer, PlayerId winner,
                    Money price)
{
    if (auto no = checkPair(state, strictness, pair))
        return no;
    if (auto no = checkAnnouncer(state, strictness, pair, announcer))
        return no;
    if (winner != announcer)
        if (auto no = checkBidder(state, strictness, pair, winner))
            return no;
    return check(priceLimits(state, pair, announcer, winner), strictness, price);
}

void rememberAnnouncer(Move &move, PlayerId announcer)
{
    move.state.announcer = announcer;
    move.state.announcedOutOfTurn = move.strictness.outOfTurn && announcer != move.state.asked;
}

} // namespace

Verdict apply(Move &move, const Announce &entry)
{
    Pair pair;
    if (auto no = findPair(move.state, entry.companies, pair))
        return no;
    if (auto no = noneRunning(move.state))
        return no;
    if (auto no = checkMerger(move.state, move.strictness, pair, entry.player, entry.player, entry.bid))
        return no;
    rememberAnnouncer(move, entry.player);
    openAuction(move, pair, entry.player, entry.bid);
    return {};
}

Verdict apply(Move &move, const Merge &entry)
{
    Pair pair;
    if (auto no = findPair(move.state, entry.companies, pair))
        return no;
    if (auto no = noneRunning(move.state))
        return no;
    if (auto no = checkMerger(move.state, move.strictness, pair, entry.player, entry.winner, entry.bid))
        return no;
    rememberAnnouncer(move, entry.player);
    settleMerger(move, pair, entry.winner, entry.bid);
    return {};
}

Verdict apply(Move &move, const NoAnnouncement &entry)
{
    finishTurn(move, Question::announce, entry.player);
    return {};
}

} // namespace bandar::indonesia
