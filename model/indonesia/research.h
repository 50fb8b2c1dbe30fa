// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// Whether anything can rise for this player (rules 2.5): an own track, or somebody's Hull.
bool canResearch(const State &state, PlayerId player);

/// Refuses another's track other than Hull, and a track beyond its end.
Verdict check(const State &state, Strictness strictness, const Research &entry);

Verdict apply(Move &move, const Research &entry);
Verdict apply(Move &move, const NoResearch &entry);

} // namespace bandar::indonesia
