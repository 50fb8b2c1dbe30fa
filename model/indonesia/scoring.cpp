// SPDX-License-Identifier: MPL-2.0
#include "indonesia/rules.h"

#include <algorithm>

namespace bandar::indonesia {

table::Standings standings(const State &state)
{
    table::Standings standings;
    const auto names = purseNames.names();
    standings.columns.assign(names.begin(), names.end());
    standings.finished = state.phase == Phase::finished;
    for (std::size_t place = 0; place < static_cast<std::size_t>(state.playerCount); ++place) {
        table::Standings::Row row{.player = PlayerId(place), .columns = {}, .total = {}};
        for (Purse which : {Purse::cash, Purse::bank, Purse::earnings}) {
            const Money balance = state.books.balance(purse(row.player, which));
            row.columns.push_back(balance);
            row.total += balance * (which == Purse::earnings ? facts.earningsCountTimes : 1);
        }
        standings.rows.push_back(row);
    }
    // Higher score first, then earlier in the order of play (E48).
    for (auto &row : standings.rows) {
        row.rank =
            1 + std::ranges::count_if(standings.rows, [&](const table::Standings::Row &other) {
                return other.total > row.total || (other.total == row.total &&
                                                   placeInOrder(state, other.player) < placeInOrder(state, row.player));
            });
        row.tied = std::ranges::count(standings.rows, row.total, &table::Standings::Row::total) > 1;
    }
    return standings;
}

} // namespace bandar::indonesia
