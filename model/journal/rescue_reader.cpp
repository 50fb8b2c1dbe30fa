// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue_reader.h"

#include "journal/migration.h"
#include "journal/rescue_pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryRescue)
};

using Acts = std::map<std::int64_t, ActRow>;

constexpr qsizetype columnsOfAct = 7;
constexpr qsizetype columnsOfOldAct = 5; // before the checksums
constexpr qsizetype columnsOfGame = 17;
constexpr qsizetype columnsOfOldGame = 13;

// The sounder of two; of equals the one that is there already.
void keep(Acts &acts, const ActRow &act)
{
    const auto known = acts.find(act.number);
    if (known == acts.end() || (known->second.soundness != Soundness::sound && act.soundness == Soundness::sound) ||
        (known->second.soundness == Soundness::broken && act.soundness == Soundness::unchecked))
        acts.insert_or_assign(act.number, act);
}

// What is left of one library, put together from what SQLite still finds and from what its pages hold.
class Search {
public:
    explicit Search(Connection &connection) : m_connection(connection) {}

    Remains find()
    {
        m_connection.emptyLog();
        // What SQLite does not know to be there is looked for page by page.
        m_isGamesWhole = knows(QStringLiteral("games"));
        m_isActsWhole = knows(QStringLiteral("acts"));
        fillIn(m_connection, migrations());
        askForGames();
        askForActs();
        if (!m_isGamesWhole)
            scanGames();
        scanActs();
        Remains remains;
        for (auto &[id, game] : m_games)
            addHeaderOf(id, game);
        for (auto &[id, acts] : m_acts)
            addActs(id, acts, remains);
        for (auto &[id, game] : m_games)
            if (!m_acts.contains(id))
                remains.games << game;
        askForTheRest(remains);
        std::ranges::stable_sort(remains.games, {}, &FoundGame::played);
        return remains;
    }

private:
    bool knows(const QString &table)
    {
        const auto found = m_connection.value(
            QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"), {table});
        return !failed(found) && std::get<QVariant>(found).toInt() == 1;
    }
    // From both ends, as far as each way leads: an error ends one way, not the search.
    void askForGames()
    {
        for (const QString &order : {QStringLiteral("id"), QStringLiteral("id DESC")}) {
            const Done done = m_connection.run(
                QStringLiteral("SELECT %1, played FROM games LEFT JOIN (SELECT NULL AS game) AS bin ORDER BY games.%2")
                    .arg(gameColumns(), order),
                {}, [this](const QSqlQuery &row) {
                    const FoundGame found{.row = gameOf(row), .played = row.value(17).toLongLong()};
                    if (found.row.id > 0) // a broken row may seem to have no number
                        m_games.try_emplace(found.row.id, found);
                });
            m_isGamesWhole = m_isGamesWhole && !failed(done);
        }
    }
    void askForActs()
    {
        for (const QString &order : {QStringLiteral("game, number"), QStringLiteral("game DESC, number DESC")}) {
            const Done done = m_connection.run(
                QStringLiteral("SELECT game, number, line, rules, hash, written, checksum FROM acts ORDER BY ") + order,
                {}, [this](const QSqlQuery &row) {
                    const GameId game = row.value(0).toLongLong();
                    if (game <= 0 || row.value(1).toLongLong() < 0)
                        return;
                    keep(m_acts[game], actOf(game, {row.value(1), row.value(2), row.value(3), row.value(4),
                                                    row.value(5), row.value(6)}));
                });
            m_isActsWhole = m_isActsWhole && !failed(done);
        }
    }
    // The newest row of each game that is found page by page.
    void scanGames()
    {
        PageScan(m_connection.file()).eachRow(true, [this](std::int64_t id, const QVariantList &values) {
            const bool isGame = values.size() == columnsOfGame || values.size() == columnsOfOldGame;
            if (id <= 0 || !isGame || !values[0].isNull())
                return;
            FoundGame found{.row = {.id = id,
                                    .uuid = values[1].toString(),
                                    .game = values[2].toString(),
                                    .header = values[3].toByteArray(),
                                    .summary = {.title = values[4].toString(),
                                                .players = values[5].toString(),
                                                .lastPlayed = values[10].toString()},
                                    .acts = values[11].toLongLong(),
                                    .isSound = false},
                            .played = values[12].toLongLong()};
            const auto known = m_games.find(id);
            if (known == m_games.end() || (known->second.row.acts <= found.row.acts && !known->second.row.isSound))
                m_games.insert_or_assign(id, found);
        });
    }
    // What is found may belong to a game that was taken out of the library: such a one has no row, and no header that
    // SQLite finds.
    void scanActs()
    {
        const bool takesAny = !m_isGamesWhole || !m_isActsWhole;
        const auto isWanted = [&](GameId game) { return takesAny || m_games.contains(game) || m_acts.contains(game); };
        PageScan pages(m_connection.file());
        pages.eachAct([&](std::int64_t, const QVariantList &values) {
            const GameId game = values[0].toLongLong();
            const ActRow act = actOf(game, values.mid(1));
            if (act.soundness == Soundness::sound && isWanted(game))
                keep(m_acts[game], act);
        });
        if (m_isActsWhole)
            return;
        pages.eachRow(false, [&](std::int64_t, const QVariantList &values) {
            if (values.size() != columnsOfAct && values.size() != columnsOfOldAct)
                return;
            if (const GameId game = values[0].toLongLong(); isWanted(game))
                keep(m_acts[game], actOf(game, values.mid(1)));
        });
    }
    void addHeaderOf(GameId id, FoundGame &game)
    {
        const auto acts = m_acts.find(id);
        if (acts == m_acts.end())
            return;
        const auto header = acts->second.find(0);
        if (header != acts->second.end() && header->second.soundness == Soundness::sound)
            game.row.header = header->second.line;
    }
    void addActs(GameId id, Acts &acts, Remains &remains)
    {
        auto found = m_games.find(id);
        const auto header = acts.find(0);
        if (found == m_games.end() && header != acts.end() && header->second.soundness == Soundness::sound)
            found = m_games.emplace(id, FoundGame{.row = {.id = id, .header = header->second.line, .isSound = false}})
                        .first;
        acts.erase(0);
        if (found == m_games.end()) {
            // A key that was broken leads to no game.
            if (std::ranges::any_of(acts, [](const auto &act) { return act.second.soundness != Soundness::broken; }))
                remains.lost << id;
            return;
        }
        for (const auto &[place, act] : acts)
            found->second.acts << act;
        remains.games << found->second;
    }
    void ask(Remains &remains, const QString &sql, const QString &what, const Connection::EachRow &eachRow)
    {
        if (failed(m_connection.run(sql, {}, eachRow)))
            remains.unread << what;
    }
    void askForTheRest(Remains &remains)
    {
        const auto gameCalled = [&remains](GameId id) {
            return std::ranges::find(remains.games, id, [](const FoundGame &game) { return game.row.id; });
        };
        ask(remains, QStringLiteral("SELECT game, day FROM bin"), Tr::tr("the bin"), [&](const QSqlQuery &row) {
            if (const auto game = gameCalled(row.value(0).toLongLong()); game != remains.games.end())
                game->binDay = row.value(1).toLongLong();
        });
        ask(remains, QStringLiteral("SELECT game, panel, draft FROM drafts"), Tr::tr("what was half typed"),
            [&](const QSqlQuery &row) {
                if (const auto game = gameCalled(row.value(0).toLongLong()); game != remains.games.end())
                    game->drafts.push_back({row.value(1).toString(), row.value(2).toByteArray()});
            });
        ask(remains, QStringLiteral("SELECT game, time, rules, before, after FROM reworked ORDER BY number"),
            Tr::tr("what games were by earlier rules"), [&](const QSqlQuery &row) {
                if (const auto game = gameCalled(row.value(0).toLongLong()); game != remains.games.end())
                    game->reworked.push_back({.time = row.value(1).toString(),
                                              .rules = row.value(2).toInt(),
                                              .before = row.value(3).toByteArray(),
                                              .after = row.value(4).toByteArray()});
            });
        ask(remains, QStringLiteral("SELECT game, act, line, checksum FROM broken ORDER BY number"),
            Tr::tr("the text of acts that were broken before"), [&](const QSqlQuery &row) {
                if (const auto game = gameCalled(row.value(0).toLongLong()); game != remains.games.end())
                    game->broken.push_back({.act = row.value(1).toLongLong(),
                                            .line = row.value(2).toByteArray(),
                                            .checksum = row.value(3).toByteArray()});
            });
        ask(remains, QStringLiteral("SELECT number, date FROM days ORDER BY number"), Tr::tr("the days of play"),
            [&](const QSqlQuery &row) {
                remains.days.push_back({row.value(0).toLongLong(), row.value(1).toString()});
            });
        ask(remains, QStringLiteral("SELECT key, value FROM settings"), Tr::tr("the settings and the people"),
            [&](const QSqlQuery &row) {
                remains.settings.push_back({row.value(0).toString(), row.value(1).toString()});
            });
    }

    Connection &m_connection;
    std::map<GameId, FoundGame> m_games;
    std::map<GameId, Acts> m_acts;
    bool m_isGamesWhole = true;
    bool m_isActsWhole = true;
};

} // namespace

Remains readRemains(Connection &connection) { return Search(connection).find(); }

} // namespace bandar::journal
