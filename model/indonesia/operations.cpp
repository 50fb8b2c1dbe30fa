// SPDX-License-Identifier: MPL-2.0
#include "indonesia/operations.h"

#include "indonesia/sale.h"
#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

bool canOperate(const State &state, PlayerId player)
{
    return std::ranges::any_of(state.companies, [player](const Company &company) {
        return !company.deeds.empty() && company.owner == player && !company.operated;
    });
}

Verdict checkCompany(const State &state, Strictness strictness, PlayerId player, CompanyId company)
{
    const Company &which = at(state, company);
    if (auto no = require(which.owner == player, strictness, Reason::companyOfAnother,
                          {figure(firstDeed(which)), table::player(which.owner)}))
        return no;
    return require(!which.operated, strictness, Reason::operatedAlready, {figure(firstDeed(which))});
}

FleetLimits fleetLimits(const State &state, CompanyId company, PlayerId operatedBy)
{
    const Company &line = at(state, company);
    return {.deed = firstDeed(line),
            .ships = line.units,
            .cap = fleetCap(state, line),
            .expansion = value(state, operatedBy, Track::expansion),
            .era = state.era};
}

Verdict check(const FleetLimits &limits, Strictness strictness, const Operate &entry)
{
    const bool sells = entry.deliveries || entry.grow || entry.buy;
    if (auto no = require(!sells, strictness, Reason::shipsDoNotSell, {figure(limits.deed)}))
        return no;
    const std::int64_t add = entry.add.value_or(0);
    if (auto no = require(add <= limits.expansion, strictness, Reason::aboveExpansion,
                          {table::count(add), table::count(limits.expansion)}))
        return no;
    const std::int64_t ships = table::add(limits.ships, add);
    return require(add == 0 || ships <= limits.cap, strictness, Reason::aboveFleetCap,
                   {figure(limits.deed), table::count(ships), table::count(limits.cap), figure(limits.era)});
}

namespace {

// An empty operation that is not asked for any more stays without effect (record page, section 4).
bool isDeclineTooLate(const Move &move, CompanyId company, const Operate &entry)
{
    const bool empty = goodsSold(entry) == 0 && entry.add.value_or(0) == 0 && entry.buy.value_or(0) == 0 &&
                       entry.grow.value_or(0) == 0;
    return move.strictness.outOfTurn && empty &&
           (move.state.phase != Phase::operations || at(move.state, company).operated);
}

} // namespace

Verdict apply(Move &move, const Operate &entry)
{
    State &state = move.state;
    const CompanyId company = companyOf(state, entry.company);
    if (!company.exists())
        return refuse(Reason::companyNotStarted, {figure(entry.company)});
    if (isDeclineTooLate(move, company, entry)) {
        move.tell(Event::nothingToDo);
        return {};
    }
    if (auto no = checkCompany(state, move.strictness, entry.player, company))
        return no;

    if (at(state, company).kind == Kind::ship) {
        if (auto no = check(fleetLimits(state, company, entry.player), move.strictness, entry))
            return no;
        at(state, company).units = table::add(at(state, company).units, entry.add.value_or(0));
    } else if (auto no = sell(move, company, entry)) {
        return no;
    }
    if (isOfThisYear(state, Question::operate))
        at(state, company).operated = true;
    finishTurn(move, Question::operate, entry.player);
    return {};
}

} // namespace bandar::indonesia
