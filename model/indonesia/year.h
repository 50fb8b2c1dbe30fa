// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// Whether a new era begins at the start of a year (rules 2.1): no deed left, or all of one type.
bool isEraOver(DeedSet deeds);

/// Whether the year that runs is the last one (rules 2.1 and 2.8).
enum class LastYear : std::uint8_t {
    no,       ///< it is not, whatever is still acquired in it
    possible, ///< it is if enough of the deeds left are acquired
    certain   ///< it is: nothing brings back another kind of deed
};
struct LastYearOutlook {
    LastYear how = LastYear::no;
    std::int64_t deedsToTake = 0; ///< the fewest that would make it certain
};
/// Reckons with the slots that are free now; deeds without a start on the board are not foreseen.
LastYearOutlook lastYear(const State &state);

/// The first year: 100 rupiah and level 1 for everybody, era A opens.
void beginFirstYear(Move &move);

/// The year after city growth: the game is over, or a new era or the bids begin and earnings join the cash.
void beginNextYear(Move &move);

} // namespace bandar::indonesia
