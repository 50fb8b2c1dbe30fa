// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <array>
#include <span>
#include <vector>

namespace bandar::journal {

/// What one entry does to every account.
using Effects = std::array<table::Money, table::Books::mostAccounts>;

Effects effectsOf(std::span<const table::Posting> postings);
/// What is there with `now` and was not with `before`.
Effects difference(const Effects &now, const Effects &before);
bool isNothing(const Effects &effects);

/// Every sum of some of those accounts' effects, none of them included: what may have reached one account by now if
/// the money of the others joins it in time.
std::vector<table::Money> sumsOf(const Effects &effects, std::span<const table::AccountId> accounts);

/// The accounts whose money may end up in `account`: those of the same owner in the same currency.
std::vector<table::AccountId> joining(std::span<const table::Account> accounts, table::AccountId account);

} // namespace bandar::journal
