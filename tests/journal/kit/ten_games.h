// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/kept_game.h"
#include "journal/working_out.h"
#include "kit_library.h"
#include "shelves.h"

namespace bandar::tests {

/// The first `entries` of a recorded game as a record, with another title and a uuid.
std::string begun(const QString &recorded, int entries, const std::string &title, bool isHidden = false);

/// Ten games in a library: begun and finished ones, one with corrections. Each is known by its title, "game 1" first.
void fillWithTenGames(Library &library);

/// Every game of a library as its history, and as what stands in its way where it has none.
QStringList historiesOf(Library &library, const Editions &editions);

/// All that is stored, but for what no game is made of.
QByteArray dumpOf(const QString &file, const QStringList &tables);

} // namespace bandar::tests
