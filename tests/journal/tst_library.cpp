// SPDX-License-Identifier: MPL-2.0
#include "kit_library.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>

namespace bandar::tests {

/// A library of games: what is stored comes back, in the order of play.
class LibraryOfGames : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newFile() { return m_folder.filePath(QStringLiteral("new/games-%1.bandar-library").arg(++m_files)); }

private Q_SLOTS:
    void keepsEveryByteOfAGame()
    {
        const QString file = newFile();
        GameRow row =
            gameCalled(QStringLiteral("O'Brien \"x\"; DROP TABLE games; -- \n\t\u00e9\u4e2d\U0001F6A2\u202e"));
        row.summary.players = QString();
        row.header = QByteArray("\x00\x01'\xff", 4);
        row.summary.entries = 9'007'199'254'740'993;
        row.summary.finished = true;
        GameId id = 0;
        {
            const auto library = openToWrite(file);
            id = got(library->add(row, actsFrom(1, 3)));
        }
        const auto library = openToRead(file);
        const GameRow found = got(library->game(id));
        QCOMPARE(found.id, id);
        QCOMPARE(found.uuid, row.uuid);
        QCOMPARE(found.game, row.game);
        QCOMPARE(found.header, row.header);
        QCOMPARE(found.summary.title, row.summary.title);
        QCOMPARE(found.summary.players, QString());
        QCOMPARE(found.summary.entries, row.summary.entries);
        QVERIFY(found.summary.finished);
        QCOMPARE(found.summary.started, row.summary.started);
        QCOMPARE(found.summary.lastPlayed, row.summary.lastPlayed);
        const auto acts = got(library->acts(id));
        QCOMPARE(acts.size(), 3);
        QCOMPARE(acts[2].number, 3);
        QCOMPARE(acts[2].line, QByteArray("{\"act\":3}"));
        QCOMPARE(acts[2].rules, 3);
        QCOMPARE(acts[2].hash, QByteArray("\x00\xff\x10"
                                          "act",
                                          6));
    }
    void isMarkedAndVersioned()
    {
        const QString file = newFile();
        openToWrite(file);
        QCOMPARE(runOn(file, {QStringLiteral("PRAGMA application_id")}).toInt(), 0x426e6472);
        QCOMPARE(runOn(file, {QStringLiteral("PRAGMA user_version")}).toInt(), 3);
        QVERIFY(!QFile::exists(file + QStringLiteral("-wal")));
    }
    void listsTheLastPlayedFirst()
    {
        const auto library = openToWrite(newFile());
        const GameId one = addGame(*library, QStringLiteral("one"));
        addGame(*library, QStringLiteral("two"));
        const GameId three = addGame(*library, QStringLiteral("three"));
        QCOMPARE(titles(*library), std::string("three, two, one"));
        Summary summary = gameCalled(QStringLiteral("one")).summary;
        summary.lastPlayed = QStringLiteral("1970-01-01T00:00:00Z"); // a clock that went back
        got(library->append(one, actsFrom(1, 1), summary));
        QCOMPARE(titles(*library), std::string("one, three, two"));
        got(library->append(one, actsFrom(2, 1), summary));
        QCOMPARE(titles(*library), std::string("one, three, two"));
        got(library->append(three, actsFrom(1, 2), gameCalled(QStringLiteral("THREE")).summary));
        QCOMPARE(titles(*library), std::string("three, one, two"));
        got(library->rename(one, QStringLiteral("ONE"), "header"));
        QCOMPARE(titles(*library), std::string("three, ONE, two"));
        QCOMPARE(got(library->game(one)).header, QByteArray("header"));
        QCOMPARE(got(library->acts(one)).size(), 2);
    }
    void refusesActsThatDoNotFollow()
    {
        const auto library = openToWrite(newFile());
        const GameRow row = gameCalled(QStringLiteral("gaps"));
        QCOMPARE(troubleOf(library->add(row, actsFrom(2, 2))), std::string("refused"));
        QCOMPARE(troubleOf(library->add(row, actsFrom(1, 2) + actsFrom(4, 1))), std::string("refused"));
        QCOMPARE(titles(*library), std::string());
        const GameId id = addGame(*library, QStringLiteral("gaps"), 2);
        for (const std::int64_t first : {1, 2, 4, -1, 0})
            QCOMPARE(troubleOf(library->append(id, actsFrom(first, 1), row.summary)), std::string("refused"));
        QCOMPARE(troubleOf(library->append(id, actsFrom(3, 1) + actsFrom(5, 1), row.summary)), std::string("refused"));
        QCOMPARE(got(library->acts(id)).size(), 2);
        got(library->append(id, actsFrom(3, 2), row.summary));
        QCOMPARE(got(library->acts(id)).size(), 4);
        QCOMPARE(troubleOf(library->append(77, actsFrom(1, 1), row.summary)), std::string("no such game"));
        QCOMPARE(troubleOf(library->acts(77)), std::string("no such game"));
        QCOMPARE(troubleOf(library->game(77)), std::string("no such game"));
        QCOMPARE(troubleOf(library->restore(77)), std::string("no such game"));
    }
    void duplicatesWithEveryAct()
    {
        const auto library = openToWrite(newFile());
        const GameId id = addGame(*library, QStringLiteral("first"), 5);
        addGame(*library, QStringLiteral("other"), 1);
        const GameId copy =
            got(library->duplicate(id, QStringLiteral("new uuid"), QStringLiteral("copy"), "new header"));
        QCOMPARE(titles(*library), std::string("copy, other, first"));
        QCOMPARE(got(library->game(copy)).uuid, QStringLiteral("new uuid"));
        QCOMPARE(got(library->game(copy)).header, QByteArray("new header"));
        QCOMPARE(got(library->game(copy)).summary.entries, 2);
        QCOMPARE(got(library->acts(copy)).size(), 5);
        QCOMPARE(got(library->acts(copy))[4].line, got(library->acts(id))[4].line);
        got(library->append(copy, actsFrom(6, 1), gameCalled(QStringLiteral("copy")).summary));
        QCOMPARE(got(library->acts(id)).size(), 5);
        QCOMPARE(troubleOf(library->duplicate(77, QString(), QString(), {})), std::string("no such game"));
    }
    void keepsDraftsAndSettings()
    {
        const QString file = newFile();
        GameId id = 0;
        {
            const auto library = openToWrite(file);
            id = addGame(*library, QStringLiteral("game"));
            got(library->saveDrafts(id, {{QStringLiteral("bid"), QByteArray("{\0}", 3)}}));
            got(library->saveDrafts(id, {{QStringLiteral("bid"), QByteArray("{\0'}", 4)}}));
            got(library->saveDrafts(id, {{QStringLiteral("city"), "x"}}));
            got(library->saveDrafts(id, {{QStringLiteral("city"), {}}}));
            got(library->set(QStringLiteral("copies"), QStringLiteral("/a")));
            got(library->set(QStringLiteral("copies"), QStringLiteral("/\u00fc 'b'")));
            QCOMPARE(troubleOf(library->saveDrafts(77, {{QStringLiteral("bid"), "x"}})), std::string("no such game"));
        }
        const auto library = openToWrite(file);
        QCOMPARE(got(library->draft(id, QStringLiteral("bid"))), QByteArray("{\0'}", 4));
        QCOMPARE(got(library->draft(id, QStringLiteral("city"))), QByteArray());
        QCOMPARE(got(library->setting(QStringLiteral("copies"))), QStringLiteral("/\u00fc 'b'"));
        QCOMPARE(got(library->setting(QStringLiteral("none"))), QString());
    }
    void keepsItsPlaceWhereOnlyDraftsAndSettingsChange()
    {
        const QString file = newFile();
        const auto library = openToWrite(file);
        const GameId id = addGame(*library, QStringLiteral("game"));
        const Summary summary = gameCalled(QStringLiteral("game")).summary;
        got(library->append(id, actsFrom(1, 1), summary));
        got(library->saveDrafts(id, {{QStringLiteral("bid"), "x"}, {QStringLiteral("note"), "y"}}));
        got(library->set(QStringLiteral("copies"), QStringLiteral("/a")));
        // Where it looks for its place again it finds another one.
        runOn(file, {QStringLiteral("UPDATE games SET acts = 99")});
        got(library->append(id, actsFrom(2, 1), summary));
        QCOMPARE(got(library->acts(id)).size(), 2);
    }
    void emptiesTheBinAfterThirtyOtherDays()
    {
        const QString file = newFile();
        {
            const auto library = openToWrite(file, 0);
            const GameId id = addGame(*library, QStringLiteral("thrown away"), 3);
            addGame(*library, QStringLiteral("kept"), 2);
            const GameId back = addGame(*library, QStringLiteral("back"), 1);
            got(library->saveDrafts(id, {{QStringLiteral("bid"), "x"}}));
            got(library->discard(id));
            got(library->discard(back));
            got(library->restore(back));
            QCOMPARE(titles(*library), std::string("back, kept"));
            QCOMPARE(titles(*library, true), std::string("thrown away"));
            QVERIFY(got(library->game(id)).inBin);
            QCOMPARE(got(library->acts(id)).size(), 3);
            const Summary summary = gameCalled(QStringLiteral("thrown away")).summary;
            QCOMPARE(troubleOf(library->append(id, actsFrom(4, 1), summary)), std::string("no such game"));
            QCOMPARE(troubleOf(library->rename(id, QString(), {})), std::string("no such game"));
            QCOMPARE(troubleOf(library->discard(id)), std::string("no such game"));
            QCOMPARE(troubleOf(library->saveDrafts(id, {{QStringLiteral("bid"), "y"}})), std::string("no such game"));
        }
        // The clock jumps back by years, returns to days that were already counted, and to the day itself.
        for (const int day : {0, 1, 1, -900, 1, 0, -900, 5000, 0})
            openToWrite(file, day);
        for (int day = 2; day <= 27; ++day) // with 1, -900 and 5000: 29 different ones
            openToWrite(file, day);
        QCOMPARE(titles(*openToRead(file), true), std::string("thrown away"));
        openToWrite(file, -3);
        QCOMPARE(titles(*openToRead(file), true), std::string());
        QCOMPARE(titles(*openToRead(file)), std::string("back, kept"));
        QCOMPARE(
            runOn(file, {QStringLiteral("SELECT (SELECT count(*) FROM acts) * 100 + count(*) FROM drafts")}).toInt(),
            500); // three acts, and the headers of two games
        QCOMPARE(runOn(file, {QStringLiteral("SELECT max(id) FROM games")}).toInt(), 3);
    }
    void listsWithoutReadingActs()
    {
        const QString file = newFile();
        {
            const auto library = openToWrite(file);
            addGame(*library, QStringLiteral("first"), 1);
        }
        // Ten thousand games, first with no act to speak of, then with thirty acts each.
        runOn(file,
              {QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
                              "INSERT INTO games SELECT i, uuid || i, game, header, title || i, players, standing, "
                              "entries, finished, started, lastPlayed, 0, i, rules, figures, mark, checksum "
                              "FROM n, games WHERE id = 1")});
        const auto timeOfList = [&file] {
            const auto library = openToRead(file);
            qint64 best = std::numeric_limits<qint64>::max();
            for (int attempt = 0; attempt < 5; ++attempt) {
                QElapsedTimer timer;
                timer.start();
                if (got(library->games()).size() != 10'000)
                    qFatal("games are missing");
                best = std::min(best, timer.nsecsElapsed());
            }
            return best;
        };
        const qint64 without = timeOfList();
        runOn(file,
              {QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 31) "
                              "INSERT INTO acts SELECT games.id, i, zeroblob(300), 1, x'00', i, x'00' FROM games, n "
                              "WHERE games.id > 1")});
        const qint64 with = timeOfList();
        qInfo("10,000 games: %.1f ms, with 300,000 acts %.1f ms", double(without) / 1e6, double(with) / 1e6);
        QVERIFY2(with < 3 * without, qPrintable(QStringLiteral("%1 and %2 ns").arg(without).arg(with)));
    }
    void touchesFewPagesWithAnAct()
    {
        const QString file = newFile();
        const auto library = openToWrite(file);
        for (int game = 0; game < 50; ++game)
            addGame(*library, QStringLiteral("game %1").arg(game), 100, 200);
        const GameId id = addGame(*library, QStringLiteral("played"), 100, 200);
        const Summary summary = gameCalled(QStringLiteral("played")).summary;
        const qint64 before = QFileInfo(file + QStringLiteral("-wal")).size();
        for (int number = 101; number <= 120; ++number)
            got(library->append(id, actsFrom(number, 1, "act", 200), summary));
        const qint64 frames = (QFileInfo(file + QStringLiteral("-wal")).size() - before) / (4096 + 24);
        // A leaf of acts and one of games each; every fifth time or so three leaves share their acts anew.
        QVERIFY2(frames <= 70, qPrintable(QString::number(frames)));
    }
};

namespace {
const Enlisted<LibraryOfGames> enlisted;
}

} // namespace bandar::tests

#include "tst_library.moc"
