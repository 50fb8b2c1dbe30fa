// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "mutator.h"

namespace bandar::fuzz {

/// Goes on with a record that can be played: appends up to `count` entries that are awaited and accepted.
void playOn(Mutator &mutator, const Entries &entries, Random &random, std::size_t count);

} // namespace bandar::fuzz
