// SPDX-License-Identifier: MPL-2.0
#include "indonesia/year.h"

#include "indonesia/acquisitions.h"
#include "indonesia/turn.h"

#include <algorithm>
#include <array>

namespace bandar::indonesia {

bool isEraOver(DeedSet deeds)
{
    if (deeds.empty())
        return true;
    const Kind kind = factsOf(deeds.first()).kind;
    bool allOfOneKind = true;
    deeds.each([&](DeedId deed) { allOfOneKind = allOfOneKind && factsOf(deed).kind == kind; });
    return allOfOneKind;
}

namespace {

// The fewest deeds that must go until those left are of one kind.
std::int64_t deedsUntilEraOver(DeedSet deeds)
{
    std::array<int, kindCount> left{};
    deeds.each([&](DeedId deed) { ++left[idOf(factsOf(deed).kind).place()]; });
    return deeds.size() - *std::ranges::max_element(left);
}

// How many deeds the players could still acquire this year.
std::int64_t deedsWithinReach(const State &state)
{
    std::int64_t reach = 0;
    for (PlayerId player : order(state))
        if (state.phase < Phase::acquisitions || canAcquire(state, player))
            reach += std::max<std::int64_t>(0, value(state, player, Track::slots) - companiesOwned(state, player));
    return reach;
}

} // namespace

LastYearOutlook lastYear(const State &state)
{
    if (state.era != Era::c || state.phase == Phase::finished)
        return {};
    const std::int64_t toTake = deedsUntilEraOver(state.deeds);
    if (toTake == 0)
        return {LastYear::certain, 0};
    if (state.phase > Phase::acquisitions || toTake > deedsWithinReach(state))
        return {};
    return {LastYear::possible, toTake};
}

namespace {

void layOutDeeds(Move &move, Era era)
{
    State &state = move.state;
    if (!state.deeds.empty())
        move.tell(Event::deedsLeave, {table::count(state.deeds.size())});
    state.era = era;
    state.deeds = deedsOf(era);
    move.tell(Event::eraBegins, {figure(era)});
}

void settleEarnings(Move &move)
{
    for (PlayerId player : order(move.state)) {
        const AccountId earnings = purse(player, Purse::earnings);
        move.post(earnings, purse(player, Purse::cash), move.state.books.balance(earnings), Purpose::settlement);
    }
}

} // namespace

void beginFirstYear(Move &move)
{
    State &state = move.state;
    for (PlayerId player : order(state)) {
        move.post(supply, purse(player, Purse::cash), facts.startingCash, Purpose::start);
        state.levels[player.place()].fill(1);
    }
    state.markers = facts.markers;
    state.year = 1;
    layOutDeeds(move, Era::a);
    begin(move, Phase::newEra);
}

void beginNextYear(Move &move)
{
    State &state = move.state;
    for (Company &company : state.companies)
        company.merged = company.operated = false;

    const bool eraOver = isEraOver(state.deeds);
    if (eraOver && state.era == Era::c) {
        begin(move, Phase::finished);
        move.tell(Event::earningsCount, {table::count(facts.earningsCountTimes)});
        return;
    }
    ++state.year;
    state.bidsAreIn = false;
    settleEarnings(move);
    move.tell(Event::yearBegins, {table::count(state.year)});
    if (eraOver) {
        layOutDeeds(move, static_cast<Era>(static_cast<int>(state.era) + 1));
        begin(move, Phase::newEra);
    } else {
        begin(move, Phase::bids);
    }
}

} // namespace bandar::indonesia
