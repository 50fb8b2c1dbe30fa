// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "record/replay.h"

#include <string_view>

namespace bandar::fuzz {

/// Says what does not hold, and stops.
void require(bool holds, std::string_view what);

/// Keeps books of its own from the postings alone, and compares them with the game's after every step.
class Auditor {
public:
    void watch(const record::Header &header, const record::Step &step);

private:
    indonesia::Books m_books;
};

/// What a screen is told before an entry agrees with what came of it: the options with the rules, the preview with the
/// next state.
void checkForesight(const table::Setup &setup, const table::State &before, const table::Entry &entry);

} // namespace bandar::fuzz
