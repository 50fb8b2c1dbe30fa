// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstddef>

namespace bandar::table {

// What the house has room for, whatever the game. whyNotRegistrable() holds every game against it at start.

inline constexpr std::size_t mostPlayers = 5; ///< the seats of a header
inline constexpr std::size_t mostAccounts = 128;
inline constexpr std::size_t mostNames = 256; ///< of a vocabulary; of kinds of entry too
inline constexpr std::size_t mostKeys = 48;   ///< of an entry, or of one item of a list in it
inline constexpr std::size_t mostOptions = 32;

} // namespace bandar::table
