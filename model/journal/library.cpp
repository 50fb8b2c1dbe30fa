// SPDX-License-Identifier: MPL-2.0
#include "journal/library.h"

#include "journal/library_database.h"

#include <QCoreApplication>
#include <QDir>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

QVariant number(std::int64_t number) { return QVariant::fromValue<qlonglong>(number); }

Trouble doNotFollow()
{
    return {Trouble::Kind::refused,
            Tr::tr("What was to be stored does not follow what the game holds. Nothing was changed.")};
}

// Where a game stands for what is appended to it.
struct Place {
    std::int64_t acts = 0;
    bool isLastPlayed = false;
    bool isInBin = false;
};

Result<Place> placeOf(Connection &connection, GameId id)
{
    std::optional<Place> found;
    const Done done =
        connection.run(QStringLiteral("SELECT acts, played = (SELECT max(played) FROM games), "
                                      "EXISTS (SELECT 1 FROM bin WHERE bin.game = games.id) FROM games WHERE id = ?"),
                       {number(id)}, [&found](const QSqlQuery &row) {
                           found = Place{row.value(0).toLongLong(), row.value(1).toBool(), row.value(2).toBool()};
                       });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    if (!found)
        return noSuchGame(id);
    if (found->isInBin)
        return gameInBin(id);
    return *found;
}

// The summary but for the names; as the last played where it is not.
Done writeStanding(Connection &connection, GameId id, std::int64_t acts, const Summary &summary, bool becomesLastPlayed)
{
    if (becomesLastPlayed) {
        const Done done = connection.run(
            QStringLiteral("UPDATE games SET played = (SELECT max(played) + 1 FROM games) WHERE id = ?"), {number(id)});
        if (failed(done))
            return done;
    }
    return connection.run(
        QStringLiteral("UPDATE games SET standing = ?, entries = ?, finished = ?, started = ?, lastPlayed = ?, "
                       "acts = ?, rules = ?, figures = ?, checksum = ?, mark = 0 WHERE id = ?"),
        {text(summary.standing), number(summary.entries), summary.finished, text(summary.started),
         text(summary.lastPlayed), number(acts), summary.rules, bytes(summary.figures),
         bytes(checksumOf(summary, acts)), number(id)});
}

} // namespace

bool areNumbered(const QList<ActRow> &acts, std::int64_t first)
{
    for (const ActRow &act : acts)
        if (act.number != first++)
            return false;
    return true;
}

ActRow headerAct(const QByteArray &header) { return {.number = 0, .line = header, .rules = 0, .hash = {}}; }

Done writeActs(Connection &connection, GameId id, const QList<ActRow> &acts)
{
    for (const ActRow &act : acts) {
        const Done done =
            connection.run(QStringLiteral("INSERT OR REPLACE INTO acts (game, number, line, rules, hash, written, "
                                          "checksum) VALUES (?, ?, ?, ?, ?, ?, ?)"),
                           {number(id), number(act.number), bytes(act.line), act.rules, bytes(act.hash),
                            number(act.written), bytes(checksumOf(id, act))});
        if (failed(done))
            return done;
    }
    return {};
}

Result<GameId> writeGame(Connection &connection, const GameRow &row, std::int64_t acts)
{
    const Done done = connection.run(
        QStringLiteral("INSERT INTO games (id, uuid, game, header, title, players, standing, entries, finished, "
                       "started, lastPlayed, acts, rules, figures, checksum, played) VALUES (?, ?, ?, ?, ?, ?, ?, ?, "
                       "?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(played), 0) + 1 FROM games))"),
        {row.id > 0 ? number(row.id) : QVariant(), text(row.uuid), text(row.game), bytes(row.header),
         text(row.summary.title), text(row.summary.players), text(row.summary.standing), number(row.summary.entries),
         row.summary.finished, text(row.summary.started), text(row.summary.lastPlayed), number(acts), row.summary.rules,
         bytes(row.summary.figures), bytes(row.isSound ? checksumOf(row.summary, acts) : QByteArray("unsound"))});
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    const auto made = connection.value(QStringLiteral("SELECT last_insert_rowid()"));
    if (const Trouble *trouble = troubleIn(made))
        return *trouble;
    const GameId id = std::get<QVariant>(made).toLongLong();
    if (const Done written = writeActs(connection, id, {headerAct(row.header)}); failed(written))
        return *troubleIn(written);
    return id;
}

Done Library::Database::change(const std::function<Done()> &body)
{
    if (access != Access::write)
        return Trouble{Trouble::Kind::refused, Tr::tr("The library is open for reading only.")};
    if (isExchanged())
        return Trouble{Trouble::Kind::disk, Tr::tr("%1 is another file than it was when it was opened. Nothing was "
                                                   "changed: end the program, and look at what was put there.")
                                                .arg(QDir::toNativeSeparators(file))};
    appended.reset();
    return connection->change(body);
}

