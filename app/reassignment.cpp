// SPDX-License-Identifier: MPL-2.0
#include "reassignment.h"

#include "actor.h"

#include <algorithm>

namespace bandar::app {

namespace {

// The last entry, if it was confirmed on its own and nothing has been put right since.
const journal::Written *lastAlone(const journal::Journal &journal)
{
    const auto entries = journal.entries();
    const journal::ActNumber last = journal.fold().toUndo();
    if (entries.empty() || last == 0)
        return nullptr;
    const journal::Act &act = journal.acts()[last - 1];
    const bool alone = act.entries.size() == 1 && act.entries.front()->id == entries.back()->id;
    return alone ? entries.back().get() : nullptr;
}

std::optional<journal::Wish> reassignment(const RunningGame &game, table::PlayerId player)
{
    const journal::Written *last = lastAlone(game.journal());
    if (last == nullptr)
        return std::nullopt;
    const table::Field *actor = actorField(game.rules().kinds()[last->entry.kind]);
    if (actor == nullptr || actorOf(game.rules(), last->entry) == player)
        return std::nullopt;
    journal::Wish wish;
    wish.kind = journal::Act::Kind::amend;
    wish.target = last->id;
    wish.entries = {last->entry};
    actor->put(game.rules().fields(wish.entries.front()), player.index);
    return wish;
}

// Whether the player would still have been asked what the last entry answered, had all before declined; what may be
// entered at any time is anybody's.
bool wasStillToAct(const journal::Journal &journal, table::PlayerId player)
{
    const table::Game &rules = journal.game();
    if (!rules.phaseOf(journal.entries().back()->entry))
        return true;
    table::State state = journal.stateAfter(journal.entries().size() - 1);
    const table::Moment moment = rules.moment(state);
    const std::vector<table::Awaited> first = rules.awaited(state);
    for (std::size_t turn = 0; turn < journal.header().setup.players.size(); ++turn) {
        const std::vector<table::Awaited> asked = rules.awaited(state);
        if (asked.empty() || first.empty() || rules.moment(state) != moment || asked.front().kind != first.front().kind)
            return false;
        if (asked.front().player == player)
            return true;
        const auto silence = rules.decline(state);
        auto applied = silence ? rules.apply(state, silence->entry) : table::Applied(table::Refusal());
        if (!std::holds_alternative<table::Outcome>(applied))
            return false;
        state = std::move(std::get<table::Outcome>(applied).next);
    }
    return false;
}

bool staysUnflagged(const journal::Journal &journal, const journal::Wish &wish)
{
    const auto planned = journal.plan(wish, {});
    const auto *plan = std::get_if<journal::Plan>(&planned);
    return plan != nullptr && std::ranges::none_of(plan->tail(), [](const journal::Played &played) {
               return journal::isFlagged(played.fate);
           });
}

} // namespace

QList<table::PlayerId> whoElseLast(const RunningGame &game)
{
    QList<table::PlayerId> players;
    for (std::size_t place = 0; place < game.setup().players.size(); ++place) {
        const table::PlayerId player(place);
        const auto wish = reassignment(game, player);
        if (wish && wasStillToAct(game.journal(), player) && staysUnflagged(game.journal(), *wish))
            players.append(player);
    }
    return players;
}

bool reassignLast(RunningGame &game, table::PlayerId player)
{
    const auto wish = reassignment(game, player);
    return wish && game.act(*wish);
}

} // namespace bandar::app
