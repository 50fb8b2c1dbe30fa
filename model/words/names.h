// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <QString>
#include <QStringList>

namespace bandar::words {

/// Why this cannot be the name of a player, as a sentence in lower case; empty if it can.
QString whyNotAName(const QString &name);
/// Why nobody could read this title, likewise.
QString whyNotATitle(const QString &title);

/// Whether people would take both for the same name: case, white space, what nobody sees and how an accent is put
/// together make no difference.
bool isSameName(const QString &a, const QString &b);

/// What the players are called, in the order of the header. Those whose names people would take for the same are told
/// apart by a number, in that order: "Ana (1)", "Ana (2)".
QStringList namesOf(const table::Setup &setup);

/// What the players are called in a record, each another way: "Élodie" is "elodie". Names without a latin letter or a
/// digit are "player-1" and so on, by their place.
QStringList idsOf(const QStringList &names);

} // namespace bandar::words
