// SPDX-License-Identifier: MPL-2.0
#include "standings.h"

#include "capital.h"

#include "direction.h"
#include "indonesia/entries.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

// How often a column counts in the score.
std::int64_t timesOf(std::size_t column)
{
    return column == static_cast<std::size_t>(indonesia::Purse::earnings) ? indonesia::facts.earningsCountTimes : 1;
}

std::vector<table::Standings::Row> byPlace(const RunningGame &game)
{
    auto rows = game.rules().standings(game.state()).rows;
    std::ranges::sort(rows, {}, &table::Standings::Row::rank);
    return rows;
}

} // namespace

QList<StandingRow> standingRows(const RunningGame &game, qsizetype from)
{
    QList<StandingRow> rows;
    for (const table::Standings::Row &row : byPlace(game)) {
        StandingRow told{.place = QString::number(row.rank)};
        if (row.rank >= from) {
            told.shown = true;
            told.mark = game.mark(row.player);
            for (std::size_t column = 0; column < row.columns.size(); ++column)
                told.figures.append(Money(row.columns[column] * timesOf(column)));
            told.score = Money(row.total);
        }
        rows.append(told);
    }
    return rows;
}

QStringList standingColumns(const RunningGame &game)
{
    QStringList heads;
    for (const std::string_view column : game.rules().standings(game.state()).columns) {
        const QString name = game.words().account(column);
        const std::int64_t times = timesOf(static_cast<std::size_t>(heads.size()));
        heads.append(
            times == 1
                ? capital(name)
                : Tr::tr("%1 × %2", "how often an account counts, the account").arg(QString::number(times), name));
    }
    return heads;
}

QStringList tiesOf(const RunningGame &game)
{
    QStringList lines;
    const auto rows = byPlace(game);
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t end = first;
        QStringList names;
        while (end < rows.size() && rows[end].total == rows[first].total)
            names.append(game.mark(rows[end++].player).name);
        if (names.size() > 1) {
            const QString last = names.last();
            lines.append(directed(Tr::tr("%1 and %2 tie at %3: in this order they stand in the order of play")
                                      .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), last,
                                           words::amount(rows[first].total.units()))));
            if (names.size() == 2)
                lines.last() = directed(Tr::tr("%1 and %2 tie at %3: %1 is earlier in the order of play")
                                            .arg(names.first(), last, words::amount(rows[first].total.units())));
        }
        first = end;
    }
    return lines;
}

QString ordinal(qsizetype place)
{
    const std::array ordinals{Tr::tr("first"), Tr::tr("second"), Tr::tr("third"), Tr::tr("fourth"), Tr::tr("fifth")};
    return ordinals.at(static_cast<std::size_t>(place - 1));
}

} // namespace bandar::app
