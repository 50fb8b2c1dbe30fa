// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// Refuses a province on no card of the era, one that has a city, and a city without a marker (rules 2.1).
Verdict check(const State &state, Strictness strictness, const BuildCity &entry);

Verdict apply(Move &move, const BuildCity &entry);
Verdict apply(Move &move, const NoCity &entry);

} // namespace bandar::indonesia
