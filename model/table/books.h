// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/identity.h"
#include "table/money.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

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

/// The balance of every account of a state, to be read while that state stands.
class Balances {
public:
    constexpr explicit Balances(std::span<const Money> balances) : m_balances(balances) {}

    /// Nothing for an account that is not there.
    Money balance(AccountId account) const
    {
        return account.place() < m_balances.size() ? m_balances[account.place()] : Money();
    }
    /// How many accounts there is room for.
    std::size_t size() const { return m_balances.size(); }
    /// The same money in every account, whatever room there is beyond them.
    friend bool operator==(const Balances &one, const Balances &other)
    {
        for (std::size_t place = 0; place < std::max(one.size(), other.size()); ++place)
            if (one.balance(AccountId(place)) != other.balance(AccountId(place)))
                return false;
        return true;
    }

private:
    std::span<const Money> m_balances;
};

/// The balance of every account of a game, as many as it says it needs at most: it is copied with every state. post()
/// is the only way to change one, so the sum over all accounts is always zero.
template <std::size_t Accounts>
class BooksOf {
public:
    static_assert(Accounts <= mostAccounts);
    /// No balance and no posting goes beyond this, so that a score (cash + Bank box + twice the earnings) fits too.
    static constexpr Money limit{2'000'000'000'000'000'000};

    Money balance(AccountId account) const { return Balances(*this).balance(account); }

    void post(const Posting &posting)
    {
        if (posting.from.place() >= Accounts || posting.to.place() >= Accounts) {
            m_overrun = true;
            return;
        }
        m_balances[posting.from.place()] -= posting.amount;
        m_balances[posting.to.place()] += posting.amount;
        m_overrun = m_overrun || beyond(posting.amount) || beyond(balance(posting.from)) || beyond(balance(posting.to));
    }

    /// A posting was larger than the books can hold, or to an account that is not there: whatever led here is to be
    /// refused.
    bool overrun() const { return m_overrun; }
    bool operator==(const BooksOf &) const = default;
    operator Balances() const { return Balances(m_balances); }

private:
    static bool beyond(Money amount) { return amount > limit || amount < -limit; }

    std::array<Money, Accounts> m_balances{};
    bool m_overrun = false;
};

/// Room for the accounts of any game.
using Books = BooksOf<mostAccounts>;

} // namespace bandar::table
