// SPDX-License-Identifier: MPL-2.0
#include "journal/culprits_effects.h"

namespace bandar::journal {

table::Money Effects::on(table::AccountId account) const
{
    return account.place() < m_amounts.size() ? m_amounts[account.place()] : table::Money();
}

void Effects::add(table::AccountId account, table::Money amount)
{
    if (!account.exists())
        return;
    if (account.place() >= m_amounts.size())
        m_amounts.resize(account.place() + 1);
    m_amounts[account.place()] += amount;
    while (!m_amounts.empty() && m_amounts.back() == table::Money())
        m_amounts.pop_back();
}

Effects Effects::since(const Effects &before) const
{
    Effects changed = *this;
    for (std::size_t place = 0; place < before.m_amounts.size(); ++place)
        changed.add(table::AccountId(place), -before.m_amounts[place]);
    return changed;
}

Effects effectsOf(std::span<const table::Posting> postings)
{
    Effects effects;
    for (const table::Posting &posting : postings) {
        effects.add(posting.from, -posting.amount);
        effects.add(posting.to, posting.amount);
    }
    return effects;
}

std::vector<table::Money> sumsOf(const Effects &effects, std::span<const table::AccountId> accounts)
{
    constexpr std::size_t mostSums = 64;
    std::vector<table::Money> sums{table::Money()};
    for (const table::AccountId account : accounts) {
        const table::Money effect = effects.on(account);
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
