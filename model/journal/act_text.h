// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"
#include "record/reader.h"

#include <string>
#include <string_view>
#include <variant>

namespace bandar::journal {

/// The word of a kind of act in a history: "step", "undo", ...
std::string_view wordOf(Act::Kind kind);

/// An act as one line of a history (docs/history.md). Names of entries are left out: they follow from the order.
std::string write(const table::Game &game, const table::Setup &setup, const Act &act);

/// Where a line comes from. What a library keeps may be of an older build, which took texts in which nothing is seen.
enum class Kept : std::uint8_t { inFile, inLibrary };

/// Reads such a line. `lastId` is the name of the last entry written before it, and is brought forward.
std::variant<Act, record::Fault> readAct(std::string_view line, const table::Game &game, const table::Setup &setup,
                                         EntryId &lastId, Kept where = Kept::inFile);

} // namespace bandar::journal
