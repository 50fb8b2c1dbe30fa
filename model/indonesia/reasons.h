// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/remark.h"

#include <cstdint>
#include <optional>

namespace bandar::indonesia {

using table::Refusal;
using table::Waiver;

/// Why an entry is not possible. Behind each the figures that come with it.
enum class Reason : std::uint16_t {
    // whose turn it is
    gameOver,            ///< entry, if one was made for a turn
    anotherIsAsked,      ///< the one asked, entry awaited
    anotherEntryAwaited, ///< entry, entry awaited, the one asked if there is one
    auctionIsRunning,    ///< who must answer, entry awaited
    // new era
    cityNotOnCard, ///< province, era
    noCityMarkerLeft,
    provinceHasCity, ///< province
    // bids
    bidAboveCash, ///< bid, most, player
    // mergers
    companyNotStarted, ///< deed
    sameCompany,       ///< deed, deed
    kindsDoNotMerge,   ///< kind, kind
    blendTooEarly,     ///< kind, kind, era
    mergedThisYear,    ///< deed
    nothingToMerge,
    mergersTooLow,      ///< player, Mergers level, deeds together
    announcerHasNoSlot, ///< player, companies, slots
    announcerCash,      ///< player, nominal price, cash
    belowNominal,       ///< bid, nominal price
    doesNotDivide,      ///< bid, units, next below, next above
    bidderCash,         ///< player, bid, cash
    winnerHasNoSlot,    ///< player, companies, slots
    oneStepMore,        ///< bid, nominal price, least
    notHigher,          ///< bid, standing bid, least
    noAuction,
    notInAuction, ///< player
    nothingToReduce,
    keepOutOfRange, ///< keep, least, most
    keepAboveUnits, ///< keep, units
    // acquisitions
    deedNotOut, ///< deed
    noFreeSlot, ///< player, companies, slots
    // research
    anothersTrack, ///< track, player
    trackAtEnd,    ///< player, track, steps
    // operations
    companyOfAnother, ///< deed, owner
    operatedAlready,  ///< deed
    shipsDoNotSell,   ///< deed
    goodsAddNoShips,  ///< deed
    aboveExpansion,   ///< number, Expansion level
    aboveFleetCap,    ///< deed, ships, cap, era
    aboveUnits,       ///< goods, units
    lineIsNoLine,     ///< deed
    shipsNotInLine,   ///< deed, ships, ships of the line
    aboveCapacity,    ///< deed, goods times ships, capacity
    noCityThere,      ///< province
    cityMissing,
    cityNotAsked,
    cityIsFull,         ///< province, kind, goods, still takes
    growsOnlySoldOut,   ///< goods, units
    soldOutBuysNothing, ///< units
    growthCash,         ///< player, cost, cash
    // city growth
    cityGrowsOnce,      ///< province
    cityAtLargest,      ///< province, size
    cityDoesNotQualify, ///< province, kind it lacks, needed, received
    tooFewMarkers,      ///< size, cities named, markers
    asManyAsCan,        ///< size, cities named, must grow
    whichCities,        ///< size, that qualify, that can grow
    citiesToBeNamed,
    // any time
    shipDeedStays, ///< deed
    amountIsZero,
    sameAccount, ///< player
    oneFactAtATime,
    levelOffTrack, ///< level, track, steps
    sizeUnknown,   ///< size, largest
    orderNotSettled,
    orderIncomplete,    ///< players
    valueOfOtherOption, ///< value, option
    beyondBooks,
};

/// What can lift each check: the one list of waivable checks, for rulings, corrections and imports (record page,
/// sections 1 and 4).
Waiver waiverOf(Reason reason);

inline Refusal refuse(Reason reason) { return {table::Remark(static_cast<std::uint16_t>(reason)), waiverOf(reason)}; }
template <std::size_t N>
Refusal refuse(Reason reason, const table::Figure (&figures)[N])
{
    return {table::Remark(static_cast<std::uint16_t>(reason), figures), waiverOf(reason)};
}
inline Reason reasonOf(const Refusal &refusal) { return static_cast<Reason>(refusal.code); }

/// Nothing, or why not.
using Verdict = std::optional<Refusal>;

/// The refusal, unless the condition holds or the strictness waives it.
inline Verdict require(bool holds, table::Strictness strictness, Reason reason)
{
    if (holds || strictness.waives(waiverOf(reason)))
        return std::nullopt;
    return refuse(reason);
}
template <std::size_t N>
Verdict require(bool holds, table::Strictness strictness, Reason reason, const table::Figure (&figures)[N])
{
    if (holds || strictness.waives(waiverOf(reason)))
        return std::nullopt;
    return refuse(reason, figures);
}

} // namespace bandar::indonesia
