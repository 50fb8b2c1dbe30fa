// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/arrival_match.h"
#include "journal/kept_game.h"
#include "journal/renaming.h"

namespace bandar::journal {

/// What is to become of a game that comes, if whoever brings it has decided.
struct Choice {
    enum class Kind : std::uint8_t {
        undecided,
        asNew, ///< a game of its own, whatever is here
        into,  ///< the same game as `game`
    };
    Kind kind = Kind::undecided;
    GameId game = 0;
};

/// A game of the library that a copy may belong to, and how.
struct Counterpart {
    GameRow row;
    Match match;
};

/// What became of a game that came from a file.
struct Arrival {
    enum class Kind : std::uint8_t {
        added,     ///< the library did not have it
        known,     ///< the library has all of it, or more
        continued, ///< the library had its beginning, and now has the rest
        parted,    ///< both went on from the same beginning in their own way, and both are kept
        asked,     ///< nothing was done: whoever brings it must choose
    };
    Kind kind = Kind::added;
    GameId id = 0;
    bool wasInBin = false;             ///< and is in the list again
    QString title{};                   ///< the name that it has among the games now, or who plays
    QString told{};                    ///< what the table has to know of the game here, as of KeptGame; empty else
    Distance distance{};               ///< how much older a known copy is, and by how much a game was continued
    QList<Counterpart> counterparts{}; ///< of `asked`: the games that begin like it, last played first
};

/// Takes a game into the library. It is known by its uuid, and one that has none gets one here: the longer copy of the
/// same game continues the shorter one, and the names that it has here stay. Without a uuid in the file it is known by
/// what happened, if the copies have more in common than the first phase; if they part, if they have less in common,
/// or if several games here would be continued by it, the choice is wanted, as where no game here has its uuid and
/// one is the same, older or longer by what happened. A choice that does not fit is refused with the first entry that
/// differs. A game here that cannot be worked out is passed over. What damage has cost the one that the file is a copy
/// of is told.
Result<Arrival> takeIn(Library &library, const ReadGame &game, const Editions &editions, const QString &now,
                       Choice choice = {});

} // namespace bandar::journal
