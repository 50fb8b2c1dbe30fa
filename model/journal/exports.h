// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/journal.h"
#include "words/game_words.h"

#include <string>

namespace bandar::journal {

/// The game as a record (record page, section 4) that is read to exactly its state: what history supplied stands in it
/// as entries, what it waived is told, what it set aside is left out.
std::string writeRecord(const Journal &journal, const words::GameWords &words);

/// The entry of a record for one of the timeline: a flagged one with its reason as the ruling.
table::Entry recorded(const Journal &journal, const Played &played, const words::GameWords &words);

/// The whole history (docs/history.md), one act a line, to be read by readGame().
std::string writeHistory(const Journal &journal);

/// Why an entry of the timeline is flagged, as a sentence that gives no hidden money away; empty where it is not.
QString reasonOf(const Journal &journal, const Played &played, const words::GameWords &words);

} // namespace bandar::journal
