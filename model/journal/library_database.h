// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/checksum.h"
#include "journal/database_connection.h"
#include "journal/library.h"
#include "journal/library_view.h"
#include "journal/lock.h"

#include <QFile>
#include <QTemporaryDir>

namespace bandar::journal {

/// What an open library holds. The connection is closed before the lock is let go, and before its copy is removed.
class Library::Database {
public:
    Database(QString named, std::unique_ptr<Lock> held, std::unique_ptr<Connection> opened)
        : file(std::move(named)),
          access(Access::write),
          lock(std::move(held)),
          connection(std::move(opened)),
          m_name(QFile::encodeName(connection->file())),
          m_opened(Traces::ofFile(m_name))
    {}
    Database(QString named, LibraryView seen)
        : file(std::move(named)), access(Access::read), view(std::move(seen)), connection(std::move(view.connection))
    {}

    /// Reads, from the files as they are now: what others changed since they were opened to read is seen, and what
    /// they change meanwhile is read again.
    template <class Body>
    auto read(const Body &body) -> std::invoke_result_t<Body, Connection &>
    {
        constexpr int attempts = 4;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            if (const Done current = catchUp(); failed(current))
                return *troubleIn(current);
            auto result = body(*connection);
            if (isCurrent())
                return result;
        }
        return beingWritten(file);
    }
    /// One transaction, refused to a reader.
    Done change(const std::function<Done()> &body);
    /// The same for a game that is there, and not in the bin.
    Done changeGame(GameId id, const std::function<Done()> &body);

    /// A change of neither acts nor the order of the list: what was appended last is still known after it.
    Done changeBeside(const std::function<Done()> &change);

    /// Where the game stands to which the last change appended; forgotten by every other change. Nobody else writes.
    struct Appended {
        GameId game = 0;
        std::int64_t acts = 0;
    };
    std::optional<Appended> appended;

    std::unique_ptr<QTemporaryDir> folder; ///< of what was made for reading alone
    QString file;
    QString told; ///< what was found when it was opened
    Access access;
    std::unique_ptr<Lock> lock;
    LibraryView view; ///< of a reader, but for the connection
    std::unique_ptr<Connection> connection;

private:
    bool isCurrent() const;
    Done catchUp();

    /// Whether the file of a writer is the one that was opened.
    bool isExchanged() const { return !m_opened.isOfSameFile(Traces::ofFile(m_name)); }

    QByteArray m_name;
    Traces m_opened;
};

Trouble noSuchGame(GameId id);
Trouble gameInBin(GameId id);

/// The columns of a game and how a row of them is read.
QString gameColumns();
GameRow gameOf(const QSqlQuery &row);

/// What is stored with the act, and with what the list says of the acts, to tell later that it is the same.
QByteArray checksumOf(GameId game, const ActRow &act);
QByteArray checksumOf(const Summary &summary, std::int64_t acts);

/// An act of its columns but for that of the game: number, line, rules, hash and, unless they are older than those,
/// written and checksum.
ActRow actOf(GameId game, const QVariantList &values);

/// The acts of a game, in order, from the first wanted on: act 0 is the header.
Result<QList<ActRow>> readActs(Connection &connection, GameId id, std::int64_t first = 1);
/// Acts that are there already are replaced.
Done writeActs(Connection &connection, GameId id, const QList<ActRow> &acts);
/// The header line as act 0.
ActRow headerAct(const QByteArray &header);
/// What other rules made of a game.
Done writeReworked(Connection &connection, GameId id, const Reworked &reworked);
/// As the last played; with the number 0 under a new one, which is returned.
Result<GameId> writeGame(Connection &connection, const GameRow &row, std::int64_t acts);

/// Whether the acts are numbered from `first` without gaps.
bool areNumbered(const QList<ActRow> &acts, std::int64_t first);

} // namespace bandar::journal
