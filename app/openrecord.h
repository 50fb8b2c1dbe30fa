// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "runninggame.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace bandar::app {

/// The game that a record holds; without one `fault` says why, in a line for standard error.
struct OpenedRecord {
    std::unique_ptr<RunningGame> game;
    QString fault;
};
/// `name` is what the fault calls the record. The shelf must outlive the game.
OpenedRecord openRecord(const QByteArray &bytes, const QString &name, const GameShelf &shelf);
OpenedRecord openRecordFile(const QString &path, const GameShelf &shelf);

/// What the app shows when it is told no file: three players with open money, their cities built, the first bid
/// awaited.
OpenedRecord openBuiltInGame(const GameShelf &shelf);

} // namespace bandar::app
