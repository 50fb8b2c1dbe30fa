// SPDX-License-Identifier: MPL-2.0
#include "journal/library_database.h"

#include <QCoreApplication>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

} // namespace

Trouble noSuchGame(GameId id)
{
    return {Trouble::Kind::noSuchGame, Tr::tr("There is no game with the number %1.").arg(id)};
}

Trouble gameInBin(GameId id)
{
    return {Trouble::Kind::noSuchGame, Tr::tr("The game with the number %1 lies in the bin.").arg(id)};
}

QString gameColumns()
{
    return QStringLiteral("games.id, uuid, games.game, header, title, players, standing, entries, finished, started, "
                          "lastPlayed, bin.game IS NOT NULL");
}

GameRow gameOf(const QSqlQuery &row)
{
    return {.id = row.value(0).toLongLong(),
            .uuid = row.value(1).toString(),
            .game = row.value(2).toString(),
            .header = row.value(3).toByteArray(),
            .summary = {.title = row.value(4).toString(),
                        .players = row.value(5).toString(),
                        .standing = row.value(6).toString(),
                        .entries = row.value(7).toLongLong(),
                        .finished = row.value(8).toBool(),
                        .started = row.value(9).toString(),
                        .lastPlayed = row.value(10).toString()},
            .inBin = row.value(11).toBool()};
}

Result<QList<ActRow>> readActs(Connection &connection, GameId id)
{
    QList<ActRow> acts;
    const Done done =
        connection.run(QStringLiteral("SELECT number, line, rules, hash FROM acts WHERE game = ? ORDER BY number"),
                       {QVariant::fromValue<qlonglong>(id)}, [&acts](const QSqlQuery &row) {
                           acts.push_back({.number = row.value(0).toLongLong(),
                                           .line = row.value(1).toByteArray(),
                                           .rules = row.value(2).toInt(),
                                           .hash = row.value(3).toByteArray()});
                       });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return acts;
}

Result<QList<GameRow>> Library::games(bool inBin, std::int64_t most, std::int64_t after) const
{
    QList<GameRow> games;
    const Done done = m_database->connection->run(
        QStringLiteral("SELECT %1 FROM games LEFT JOIN bin ON bin.game = games.id WHERE (bin.game IS NOT NULL) = ? "
                       "ORDER BY played DESC LIMIT ? OFFSET ?")
            .arg(gameColumns()),
        {inBin, QVariant::fromValue<qlonglong>(most), QVariant::fromValue<qlonglong>(after)},
        [&games](const QSqlQuery &row) { games.push_back(gameOf(row)); });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return games;
}

Result<GameRow> Library::game(GameId id) const
{
    std::optional<GameRow> found;
    const Done done = m_database->connection->run(
        QStringLiteral("SELECT %1 FROM games LEFT JOIN bin ON bin.game = games.id WHERE games.id = ?")
            .arg(gameColumns()),
        {QVariant::fromValue<qlonglong>(id)}, [&found](const QSqlQuery &row) { found = gameOf(row); });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    if (!found)
        return noSuchGame(id);
    return *found;
}

Result<QList<ActRow>> Library::acts(GameId id) const
{
    if (const auto row = game(id); failed(row))
        return *troubleIn(row);
    return readActs(*m_database->connection, id);
}

Result<QByteArray> Library::draft(GameId id, const QString &panel) const
{
    const auto found =
        m_database->connection->value(QStringLiteral("SELECT draft FROM drafts WHERE game = ? AND panel = ?"),
                                      {QVariant::fromValue<qlonglong>(id), text(panel)});
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    return std::get<QVariant>(found).toByteArray();
}

Result<QString> Library::setting(const QString &key) const
{
    const auto found =
        m_database->connection->value(QStringLiteral("SELECT value FROM settings WHERE key = ?"), {text(key)});
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    return std::get<QVariant>(found).toString();
}

} // namespace bandar::journal
