// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <span>
#include <vector>

namespace bandar::journal {

/// What one entry does to every account.
class Effects {
public:
    table::Money on(table::AccountId account) const;
    void add(table::AccountId account, table::Money amount);
    bool isNothing() const { return m_amounts.empty(); }
    /// What is there with these and was not with `before`.
    Effects since(const Effects &before) const;
    bool operator==(const Effects &) const = default;

private:
    std::vector<table::Money> m_amounts; ///< by account, up to the last that is not 0
};

Effects effectsOf(std::span<const table::Posting> postings);

/// Every sum of some of those accounts' effects, none of them included: what may have reached one account by now if
/// the money of the others joins it in time.
std::vector<table::Money> sumsOf(const Effects &effects, std::span<const table::AccountId> accounts);

/// The accounts whose money may end up in `account`: those of the same owner in the same currency.
std::vector<table::AccountId> joining(std::span<const table::Account> accounts, table::AccountId account);

} // namespace bandar::journal
