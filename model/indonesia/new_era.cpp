// SPDX-License-Identifier: MPL-2.0
#include "indonesia/new_era.h"

#include "indonesia/turn.h"

namespace bandar::indonesia {

Verdict check(const State &state, Strictness strictness, const BuildCity &entry)
{
    if (auto no =
            require(at(state, entry.province).size == 0, strictness, Reason::provinceHasCity, {figure(entry.province)}))
        return no;
    if (auto no = require(provincesOnCards(state.era).has(entry.province), strictness, Reason::cityNotOnCard,
                          {figure(entry.province), figure(state.era)}))
        return no;
    return require(state.markers[0] > 0, strictness, Reason::noCityMarkerLeft);
}

Verdict apply(Move &move, const BuildCity &entry)
{
    if (auto no = check(move.state, move.strictness, entry))
        return no;
    CityState &city = at(move.state, entry.province);
    if (city.size == 0) {
        city = {.size = 1, .received = {}};
        --move.state.markers[0];
    } else {
        move.tell(Event::nothingToDo);
    }
    finishTurn(move, Question::city, entry.player);
    return {};
}

Verdict apply(Move &move, const NoCity &entry)
{
    finishTurn(move, Question::city, entry.player);
    return {};
}

} // namespace bandar::indonesia
