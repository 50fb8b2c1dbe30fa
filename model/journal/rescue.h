// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library_database.h"

namespace bandar::journal {

/// What became of the games of a damaged library.
struct Rescued {
    QList<GameId> carried;
    QStringList lost;     ///< games
    QStringList unread;   ///< what else is lost, if there was any: "the bin"
    bool isEmpty = false; ///< neither a game nor a part of one was found
};

/// Writes into a new library all that can be read of a damaged one.
Result<Rescued> carryOver(Connection &from, Connection &to);

} // namespace bandar::journal
