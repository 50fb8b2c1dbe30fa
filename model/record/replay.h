// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/reader.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>

namespace bandar::record {

/// One step of a replay: an entry between two states. The start of the game is step 0, without an entry.
struct Step {
    std::size_t number = 0; ///< of the entry, from 1
    std::size_t line = 0;
    const table::Entry *entry = nullptr;
    const table::State *before = nullptr;
    const table::Outcome *outcome = nullptr;
};

/// A record read to its end, or to the entry that was asked for.
struct Replay {
    Header header;
    table::State state;
    std::size_t entries = 0;
};

/// Why a record was not read to its end, and of which table it is if its header was right.
struct Failure {
    Fault fault;
    Header header;
};

inline constexpr std::size_t allEntries = std::numeric_limits<std::size_t>::max();

/// Applies every entry in turn, the first `limit` of them; lines after those are not looked at. `watch` is called for
/// the start and after each entry.
std::variant<Replay, Failure> replay(std::istream &input, Games games, std::size_t limit = allEntries,
                                     const std::function<void(const Header &, const Step &)> &watch = {});

} // namespace bandar::record
