// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/facts.h"
#include "table/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace bandar::indonesia {

using table::Strictness;

// What can happen at the table (record page, section 2), in the order of that page. A company is named by any of its
// deeds. Money is in rupiah.

struct BuildCity {
    PlayerId player;
    ProvinceId province;
};
struct NoCity {
    PlayerId player;
};
struct Bid {
    PlayerId player;
    Money amount;
};
/// Opens an auction with the announcer's own bid.
struct Announce {
    PlayerId player;
    std::array<DeedId, 2> companies;
    Money bid;
};
/// A merger auctioned aloud, of which only the outcome is entered.
struct Merge {
    PlayerId player;
    std::array<DeedId, 2> companies;
    PlayerId winner;
    Money bid;
};
struct NoAnnouncement {
    PlayerId player;
};
struct MergerBid {
    PlayerId player;
    Money bid;
};
struct MergerPass {
    PlayerId player;
};
/// How many units the new siap faji company keeps.
struct KeepSiapFaji {
    PlayerId player;
    std::int64_t keep = 0;
};
struct Acquire {
    PlayerId player;
    DeedId deed;
};
struct Pass {
    PlayerId player;
};
struct Research {
    PlayerId player;
    TrackId track;
    std::optional<PlayerId> of; ///< whose track; the player's own if left out
};
struct NoResearch {
    PlayerId player;
};
struct Delivery {
    std::int64_t goods = 0;
    DeedId line;
    std::int64_t ships = 0; ///< that each of the goods passed
    std::optional<ProvinceId> city;
};
/// Shipping: `add`. Production: the rest.
struct Operate {
    PlayerId player;
    DeedId company;
    std::optional<std::int64_t> add;
    std::optional<std::vector<Delivery>> deliveries;
    std::optional<std::int64_t> grow; ///< of the free growth, as much as fitted
    std::optional<std::int64_t> buy;
};
struct GrowCities {
    std::optional<std::vector<ProvinceId>> grow;
};
struct DiscardDeed {
    DeedId deed;
};
struct Adjust {
    PlayerId player;
    table::Id<struct PurseTag> account;
    Money amount;
    std::string reason;
};
struct Transfer {
    PlayerId from;
    PlayerId to;
    Money amount;
    std::string reason;
};
/// Puts one fact right; which one is told by the members that are there.
struct Correct {
    std::optional<DeedId> company;
    std::optional<std::int64_t> units;
    std::optional<PlayerId> owner;
    std::optional<PlayerId> player;
    std::optional<TrackId> track;
    std::optional<std::int64_t> level;
    std::optional<ProvinceId> city;
    std::optional<std::int64_t> size;
    std::optional<std::vector<PlayerId>> order;
    std::optional<table::Id<struct OptionTag>> option;
    std::optional<table::Id<struct OptionValueTag>> value;
    std::string reason;
};
struct EndGame {
    std::string reason;
};
struct CountCash {
    PlayerId player;
    Money cash;
};
struct Note {
    std::string text;
};

using Entry = std::variant<BuildCity, NoCity, Bid, Announce, Merge, NoAnnouncement, MergerBid, MergerPass, KeepSiapFaji,
                           Acquire, Pass, Research, NoResearch, Operate, GrowCities, DiscardDeed, Adjust, Transfer,
                           Correct, EndGame, CountCash, Note>;

/// The words and keys of every kind of entry, in the order of Entry.
std::span<const table::EntryKind> entryKinds();

/// The place of a kind of entry in entryKinds().
template <class Kind>
constexpr std::size_t kindOf()
{
    return []<std::size_t... At>(std::index_sequence<At...>) {
        std::size_t found = 0;
        ((std::is_same_v<Kind, std::variant_alternative_t<At, Entry>> ? found = At : 0), ...);
        return found;
    }(std::make_index_sequence<std::variant_size_v<Entry>>());
}

/// The options of the header: money hidden or open, cities tracked or untracked.
std::span<const table::Option> headerOptions();

enum class Purse : std::uint8_t { cash, bank, earnings };
extern const table::Vocabulary purseNames;
extern const table::Vocabulary optionNames;
extern const table::Vocabulary optionValueNames;
/// The words of all kinds of entry.
extern const table::Vocabulary entryNames;

} // namespace bandar::indonesia
