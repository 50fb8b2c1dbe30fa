// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "runninggame.h"

#include <QByteArray>
#include <QDateTime>
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

/// A library. Where it cannot be written `trouble` says why, and it is there to be looked at if it can be read; `told`
/// is what was done about a damaged one.
struct OpenedLibrary {
    std::unique_ptr<journal::Library> library;
    QString trouble;
    QString told;
};
OpenedLibrary openLibrary(const QString &file, const GameShelf &shelf, const QDateTime &now);

/// A game to look at: three players with open money, their cities built, the first bid awaited.
OpenedRecord openBuiltInGame(const GameShelf &shelf);

} // namespace bandar::app
