// SPDX-License-Identifier: MPL-2.0
#include "journal/database_disk.h"
#include "journal/library_database.h"

#include <QCoreApplication>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

Result<GameRow> readGame(Connection &connection, GameId id)
{
    std::optional<GameRow> found;
    const Done done =
        connection.run(QStringLiteral("SELECT %1 FROM games LEFT JOIN bin ON bin.game = games.id WHERE games.id = ?")
                           .arg(gameColumns()),
                       {QVariant::fromValue<qlonglong>(id)}, [&found](const QSqlQuery &row) { found = gameOf(row); });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    if (!found)
        return noSuchGame(id);
    return *found;
}

} // namespace

bool Library::Database::isCurrent() const
{
    return access == Access::write || folder != nullptr || view.isCurrent(resolved(file));
}

Done Library::Database::catchUp()
{
    if (isCurrent())
        return {};
    auto opened = openToRead(resolved(file));
    if (const Trouble *trouble = troubleIn(opened))
        return *trouble;
    connection.reset(); // before the copy that it reads
    view = std::move(std::get<LibraryView>(opened));
    connection = std::move(view.connection);
    return {};
}

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
                          "lastPlayed, bin.game IS NOT NULL, mark, acts, rules, figures, checksum");
}

GameRow gameOf(const QSqlQuery &row)
{
    GameRow game{.id = row.value(0).toLongLong(),
                 .uuid = row.value(1).toString(),
                 .game = row.value(2).toString(),
                 .header = row.value(3).toByteArray(),
                 .summary = {.title = row.value(4).toString(),
                             .players = row.value(5).toString(),
                             .standing = row.value(6).toString(),
                             .entries = row.value(7).toLongLong(),
                             .finished = row.value(8).toBool(),
                             .started = row.value(9).toString(),
                             .lastPlayed = row.value(10).toString(),
                             .rules = row.value(14).toInt(),
                             .figures = row.value(15).toByteArray()},
                 .inBin = row.value(11).toBool(),
                 .mark = static_cast<Mark>(row.value(12).toInt() % 3),
                 .acts = row.value(13).toLongLong()};
    const QByteArray checksum = row.value(16).toByteArray();
    game.isSound = checksum.isEmpty() || checksum == checksumOf(game.summary, game.acts);
    return game;
}

QByteArray checksumOf(const Summary &summary, std::int64_t acts)
{
    return checksumOf(
        {summary.entries, summary.finished ? 1 : 0, summary.rules, acts},
        {summary.standing.toUtf8(), summary.started.toUtf8(), summary.lastPlayed.toUtf8(), summary.figures});
}

// That of the text twice, and that of the rest: whichever byte is broken, it can be told whether the text is.
QByteArray checksumOf(GameId game, const ActRow &act)
{
    constexpr qsizetype length = 12;
    switch (act.soundness) {
    case Soundness::unchecked: return {};
    case Soundness::broken: return QByteArray(length, '\0');
    case Soundness::sound: break;
    }
    const QByteArray text = checksumOf({game, act.number}, {act.line});
    return text + text + checksumOf({game, act.number, act.rules, act.written}, {act.hash});
}

ActRow actOf(GameId game, const QVariantList &values)
{
    ActRow act{.number = values[0].toLongLong(),
               .line = values[1].toByteArray(),
               .rules = values[2].toInt(),
               .hash = values[3].toByteArray(),
               .written = values.value(4).toLongLong()};
    const QByteArray stored = values.value(5).toByteArray();
    const QByteArray right = checksumOf(game, act);
    const qsizetype length = right.size() / 3;
    if (stored.isEmpty())
        act.soundness = Soundness::unchecked;
    else if (stored.left(length) != right.left(length) && stored.mid(length, length) != right.left(length))
        act.soundness = Soundness::broken;
    act.isWhole = stored.isEmpty() || stored == right;
    if (stored.mid(2 * length) != right.mid(2 * length) && !stored.isEmpty()) {
        act.rules = 0;
        act.hash.clear();
        act.written = 0;
    }
    return act;
}

