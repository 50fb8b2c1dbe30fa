// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/count.h"
#include "words/game_words.h"

namespace bandar::journal {

/// An explanation in a few words: "digits swapped: 12 should be 21".
QString sentence(const Explanation &explanation, const words::Namer &namer);

/// The whole answer for people: what was counted, since when it may be wrong, and the `most` likeliest culprits, each
/// with what would explain it and how it should then read. Entries are numbered as in a statement.
QString countTable(const Journal &journal, const Count &count, const words::GameWords &words, const words::Namer &namer,
                   std::size_t most);

} // namespace bandar::journal
