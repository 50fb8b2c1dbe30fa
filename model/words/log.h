// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "words/game_words.h"

namespace bandar::words {

/// The change of one account by one entry, as its postings tell.
struct Movement {
    table::AccountId account;
    table::Money amount;
};
/// What each account gained or lost, in the order of the accounts; what cancels out is left out.
std::vector<Movement> movements(const std::vector<table::Posting> &postings);

/// What happened in one line: the entry, then the money as its postings moved it, then what followed.
QString logLine(const table::Game &game, const GameWords &words, const Namer &namer, const table::Entry *entry,
                const table::Outcome &outcome);

/// The score as a table for people, best first.
QString scoreTable(const table::Setup &setup, const GameWords &words, const table::Standings &standings);

} // namespace bandar::words
