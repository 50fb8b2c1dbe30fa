// SPDX-License-Identifier: MPL-2.0
#include "indonesia/acquisitions.h"

#include "indonesia/turn.h"

namespace bandar::indonesia {

bool canAcquire(const State &state, PlayerId player)
{
    return !state.deeds.empty() && !state.passed.has(player) && hasFreeSlot(state, player);
}

Verdict check(const State &state, Strictness strictness, const Acquire &entry)
{
    if (auto no = require(state.deeds.has(entry.deed), strictness, Reason::deedNotOut, {figure(entry.deed)}))
        return no;
    return require(hasFreeSlot(state, entry.player), strictness, Reason::noFreeSlot,
                   {table::player(entry.player), table::count(companiesOwned(state, entry.player)),
                    table::count(value(state, entry.player, Track::slots))});
}

Verdict apply(Move &move, const Acquire &entry)
{
    State &state = move.state;
    if (auto no = check(state, move.strictness, entry))
        return no;
    const CompanyId company(entry.deed.place());
    state.deeds.erase(entry.deed);
    state.companyOf[entry.deed.place()] = company;
    at(state, company) = {.kind = factsOf(entry.deed).kind, .owner = entry.player, .units = 1};
    at(state, company).deeds.insert(entry.deed);
    finishTurn(move, Question::acquire, entry.player);
    return {};
}

Verdict apply(Move &move, const Pass &entry)
{
    if (move.state.phase == Phase::acquisitions)
        move.state.passed.insert(entry.player);
    finishTurn(move, Question::acquire, entry.player);
    return {};
}

} // namespace bandar::indonesia
