// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// Whether a new era begins at the start of a year (rules 2.1): no deed left, or all of one type.
bool isEraOver(DeedSet deeds);

/// The first year: 100 rupiah and level 1 for everybody, era A opens.
void beginFirstYear(Move &move);

/// The year after city growth: the game is over, or a new era or the bids begin and earnings join the cash.
void beginNextYear(Move &move);

} // namespace bandar::indonesia
