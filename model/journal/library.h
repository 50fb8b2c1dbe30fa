// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace bandar::journal {

using GameId = std::int64_t;

/// What the list tells of a game without opening it, written in the transaction of every act.
struct Summary {
    QString title;
    QString players;  ///< their names, as the list shows them
    QString standing; ///< where the game stands, in words
    std::int64_t entries = 0;
    bool finished = false;
    QString started;    ///< ISO 8601, of the header or of the first act
    QString lastPlayed; ///< ISO 8601, of the last act
};

/// One game of the library.
struct GameRow {
    GameId id = 0;
    QString uuid;
    QString game;      ///< "indonesia"
    QByteArray header; ///< the header line of its record
    Summary summary;
    bool inBin = false;
};

/// One act of a game's history: never changed, never erased.
struct ActRow {
    std::int64_t number = 0; ///< from 1, without gaps
    QByteArray line;         ///< the act as a line of a history
    int rules = 1;           ///< the version of the rules it was worked out with
    QByteArray hash;         ///< of the state after it
};

/// A file of games (SQLite, WAL, synchronous=FULL). One process writes, any number read. A change is on the disk in
/// full when its function returns, or nothing of it is. Order goes by numbers that only rise, never by a clock.
class Library {
public:
    enum class Access : std::uint8_t { write, read };
    /// How durable a commit is. `normal` is for the test that shows that it is not enough.
    enum class Durability : std::uint8_t { full, normal };
    /// Tells whether the acts of a game lead to what their hashes say.
    using Verifier = std::function<bool(const GameRow &, const QList<ActRow> &)>;

    /// Opens or creates the file, with its folder. For writing: takes the lock, migrates an older schema after copying
    /// the file beside it, empties what has lain in the bin for 30 different days on which the program ran (`today` is
    /// one more). A library in use can still be opened for reading.
    static Result<std::unique_ptr<Library>> open(const QString &file, Access access, QDate today,
                                                 Durability durability = Durability::full);
    /// Sets a damaged library aside, every byte as it was, and makes a new one with each game that still verifies.
    /// Tells in a sentence where the damaged one lies and what was carried over.
    static Result<QString> rescue(const QString &file, const Verifier &verifies);
    ~Library();
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;

    bool canWrite() const;
    QString file() const;

    /// Last played first, `most` of them after the first `after`; all the rest if that is negative. Costs nothing for
    /// what was entered into the games.
    Result<QList<GameRow>> games(bool inBin = false, std::int64_t most = -1, std::int64_t after = 0) const;
    Result<GameRow> game(GameId id) const;
    Result<QList<ActRow>> acts(GameId id) const;

    /// A new game with the acts it already has. It becomes the last played.
    Result<GameId> add(const GameRow &row, const QList<ActRow> &acts);
    /// One transaction: the acts, which must follow the last stored, and the summary but for the names, which acts do
    /// not change. The game becomes the last played.
    Done append(GameId id, const QList<ActRow> &acts, const Summary &summary);
    Done rename(GameId id, const QString &title, const QByteArray &header);
    Result<GameId> duplicate(GameId id, const QString &uuid, const QString &title, const QByteArray &header);
    Done discard(GameId id); ///< into the bin
    Done restore(GameId id); ///< out of the bin

    /// A half-typed entry of some panel; empty takes it away.
    Done saveDraft(GameId id, const QString &panel, const QByteArray &draft);
    Result<QByteArray> draft(GameId id, const QString &panel) const;

    /// A setting of the library: the folder of the yearly copies.
    Done set(const QString &key, const QString &value);
    Result<QString> setting(const QString &key) const;

    /// A complete single file in one piece, on the disk when this returns; an existing one is replaced as a whole.
    Done backUp(const QString &to) const;
    /// The integrity check of SQLite and the foreign keys.
    Done check() const;

private:
    class Database;
    explicit Library(std::unique_ptr<Database> database);
    std::unique_ptr<Database> m_database;
};

/// The library of this tablet, in the data folder of the platform.
QString defaultLibrary();

} // namespace bandar::journal
