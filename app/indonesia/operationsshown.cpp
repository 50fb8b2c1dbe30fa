// SPDX-License-Identifier: MPL-2.0
#include "direction.h"
#include "kindicon.h"
#include "operationsahead.h"
#include "operationscontroller.h"

#include "entryof.h"

#include "capital.h"
#include "operationsrows.h"
#include "words/text.h"

#include <algorithm>

// What the sheet of the operations shows; its taps are in operationscontroller.cpp.
namespace bandar::app {

using indonesia::Company;
using indonesia::CompanyId;
using indonesia::Kind;

namespace {

QString shipsOf(std::int64_t count)
{
    return words::counted(OperationsController::tr("%1 ship(|s)", nullptr, words::plural(count)), count);
}

} // namespace

QString OperationsController::nameOf(Kind kind) const
{
    return game().namer().thing(indonesia::kindNames, idOf(kind).place());
}

void OperationsController::refresh()
{
    m_inert.clear();
    m_sameText.clear();
    m_unsold.clear();
    m_growthHead.clear();
    m_growthNote.clear();
    m_growth = m_mostGrowth = 0;
    m_mostShips = 1;
    m_mostDeeds = 0;
    m_growing = false;
    m_selling = !isChoosing() && at(state(), m_draft.company).kind != Kind::ship;
    m_account->clear();
    m_mark = game().mark(m_player);
    showCompanies();
    if (isChoosing())
        showChoice();
    else if (m_selling)
        showSale();
    else
        showFleet();
}

void OperationsController::showCompanies()
{
    QList<CompanyRow> rows;
    m_companyOfRow.clear();
    for (const table::PlayerId player : indonesia::order(state())) {
        std::vector<CompanyId> companies;
        eachCompany(state(), [&](CompanyId id) {
            if (at(state(), id).owner == player)
                companies.push_back(id);
        });
        std::ranges::sort(companies, {}, [&](CompanyId id) {
            const Company &company = at(state(), id);
            return std::pair(!company.operated, indonesia::nameOf(firstDeed(company)));
        });
        for (const CompanyId id : companies) {
            const Company &company = at(state(), id);
            const QString units = words::amount(company.units);
            m_companyOfRow.push_back(id);
            rows.append({.key = words::textOf(indonesia::nameOf(firstDeed(company))),
                         .mark = game().mark(player),
                         .drawing = iconOf(company.kind),
                         .kind = capital(nameOf(company.kind)),
                         .provinces = provincesOf(company),
                         .detail = company.kind == Kind::ship
                                       ? shipsOf(company.units)
                                       : tr("%1 at %2", "units, price")
                                             .arg(units, words::amount(factsOf(company.kind).price.units())),
                         .done = company.operated,
                         .now = id == m_draft.company,
                         .possible = player == m_player && !company.operated});
        }
    }
    m_companies->assign(rows);
}

void OperationsController::showChoice()
{
    m_heading = directed(tr("%1 operates").arg(m_mark.name));
    const auto run = static_cast<std::int64_t>(inertRun(state()).size());
    if (run == 1)
        m_inert = tr("Run a company of %1’s empty").arg(m_mark.name);
    else if (run > 1)
        m_inert = tr("Run %1’s %2 companies empty").arg(m_mark.name, words::amount(run));
    QList<EarnerRow> earned;
    for (const table::PlayerId player : indonesia::order(state())) {
        const PlayerMark mark = game().mark(player);
        earned.append({.mark = mark,
                       .text = mark.name,
                       .amount = game().balance(game().state(), indonesia::purse(player, indonesia::Purse::earnings))});
    }
    m_earned->assign(earned);
}

void OperationsController::showSale()
{
    const indonesia::SaleLimits limits = saleLimits(state(), m_draft.company, m_player);
    const indonesia::Operate entry = m_draft.entry(state(), m_player);
    const indonesia::Preview preview = indonesia::preview(game().setup(), state(), {entry, {}, {}});
    const indonesia::LeftToSell &left = *preview.left;

    m_heading =
        directed(tr("%1 delivers %2 at %3").arg(m_mark.name, nameOf(limits.kind), words::amount(limits.price.units())));
    showLines(left);
    showCities(limits);
    showGrowth(limits, preview, entry);
    const QString goods = words::amount(m_draft.goods());
    const QString bought = words::amount(m_growth);
    const bool buys = !m_growing && m_growth > 0;
    if (m_draft.deliveries.empty())
        m_confirmText = buys ? tr("Sell nothing, buy %1").arg(bought) : tr("Sell nothing");
    else
        m_confirmText = buys ? tr("Deliver %1, buy %2").arg(goods, bought) : tr("Deliver %1").arg(goods);
    m_account->show(entry);
    propose({entryOf(entry)});
    if (refusal().isEmpty() && !m_draft.unreached)
        showUnsold(limits, left);
    if (m_draft.deliveries.empty())
        showSame();
}

void OperationsController::showLines(const indonesia::LeftToSell &left)
{
    QList<LineRow> rows;
    m_lineOfRow.clear();
    indonesia::SaleLimits found;
    found.lines = left.lines;
    for (const indonesia::LineLimits &line : linesFor(state(), found, m_player)) {
        const Company &company = at(state(), line.company);
        const bool chosen = line.deed == m_draft.line;
        if (chosen)
            m_mostShips = line.ships;
        m_mostDeeds = std::max(m_mostDeeds, company.deeds.size());
        m_lineOfRow.push_back(line.deed);
        rows.append({.key = words::textOf(indonesia::nameOf(line.deed)),
                     .mark = game().mark(company.owner),
                     .name = provincesOf(company)
                                 .replace(u' ', QChar::Nbsp)
                                 .replace(QStringLiteral(",\u00a0"), QStringLiteral(", ")),
                     .detail = line.capacity > 0 ? tr("carries %1 more").arg(words::amount(line.capacity))
                                                 : tr("carries no more"),
                     .chosen = chosen,
                     .possible = line.capacity > 0});
    }
    m_lines->assign(rows);
}

void OperationsController::showCities(const indonesia::SaleLimits &limits)
{
    QList<CityDemandRow> rows;
    m_cityOfRow.clear();
    for (std::size_t place = 0; limits.citiesTracked && place < limits.room.size(); ++place) {
        const indonesia::CityState &city = state().cities.at(place);
        if (city.size == 0)
            continue;
        const indonesia::ProvinceId province(place);
        const QString name = game().namer().thing(indonesia::provinceNames, place);
        const std::int64_t before = city.received.at(static_cast<std::size_t>(limits.kind));
        std::int64_t now = 0;
        for (const indonesia::Delivery &delivery : m_draft.deliveries)
            now += delivery.city == province ? delivery.goods : 0;
        m_cityOfRow.push_back(province);
        rows.append({.key = words::textOf(indonesia::nameOf(province)),
                     .drawing = QStringLiteral("city-%1").arg(city.size),
                     .name = name,
                     .detail = limits.room.at(place) > 0 ? QString() : tr("full"),
                     .spoken = tr("%1, size %2: received %3, now %4")
                                   .arg(name, words::amount(city.size), words::amount(before), words::amount(now)),
                     .before = static_cast<int>(before),
                     .now = static_cast<int>(now),
                     .places = static_cast<int>(std::max(city.size, before + now)),
                     .possible = limits.room.at(place) > 0});
    }
    m_cities->assign(rows);
}

void OperationsController::showGrowth(const indonesia::SaleLimits &limits, const indonesia::Preview &preview,
                                      const indonesia::Operate &entry)
{
    const indonesia::NumberHint &hint = preview.hints.front();
    m_growing = isSoldOut(limits, entry);
    m_growthNote = tr("Expansion %1").arg(words::amount(limits.expansion));
    // Under hidden money nothing may tell how much cash there is, not even a key that is off.
    m_mostGrowth = hint.secret ? limits.expansion : hint.most;
    if (m_growing) {
        m_growth = m_draft.grow.value_or(limits.expansion);
        const bool possible = m_draft.goods() <= limits.units;
        m_growthHead = (possible ? tr("Sold %1 of %2: grows free") : tr("Sold %1 of %2"))
                           .arg(words::amount(m_draft.goods()), words::amount(limits.units));
    } else {
        m_growth = m_draft.buy;
        m_growthHead = tr("Buy areas, %1 each").arg(words::amount(limits.price.units()));
    }
}

void OperationsController::showUnsold(const indonesia::SaleLimits &limits, const indonesia::LeftToSell &left)
{
    std::vector<indonesia::ProvinceId> open;
    for (const indonesia::ProvinceId city : m_cityOfRow)
        if (left.room.at(city.place()) > 0)
            open.push_back(city);
    std::vector<const indonesia::LineLimits *> free;
    for (const indonesia::LineLimits &line : left.lines)
        if (line.capacity > 0)
            free.push_back(&line);
    if (left.units <= 0 || free.empty() || (limits.citiesTracked && open.empty()))
        return;

    const QString line = free.size() > 1
                             ? tr("%1 lines carry more").arg(words::amount(static_cast<std::int64_t>(free.size())))
                             : tr("%1’s line carries %2 more")
                                   .arg(game().mark(free.front()->owner).name, words::amount(free.front()->capacity));
    if (!limits.citiesTracked) {
        m_unsold = directed(tr("%1.", "sentence").arg(line));
        return;
    }
    const auto place = [&](std::size_t which) {
        return game().namer().thing(indonesia::provinceNames, open[which].place());
    };
    const auto room = [&](std::size_t which) { return words::amount(left.room.at(open[which].place())); };
    QString city = tr("%1 cities still take some").arg(words::amount(static_cast<std::int64_t>(open.size())));
    if (open.size() == 1)
        city = tr("%1 still takes %2").arg(place(0), room(0));
    else if (open.size() == 2)
        city = tr("%1 still takes %2, %3 %4").arg(place(0), room(0), place(1), room(1));
    m_unsold = directed(tr("%1; %2.", "what a city takes, what a line carries").arg(city, line));
}

void OperationsController::showSame()
{
    const auto last = lastSale(game().journal(), at(state(), m_draft.company));
    if (!last || last->deliveries.empty())
        return;
    m_same = m_draft;
    m_same.deliverAgain(state(), m_player, last->deliveries);
    if (!m_same.deliveries.empty())
        m_sameText = tr("As in year %1").arg(last->year);
}

void OperationsController::showFleet()
{
    const indonesia::FleetLimits limits = fleetLimits(state(), m_draft.company, m_player);
    const indonesia::Operate entry = m_draft.entry(state(), m_player);
    const indonesia::Preview preview = indonesia::preview(game().setup(), state(), {entry, {}, {}});
    m_mostGrowth = preview.hints.front().most;
    m_growth = m_draft.add;
    m_growthNote = tr("Expansion %1").arg(words::amount(limits.expansion));
    m_heading = directed(m_growth == 0 ? tr("%1’s line adds no ships").arg(m_mark.name)
                                       : tr("%1’s line adds %2").arg(m_mark.name, shipsOf(m_growth)));
    m_confirmText = m_growth == 0 ? tr("Add none") : tr("Add %1").arg(shipsOf(m_growth));
    propose({entryOf(entry)});

    const std::int64_t then =
        tried().refusal ? limits.ships : at(tried().then.as<indonesia::State>(), m_draft.company).units;
    QList<FleetRow> rows{{.text = tr("Ships now"), .count = words::amount(limits.ships)},
                         {.text = tr("Ships then"), .count = words::amount(then), .total = true}};
    indonesia::State later = state();
    for (auto era = static_cast<std::size_t>(state().era); era < indonesia::eraCount; ++era) {
        later.era = static_cast<indonesia::Era>(era);
        rows.append({.text = tr("At most in era %1").arg(words::textOf(indonesia::nameOf(later.era))),
                     .count = words::amount(fleetCap(later, at(later, m_draft.company)))});
        if (later.era != state().era)
            break;
    }
    m_fleet->assign(rows);
}

} // namespace bandar::app
