// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/reasons.h"
#include "indonesia/state.h"
#include "table/game.h"

#include <vector>

namespace bandar::indonesia {

/// Why money moved.
enum class Purpose : std::uint8_t {
    start,
    turnBid,
    mergerShare,
    proceeds,
    fee,
    growth,
    settlement,
    adjustment,
    transfer
};

/// What else an entry brought about, told in the log. Behind each its figures.
enum class Event : std::uint16_t {
    yearBegins,  ///< year
    eraBegins,   ///< era
    deedsLeave,  ///< how many
    orderIs,     ///< place, player: once for every player
    auctionWon,  ///< winner, deed, deed, bid
    becameBlend, ///< deed, units
    cityGrew,    ///< province, size
    noCityGrew,
    unitsAre,      ///< deed, units
    earningsCount, ///< the game is over: earnings count this many times
    countAgrees,   ///< player, cash
    countDiffers,  ///< player, counted, books
    nothingToDo,   ///< an entry that is kept without effect
};

/// One entry on its way into the books: the next state in the making, and what is to be told.
struct Move {
    State state;
    Strictness strictness;
    std::vector<table::Posting> postings;
    std::vector<table::Remark> events;

    /// The only way money moves. Nothing is posted for an amount of zero.
    void post(AccountId from, AccountId to, Money amount, Purpose purpose)
    {
        if (amount == Money())
            return;
        postings.push_back({from, to, amount, static_cast<std::uint8_t>(purpose)});
        state.books.post(postings.back());
    }
    void tell(Event event) { events.emplace_back(static_cast<std::uint16_t>(event)); }
    template <std::size_t N>
    void tell(Event event, const table::Figure (&figures)[N])
    {
        events.emplace_back(static_cast<std::uint16_t>(event), figures);
    }
    template <std::size_t N>
    Verdict require(bool holds, Reason reason, const table::Figure (&figures)[N]) const
    {
        return indonesia::require(holds, strictness, reason, figures);
    }
};

inline table::Figure figure(DeedId deed) { return {table::Figure::Kind::name, false, deed.index, &deedNames}; }
inline table::Figure figure(ProvinceId at) { return {table::Figure::Kind::name, false, at.index, &provinceNames}; }
inline table::Figure figure(Kind kind) { return {table::Figure::Kind::name, false, idOf(kind).index, &kindNames}; }
inline table::Figure figure(TrackId track) { return {table::Figure::Kind::name, false, track.index, &trackNames}; }
inline table::Figure figure(table::Id<struct OptionTag> option)
{
    return {table::Figure::Kind::name, false, option.index, &optionNames};
}
inline table::Figure figure(table::Id<struct OptionValueTag> value)
{
    return {table::Figure::Kind::name, false, value.index, &optionValueNames};
}
inline table::Figure figure(Era era) { return {table::Figure::Kind::name, false, static_cast<int>(era), &eraNames}; }
/// A balance of cash: hidden money protects it.
inline table::Figure cashFigure(const State &state, PlayerId player)
{
    return table::secret(cashOf(state, player), state.moneyHidden);
}

} // namespace bandar::indonesia
