// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "journal/library.h"

namespace bandar::journal {

/// What a game is called among others: its title, or who plays.
QString nameOf(const GameRow &row);
QString nameOf(const record::Header &header);
/// The wanted title with the first number behind it that no game has: "Friday (2)".
QString freeTitle(const QString &wanted, const QList<GameRow> &games);
/// An identity that no game has.
QString newUuid();

/// The games of the list and then those in the bin.
Result<QList<GameRow>> everyGame(const Library &library);

/// Gives a game another title, in the list and in its record. One of a newer program is left alone.
Done rename(Library &library, GameId id, const QString &title, const Editions &editions);

/// A second game that has gone the same way so far, with an identity of its own. One of a newer program has none.
Result<GameId> duplicate(Library &library, GameId id, const QString &title, const Editions &editions);

} // namespace bandar::journal
