// SPDX-License-Identifier: MPL-2.0
#include "indonesia/declines.h"

#include "indonesia/auction.h"
#include "indonesia/city_growth.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

GrowCities growWhatQualifies(const State &state)
{
    const GrowthLimits limits = growthLimits(state);
    if (limits.citiesTracked && !limits.needsChoice())
        return {};
    GrowCities entry{.grow = std::vector<ProvinceId>()};
    growthByItself(limits).each([&entry](ProvinceId city) { entry.grow->push_back(city); });
    return entry;
}

Operate runEmpty(const State &state, PlayerId player)
{
    const auto idle = std::ranges::find_if(state.companies, [player](const Company &company) {
        return !company.deeds.empty() && company.owner == player && !company.operated;
    });
    return {.player = player, .company = firstDeed(*idle), .add = {}, .deliveries = {}, .grow = {}, .buy = {}};
}

Entry declineOf(const State &state, const Asked &now)
{
    switch (now.question) {
    case Question::city: return NoCity{now.player};
    case Question::bid: return Bid{now.player, Money()};
    case Question::announce: return NoAnnouncement{now.player};
    case Question::mergerBid: return MergerPass{now.player};
    case Question::siapFaji: return KeepSiapFaji{now.player, keepLimits(state).most};
    case Question::acquire: return Pass{now.player};
    case Question::research: return NoResearch{now.player};
    case Question::operate: return runEmpty(state, now.player);
    case Question::cityGrowth: return growWhatQualifies(state);
    case Question::nothing: break;
    }
    return Note{};
}

} // namespace

std::optional<Silence> silence(const State &state)
{
    // An auction that a correction opened may run beside a later phase.
    const Phase ofAuction = std::min(state.phase, Phase::mergers);
    if (state.reducing.exists())
        return Silence{declineOf(state, {Question::siapFaji, at(state, state.reducing).owner}), ofAuction};
    if (state.auction)
        return Silence{declineOf(state, {Question::mergerBid, state.auction->asked}), ofAuction};
    const Asked now = asked(state);
    if (now.question == Question::nothing)
        return std::nullopt;
    return Silence{declineOf(state, now), state.phase};
}

} // namespace bandar::indonesia
