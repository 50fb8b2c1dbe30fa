// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/journal.h"

#include <string>

namespace bandar::journal {

/// How everybody stood at the end of each year, and how they stand now: a row per player and year. A year ends before
/// the entry that begins the next, so its earnings still show. `state` tells "year" of a year that is over, "running"
/// of the last one, or "end" once the game is finished.
std::string standingsCsv(const Journal &journal);

} // namespace bandar::journal
