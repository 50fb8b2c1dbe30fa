// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/identity.h"
#include "table/money.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bandar::table {

/// An account of the books, by its place in the chart that the game declares.
using AccountId = Id<struct AccountTag>;

/// One account of a game: the supply, or one player's cash, Bank box, earnings.
struct Account {
    std::string_view name;     ///< "cash"; the player is told apart by `owner`
    PlayerId owner;            ///< empty for the supply
    std::string_view currency; ///< "Rp"
};

/// Money that goes from one account to another; never a negative amount, except where a player takes some back.
struct Posting {
    AccountId from;
    AccountId to;
    Money amount;
    std::uint8_t purpose = 0; ///< why, in the game's own list

    bool operator==(const Posting &) const = default;
};

/// The balance of every account. post() is the only way to change one, so the sum over all accounts is always zero.
class Books {
public:
    static constexpr std::size_t mostAccounts = 32;
    /// No balance and no posting goes beyond this, so that a score (cash + Bank box + twice the earnings) fits too.
    static constexpr Money limit{2'000'000'000'000'000'000};

    Money balance(AccountId account) const { return m_balances[account.place()]; }

    void post(const Posting &posting)
    {
        m_balances[posting.from.place()] -= posting.amount;
        m_balances[posting.to.place()] += posting.amount;
        m_overrun = m_overrun || beyond(posting.amount) || beyond(balance(posting.from)) || beyond(balance(posting.to));
    }

    /// A posting was larger than the books can hold: whatever led here is to be refused.
    bool overrun() const { return m_overrun; }
    bool operator==(const Books &) const = default;

private:
    static bool beyond(Money amount) { return amount > limit || amount < -limit; }

    std::array<Money, mostAccounts> m_balances{};
    bool m_overrun = false;
};

} // namespace bandar::table
