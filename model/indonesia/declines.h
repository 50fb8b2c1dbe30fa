// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/entries.h"
#include "indonesia/state.h"

#include <optional>

namespace bandar::indonesia {

/// The decline that history supplies for one who was asked and never answered (record page, section 4).
struct Silence {
    Entry entry;
    Phase phase = Phase::finished; ///< that the question belongs to
};

/// For the bidder of an auction that is open, else for the one whom the phase asks; nothing when nobody is asked.
/// Where a decline needs a choice it is the first: the company that has not operated, the cities in order; a new siap
/// faji company keeps all it may.
std::optional<Silence> silence(const State &state);

} // namespace bandar::indonesia
