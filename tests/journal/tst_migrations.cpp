// SPDX-License-Identifier: MPL-2.0
#include "journal/migration.h"
#include "kit_disk.h"
#include "kit_library.h"

namespace bandar::tests {

/// A library of an older version is copied, then taken to the version of today step by step; a newer one is left alone.
class Migrations : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    // A copy of the library that version 1 wrote; how it was made stands in version-1.sql.
    QString stored()
    {
        const QString folder = m_folder.filePath(QString::number(++m_files));
        QDir().mkpath(folder);
        const QString file = folder + QStringLiteral("/games.bandar-library");
        write(file, contentsOf(QStringLiteral(BANDAR_STORED "/version-1.db")));
        return file;
    }
    static QString copyOf(const QString &file) { return file + QStringLiteral(".version-1-backup.db"); }
    static int version(const QString &file) { return runOn(file, {QStringLiteral("PRAGMA user_version")}).toInt(); }
    static QList<Migration> thatStopAt(const QString &statement)
    {
        QList<Migration> steps = migrations();
        steps[1].statements << statement;
        return steps;
    }
    static Done migrateWith(const QString &file, const QList<Migration> &steps)
    {
        const auto connection = got(Connection::open(file, Connection::Mode::write));
        return migrate(*connection, steps);
    }
    static void verifyGames(const Library &library)
    {
        QCOMPARE(titles(library), std::string("Ombak, Harbour \"one\""));
        const auto acts = got(library.acts(1));
        QCOMPARE(acts.size(), 3);
        QCOMPARE(acts[2].line, QByteArray("{\"act\":3}"));
        QCOMPARE(acts[2].rules, 2);
        QCOMPARE(acts[0].hash, QByteArray("\x0a\x00\xff\x01", 4));
        QCOMPARE(got(library.game(3)).uuid, QStringLiteral("uuid-three"));
        QCOMPARE(got(library.setting(QStringLiteral("copies"))), QStringLiteral("/media/copies"));
    }

private Q_SLOTS:
    void carryVersionOneOver()
    {
        const QString file = stored();
        {
            const auto library = openToWrite(file);
            verifyGames(*library);
            got(library->saveDrafts(1, {{QStringLiteral("bid"), "draft"}}));
            got(library->discard(3));
            got(library->append(1, actsFrom(4, 1), got(library->game(1)).summary));
            got(library->check());
        }
        QCOMPARE(version(file), currentVersion());
        QCOMPARE(version(copyOf(file)), 1);
        QVERIFY(!QFile::exists(copyOf(file) + QStringLiteral("-wal")));
        QCOMPARE(QDir(QFileInfo(file).absolutePath()).entryList(QDir::Files | QDir::Hidden).size(), 2);
        verifyGames(*openToRead(copyOf(file)));
    }
    void keepTheCopyOfAnotherTime()
    {
        const QString file = stored();
        openToWrite(file);
        const QByteArray first = contentsOf(copyOf(file));
        write(file, contentsOf(QStringLiteral(BANDAR_STORED "/version-1.db")));
        runOn(file, {QStringLiteral("UPDATE games SET title = 'another'")});
        openToWrite(file);
        QCOMPARE(contentsOf(copyOf(file)), first);
        QVERIFY(QFile::exists(file + QStringLiteral(".version-1-backup-2.db")));
    }
    void copyWhatOnlyTheLogHolds()
    {
        const QString file = stored();
        {
            OtherProcess killed([&file] {
                static std::unique_ptr<Connection> held;
                held = got(Connection::open(file, Connection::Mode::write));
                got(held->run(QStringLiteral("UPDATE games SET title = 'of the log' WHERE id = 3")));
            });
            QVERIFY(killed.isReady());
        }
        QVERIFY(QFileInfo(file + QStringLiteral("-wal")).size() > 0);
        openToWrite(file);
        QCOMPARE(titles(*openToRead(copyOf(file))), std::string("of the log, Harbour \"one\""));
    }
    void areNotNeededForReading()
    {
        const QString file = stored();
        const QByteArray before = contentsOf(file);
        const auto library = openToRead(file);
        verifyGames(*library);
        QCOMPARE(titles(*library, true), std::string());
        QCOMPARE(got(library->draft(1, QStringLiteral("bid"))), QByteArray());
        got(library->check());
        QCOMPARE(contentsOf(file), before);
        QVERIFY(!QFile::exists(copyOf(file)));
    }
    void thatFailHalfWayChangeNothing()
    {
        const QString file = stored();
        const Done failed = migrateWith(file, thatStopAt(QStringLiteral("INSERT INTO no_such_table VALUES (1)")));
        QVERIFY(troubleIn(failed) != nullptr);
        QCOMPARE(version(file), 1);
        QCOMPARE(
            runOn(file, {QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name IN ('drafts', 'bin', 'days')")})
                .toInt(),
            0);
        verifyGames(*openToRead(file));
        verifyGames(*openToRead(copyOf(file)));
        verifyGames(*openToWrite(file));
        QCOMPARE(version(file), currentVersion());
    }
    void thatAreKilledHalfWayChangeNothing()
    {
        const QString file = stored();
        const auto endless =
            thatStopAt(QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                      "SELECT count(*) FROM n"));
        const pid_t process = ::fork();
        if (process == 0) {
            migrateWith(file, endless);
            ::_exit(0);
        }
        // The copy is there before the first step begins.
        QTRY_VERIFY(QFile::exists(copyOf(file)));
        QTest::qWait(200);
        QCOMPARE(::waitpid(process, nullptr, WNOHANG), 0);
        ::kill(process, SIGKILL);
        ::waitpid(process, nullptr, 0);
        QCOMPARE(version(file), 1);
        verifyGames(*openToWrite(file));
        QCOMPARE(version(file), currentVersion());
    }
    void needRoomForTheCopy()
    {
        const SmallDisk disk("size=40k");
        const QString file = disk.file(QStringLiteral("games"));
        write(file, contentsOf(QStringLiteral(BANDAR_STORED "/version-1.db")));
        QCOMPARE(troubleOf(tryOpen(file)), std::string("disk"));
        QVERIFY(!QFile::exists(copyOf(file)));
        verifyGames(*openToRead(file));
        const QString moved = stored();
        write(moved, contentsOf(file));
        QCOMPARE(version(moved), 1);
    }
    void leaveANewerLibraryAlone()
    {
        const QString file = stored();
        runOn(file, {QStringLiteral("PRAGMA user_version=4")});
        const QByteArray before = contentsOf(file);
        QCOMPARE(troubleOf(tryOpen(file)), std::string("newer"));
        QCOMPARE(troubleOf(tryOpen(file, Library::Access::read)), std::string("newer"));
        QCOMPARE(troubleOf(Library::rescue(file, {})), std::string("newer"));
        QCOMPARE(contentsOf(file), before);
        QCOMPARE(QDir(QFileInfo(file).absolutePath()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
    void leaveALibraryAloneThatIsNewerInItsLog()
    {
        const QString file = stored();
        {
            OtherProcess killed([&file] {
                static std::unique_ptr<Connection> held;
                held = got(Connection::open(file, Connection::Mode::write));
                got(held->run(QStringLiteral("PRAGMA user_version=4")));
            });
            QVERIFY(killed.isReady());
        }
        const QByteArray before = contentsOf(file);
        const QByteArray log = contentsOf(file + QStringLiteral("-wal"));
        QVERIFY(log.size() > 4096);
        QCOMPARE(troubleOf(tryOpen(file)), std::string("newer"));
        QCOMPARE(contentsOf(file), before);
        QCOMPARE(contentsOf(file + QStringLiteral("-wal")), log);
    }
};

namespace {
const Enlisted<Migrations> enlisted;
}

} // namespace bandar::tests

#include "tst_migrations.moc"
