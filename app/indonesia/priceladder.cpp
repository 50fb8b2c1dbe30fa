// SPDX-License-Identifier: MPL-2.0
#include "priceladder.h"

#include "words/namer.h"

#include <algorithm>
#include <numeric>

namespace bandar::app {

namespace {

// As many as the tallest screen has room for.
constexpr std::size_t mostRungs = 7;

// The price that stands is left out last, then the first one, then those next to it, the higher before the lower.
void rank(QList<RungRow> &rows)
{
    const auto chosen = std::ranges::find_if(rows, &RungRow::chosen);
    const auto middle = chosen == rows.end() ? qsizetype(1) : chosen - rows.begin();
    QList<qsizetype> places(rows.size());
    std::iota(places.begin(), places.end(), 0);
    std::ranges::stable_sort(places, {}, [middle](qsizetype place) {
        if (place == 0 && middle > 0)
            return qsizetype(1);
        return place >= middle ? 2 * (place - middle) : 2 * (middle - place) + 1;
    });
    for (qsizetype rank = 0; rank < places.size(); ++rank)
        rows[places[rank]].rank = static_cast<int>(rank);
}

} // namespace

std::vector<indonesia::Rung> rungsOf(const indonesia::State &state, const PriceLadder &ladder)
{
    const table::Money step = ladder.terms.step();
    const table::Money floor(ladder.standing.units() / step.units() * step.units());
    const table::Money from = std::min(floor, std::max(ladder.first, floor - step));
    auto rungs = indonesia::ladder(state, ladder.pair, ladder.winner, from, mostRungs);
    if (from > ladder.first) {
        rungs.insert(rungs.begin(), indonesia::rungFor(state, ladder.pair, ladder.winner, ladder.first));
        rungs.pop_back();
    }
    return rungs;
}

QList<RungRow> rowsOf(const indonesia::State &state, const PriceLadder &ladder,
                      const std::vector<indonesia::Rung> &rungs)
{
    const std::int64_t step = ladder.terms.step().units();
    const bool oneOwner = at(state, ladder.pair.x).owner == at(state, ladder.pair.y).owner;
    const bool secret = state.moneyHidden;
    const table::Money cash = cashOf(state, ladder.winner);
    QList<RungRow> rows;
    for (std::size_t place = 0; place < rungs.size(); ++place) {
        const indonesia::Rung &rung = rungs[place];
        QList<Money> figures{Money(-rung.bid)};
        if (oneOwner)
            figures << Money(rung.shares.ofX + rung.shares.ofY);
        else
            figures << Money(rung.shares.ofX) << Money(rung.shares.ofY);
        figures << Money(rung.net) << (secret ? Money::secret() : Money(rung.cashAfter));
        const bool leavesOut = place + 1 < rungs.size() && (rungs[place + 1].bid - rung.bid).units() > step;
        rows.append({.unit = words::amount(rung.bid.units() / step),
                     .remark = rung.bid == ladder.first ? ladder.firstRemark : QString(),
                     .figures = figures,
                     .chosen = rung.bid == ladder.standing,
                     .possible = rung.bid >= ladder.least && (secret || rung.bid <= cash),
                     .gap = leavesOut,
                     .rank = 0});
    }
    rank(rows);
    return rows;
}

} // namespace bandar::app
