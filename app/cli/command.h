// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace bandar::cli {

/// How a run of the command line ended (record page, section 5; docs/library.md).
enum class Exit : int { done = 0, recordWrong = 1, usage = 2, inUse = 3, disk = 4, damaged = 5 };

/// Where a run reads and writes.
struct Streams {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
};

/// Runs one call of the command line. Standard output is written only when the call is done in full.
Exit run(const std::vector<std::string> &arguments, const app::GameShelf &shelf, const std::string &version,
         const Streams &streams);

} // namespace bandar::cli
