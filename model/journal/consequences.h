// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/journal.h"
#include "table/difference.h"

#include <vector>

namespace bandar::journal {

/// What one account of a player holds before and after a correction.
struct BalanceChange {
    table::AccountId account;
    table::Money before;
    table::Money after;
};

/// What a correction would do, before it is done: told to the table, which then accepts or leaves it.
struct Consequences {
    std::vector<const Played *> newlyOutOfTurn;
    std::vector<const Played *> newlyFlagged; ///< they need a ruling, anew where it is they that were changed
    std::vector<const Played *> newlySetAside;
    std::vector<const Played *> settled;  ///< were flagged and are no longer, as they are now
    std::vector<const Played *> supplied; ///< new declines, for those who were asked and never answered
    std::vector<BalanceChange> balances;  ///< that change, as of now
    std::vector<table::Change> others;    ///< what else is not the same: companies, levels, order, whose turn it is
    table::Standings before;
    table::Standings after;

    bool leavesFlags() const { return !newlyFlagged.empty() || !newlySetAside.empty(); }
};

/// The pointers are into the plan and the journal.
Consequences consequencesOf(const Journal &journal, const Plan &plan);

/// The entries that are flagged now, in their order.
std::vector<const Played *> openFlags(const Journal &journal);

} // namespace bandar::journal
