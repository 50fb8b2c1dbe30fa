// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "journal/figures.h"
#include "journal/journal.h"
#include "journal/library.h"

namespace bandar::journal {

/// A stored game, worked out by the rules of today.
struct WorkedOut {
    Journal journal;
    std::vector<ActNumber> lost;     ///< could not be read any more
    std::vector<ActNumber> unfit;    ///< behind those, and make no sense without them
    QList<ActRow> broken;            ///< of the lost ones what is left
    QList<ActRow> acts;              ///< as they are to be stored from now on
    bool isAsStored = false;         ///< all of it is what the library says
    bool isElsewhere = false;        ///< the same acts lead to other balances or scores than they did
    int rulesBefore = 0;             ///< the version of the rules that worked it out before; 0 if that is not known
    std::optional<Figures> before{}; ///< what it came to then, if that is known
};

/// What it means that an act is not where it should be.
enum class Gaps : std::uint8_t {
    damage, ///< the file is damaged: the act may be found elsewhere in it
    lost    ///< it was looked for, and is lost
};

/// Works a stored game out. What can be read and still applies is played by "history wins": an act that is missing or
/// broken costs itself and those that make no sense without it. Refused is a game of newer rules or of a game that is
/// not known (Trouble::Kind::newer), and one with a sound act that these rules cannot read (unworkable).
Result<WorkedOut> workOut(const StoredGame &stored, const Editions &editions, Gaps gaps = Gaps::damage);

/// The same for a game of that library. What is missing in a file that is sound is nowhere else in it either: it is
/// lost. Trouble::Kind::damaged tells that the file is.
Result<WorkedOut> workOutHere(const Library &library, const StoredGame &stored, const Editions &editions);

/// The header of a stored game, from where it is sound. Refused as by workOut().
Result<record::Header> headerOf(const StoredGame &stored, const Editions &editions);

/// Why the list says that the game cannot be opened, as far as that can be told without opening it.
Mark markOf(const GameRow &row, const Editions &editions);

/// Whether the list says what follows from the header; a row is written anew where it does not.
bool isListed(const GameRow &row, const record::Header &header);

/// “Friday” (game 3): how a sentence names one.
QString namedGame(const GameRow &row);

/// The text of a stored game as a history, act by act, whether it can be worked out or not. What is broken is left
/// out: in its place stands a lost act.
QByteArray historyAsStored(const StoredGame &stored);

} // namespace bandar::journal
