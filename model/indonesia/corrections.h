// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

// What may be entered at any time, also once finished (record page, section 2). All but a note and a count are refused
// inside an auction, which the caller has checked.

/// Refuses a deed that is not out, and shipping deeds, which are never blocked.
Verdict check(const State &state, const DiscardDeed &entry);
Verdict check(const State &state, const Adjust &entry);
Verdict check(const State &state, const Transfer &entry);
/// Refuses more or less than one fact, and facts that do not exist; slots, caps and markers may be overrun.
Verdict check(const State &state, Strictness strictness, const Correct &entry);
Verdict check(const State &state, const EndGame &entry);

Verdict apply(Move &move, const DiscardDeed &entry);
Verdict apply(Move &move, const Adjust &entry);
Verdict apply(Move &move, const Transfer &entry);
Verdict apply(Move &move, const Correct &entry);
Verdict apply(Move &move, const EndGame &entry);
Verdict apply(Move &move, const CountCash &entry);
Verdict apply(Move &move, const Note &entry);

} // namespace bandar::indonesia
