// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/json.h"

namespace bandar::record {

// Older builds took names and texts in which nothing can be seen, which are refused by now. What such a build stored
// in a library stays readable: "…" stands in the place of each.

/// In the names of the players of a stored header.
void mendNames(Json::Object &header);
/// In every text of a stored act.
void mendTexts(Json::Object &act);

} // namespace bandar::record
