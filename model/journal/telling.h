// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/consequences.h"
#include "words/game_words.h"

#include <QString>
#include <QStringList>

namespace bandar::journal {

/// What an act did, in words: "Ana's bid of year 2 changed from 12 to 2". Told of the acts in a journal, and of the
/// next one, which is not in it yet.
QString titleOf(const Journal &journal, const Act &act, const words::GameWords &words);

/// The titles of all acts of a journal, in their order.
QStringList titlesOf(const Journal &journal, const words::GameWords &words);

/// What undo would take back and redo bring back, as the buttons name it; empty where there is nothing.
QString undoTitle(const Journal &journal, const words::GameWords &words);
QString redoTitle(const Journal &journal, const words::GameWords &words);

/// Why a wish is not granted, as a sentence without its full stop.
QString sentence(const Journal &journal, const Denied &denied, const words::GameWords &words);

/// What a correction would do, line by line: entries out of turn, flagged and set aside with the reason, declines
/// supplied, and what changes for every player.
QStringList linesOf(const Journal &journal, const Consequences &consequences, const words::GameWords &words,
                    bool tellsSecrets);

/// "Year 4 · Operations", or who won.
QString standingOf(const Journal &journal, const table::State &state, const words::GameWords &words);

} // namespace bandar::journal
