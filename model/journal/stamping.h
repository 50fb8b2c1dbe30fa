// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "journal/journal.h"
#include "journal/library.h"

namespace bandar::journal {

struct WorkedOut;

/// How many entries these acts write.
std::int64_t writtenIn(std::span<const Act> acts);

/// An act as a library stores it; `state` is that after it, `written` counts the entries written up to it.
ActRow rowOf(const Journal &journal, std::size_t number, const Act &act, const table::State &state,
             std::int64_t written);
/// The same for all acts behind the first `known` ones, in which so many entries were written. They come together: the
/// hash of the state stands at the last of them.
QList<ActRow> rowsOf(const Journal &journal, std::size_t known, std::int64_t written);

/// The header that stands with a game in the list; nothing if it cannot be read.
std::optional<record::Header> headerOf(const GameRow &row, const Editions &editions);

/// The title as the list shows it: empty where nobody could see it.
QString listedTitle(const record::Header &header);
/// The names of those who play: "Ana, Ben".
QString playersOf(const record::Header &header);

/// What a game's row of the list tells.
Summary summaryOf(const Journal &journal, const table::State &state, const words::GameWords &words,
                  const QString &lastPlayed);

/// What is to be stored of a game that was worked out.
Stamp stampOf(const WorkedOut &worked, const GameRow &row, const words::GameWords &words);
/// What the table has to know of it, in sentences; empty where all is as it was. Hidden money is not given away.
QString tell(const WorkedOut &worked, const GameRow &row, const words::GameWords &words);
/// Remembers for the list that a game could not be opened.
void markUnopened(Library &library, const GameRow &row, const Trouble &trouble);

/// Works out every game that the rules of today have not worked out yet, and stores what they make of it: what differs
/// is told once. Costs next to nothing where they have.
QString bringForward(Library &library, const Editions &editions);

/// Puts in order what was carried over of a damaged library.
Library::Mender mender(const Editions &editions);

} // namespace bandar::journal
