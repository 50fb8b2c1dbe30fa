// SPDX-License-Identifier: MPL-2.0
#include "journal/library.h"

#include "journal/library_database.h"

namespace bandar::journal {

namespace {

QVariant number(std::int64_t number) { return QVariant::fromValue<qlonglong>(number); }

Done keepBroken(Connection &connection, GameId id, const QList<ActRow> &broken)
{
    for (const ActRow &act : broken)
        if (const Done done = connection.run(
                QStringLiteral("INSERT INTO broken (game, act, line, checksum) SELECT game, number, line, checksum "
                               "FROM acts WHERE game = ? AND number = ?"),
                {number(id), number(act.number)});
            failed(done))
            return done;
    return {};
}

// Rows whose number is none that an act can have are not of the acts.
Done putStraysAside(Connection &connection, GameId id, std::int64_t acts)
{
    const QString strays = QStringLiteral("game = ? AND (typeof(number) <> 'integer' OR number NOT BETWEEN 0 AND ?)");
    const QVariantList values{number(id), number(acts)};
    const Done kept =
        connection.run(QStringLiteral("INSERT INTO broken (game, act, line, checksum) SELECT game, number, line, "
                                      "checksum FROM acts WHERE ") +
                           strays,
                       values);
    return failed(kept) ? kept : connection.run(QStringLiteral("DELETE FROM acts WHERE ") + strays, values);
}

} // namespace

Done writeReworked(Connection &connection, GameId id, const Reworked &reworked)
{
    return connection.run(
        QStringLiteral("INSERT INTO reworked (game, time, rules, before, after) VALUES (?, ?, ?, ?, ?)"),
        {number(id), text(reworked.time), reworked.rules, bytes(reworked.before), bytes(reworked.after)});
}

Done Library::rename(GameId id, const QString &title, const QByteArray &header)
{
    return m_database->changeGame(id, [&]() -> Done {
        Connection &connection = *m_database->connection;
        const Done listed = connection.run(QStringLiteral("UPDATE games SET title = ?, header = ? WHERE id = ?"),
                                           {text(title), bytes(header), number(id)});
        return failed(listed) ? listed : writeActs(connection, id, {headerAct(header)});
    });
}

Result<GameId> Library::duplicate(GameId id, const QString &uuid, const QString &title, const QByteArray &header)
{
    const auto found = stored(id);
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    const auto &original = std::get<StoredGame>(found);
    GameRow row = original.row;
    row.id = 0;
    row.uuid = uuid;
    row.header = header;
    row.summary.title = title;
    GameId copy = 0;
    const Done done = m_database->changeGame(id, [&]() -> Done {
        const auto made = writeGame(*m_database->connection, row, original.row.acts);
        if (const Trouble *trouble = troubleIn(made))
            return *trouble;
        copy = std::get<GameId>(made);
        return writeActs(*m_database->connection, copy, original.acts);
    });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return copy;
}

Done Library::stamp(GameId id, const Stamp &stamp)
{
    Connection &connection = *m_database->connection;
    return m_database->change([&]() -> Done {
        if (const Done kept = keepBroken(connection, id, stamp.broken); failed(kept))
            return kept;
        if (const Done put = putStraysAside(connection, id, stamp.acts.size()); failed(put))
            return put;
        if (const Done written = writeActs(connection, id, stamp.acts + QList{headerAct(stamp.header)});
            failed(written))
            return written;
        const Summary &now = stamp.summary;
        Done listed = connection.run(
            QStringLiteral("UPDATE games SET uuid = ?, game = ?, header = ?, title = ?, players = ?, standing = ?, "
                           "entries = ?, finished = ?, started = ?, lastPlayed = ?, acts = ?, rules = ?, figures = ?, "
                           "checksum = ?, mark = 0 WHERE id = ?"),
            {text(stamp.uuid), text(stamp.game), bytes(stamp.header), text(now.title), text(now.players),
             text(now.standing), number(now.entries), now.finished, text(now.started), text(now.lastPlayed),
             number(stamp.acts.size()), now.rules, bytes(now.figures), bytes(checksumOf(now, stamp.acts.size())),
             number(id)});
        if (failed(listed) || !stamp.reworked)
            return listed;
        return writeReworked(connection, id, *stamp.reworked);
    });
}

Done Library::mark(GameId id, Mark mark)
{
    return m_database->change([&]() -> Done {
        return m_database->connection->run(QStringLiteral("UPDATE games SET mark = ? WHERE id = ?"),
                                           {static_cast<int>(mark), number(id)});
    });
}

} // namespace bandar::journal
