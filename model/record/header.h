// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/limits.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace bandar::record {

// What a header may hold (record page, section 1), in the order of normal form.

inline constexpr std::int64_t newestVersion = 1; ///< of the format; the rules have one of their own, in the game
inline constexpr std::int64_t longestName = 64;
inline constexpr std::int64_t longestTitle = 120;
inline constexpr std::int64_t seats = table::mostPlayers;
inline constexpr std::array<std::string_view, 8> colours{"red",    "blue",   "green", "yellow",
                                                         "orange", "purple", "black", "white"};
inline constexpr std::array<std::string_view, 8> headerKeys{"bandar", "game",  "players", "uuid",
                                                            "rules",  "title", "started", "options"};
inline constexpr std::array<std::string_view, 4> playerKeys{"id", "name", "colour", "seat"};

/// What any entry may carry, beside the keys of its kind.
inline constexpr std::array<std::string_view, 4> annotationKeys{"at", "note", "ruling", "outOfTurn"};

} // namespace bandar::record
