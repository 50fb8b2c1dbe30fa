// SPDX-License-Identifier: MPL-2.0
#include "playerchoice.h"

#include "indonesia/state.h"

namespace bandar::app {

QString keyOf(const RunningGame &game, table::PlayerId player)
{
    return player.exists() ? QString::fromStdString(game.setup().players[player.place()].id) : QString();
}

QList<PlayerChoice> playersToChoose(const RunningGame &game, table::PlayerId chosen)
{
    QList<PlayerChoice> rows;
    for (const table::PlayerId player : indonesia::order(game.state().as<indonesia::State>()))
        rows.append({.key = keyOf(game, player), .mark = game.mark(player), .chosen = player == chosen});
    return rows;
}

table::PlayerId playerWith(const RunningGame &game, const QString &key)
{
    const std::string id = key.toStdString();
    const auto &players = game.setup().players;
    const auto found = std::ranges::find(players, id, &table::Player::id);
    return found == players.end() ? table::PlayerId()
                                  : table::PlayerId(static_cast<std::size_t>(found - players.begin()));
}

} // namespace bandar::app
