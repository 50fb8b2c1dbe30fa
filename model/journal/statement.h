// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/journal.h"
#include "words/game_words.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace bandar::journal {

/// One posting of an account, as its owner sees it.
struct StatementLine {
    std::size_t number = 0; ///< of the entry among those in force, from 1; 0 for the start and for what was supplied
    EntryId id = 0;         ///< 0 for the start, and for a decline that was supplied
    std::shared_ptr<const table::Entry> entry; ///< as applied; empty for the start
    table::Moment moment;                      ///< in which it was entered
    table::AccountId counter;                  ///< where the money came from or went
    table::Money amount;                       ///< what the account gained
    table::Money balance;                      ///< after it
};

/// Every posting of an account in order. It knows all: who may see it is not asked here.
std::vector<StatementLine> statementOf(const Journal &journal, table::AccountId account);

/// The account of a player by the name that the game gives it; an account that does not exist if there is none.
table::AccountId accountOf(const Journal &journal, table::PlayerId player, std::string_view name);

/// A statement as a table for people: entry, year, phase, what was entered, counterparty, amount, balance.
QString statementTable(const Journal &journal, table::AccountId account, const words::GameWords &words,
                       const words::Namer &namer);

} // namespace bandar::journal
