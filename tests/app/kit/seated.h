// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "runninggame.h"

#include <QByteArray>

#include <memory>

namespace bandar::tests {

/// A recorded game after so many entries, kept nowhere, in which no tap comes too soon. `money` may be "open".
std::unique_ptr<app::RunningGame> seated(const QString &game, int entries, const QString &money = {});
/// The game of a record.
std::unique_ptr<app::RunningGame> seated(const QByteArray &record);

/// The entries of a running game as a record without its header, one in a line.
QByteArray entriesOf(const app::RunningGame &game);
/// The last of them.
QByteArray lastEntryOf(const app::RunningGame &game);

} // namespace bandar::tests
