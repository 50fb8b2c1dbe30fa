// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "playerchoice.h"

#include "indonesia/rules.h"

#include <QList>
#include <QString>

#include <vector>

namespace bandar::app {

/// One who could answer a question now, the silence of those before entered along with it.
struct Actor {
    table::PlayerId player;
    std::vector<indonesia::Entry> declines;
};

/// The one who is asked the question, then all who are still to be asked it this phase, in that order.
std::vector<Actor> actorsFor(const indonesia::State &state, indonesia::Question question);

/// A row for each, the one of `chosen` marked.
QList<PlayerChoice> actorRows(const RunningGame &game, const std::vector<Actor> &actors, table::PlayerId chosen);
/// "Ana", "Ana and Ben", "Ana, Ben and Cem".
QString namesOf(const RunningGame &game, const std::vector<table::PlayerId> &players);
/// The names of those who decline.
QString namesOf(const RunningGame &game, const std::vector<indonesia::Entry> &declines);
/// What the actor does, behind the declines of those before.
std::vector<table::Entry> entriesOf(const Actor &actor, const indonesia::Entry &deed);

} // namespace bandar::app
