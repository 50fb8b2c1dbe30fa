// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// Whether the player is asked in acquisitions (rules 2.4): a free slot, not passed, a deed left.
bool canAcquire(const State &state, PlayerId player);

/// Refuses a deed that is not out, and a player without a free slot.
Verdict check(const State &state, Strictness strictness, const Acquire &entry);

Verdict apply(Move &move, const Acquire &entry);
/// Final for the phase.
Verdict apply(Move &move, const Pass &entry);

} // namespace bandar::indonesia
