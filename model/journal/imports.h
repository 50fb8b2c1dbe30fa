// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"
#include "record/replay.h"

#include <string>
#include <variant>
#include <vector>

namespace bandar::journal {

/// A game that was read from a file.
struct ReadGame {
    record::Header header;
    std::vector<Act> acts;
    std::vector<WrittenEntry> normal; ///< of a record: its entries in normal form
    bool isHistory = false;           ///< else a record, each entry of which is a step
};

/// Reads a record, every entry of which must be possible, or a history, of which the acts must make sense together.
std::variant<ReadGame, record::Failure> readGame(const std::string &text, record::Games games);

} // namespace bandar::journal
