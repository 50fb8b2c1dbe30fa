// SPDX-License-Identifier: MPL-2.0
#include "indonesia/state.h"

#include <algorithm>

namespace bandar::indonesia {

Asked asked(const State &state)
{
    switch (state.phase) {
    case Phase::newEra: return {Question::city, state.asked};
    case Phase::bids: return {Question::bid, state.asked};
    case Phase::mergers:
        if (state.reducing.exists())
            return {Question::siapFaji, at(state, state.reducing).owner};
        if (state.auction)
            return {Question::mergerBid, state.auction->asked};
        return {Question::announce, state.asked};
    case Phase::acquisitions: return {Question::acquire, state.asked};
    case Phase::research: return {Question::research, state.asked};
    case Phase::operations: return {Question::operate, state.asked};
    case Phase::cityGrowth: return {Question::cityGrowth, {}};
    case Phase::finished: break;
    }
    return {};
}

Phase phaseOf(Question question)
{
    switch (question) {
    case Question::city: return Phase::newEra;
    case Question::bid: return Phase::bids;
    case Question::announce:
    case Question::mergerBid:
    case Question::siapFaji: return Phase::mergers;
    case Question::acquire: return Phase::acquisitions;
    case Question::research: return Phase::research;
    case Question::operate: return Phase::operations;
    case Question::cityGrowth: return Phase::cityGrowth;
    case Question::nothing: break;
    }
    return Phase::finished;
}

std::span<const PlayerId> order(const State &state)
{
    return std::span(state.order).first(static_cast<std::size_t>(state.playerCount));
}

std::size_t placeInOrder(const State &state, PlayerId player)
{
    return static_cast<std::size_t>(std::ranges::find(state.order, player) - state.order.begin());
}

std::int64_t value(const State &state, PlayerId player, Track track)
{
    return valueAt(track, state.levels[player.place()][static_cast<std::size_t>(track)]);
}

bool atEnd(const State &state, PlayerId player, Track track)
{
    return state.levels[player.place()][static_cast<std::size_t>(track)] >= factsOf(track).steps;
}

DeedId firstDeed(const Company &company)
{
    DeedId first = company.deeds.first();
    company.deeds.each([&](DeedId deed) {
        if (nameOf(deed) < nameOf(first))
            first = deed;
    });
    return first;
}

std::int64_t companiesOwned(const State &state, PlayerId player)
{
    return std::ranges::count_if(state.companies, [player](const Company &company) {
        return !company.deeds.empty() && company.owner == player;
    });
}

bool hasFreeSlot(const State &state, PlayerId player)
{
    return companiesOwned(state, player) < value(state, player, Track::slots);
}

std::int64_t fleetCap(const State &state, const Company &line)
{
    std::int64_t cap = 0;
    line.deeds.each([&](DeedId deed) { cap += factsOf(deed).caps[static_cast<std::size_t>(state.era)]; });
    return cap;
}

} // namespace bandar::indonesia
