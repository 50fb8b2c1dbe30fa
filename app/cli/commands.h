// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "command.h"

#include "record/replay.h"

#include <optional>
#include <string>
#include <variant>

namespace bandar::cli {

/// A call as it was typed, understood.
struct Call {
    std::string file;
    std::size_t at = record::allEntries; ///< --at N
    bool json = false;                   ///< --json
    bool bare = false;                   ///< --bare
    bool csv = false;                    ///< --format csv
};

/// A record whose end comes before the N that was asked for.
struct TooShort {
    std::size_t entries = 0;
};
using Result = std::variant<std::string, record::Failure, TooShort>;

// Each reads the record and gives the whole text for standard output, or what is wrong.

Result state(const Call &call, std::istream &input, const app::GameShelf &shelf);
Result score(const Call &call, std::istream &input, const app::GameShelf &shelf);
Result log(const Call &call, std::istream &input, const app::GameShelf &shelf);
Result ledger(const Call &call, std::istream &input, const app::GameShelf &shelf);
Result normalise(const Call &call, std::istream &input, const app::GameShelf &shelf);

} // namespace bandar::cli