Done Library::Database::changeGame(GameId id, const std::function<Done()> &body)
{
    return change([&]() -> Done {
        const auto inBin =
            connection->value(QStringLiteral("SELECT EXISTS (SELECT 1 FROM bin WHERE bin.game = games.id) FROM games "
                                             "WHERE id = ?"),
                              {number(id)});
        if (const Trouble *trouble = troubleIn(inBin))
            return *trouble;
        const auto &found = std::get<QVariant>(inBin);
        if (!found.isValid())
            return noSuchGame(id);
        if (found.toBool())
            return gameInBin(id);
        return body();
    });
}

Done Library::Database::changeBeside(const std::function<Done()> &change)
{
    const auto known = appended;
    Done done = change();
    if (!failed(done))
        appended = known;
    return done;
}

Library::Library(std::unique_ptr<Database> database) : m_database(std::move(database)) {}

Library::~Library() = default;

bool Library::canWrite() const { return m_database->access == Access::write; }

QString Library::file() const { return m_database->file; }

QString Library::told() const { return m_database->told; }

bool Library::isMissing() const { return !canWrite() && !m_database->view.traces.hasFile(); }

Result<GameId> Library::add(const GameRow &row, const QList<ActRow> &acts)
{
    if (!areNumbered(acts, 1))
        return doNotFollow();
    Connection &connection = *m_database->connection;
    GameRow added = row;
    added.id = 0;
    Result<GameId> id;
    const Done done = m_database->change([&]() -> Done {
        id = writeGame(connection, added, acts.size());
        if (const Trouble *trouble = troubleIn(id))
            return *trouble;
        return writeActs(connection, std::get<GameId>(id), acts);
    });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return id;
}

Done Library::append(GameId id, const QList<ActRow> &acts, const Summary &summary)
{
    Connection &connection = *m_database->connection;
    const auto known = m_database->appended;
    std::int64_t stored = 0;
    const Done done = m_database->change([&]() -> Done {
        Place place{.acts = known ? known->acts : 0, .isLastPlayed = true, .isInBin = false};
        if (!known || known->game != id) {
            const auto found = placeOf(connection, id);
            if (const Trouble *trouble = troubleIn(found))
                return *trouble;
            place = std::get<Place>(found);
        }
        if (!areNumbered(acts, place.acts + 1))
            return doNotFollow();
        if (const Done written = writeActs(connection, id, acts); failed(written))
            return written;
        stored = place.acts + acts.size();
        return writeStanding(connection, id, stored, summary, !place.isLastPlayed);
    });
    if (!failed(done))
        m_database->appended = {id, stored};
    return done;
}

Done Library::discard(GameId id)
{
    return m_database->changeGame(id, [&]() -> Done {
        return m_database->connection->run(
            QStringLiteral("INSERT INTO bin (game, day) VALUES (?, (SELECT coalesce(max(number), 0) FROM days))"),
            {number(id)});
    });
}

Done Library::restore(GameId id)
{
    if (const auto row = game(id); failed(row))
        return *troubleIn(row);
    return m_database->change([&]() -> Done {
        return m_database->connection->run(QStringLiteral("DELETE FROM bin WHERE game = ?"), {number(id)});
    });
}

Done Library::saveDrafts(GameId id, const QList<Draft> &drafts)
{
    const auto write = [&]() -> Done {
        for (const Draft &draft : drafts) {
            const Done done =
                draft.text.isEmpty()
                    ? m_database->connection->run(QStringLiteral("DELETE FROM drafts WHERE game = ? AND panel = ?"),
                                                  {number(id), text(draft.panel)})
                    : m_database->connection->run(
                          QStringLiteral("INSERT INTO drafts (game, panel, draft) VALUES (?, ?, ?) "
                                         "ON CONFLICT (game, panel) DO UPDATE SET draft = excluded.draft"),
                          {number(id), text(draft.panel), bytes(draft.text)});
            if (failed(done))
                return done;
        }
        return {};
    };
    return m_database->changeBeside([&] { return m_database->changeGame(id, write); });
}

Done Library::set(const QString &key, const QString &value)
{
    const auto write = [&] {
        return m_database->connection->run(QStringLiteral("INSERT INTO settings (key, value) VALUES (?, ?) "
                                                          "ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
                                           {text(key), text(value)});
    };
    return m_database->changeBeside([&] { return m_database->change(write); });
}

} // namespace bandar::journal
