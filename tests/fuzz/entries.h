// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "random.h"
#include "table/game.h"

#include <string>
#include <vector>

namespace bandar::fuzz {

/// What a record has named so far: new entries speak of the same things more often than not.
struct Named {
    std::vector<std::string> players; ///< their ids
    std::vector<std::string> words;
    std::string actor; ///< the player who is likely to act, if any
};

/// Writes entries that nobody has played, from the field lists of a game.
class Entries {
public:
    explicit Entries(const table::Game &game);

    /// One line of a record, of that kind or of any.
    std::string line(Random &random, const Named &named, const table::EntryKind *kind = nullptr) const;

    /// Every word a record can hold: kinds, keys, names.
    const std::vector<std::string> &words() const { return m_words; }

private:
    std::span<const table::EntryKind> m_kinds;
    std::vector<std::string> m_words;
};

} // namespace bandar::fuzz
