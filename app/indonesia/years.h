// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "journal/journal.h"

#include <array>
#include <vector>

namespace bandar::app {

/// What a player had and did by the end of a year.
struct YearOfPlayer {
    table::Money wealth;       ///< the score, with the earnings counted twice only in the last year
    table::Money income;       ///< the earnings of the year
    table::Money fees;         ///< that others paid to the player's lines
    std::int64_t research = 0; ///< steps taken on all tracks since the start
};

/// A year of a game at its end, or as it stands.
struct YearOfGame {
    std::int64_t year = 0;
    indonesia::Era era = indonesia::Era::a;
    std::array<YearOfPlayer, indonesia::mostPlayersOfGame> players{};
};

/// The start of the game as year 0, then every year of it.
std::vector<YearOfGame> yearsOf(const journal::Journal &journal);

} // namespace bandar::app
