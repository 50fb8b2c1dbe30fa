// SPDX-License-Identifier: MPL-2.0
#include "screen_speed.h"

#include "adjustcontroller.h"
#include "games.h"
#include "measuring.h"
#include "openrecord.h"
#include "record/writer.h"

#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <random>

namespace bandar::benchmarks {

namespace {

constexpr std::size_t entriesOfAnEvening = 400;
constexpr int confirmations = 1'000;

/// Commits of bytes and nothing else, as durable as those of a library.
class BareCommits {
public:
    explicit BareCommits(const QString &file) : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), file))
    {
        m_database.setDatabaseName(file);
        if (!m_database.open())
            giveUp("no database");
        for (const char *sql : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE bytes (line BLOB)"})
            QSqlQuery(m_database).exec(QString::fromLatin1(sql));
        m_insert = QSqlQuery(m_database);
        m_insert.prepare(QStringLiteral("INSERT INTO bytes (line) VALUES (?)"));
    }
    void commit(const QByteArray &bytes)
    {
        m_insert.bindValue(0, bytes);
        if (!m_insert.exec())
            giveUp(m_insert.lastError().text().toStdString());
    }

private:
    QSqlDatabase m_database;
    QSqlQuery m_insert;
};

/// The sheet that puts money right, over a game of a library.
class PuttingRight {
public:
    explicit PuttingRight(app::RunningGame &game) : m_game(game), m_sheet(game)
    {
        m_game.setDoubleTap(0);
        m_sheet.setOpen(true);
    }

    /// Milliseconds of the first five taps of ten, and of the others.
    double tapFirst()
    {
        return milliseconds([this] {
            m_sheet.choosePlayer(m_player);
            m_sheet.type(QStringLiteral("1"));
            m_sheet.erase();
            m_sheet.type(QStringLiteral("2"));
            m_sheet.turnSign();
        });
    }
    double tapOthers()
    {
        return milliseconds([this] {
            m_sheet.erase();
            m_sheet.type(QStringLiteral("5"));
            m_sheet.erase();
            m_sheet.type(QStringLiteral("3"));
            m_sheet.chooseReason(m_reason);
        });
    }
    /// As if somebody had thought for a while.
    void pause() { m_game.drafts().write(); }
    double confirm()
    {
        const std::size_t before = m_game.journal().entries().size();
        const double time = milliseconds([this] { m_sheet.confirm(); });
        if (m_game.journal().entries().size() != before + 1)
            giveUp("nothing was confirmed");
        return time;
    }
    /// What the last entry is in a record.
    QByteArray bytes() const
    {
        return QByteArray::fromStdString(
            record::write(m_game.rules(), m_game.setup(), m_game.journal().entries().back()->entry));
    }

private:
    app::RunningGame &m_game;
    app::AdjustController m_sheet;
    QString m_player = QString::fromStdString(m_game.setup().players.front().id);
    QString m_reason = QStringLiteral("a coin found under the table");
};

struct Confirmations {
    double tapped = 0; ///< medians, milliseconds
    double committed = 0;
    double atOnce = 0;
    double afterPause = 0;
};

Confirmations confirmAndCommit(const QString &folder)
{
    const QString file = folder + QStringLiteral("/confirmations.db");
    makeLibrary(file, entriesOfAnEvening);
    const app::GameShelf shelf = app::allGames();
    const app::OpenedLibrary opened = app::openLibrary(file, shelf, QDateTime::currentDateTime());
    app::RunningGame game(got(journal::KeptGame::open(*opened.library, 1, shelf.editions())));
    PuttingRight sheet(game);
    BareCommits bare(folder + QStringLiteral("/bare.db"));
    std::mt19937 dice(1);
    std::vector<double> tapped;
    std::vector<double> committed;
    std::vector<double> atOnce;
    std::vector<double> afterPause;
    for (int round = 0; round < confirmations; ++round) {
        const bool pauses = round % 2 == 0;
        const auto confirm = [&] {
            tapped.push_back(sheet.tapFirst() / 5);
            if (pauses)
                sheet.pause();
            sheet.tapOthers();
            (pauses ? afterPause : atOnce).push_back(sheet.confirm());
        };
        const auto commit = [&] {
            const QByteArray bytes = sheet.bytes();
            committed.push_back(milliseconds([&] { bare.commit(bytes); }));
        };
        if (dice() % 2 == 0) {
            confirm();
            commit();
        } else {
            commit();
            confirm();
        }
    }
    return {median(tapped), median(committed), median(atOnce), median(afterPause)};
}

} // namespace

std::vector<Figure> confirmationSpeed()
{
    using Bar = Figure::Bar;
    constexpr double most = 1.5;
    const QTemporaryDir folder(diskFolder());
    const Confirmations made = confirmAndCommit(folder.path());
    return {
        {"a tap that enters nothing yet", made.tapped, "ms", Bar::atMost, 1},
        {"a bare durable commit", made.committed, "ms"},
        {"a confirmed entry, after ten quick taps", made.atOnce, "ms"},
        {"a confirmed entry, after ten with a pause", made.afterPause, "ms"},
        {"the first to a bare commit", made.atOnce / made.committed, "times", Bar::atMost, most},
        {"the second to a bare commit", made.afterPause / made.committed, "times", Bar::atMost, most},
    };
}

} // namespace bandar::benchmarks
