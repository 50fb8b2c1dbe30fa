// SPDX-License-Identifier: MPL-2.0
#include "indonesia/sale.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

std::span<const Delivery> deliveriesOf(const Operate &entry)
{
    return entry.deliveries ? std::span<const Delivery>(*entry.deliveries) : std::span<const Delivery>();
}

std::int64_t shipUses(const Delivery &delivery) { return table::multiply(delivery.goods, delivery.ships); }

} // namespace

const LineLimits *SaleLimits::lineOf(CompanyId company) const
{
    const auto found = std::ranges::find(lines, company, &LineLimits::company);
    return found == lines.end() ? nullptr : &*found;
}

SaleLimits saleLimits(const State &state, CompanyId company, PlayerId operatedBy)
{
    const Company &seller = at(state, company);
    SaleLimits limits{.deed = firstDeed(seller),
                      .kind = seller.kind,
                      .units = seller.units,
                      .expansion = value(state, operatedBy, Track::expansion),
                      .price = factsOf(seller.kind).price,
                      .cash = cashOf(state, operatedBy),
                      .secret = state.moneyHidden,
                      .citiesTracked = state.citiesTracked,
                      .lines = {}};
    eachCompany(state, [&](CompanyId id) {
        const Company &line = at(state, id);
        if (line.kind == Kind::ship)
            limits.lines.push_back({id, firstDeed(line), line.owner, line.units,
                                    table::multiply(line.units, value(state, line.owner, Track::hull))});
    });
    for (std::size_t place = 0; place < provinceCount; ++place) {
        const CityState &city = state.cities[place];
        limits.room[place] =
            city.size == 0
                ? -1
                : std::max<std::int64_t>(0, city.size - city.received[static_cast<std::size_t>(seller.kind)]);
    }
    return limits;
}

std::int64_t goodsSold(const Operate &entry)
{
    std::int64_t goods = 0;
    for (const Delivery &delivery : deliveriesOf(entry))
        goods = table::add(goods, delivery.goods);
    return goods;
}

bool isSoldOut(const SaleLimits &limits, const Operate &entry)
{
    return limits.units > 0 && goodsSold(entry) >= limits.units;
}

namespace {

Verdict checkLines(const SaleLimits &limits, const std::array<CompanyId, deedCount> &companyOf, Strictness strictness,
                   const Operate &entry)
{
    std::array<std::int64_t, deedCount> used{};
    for (const Delivery &delivery : deliveriesOf(entry)) {
        const CompanyId company = companyOf[delivery.line.place()];
        if (!company.exists())
            return refuse(Reason::companyNotStarted, {figure(delivery.line)});
        const LineLimits *line = limits.lineOf(company);
        if (line == nullptr)
            return refuse(Reason::lineIsNoLine, {figure(delivery.line)});
        if (auto no = require(delivery.ships <= line->ships, strictness, Reason::shipsNotInLine,
                              {figure(line->deed), table::count(delivery.ships), table::count(line->ships)}))
            return no;
        std::int64_t &uses = used[company.place()];
        uses = table::add(uses, shipUses(delivery));
        if (auto no = require(uses <= line->capacity, strictness, Reason::aboveCapacity,
                              {figure(line->deed), table::count(uses), table::count(line->capacity)}))
            return no;
    }
    return {};
}

Verdict checkCities(const SaleLimits &limits, Strictness strictness, const Operate &entry)
{
    std::array<std::int64_t, provinceCount> brought{};
    for (const Delivery &delivery : deliveriesOf(entry)) {
        if (auto no = require(delivery.city.has_value() || !limits.citiesTracked, strictness, Reason::cityMissing))
            return no;
        if (auto no = require(!delivery.city || limits.citiesTracked, strictness, Reason::cityNotAsked))
            return no;
        if (!delivery.city)
            continue;
        const std::int64_t room = limits.room[delivery.city->place()];
        if (room < 0)
            return refuse(Reason::noCityThere, {figure(*delivery.city)});
        std::int64_t &goods = brought[delivery.city->place()];
        goods = table::add(goods, delivery.goods);
        if (auto no = require(goods <= room, strictness, Reason::cityIsFull,
                              {figure(*delivery.city), figure(limits.kind), table::count(goods), table::count(room)}))
            return no;
    }
    return {};
}

Verdict checkGrowth(const SaleLimits &limits, Strictness strictness, const Operate &entry)
{
    const std::int64_t goods = goodsSold(entry);
    const bool soldOut = isSoldOut(limits, entry);
    if (auto no = require(!entry.grow || soldOut, strictness, Reason::growsOnlySoldOut,
                          {table::count(goods), table::count(limits.units)}))
        return no;
    if (auto no = require(!entry.buy || !soldOut, strictness, Reason::soldOutBuysNothing, {table::count(limits.units)}))
        return no;
    const std::int64_t areas = std::max(entry.grow.value_or(0), entry.buy.value_or(0));
    if (auto no = require(areas <= limits.expansion, strictness, Reason::aboveExpansion,
                          {table::count(areas), table::count(limits.expansion)}))
        return no;
    const Money cost = limits.price * entry.buy.value_or(0);
    return require(cost == Money() || cost <= limits.cash, strictness, Reason::growthCash,
                   {table::player(entry.player), table::money(cost), table::secret(limits.cash, limits.secret)});
}

} // namespace

Verdict check(const SaleLimits &limits, const std::array<CompanyId, deedCount> &companyOf, Strictness strictness,
              const Operate &entry)
{
    if (entry.add)
        return refuse(Reason::goodsAddNoShips, {figure(limits.deed)});
    const std::int64_t goods = goodsSold(entry);
    if (auto no = require(goods <= limits.units, strictness, Reason::aboveUnits,
                          {table::count(goods), table::count(limits.units)}))
        return no;
    if (auto no = checkLines(limits, companyOf, strictness, entry))
        return no;
    if (auto no = checkCities(limits, strictness, entry))
        return no;
    return checkGrowth(limits, strictness, entry);
}

Verdict sell(Move &move, CompanyId company, const Operate &entry)
{
    State &state = move.state;
    const SaleLimits limits = saleLimits(state, company, entry.player);
    if (auto no = check(limits, state.companyOf, move.strictness, entry))
        return no;

    const AccountId earnings = purse(entry.player, Purse::earnings);
    move.post(supply, earnings, limits.price * goodsSold(entry), Purpose::proceeds);
    for (const Delivery &delivery : deliveriesOf(entry)) {
        const PlayerId owner = at(state, companyOf(state, delivery.line)).owner;
        move.post(earnings, purse(owner, Purse::earnings), facts.shippingFee * shipUses(delivery), Purpose::fee);
        if (delivery.city && limits.citiesTracked) {
            std::int64_t &received = at(state, *delivery.city).received[static_cast<std::size_t>(limits.kind)];
            received = table::add(received, delivery.goods);
        }
    }

    const std::int64_t bought = entry.buy.value_or(0);
    const bool growsFree = isSoldOut(limits, entry) && bought == 0;
    const std::int64_t grown = growsFree ? entry.grow.value_or(limits.expansion) : entry.grow.value_or(0);
    move.post(purse(entry.player, Purse::cash), supply, limits.price * bought, Purpose::growth);
    Company &seller = at(state, company);
    seller.units = table::add(seller.units, table::add(grown, bought));
    if (grown + bought > 0)
        move.tell(Event::unitsAre, {figure(limits.deed), table::count(seller.units)});
    return {};
}

} // namespace bandar::indonesia
