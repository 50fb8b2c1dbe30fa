// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "runninggame.h"

namespace bandar::app {

/// The entry at that place among those in force, in so few words that they fit into a line: of an operation what was
/// sold and how the company grew, of money put right how much, of every other the whole.
QString briefly(const RunningGame &game, std::size_t place);

} // namespace bandar::app
