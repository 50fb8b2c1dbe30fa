// SPDX-License-Identifier: MPL-2.0
#include "citygrowthcontroller.h"

#include "capital.h"

#include "indonesia/year.h"
#include "kindicon.h"
#include "words/text.h"

#include <algorithm>

namespace bandar::app {

using indonesia::ProvinceId;
using indonesia::Purse;

namespace {

QString cityIcon(std::int64_t size) { return QStringLiteral("city-%1").arg(size); }

} // namespace

void CityGrowthController::showGoods()
{
    m_needed.clear();
    QList<NeededGoodRow> rows;
    for (std::size_t kind = 0; kind < m_limits.produced.size() && m_limits.citiesTracked; ++kind) {
        if (!m_limits.produced.at(kind))
            continue;
        const auto good = static_cast<indonesia::Kind>(kind);
        const QString name = game().namer().thing(indonesia::kindNames, kind);
        m_needed.push_back(good);
        rows.append({.icon = iconOf(good), .name = capital(name)});
    }
    m_goods->assign(rows);
}

void CityGrowthController::showCities()
{
    m_shown.clear();
    QList<CityRow> rows;
    for (std::size_t place = 0; place < m_limits.sizes.size(); ++place) {
        if (m_limits.sizes.at(place) == 0)
            continue;
        m_shown.emplace_back(place);
        rows.append(rowOf(ProvinceId(place)));
    }
    m_cities->assign(rows);
}

CityRow CityGrowthController::rowOf(ProvinceId city) const
{
    const std::int64_t size = m_limits.sizes.at(city.place());
    CityRow row{.key = words::textOf(nameOf(city)),
                .name = game().namer().thing(indonesia::provinceNames, city.place()),
                .drawing = cityIcon(size),
                .size = static_cast<int>(size),
                .received = {},
                .remark = {},
                .spoken = {},
                .largest = size >= static_cast<std::int64_t>(indonesia::citySizes),
                .grows = isChosen(city),
                .waiting = leftToChoose() > 0 && isTappable(city) && !isChosen(city),
                .tappable = isTappable(city)};
    for (const indonesia::Kind good : m_needed)
        row.received.append(
            static_cast<int>(std::min(size, m_limits.received.at(city.place()).at(idOf(good).place()))));
    row.remark = remarkOn(row, city);
    row.spoken = tr("%1, size %2, %3", "city, size, what becomes of it").arg(row.name).arg(size).arg(row.remark);
    return row;
}

QString CityGrowthController::remarkOn(const CityRow &row, ProvinceId city) const
{
    if (row.largest)
        return tr("largest size");
    if (row.grows)
        return tr("grows to %1").arg(row.size + 1);
    return m_limits.citiesTracked ? lackOf(city) : tr("size %1").arg(row.size);
}

QString CityGrowthController::lackOf(ProvinceId city) const
{
    const std::int64_t size = m_limits.sizes.at(city.place());
    std::int64_t lacking = 0;
    QStringList lacked;
    for (const indonesia::Kind good : m_needed) {
        const std::int64_t missing = size - m_limits.received.at(city.place()).at(idOf(good).place());
        if (missing <= 0)
            continue;
        lacking += missing;
        lacked.append(game().namer().thing(indonesia::kindNames, idOf(good).place()));
    }
    if (lacked.isEmpty()) {
        const indonesia::GrowthOfSize &growth = m_limits.bySize.at(static_cast<std::size_t>(size - 1));
        return growth.growing == 0 ? tr("no size %1 left").arg(size + 1) : tr("could grow to %1").arg(size + 1);
    }
    if (lacked.size() == 1)
        return tr("lacks %1 %2", "how many, of which good").arg(words::amount(lacking), lacked.front());
    return tr("lacks %1 goods").arg(words::amount(lacking));
}

void CityGrowthController::showAccount(const indonesia::Outcome &closing)
{
    const table::State then(std::make_shared<const indonesia::State>(closing.next));
    const bool last = closing.next.phase == indonesia::Phase::finished;
    m_accountHead = last ? tr("Year %1, the last").arg(state().year) : tr("Year %1 closes").arg(state().year);
    const std::int64_t times = indonesia::facts.earningsCountTimes;
    QList<ClosingRow> rows;
    for (const table::PlayerId player : indonesia::order(state())) {
        const auto cash = indonesia::purse(player, Purse::cash);
        const auto earnings = indonesia::purse(player, Purse::earnings);
        m_accountColumns = {game().head(game().accounts().at(cash.place())),
                            game().head(game().accounts().at(earnings.place())),
                            last ? tr("Counts × %1").arg(times) : tr("Year %1").arg(closing.next.year)};
        const bool shown = rows.size() == m_shownRow;
        const auto balance = [&](const table::State &state) {
            return shown ? Money(game().rules().books(state).balance(cash)) : game().balance(state, cash);
        };
        rows.append({.mark = game().mark(player),
                     .cash = balance(game().state()),
                     .earnings = game().balance(game().state(), earnings),
                     .then = last ? Money(state().books.balance(earnings) * times) : balance(then)});
    }
    m_account->assign(rows);
}

void CityGrowthController::showMarkers()
{
    const auto &after = tried().then.as<indonesia::State>().markers;
    QList<MarkerRow> rows;
    for (std::size_t size = 0; size < after.size(); ++size) {
        const bool stays = after.at(size) == m_limits.markers.at(size);
        rows.append({.icon = cityIcon(static_cast<std::int64_t>(size + 1)),
                     .name = tr("size %1").arg(size + 1),
                     .before = stays ? QString() : words::amount(m_limits.markers.at(size)),
                     .after = words::amount(after.at(size))});
    }
    m_markers->assign(rows);
}

void CityGrowthController::tellNext(const indonesia::Outcome &closing)
{
    const bool over = isEraOver(state().deeds);
    EffectRow row;
    if (!over)
        row.account = tr("Era %1 goes on").arg(words::textOf(nameOf(state().era)));
    else
        row.account = state().deeds.empty() ? tr("No deed left") : tr("One kind of deed left");
    if (closing.next.phase == indonesia::Phase::finished)
        row.after = tr("The game ends");
    else
        row.after = over ? tr("Era %1 begins").arg(words::textOf(nameOf(closing.next.era)))
                         : tr("Year %1").arg(closing.next.year);
    addEffect(row);
}

} // namespace bandar::app
