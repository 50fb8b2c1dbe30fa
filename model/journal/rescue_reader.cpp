// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue_reader.h"

#include "journal/rescue_pages.h"

#include <algorithm>
#include <set>

namespace bandar::journal {

namespace {

constexpr GameId gapsAreTriedBelow = 1'000'000;

QVariant number(std::int64_t number) { return QVariant::fromValue<qlonglong>(number); }

// From both ends of each table, as far as each way leads: an error ends one scan, not the search.
std::set<GameId> numbersSeen(Connection &connection)
{
    std::set<GameId> seen;
    for (const QString &sql :
         {QStringLiteral("SELECT id FROM games ORDER BY id"), QStringLiteral("SELECT id FROM games ORDER BY id DESC"),
          QStringLiteral("SELECT id FROM games ORDER BY played"),
          QStringLiteral("SELECT id FROM games ORDER BY played DESC"),
          QStringLiteral("SELECT DISTINCT game FROM acts ORDER BY game"),
          QStringLiteral("SELECT DISTINCT game FROM acts ORDER BY game DESC"),
          QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'games'")})
        connection.run(sql, {}, [&seen](const QSqlQuery &row) {
            if (const GameId id = row.value(0).toLongLong(); id > 0)
                seen.insert(id);
        });
    if (seen.empty())
        return seen;
    const GameId last = std::min(*seen.rbegin(), gapsAreTriedBelow);
    for (GameId id = 1; id < last; ++id)
        seen.insert(id);
    return seen;
}

// The row as a page holds it, without its number.
FoundGame foundOnPage(GameId id, const QVariantList &values)
{
    return {{.id = id,
             .uuid = values[1].toString(),
             .game = values[2].toString(),
             .header = values[3].toByteArray(),
             .summary = {.title = values[4].toString(),
                         .players = values[5].toString(),
                         .standing = values[6].toString(),
                         .entries = values[7].toLongLong(),
                         .finished = values[8].toBool(),
                         .started = values[9].toString(),
                         .lastPlayed = values[10].toString()},
             .inBin = false},
            values[11].toLongLong(),
            values[12].toLongLong(),
            {}};
}

// The newest row of each game that is found page by page.
std::map<GameId, FoundGame> scannedGames(const QString &file)
{
    constexpr qsizetype columns = 13;
    std::map<GameId, FoundGame> games;
    PageScan(file).eachRow(true, [&games](std::int64_t id, const QVariantList &values) {
        if (id <= 0 || values.size() != columns || !values[0].isNull())
            return;
        const FoundGame found = foundOnPage(id, values);
        const auto known = games.find(id);
        if (known == games.end() || known->second.acts <= found.acts)
            games.insert_or_assign(id, found);
    });
    return games;
}

// Its row; or that there is a game without a row to be read; or neither.
void look(Connection &connection, GameId id, const std::map<GameId, FoundGame> &scanned, Remains &remains)
{
    std::optional<FoundGame> found;
    const Done done = connection.run(
        QStringLiteral("SELECT id, uuid, game, header, title, players, standing, entries, finished, started, "
                       "lastPlayed, 0, acts, played FROM games WHERE id = ?"),
        {number(id)}, [&found](const QSqlQuery &row) {
            found = FoundGame{gameOf(row), row.value(12).toLongLong(), row.value(13).toLongLong(), {}};
        });
    if (found && !failed(done) && found->row.id == id) {
        remains.games << *found;
        return;
    }
    const auto acts = connection.value(QStringLiteral("SELECT 1 FROM acts WHERE game = ? LIMIT 1"), {number(id)});
    const bool hasActs = !failed(acts) && std::get<QVariant>(acts).isValid();
    if (!failed(done) && !hasActs && !failed(acts))
        return;
    if (const auto seen = scanned.find(id); seen != scanned.end())
        remains.games << seen->second;
    else if (failed(done) || hasActs)
        remains.lost << id;
}

} // namespace

Remains readRemains(Connection &connection)
{
    connection.emptyLog();
    const auto scanned = scannedGames(connection.file());
    std::set<GameId> numbers = numbersSeen(connection);
    for (const auto &[id, game] : scanned)
        numbers.insert(id);
    Remains remains;
    for (const GameId id : numbers)
        look(connection, id, scanned, remains);
    connection.run(QStringLiteral("SELECT game, day FROM bin"), {}, [&remains](const QSqlQuery &row) {
        for (FoundGame &game : remains.games)
            if (game.row.id == row.value(0).toLongLong())
                game.binDay = row.value(1).toLongLong();
    });
    connection.run(QStringLiteral("SELECT number, date FROM days ORDER BY number"), {}, [&](const QSqlQuery &row) {
        remains.days.push_back({row.value(0).toLongLong(), row.value(1).toString()});
    });
    connection.run(QStringLiteral("SELECT key, value FROM settings"), {}, [&](const QSqlQuery &row) {
        remains.settings.push_back({row.value(0).toString(), row.value(1).toString()});
    });
    std::ranges::stable_sort(remains.games, {}, &FoundGame::played);
    return remains;
}

void ActReader::scan()
{
    constexpr qsizetype columns = 5;
    m_scanned.emplace();
    PageScan(m_connection.file()).eachRow(false, [this](std::int64_t, const QVariantList &values) {
        if (values.size() == columns)
            (*m_scanned)[values[0].toLongLong()].insert_or_assign(values[1].toLongLong(),
                                                                  ActRow{.number = values[1].toLongLong(),
                                                                         .line = values[2].toByteArray(),
                                                                         .rules = values[3].toInt(),
                                                                         .hash = values[4].toByteArray()});
    });
}

std::optional<QList<ActRow>> ActReader::readWhole(const FoundGame &game)
{
    const auto isWhole = [&game](const QList<ActRow> &rows) {
        return rows.size() == game.acts && areNumbered(rows, 1);
    };
    if (const auto acts = readActs(m_connection, game.row.id); !failed(acts) && isWhole(std::get<0>(acts)))
        return std::get<0>(acts);
    if (!m_scanned)
        scan();
    QList<ActRow> rows;
    for (const auto &[number, act] : (*m_scanned)[game.row.id])
        rows << act;
    if (!isWhole(rows))
        return {};
    return rows;
}

QList<QPair<QString, QByteArray>> readDrafts(Connection &connection, GameId id)
{
    QList<QPair<QString, QByteArray>> drafts;
    connection.run(
        QStringLiteral("SELECT panel, draft FROM drafts WHERE game = ?"), {number(id)},
        [&drafts](const QSqlQuery &row) { drafts.push_back({row.value(0).toString(), row.value(1).toByteArray()}); });
    return drafts;
}

} // namespace bandar::journal
