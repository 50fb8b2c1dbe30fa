// SPDX-License-Identifier: MPL-2.0
#include "operationdraft.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <tuple>

namespace bandar::app {

using indonesia::CompanyId;
using indonesia::DeedId;
using indonesia::Delivery;
using indonesia::Kind;
using indonesia::ProvinceId;

namespace {

// More than any company could ever sell, so that nothing overflows that comes from a draft.
constexpr std::int64_t mostOfAll = 1000;

std::int64_t number(const QJsonValue &value, std::int64_t least)
{
    return std::clamp<std::int64_t>(value.toInteger(least), least, mostOfAll);
}

template <class Thing>
Thing thing(const QJsonValue &value, std::size_t count)
{
    const std::int64_t place = value.toInteger(-1);
    return place >= 0 && place < static_cast<std::int64_t>(count) ? Thing(static_cast<std::size_t>(place)) : Thing();
}

QJsonValue json(std::int64_t number) { return static_cast<qint64>(number); }

bool isLine(const indonesia::State &state, DeedId deed)
{
    const CompanyId company = deed.exists() ? companyOf(state, deed) : CompanyId();
    return company.exists() && at(state, company).kind == Kind::ship;
}

} // namespace

indonesia::Operate emptyOperation(const indonesia::State &state, table::PlayerId player, CompanyId company)
{
    indonesia::Operate entry;
    entry.player = player;
    entry.company = firstDeed(at(state, company));
    return entry;
}

std::vector<indonesia::LineLimits> linesFor(const indonesia::State &state, const indonesia::SaleLimits &limits,
                                            table::PlayerId player)
{
    std::vector<indonesia::LineLimits> lines = limits.lines;
    std::ranges::stable_sort(lines, {}, [&](const indonesia::LineLimits &line) {
        return std::tuple(line.owner != player, placeInOrder(state, line.owner));
    });
    return lines;
}

OperationDraft::OperationDraft(const indonesia::State &state, table::PlayerId player, CompanyId which) : company(which)
{
    m_ships.fill(1);
    if (at(state, company).kind == Kind::ship)
        return;
    const auto lines = linesFor(state, saleLimits(state, company, player), player);
    const auto usable = std::ranges::find_if(lines, [](const auto &each) { return each.capacity > 0; });
    if (usable != lines.end())
        line = usable->deed;
}

void OperationDraft::setShips(std::int64_t ships)
{
    if (!line.exists())
        return;
    m_ships.at(line.place()) = ships;
    m_apart = true;
}

void OperationDraft::chooseLine(DeedId which)
{
    line = which;
    m_apart = true;
}

void OperationDraft::deliver(std::optional<ProvinceId> city)
{
    if (!line.exists())
        return;
    if (!m_apart && !deliveries.empty() && deliveries.back().line == line && deliveries.back().ships == ships() &&
        deliveries.back().city == city)
        ++deliveries.back().goods;
    else
        deliveries.push_back({.goods = 1, .line = line, .ships = ships(), .city = city});
    m_apart = false;
}

void OperationDraft::takeBack(std::size_t delivery)
{
    if (delivery >= deliveries.size() || --deliveries[delivery].goods > 0)
        return;
    deliveries.erase(deliveries.begin() + static_cast<std::ptrdiff_t>(delivery));
    m_apart = true;
}

std::int64_t OperationDraft::goods() const
{
    std::int64_t goods = 0;
    for (const Delivery &delivery : deliveries)
        goods += delivery.goods;
    return goods;
}

indonesia::Operate OperationDraft::entry(const indonesia::State &state, table::PlayerId player) const
{
    indonesia::Operate entry = emptyOperation(state, player, company);
    if (at(state, company).kind == Kind::ship) {
        if (add > 0)
            entry.add = add;
        return entry;
    }
    if (!deliveries.empty())
        entry.deliveries = deliveries;
    if (isSoldOut(saleLimits(state, company, player), entry))
        entry.grow = grow;
    else if (buy > 0)
        entry.buy = buy;
    return entry;
}

bool OperationDraft::fits(const indonesia::State &state, table::PlayerId player) const
{
    indonesia::Operate entry = emptyOperation(state, player, company);
    entry.deliveries = deliveries;
    return !check(saleLimits(state, company, player), state.companyOf, {}, entry);
}

void OperationDraft::deliverAgain(const indonesia::State &state, table::PlayerId player,
                                  const std::vector<Delivery> &earlier)
{
    deliveries.clear();
    for (Delivery delivery : earlier) {
        if (!isLine(state, delivery.line) || delivery.city.has_value() != state.citiesTracked)
            continue;
        delivery.line = firstDeed(at(state, companyOf(state, delivery.line)));
        deliveries.push_back(delivery);
        while (deliveries.back().goods > 0 && !fits(state, player))
            --deliveries.back().goods;
        if (deliveries.back().goods == 0)
            deliveries.pop_back();
        else
            line = delivery.line;
    }
    m_apart = true;
}

QByteArray OperationDraft::written() const
{
    if (!company.exists())
        return {};
    QJsonArray ways;
    for (const Delivery &delivery : deliveries)
        ways.append(QJsonArray{json(delivery.goods), delivery.line.index, json(delivery.ships),
                               delivery.city ? static_cast<int>(delivery.city->index) : -1});
    QJsonArray ships;
    for (const std::int64_t each : m_ships)
        ships.append(json(each));
    QJsonObject kept{{QStringLiteral("company"), company.index}, {QStringLiteral("line"), line.index},
                     {QStringLiteral("ships"), ships},           {QStringLiteral("deliveries"), ways},
                     {QStringLiteral("buy"), json(buy)},         {QStringLiteral("add"), json(add)},
                     {QStringLiteral("apart"), m_apart},         {QStringLiteral("unreached"), unreached}};
    if (grow)
        kept.insert(QStringLiteral("grow"), json(*grow));
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

OperationDraft OperationDraft::read(const QByteArray &written, const indonesia::State &state, table::PlayerId player)
{
    const QJsonObject kept = QJsonDocument::fromJson(written).object();
    const auto company = thing<CompanyId>(kept.value(u"company"), indonesia::deedCount);
    if (!company.exists() || at(state, company).deeds.empty() || checkCompany(state, {}, player, company))
        return {};
    OperationDraft draft(state, player, company);
    if (at(state, company).kind == Kind::ship) {
        const indonesia::FleetLimits limits = fleetLimits(state, company, player);
        draft.add = std::min(number(kept.value(u"add"), 0), limits.expansion);
        return draft;
    }
    const indonesia::SaleLimits limits = saleLimits(state, company, player);
    const QJsonArray ships = kept.value(u"ships").toArray();
    for (const indonesia::LineLimits &each : limits.lines)
        draft.m_ships.at(each.deed.place()) =
            std::clamp<std::int64_t>(number(ships.at(each.deed.index), 1), 1, std::max<std::int64_t>(1, each.ships));
    const auto isNamed = [&](DeedId deed) {
        return std::ranges::find(limits.lines, deed, &indonesia::LineLimits::deed) != limits.lines.end();
    };
    if (const auto line = thing<DeedId>(kept.value(u"line"), indonesia::deedCount); isNamed(line))
        draft.line = line;
    const QJsonArray ways = kept.value(u"deliveries").toArray();
    for (const auto &each : ways) {
        const QJsonValue way = each;
        const auto line = thing<DeedId>(way[1], indonesia::deedCount);
        const auto city = thing<ProvinceId>(way[3], indonesia::provinceCount);
        const bool hasCity = city.exists() && limits.room.at(city.place()) >= 0;
        if (!isNamed(line) || hasCity != limits.citiesTracked)
            continue;
        draft.deliveries.push_back({.goods = number(way[0], 1),
                                    .line = line,
                                    .ships = number(way[2], 1),
                                    .city = hasCity ? std::optional(city) : std::nullopt});
    }
    if (kept.contains(u"grow"))
        draft.grow = std::min(number(kept.value(u"grow"), 0), limits.expansion);
    draft.buy = std::min(number(kept.value(u"buy"), 0), limits.expansion);
    draft.m_apart = kept.value(u"apart").toBool(true);
    draft.unreached = kept.value(u"unreached").toBool();
    return draft;
}

} // namespace bandar::app
