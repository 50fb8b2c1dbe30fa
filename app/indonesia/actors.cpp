// SPDX-License-Identifier: MPL-2.0
#include "actors.h"

#include "ahead.h"
#include "entryof.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace bandar::app {

std::vector<Actor> actorsFor(const indonesia::State &state, indonesia::Question question)
{
    std::vector<Actor> actors;
    for (const table::PlayerId player : indonesia::order(state))
        if (auto declines = declinesBefore(state, player, question))
            actors.push_back({player, std::move(*declines)});
    std::ranges::stable_sort(actors, {}, [](const Actor &actor) { return actor.declines.size(); });
    return actors;
}

QList<PlayerChoice> actorRows(const RunningGame &game, const std::vector<Actor> &actors, table::PlayerId chosen)
{
    QList<PlayerChoice> rows;
    for (const Actor &actor : actors)
        rows.append(
            {.key = keyOf(game, actor.player), .mark = game.mark(actor.player), .chosen = actor.player == chosen});
    return rows;
}

QString namesOf(const RunningGame &game, const std::vector<table::PlayerId> &players)
{
    QStringList names;
    for (const table::PlayerId player : players)
        names.append(game.mark(player).name);
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return QCoreApplication::translate("Names", "%1 and %2", "names, the last name")
        .arg(names.join(QCoreApplication::translate("Names", ", ", "between names")), last);
}

QString namesOf(const RunningGame &game, const std::vector<indonesia::Entry> &declines)
{
    std::vector<table::PlayerId> players;
    std::ranges::transform(declines, std::back_inserter(players), indonesia::actorOf);
    return namesOf(game, players);
}

std::vector<table::Entry> entriesOf(const Actor &actor, const indonesia::Entry &deed)
{
    std::vector<table::Entry> entries;
    std::ranges::transform(actor.declines, std::back_inserter(entries), entryOf);
    entries.push_back(entryOf(deed));
    return entries;
}

} // namespace bandar::app
