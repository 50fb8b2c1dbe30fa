// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/replay.h"

#include <optional>
#include <string>
#include <string_view>

namespace bandar::fuzz {

/// Every game there is.
record::Games games();

/// One line of a record with that header; nothing if it is no entry.
std::optional<table::Entry> readEntry(const std::string &header, const std::string &line);

/// A record read to its end, with all that the program would write about it.
struct Played {
    record::Replay replay;
    std::string state;  ///< one line of JSON
    std::string normal; ///< the record in normal form
};

/// Plays a record; nothing if it is refused. Aborts where a promise does not hold (see checks.h).
std::optional<Played> play(std::string_view record);

} // namespace bandar::fuzz