Result<QList<ActRow>> readActs(Connection &connection, GameId id, std::int64_t first)
{
    QList<ActRow> acts;
    const Done done = connection.run(
        QStringLiteral("SELECT number, line, rules, hash, written, checksum FROM acts WHERE game = ? AND number >= ? "
                       "ORDER BY number"),
        {QVariant::fromValue<qlonglong>(id), QVariant::fromValue<qlonglong>(first)}, [&](const QSqlQuery &row) {
            acts.push_back(
                actOf(id, {row.value(0), row.value(1), row.value(2), row.value(3), row.value(4), row.value(5)}));
        });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return acts;
}

Result<QList<GameRow>> Library::games(bool inBin, std::int64_t most, std::int64_t after) const
{
    return m_database->read([&](Connection &connection) -> Result<QList<GameRow>> {
        QList<GameRow> games;
        const Done done = connection.run(
            QStringLiteral("SELECT %1 FROM games LEFT JOIN bin ON bin.game = games.id WHERE (bin.game IS NOT NULL) = ? "
                           "ORDER BY played DESC LIMIT ? OFFSET ?")
                .arg(gameColumns()),
            {inBin, QVariant::fromValue<qlonglong>(most), QVariant::fromValue<qlonglong>(after)},
            [&games](const QSqlQuery &row) { games.push_back(gameOf(row)); });
        if (const Trouble *trouble = troubleIn(done))
            return *trouble;
        return games;
    });
}

Result<GameRow> Library::game(GameId id) const
{
    return m_database->read([&](Connection &connection) { return readGame(connection, id); });
}

Result<QList<ActRow>> Library::acts(GameId id) const
{
    return m_database->read([&](Connection &connection) -> Result<QList<ActRow>> {
        if (const auto row = readGame(connection, id); failed(row))
            return *troubleIn(row);
        return readActs(connection, id);
    });
}

// The header stands in the list and as act 0: the one that is sound counts.
Result<StoredGame> Library::stored(GameId id) const
{
    auto found = m_database->read([&](Connection &connection) -> Result<StoredGame> {
        const auto row = readGame(connection, id);
        if (const Trouble *trouble = troubleIn(row))
            return *trouble;
        auto acts = readActs(connection, id, 0);
        if (const Trouble *trouble = troubleIn(acts))
            return *trouble;
        return StoredGame{
            .row = std::get<GameRow>(row), .header = {}, .acts = std::get<QList<ActRow>>(std::move(acts))};
    });
    if (failed(found))
        return found;
    auto &stored = std::get<StoredGame>(found);
    stored.header = stored.row.header;
    if (!stored.acts.isEmpty() && stored.acts.constFirst().number == 0) {
        const ActRow header = stored.acts.takeFirst();
        stored.isHeaderSound = header.soundness == Soundness::sound && header.isWhole;
        if (header.soundness == Soundness::sound)
            stored.header = header.line;
    }
    return found;
}

Result<QList<Reworked>> Library::reworked(GameId id) const
{
    return m_database->read([&](Connection &connection) -> Result<QList<Reworked>> {
        QList<Reworked> list;
        const Done done = connection.run(
            QStringLiteral("SELECT time, rules, before, after FROM reworked WHERE game = ? ORDER BY number"),
            {QVariant::fromValue<qlonglong>(id)}, [&list](const QSqlQuery &row) {
                list.push_back({.time = row.value(0).toString(),
                                .rules = row.value(1).toInt(),
                                .before = row.value(2).toByteArray(),
                                .after = row.value(3).toByteArray()});
            });
        if (const Trouble *trouble = troubleIn(done))
            return *trouble;
        return list;
    });
}

Result<QByteArray> Library::draft(GameId id, const QString &panel) const
{
    const auto found = m_database->read([&](Connection &connection) {
        return connection.value(QStringLiteral("SELECT draft FROM drafts WHERE game = ? AND panel = ?"),
                                {QVariant::fromValue<qlonglong>(id), text(panel)});
    });
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    return std::get<QVariant>(found).toByteArray();
}

Result<QString> Library::setting(const QString &key) const
{
    const auto found = m_database->read([&](Connection &connection) {
        return connection.value(QStringLiteral("SELECT value FROM settings WHERE key = ?"), {text(key)});
    });
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    return std::get<QVariant>(found).toString();
}

} // namespace bandar::journal
