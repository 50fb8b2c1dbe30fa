// SPDX-License-Identifier: MPL-2.0
#include "years.h"

#include "indonesia/move.h"
#include "indonesia/rules.h"

namespace bandar::app {

namespace {

using indonesia::Purse;

using Fees = std::array<table::Money, indonesia::mostPlayersOfGame>;

// The owner of an account; nobody of the supply.
table::PlayerId ownerOf(table::AccountId account)
{
    if (account == indonesia::supply)
        return {};
    return table::PlayerId((account.place() - 1) / indonesia::purseCount);
}

void addFees(Fees &fees, const std::vector<table::Posting> &postings)
{
    for (const table::Posting &posting : postings) {
        const table::PlayerId to = ownerOf(posting.to);
        if (posting.purpose == static_cast<std::uint8_t>(indonesia::Purpose::fee) && to.exists() &&
            ownerOf(posting.from) != to)
            fees.at(to.place()) += posting.amount;
    }
}

std::int64_t stepsTaken(const indonesia::State &state, std::size_t player)
{
    std::int64_t steps = 0;
    for (const std::int8_t level : state.levels.at(player))
        steps += level - 1;
    return steps;
}

YearOfGame yearOf(const indonesia::State &state, const Fees &fees, bool last)
{
    YearOfGame year{.year = state.year, .era = state.era};
    for (const auto &row : indonesia::standings(state).rows) {
        YearOfPlayer &player = year.players.at(row.player.place());
        player.income = state.books.balance(indonesia::purse(row.player, Purse::earnings));
        for (const table::Money column : row.columns)
            player.wealth += column;
        if (last)
            player.wealth = row.total;
        player.fees = fees.at(row.player.place());
        player.research = stepsTaken(state, row.player.place());
    }
    return year;
}

} // namespace

std::vector<YearOfGame> yearsOf(const journal::Journal &journal)
{
    const auto *before = &journal.start().next.as<indonesia::State>();
    std::vector<YearOfGame> years{yearOf(*before, {}, false)};
    years.front().year = 0;
    Fees fees;
    for (const journal::Played &played : journal.timeline()) {
        const auto &after = played.state().as<indonesia::State>();
        if (after.year != before->year) {
            years.push_back(yearOf(*before, fees, false));
            fees = {};
        }
        addFees(fees, played.outcome.postings);
        before = &after;
    }
    years.push_back(yearOf(*before, fees, true));
    return years;
}

} // namespace bandar::app
