// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/imports.h"
#include "journal/journal.h"
#include "words/game_words.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace bandar::journal {

/// How far one copy of a game is behind the other: in entries where nothing but entries lies between them, else in
/// acts.
struct Distance {
    std::size_t count = 0;
    bool inActs = false;

    bool operator==(const Distance &) const = default;
};

/// How a copy that came and a game that is here belong together. Judged is what happened: the acts of a history, the
/// entries of a record. What the game and the players are called, colours, seats and times do not count, nor a note
/// that the copy leaves out.
struct Match {
    enum class Kind : std::uint8_t {
        otherTable, ///< another game, other players by their ids, another order of play, or other options
        same,
        older,  ///< what came is a beginning of what is here
        longer, ///< what is here is a beginning of what came
        parted,
    };
    Kind kind = Kind::otherTable;
    bool isByActs = false;   ///< the acts of a history are those here, not their entries alone
    Distance distance{};     ///< of an older copy and of a longer one
    std::size_t common = 0;  ///< so many entries, from the first on, are the same
    bool isShort = true;     ///< what is common ends within the first phase of the game
    QString difference{};    ///< of parted ones: "entry 17 differs: here Ana bids 5, in the file Ana bids 7"
    std::vector<Act> rest{}; ///< of a longer copy: what follows, named and numbered as it follows here
};

Match match(const Journal &here, const ReadGame &came, const words::GameWords &words);

/// Whether two headers are of the same game with the same options and the same players, by their ids and in order.
bool isSameTable(const record::Header &one, const record::Header &other);

} // namespace bandar::journal
