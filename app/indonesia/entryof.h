// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/entries.h"

namespace bandar::app {

/// An entry of the game as the rest of the house hands it on.
inline table::Entry entryOf(const indonesia::Entry &entry) { return {entry.index(), entry, {}}; }

} // namespace bandar::app
