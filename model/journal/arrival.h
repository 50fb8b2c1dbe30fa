// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/kept_game.h"

namespace bandar::journal {

/// What became of a game that came from a file.
struct Arrival {
    enum class Kind : std::uint8_t {
        added,     ///< the library did not have it
        known,     ///< the library has all of it, or more
        continued, ///< the library had its beginning, and now has the rest
        parted,    ///< both went on from the same beginning in their own way, and both are kept
    };
    Kind kind = Kind::added;
    GameId id = 0;
    QString title; ///< the name that it has among the games now
};

/// The games of the list and then those in the bin.
Result<QList<GameRow>> everyGame(const Library &library);

/// Takes a game into the library. A game is known by its uuid: the longer copy of the same history continues the
/// shorter one. Without a uuid it is always a game of its own.
Result<Arrival> takeIn(Library &library, const ReadGame &game, const Editions &editions, const QString &now);

/// Gives a game another title, in the list and in its record.
Done rename(Library &library, GameId id, const QString &title, const Editions &editions);

/// A second game that has gone the same way so far, with an identity of its own.
Result<GameId> duplicate(Library &library, GameId id, const QString &title, const Editions &editions);

} // namespace bandar::journal
