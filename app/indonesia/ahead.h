// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/rules.h"

#include <optional>
#include <vector>

namespace bandar::app {

/// Tapping ahead: the declines of all who are asked before `actor` is asked this question, in their order. Nothing if
/// `actor` is never asked it in what is left of the phase, or if the game stops asking it before.
std::optional<std::vector<indonesia::Entry>> declinesBefore(const indonesia::State &state, table::PlayerId actor,
                                                            indonesia::Question question);

} // namespace bandar::app
