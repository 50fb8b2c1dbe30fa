// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "enumerator.h"

#include <optional>

namespace bandar::tests {

/// Chooses, among entries that are possible, one that keeps a game going: companies are founded and merged, goods are
/// sold, and now and then something is put right.
std::optional<indonesia::Entry> choose(const std::vector<indonesia::Entry> &possible, Dice &dice);

} // namespace bandar::tests
