// SPDX-License-Identifier: MPL-2.0
#include "endchart.h"

#include <algorithm>
#include <numeric>

namespace bandar::app {

namespace {

enum class Kind : std::uint8_t { wealth, income, research, fees };

std::int64_t valueOf(const YearOfPlayer &year, Kind kind)
{
    switch (kind) {
    case Kind::wealth: return year.wealth.units();
    case Kind::income: return year.income.units();
    case Kind::research: return year.research;
    case Kind::fees: return year.fees.units();
    }
    return 0;
}

// What stands at the start of the first year already is drawn from there.
bool hasStart(Kind kind) { return kind == Kind::wealth || kind == Kind::research; }

/// The amounts between which a chart stands, and the round step between its lines.
struct Scale {
    std::int64_t low = 0;
    std::int64_t high = 1;
    std::int64_t step = 1;

    double at(std::int64_t value) const
    {
        return (static_cast<double>(value) - static_cast<double>(low)) /
               (static_cast<double>(high) - static_cast<double>(low));
    }
};

Scale scaleOf(std::int64_t low, std::int64_t high)
{
    constexpr double mostLines = 6;
    constexpr std::array factors{2, 5, 10};
    const double range = std::max(1.0, static_cast<double>(high) - static_cast<double>(low));
    std::int64_t decade = 1;
    while (range / (10 * static_cast<double>(decade)) > mostLines)
        decade *= 10;
    Scale scale{.low = low, .high = high, .step = decade};
    for (std::size_t at = 0; at < factors.size() && range / static_cast<double>(scale.step) > mostLines; ++at)
        scale.step = decade * factors.at(at);
    // The ground is drawn; below it the next line is.
    scale.low = low < 0 ? (low / scale.step - 1) * scale.step : 0;
    scale.high = std::max(high, scale.low + scale.step);
    scale.high += (scale.high - scale.low) / 10;
    return scale;
}

} // namespace

EndChart::EndChart(RunningGame &game, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_lines(new RowsModel(ChartLine::staticMetaObject, this)),
      m_amounts(new RowsModel(ChartTick::staticMetaObject, this)),
      m_years(new RowsModel(ChartTick::staticMetaObject, this)),
      m_eras(new RowsModel(ChartTick::staticMetaObject, this))
{}

QStringList EndChart::kinds() const { return {tr("Wealth"), tr("Income"), tr("Research"), tr("Fees")}; }

void EndChart::choose(int kind)
{
    if (kind < 0 || kind >= kinds().size())
        return;
    m_chosen = kind;
    draw(m_shown);
}

void EndChart::draw(bool shown)
{
    m_shown = shown;
    m_ends.clear();
    m_spoken.clear();
    if (shown) {
        const std::vector<YearOfGame> years = yearsOf(m_game.journal());
        drawTimes(years);
        drawLines(years);
    } else {
        m_lines->assign(QList<ChartLine>());
    }
    Q_EMIT changed();
}

void EndChart::drawTimes(const std::vector<YearOfGame> &years)
{
    const auto count = static_cast<double>(years.size() - 1);
    QList<ChartTick> times;
    QList<ChartTick> eras;
    for (std::size_t year = 1; year < years.size(); ++year) {
        times.append({(static_cast<double>(year) - 0.5) / count, QString::number(years[year].year)});
        if (year == 1 || years[year].era != years[year - 1].era) {
            const QString era = QString(QChar::fromLatin1(nameOf(years[year].era).front()));
            eras.append({(static_cast<double>(year) - 1) / count, tr("Era %1").arg(era), era});
        }
    }
    m_years->assign(times);
    m_eras->assign(eras);
}

void EndChart::drawLines(const std::vector<YearOfGame> &years)
{
    const auto kind = static_cast<Kind>(m_chosen);
    const std::size_t first = hasStart(kind) ? 0 : 1;
    const auto count = static_cast<double>(years.size() - 1);
    const auto players = static_cast<std::size_t>(m_game.playerCount());
    std::int64_t low = 0;
    std::int64_t high = 0;
    for (std::size_t year = first; year < years.size(); ++year) {
        for (std::size_t player = 0; player < players; ++player) {
            low = std::min(low, valueOf(years[year].players.at(player), kind));
            high = std::max(high, valueOf(years[year].players.at(player), kind));
        }
    }
    const Scale scale = scaleOf(low, high);
    m_ground = scale.at(0);

    std::vector<std::size_t> best(players);
    std::iota(best.begin(), best.end(), std::size_t{0});
    std::ranges::stable_sort(best, std::ranges::greater(),
                             [&](std::size_t player) { return valueOf(years.back().players.at(player), kind); });
    QList<ChartLine> lines;
    QStringList told;
    for (const std::size_t player : best) {
        ChartLine line{.mark = m_game.mark(table::PlayerId(player)), .corners = {}, .lastYear = {}, .amount = {}};
        for (std::size_t year = first; year < years.size(); ++year) {
            const QPointF corner(static_cast<double>(year) / count,
                                 scale.at(valueOf(years[year].players.at(player), kind)));
            if (year + 1 < years.size())
                line.corners.append(corner);
            if (year + 2 >= years.size())
                line.lastYear.append(corner);
        }
        const std::int64_t last = valueOf(years.back().players.at(player), kind);
        line.end = line.lastYear.last().y();
        line.amount = Money(table::Money(last));
        m_ends.append(line.end);
        told.append(tr("%1 %2", "player, amount").arg(line.mark.name, line.amount.spoken()));
        lines.append(line);
    }
    m_lines->assign(lines);
    m_spoken = tr("%1 by year. At the end: %2").arg(kinds().at(m_chosen), told.join(QStringLiteral(", ")));

    QList<ChartTick> amounts;
    for (std::int64_t amount = scale.low; amount < scale.high; amount += scale.step)
        if (amount != 0)
            amounts.append({scale.at(amount), words::amount(amount)});
    m_amounts->assign(amounts);
}

} // namespace bandar::app
