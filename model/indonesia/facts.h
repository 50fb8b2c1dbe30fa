// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/identity.h"
#include "table/money.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>

namespace bandar::indonesia {

using table::Money;
using table::PlayerId;

enum class Era : std::uint8_t { a, b, c };
enum class Kind : std::uint8_t { ship, rice, spice, rubber, oil, siapFaji };
enum class Track : std::uint8_t { slots, mergers, expansion, hull, bid };

inline constexpr std::size_t eraCount = 3;
inline constexpr std::size_t kindCount = 6;
inline constexpr std::size_t trackCount = 5;
inline constexpr std::size_t deedCount = 24;
inline constexpr std::size_t provinceCount = 26;
inline constexpr std::size_t mostPlayersOfGame = 5;
inline constexpr std::size_t mostSteps = 8; ///< room for the steps of a track
inline constexpr std::size_t citySizes = 3;

using DeedId = table::Id<struct DeedTag>;
using ProvinceId = table::Id<struct ProvinceTag>;
using KindId = table::Id<struct KindTag>;
using TrackId = table::Id<struct TrackTag>;
using DeedSet = table::SetOf<DeedId, deedCount>;
using ProvinceSet = table::SetOf<ProvinceId, provinceCount>;

/// A kind of company (rules 0): `price` of one good, `mergerPrice` of one unit; a ship carries for a fee instead.
struct KindFacts {
    std::string_view name;
    Money price;
    Money mergerPrice;
};

/// A deed (rules 1.1): fleet caps by era count for shipping only.
struct DeedFacts {
    Era era;
    Kind kind;
    std::string_view province;
    std::array<std::int64_t, eraCount> caps;
};

/// A city card (rules 1.2).
struct CardFacts {
    Era era;
    std::array<std::string_view, 3> provinces;
};

/// A research track (rules 1.4): the value at each step.
struct TrackFacts {
    std::string_view name;
    std::array<std::int64_t, mostSteps> values;
    std::int64_t steps;
};

/// Every number and name of the game, in one table.
struct Facts {
    int rulesVersion; ///< to be raised with every change of these facts or of a rule
    Money startingCash;
    Money shippingFee; ///< for each ship that each good passes through
    std::size_t fewestPlayers;
    std::size_t mostPlayers;
    std::size_t citiesForTwo; ///< cities each player builds in a new era when two play
    std::size_t cities;       ///< the same when more play
    std::array<KindFacts, kindCount> kinds;
    Money blendPrice;          ///< merger price of a unit when rice and spice become siap faji
    Era blendFrom;             ///< the first era in which they may
    std::int64_t blendDivisor; ///< the new owner keeps one unit in this many
    std::array<TrackFacts, trackCount> tracks;
    std::array<std::int64_t, citySizes> markers; ///< city markers of sizes 1, 2 and 3
    std::int64_t earningsCountTimes;             ///< what the earnings of the last year count for in the score
    std::array<DeedFacts, deedCount> deeds;
    std::array<CardFacts, 15> cards;
    std::array<std::string_view, provinceCount> provinces; ///< alphabetical
};

extern const Facts facts;

inline const KindFacts &factsOf(Kind kind) { return facts.kinds[static_cast<std::size_t>(kind)]; }
inline const DeedFacts &factsOf(DeedId deed) { return facts.deeds[deed.place()]; }
inline const TrackFacts &factsOf(Track track) { return facts.tracks[static_cast<std::size_t>(track)]; }

/// The value printed where the marker stands; `level` counts from 1 and may not leave the track.
inline std::int64_t valueAt(Track track, std::int64_t level)
{
    return factsOf(track).values[static_cast<std::size_t>(level - 1)];
}

inline KindId idOf(Kind kind) { return KindId(static_cast<std::size_t>(kind)); }
inline TrackId idOf(Track track) { return TrackId(static_cast<std::size_t>(track)); }
inline Track trackOf(TrackId track)
{
    assert(track.exists());
    return static_cast<Track>(track.index);
}
inline std::string_view nameOf(Era era) { return std::string_view("ABC").substr(static_cast<std::size_t>(era), 1); }

/// "rice-bali": the name of a deed in records, `<type>-<province>`.
std::string_view nameOf(DeedId deed);
std::string_view nameOf(ProvinceId province);

/// The provinces named on any city card of that era.
ProvinceSet provincesOnCards(Era era);

/// The deeds of that era.
DeedSet deedsOf(Era era);

/// Names as they stand in records, each in the order of its ids.
extern const table::Vocabulary deedNames;
extern const table::Vocabulary provinceNames;
extern const table::Vocabulary kindNames;
extern const table::Vocabulary trackNames;
extern const table::Vocabulary eraNames;

} // namespace bandar::indonesia
