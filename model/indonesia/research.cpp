// SPDX-License-Identifier: MPL-2.0
#include "indonesia/research.h"

#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

bool canResearch(const State &state, PlayerId player)
{
    for (std::size_t track = 0; track < trackCount; ++track)
        if (!atEnd(state, player, static_cast<Track>(track)))
            return true;
    return std::ranges::any_of(order(state), [&](PlayerId other) { return !atEnd(state, other, Track::hull); });
}

Verdict check(const State &state, Strictness strictness, const Research &entry)
{
    const PlayerId whose = entry.of.value_or(entry.player);
    const Track track = trackOf(entry.track);
    if (auto no = require(whose == entry.player || track == Track::hull, strictness, Reason::anothersTrack,
                          {figure(entry.track), table::player(whose)}))
        return no;
    return require(!atEnd(state, whose, track), strictness, Reason::trackAtEnd,
                   {table::player(whose), figure(entry.track), table::count(factsOf(track).steps)});
}

Verdict apply(Move &move, const Research &entry)
{
    State &state = move.state;
    if (auto no = check(state, move.strictness, entry))
        return no;
    const PlayerId whose = entry.of.value_or(entry.player);
    if (atEnd(state, whose, trackOf(entry.track)))
        move.tell(Event::nothingToDo);
    else
        ++state.levels[whose.place()][entry.track.place()];
    finishTurn(move, Question::research, entry.player);
    return {};
}

Verdict apply(Move &move, const NoResearch &entry)
{
    finishTurn(move, Question::research, entry.player);
    return {};
}

} // namespace bandar::indonesia
