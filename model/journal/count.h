// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/culprits.h"

#include <optional>
#include <vector>

namespace bandar::journal {

/// A count of cash held against the books, and what may be wrong if they differ.
struct Count {
    Counted asked;
    std::vector<Counted> together; ///< what others counted in the same moment
    EntryId since = 0;             ///< the last count of this account that agreed; 0 for the start of the game
    std::optional<Slip> miscount;  ///< if the count itself looks like a slip: its digits swapped, a zero left out
    std::vector<Suspect> suspects; ///< likeliest first; none if the count agrees
};

/// About a count that was entered; nothing if no count of that name is in force.
std::optional<Count> examine(const Journal &journal, EntryId count);
/// About a claim that somebody makes now.
Count examine(const Journal &journal, const table::Claim &claim);

} // namespace bandar::journal
