// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

#include <array>

namespace bandar::indonesia {

// What may be entered at any time, also once finished (record page, section 2). All but a note and a count are refused
// inside an auction, which the caller has checked.

/// What may be put right.
struct CorrectionLimits {
    std::int8_t players = 0;
    bool bidsAreIn = false;
    bool finished = false;
    DeedSet out;                                     ///< deeds on the board
    DeedSet started;                                 ///< deeds of the companies
    std::array<std::int64_t, provinceCount> sizes{}; ///< of the cities, 0 where there is none
};
CorrectionLimits correctionLimits(const State &state);

/// Refuses a deed that is not out, and shipping deeds, which are never blocked.
Verdict check(const CorrectionLimits &limits, const DiscardDeed &entry);
Verdict check(const Adjust &entry);
Verdict check(const Transfer &entry);
/// Refuses more or less than one fact, and facts that do not exist; slots, caps and markers may be overrun.
Verdict check(const CorrectionLimits &limits, Strictness strictness, const Correct &entry);
Verdict check(const CorrectionLimits &limits, const EndGame &entry);

Verdict apply(Move &move, const DiscardDeed &entry);
Verdict apply(Move &move, const Adjust &entry);
Verdict apply(Move &move, const Transfer &entry);
Verdict apply(Move &move, const Correct &entry);
Verdict apply(Move &move, const EndGame &entry);
Verdict apply(Move &move, const CountCash &entry);
Verdict apply(Move &move, const Note &entry);

} // namespace bandar::indonesia
