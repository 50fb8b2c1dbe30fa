// SPDX-License-Identifier: MPL-2.0
#include "journal/culprits_effects.h"

#include <algorithm>

namespace bandar::journal {

Effects effectsOf(std::span<const table::Posting> postings)
{
    Effects effects{};
    for (const table::Posting &posting : postings) {
        effects[posting.from.place()] -= posting.amount;
        effects[posting.to.place()] += posting.amount;
    }
    return effects;
}

Effects difference(const Effects &now, const Effects &before)
{
    Effects changed{};
    std::ranges::transform(now, before, changed.begin(), [](table::Money a, table::Money b) { return a - b; });
    return changed;
}

bool isNothing(const Effects &effects) { return effects == Effects{}; }

std::vector<table::Money> sumsOf(const Effects &effects, std::span<const table::AccountId> accounts)
{
    constexpr std::size_t mostSums = 64;
    std::vector<table::Money> sums{table::Money()};
    for (const table::AccountId account : accounts) {
        const table::Money effect = effects[account.place()];
        if (effect == table::Money() || sums.size() >= mostSums)
            continue;
        const std::size_t before = sums.size();
        for (std::size_t at = 0; at < before; ++at)
            sums.push_back(sums[at] + effect);
    }
    return sums;
}

std::vector<table::AccountId> joining(std::span<const table::Account> accounts, table::AccountId account)
{
    const table::Account &asked = accounts[account.place()];
    std::vector<table::AccountId> list{account};
    for (std::size_t place = 0; place < accounts.size(); ++place)
        if (place != account.place() && asked.owner.exists() && accounts[place].owner == asked.owner &&
            accounts[place].currency == asked.currency)
            list.emplace_back(place);
    return list;
}

} // namespace bandar::journal
