// SPDX-License-Identifier: MPL-2.0
#include "kit/new_files.h"
#include "kit_library.h"

#include <QThread>

#include <algorithm>
#include <array>
#include <random>

namespace bandar::tests {

namespace {

constexpr qsizetype pageSize = 4096;

QStringList filesBeside(const QString &file)
{
    return QDir(QFileInfo(file).absolutePath())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

qsizetype actsIn(const QString &file) { return got(openToWrite(file)->acts(1)).size(); }

} // namespace

/// What a rescue does with the files of a library: its log is read past what is broken in it, and the name of the
/// library always leads to one.
class RescuedFiles : public QObject {
    Q_OBJECT

    NewFiles m_files{QStringLiteral("games")};

    QString newFile() { return m_files.next(); }

private Q_SLOTS:
    void costsOnlyWhatIsBrokenInALog()
    {
        const QString original = newFile();
        leaveUnclean(original, [](Library &library) {
            const GameId id = addGame(library, QStringLiteral("game"));
            for (int number = 1; number <= 6; ++number)
                got(library.append(id, actsFrom(number, 1, "game"), gameCalled(QStringLiteral("game")).summary));
        });
        const QByteArray contents = contentsOf(original);
        const QByteArray index = contentsOf(original + QStringLiteral("-shm"));
        const QByteArray whole = contentsOf(original + QStringLiteral("-wal"));
        constexpr qsizetype logHeader = 32;
        constexpr qsizetype frameSize = pageSize + 24;
        const qsizetype frames = (whole.size() - logHeader) / frameSize;
        QVERIFY(frames >= 12);
        QList<qsizetype> places{2, 10, 17, 25};
        constexpr std::array inFrame{3, 7, 9, 13, 17, 22, 24 + 3, 24 + 100, 24 + 4000};
        for (qsizetype frame = 0; frame < frames; ++frame) // number, commit, salts, sums, the page: a third of each
            for (qsizetype kind = (frame + 2) % 3; kind < qsizetype{inFrame.size()}; kind += 3)
                places << logHeader + frame * frameSize + inFrame[static_cast<std::size_t>(kind)];
        int damaged = 0;
        for (const qsizetype at : std::as_const(places)) {
            const QString file = newFile();
            QByteArray log = whole;
            log[at] = static_cast<char>(log[at] ^ 0x41);
            write(file, contents);
            write(file + QStringLiteral("-wal"), log);
            if (troubleOf(tryOpen(file, Library::Access::read)) == "no trouble")
                continue; // what the last frame should commit was not acknowledged
            ++damaged;
            const QString told = got(Library::rescue(file, {}));
            QVERIFY2(!told.contains(QStringLiteral("Nothing is missing")), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral("last changes is broken")), qPrintable(told));
            QCOMPARE(actsIn(file), 6);
        }
        QVERIFY(damaged >= places.size() - 4 && places.size() > 80);
        // What belongs to it is set aside with it.
        write(original + QStringLiteral("-wal"), whole.left(2) + 'x' + whole.mid(3));
        got(Library::rescue(original, {}));
        const QString aside = original + QStringLiteral(".damaged-1");
        QCOMPARE(contentsOf(aside), contents);
        QCOMPARE(contentsOf(aside + QStringLiteral("-wal")), whole.left(2) + 'x' + whole.mid(3));
        QCOMPARE(contentsOf(aside + QStringLiteral("-shm")), index);
    }
    void findsEveryGameBehindABrokenRowOrStart_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("count");
        QTest::addColumn<char>("value");
        constexpr std::array<std::pair<int, char>, 9> inRows{{{221187, 1},
                                                              {221192, 8},
                                                              {221193, 0},
                                                              {221193, 1},
                                                              {221193, 0x40},
                                                              {225288, 0},
                                                              {225289, 1},
                                                              {225292, 0},
                                                              {225292, 0x0e}}};
        for (const auto &[at, value] : inRows)
            QTest::addRow("byte %d is %d", at, value) << at << 1 << value;
        for (const int count : {16, 100, 512, 1024, 2048, 4096})
            for (const char value : {'\0', '\xff'})
                QTest::addRow("the first %d are %d", count, value) << 0 << count << value;
    }
    void findsEveryGameBehindABrokenRowOrStart()
    {
        QFETCH(const int, at);
        QFETCH(const int, count);
        QFETCH(const char, value);
        const QString file = newFile();
        QByteArray contents = contentsOf(QStringLiteral(BANDAR_STORED "/version-3.db"));
        contents.replace(at, count, QByteArray(count, value));
        write(file, contents);
        const QString told = got(Library::rescue(file, {}));
        QVERIFY2(told.contains(QStringLiteral("Games carried over: 9.")), qPrintable(told));
        const auto library = openToWrite(file);
        QCOMPARE(got(library->acts(1)).size(), 224);
        QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1")), contents);
    }
    void leavesALogBesideAFileThatIsBroken()
    {
        const QString file = newFile();
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 30, 900); });
        {
            const auto library = openToWrite(file); // what is in the log goes into the file
            addGame(*library, QStringLiteral("other"), 30, 900);
        }
        leaveUnclean(file, [](Library &library) { got(library.set(QStringLiteral("copies"), QStringLiteral("/a"))); });
        QByteArray contents = contentsOf(file);
        contents.replace(contents.size() - pageSize, 200, QByteArray(200, 'x'));
        write(file, contents);
        const QByteArray log = contentsOf(file + QStringLiteral("-wal"));
        QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
        QCOMPARE(contentsOf(file), contents);
        got(Library::rescue(file, {}));
        QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1")), contents);
        QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1-wal")), log);
    }
    void removesNothingOfOthers()
    {
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        const QDir folder = QFileInfo(file).absoluteDir();
        QVERIFY(folder.mkdir(QStringLiteral(".games.rescue-mine")) &&
                folder.mkdir(QStringLiteral(".games.rescue-aBcDeF")));
        openToWrite(file);
        QByteArray contents = contentsOf(file);
        contents[20] = 'x';
        write(file, contents);
        got(Library::rescue(file, {}));
        QVERIFY(folder.exists(QStringLiteral(".games.rescue-mine")));
        QVERIFY(!folder.exists(QStringLiteral(".games.rescue-aBcDeF")));
    }
    void readsALogWithoutItsFile()
    {
        const QString file = newFile();
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 3); });
        write(file, {});
        QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
        got(Library::rescue(file, {}));
        QCOMPARE(actsIn(file), 3);
    }
    void leavesNothingOfItsOwn()
    {
        const QString file = newFile();
        const QByteArray remains = "SQLite format 4\n";
        for (int time = 1; time <= 3; ++time) {
            write(file, remains);
            got(Library::rescue(file, {}));
            QCOMPARE(titles(*openToWrite(file)), std::string());
            QCOMPARE(contentsOf(file + QStringLiteral(".damaged-%1").arg(time)), remains);
        }
        QCOMPARE(filesBeside(file),
                 (QStringList{QStringLiteral("games"), QStringLiteral("games.damaged-1"),
                              QStringLiteral("games.damaged-2"), QStringLiteral("games.damaged-3")}));
        QCOMPARE(troubleOf(Library::rescue(newFile(), {})), std::string("unreadable"));
    }
    void areNoneOfWhatIsNoLibrary()
    {
        QByteArray noise(20'000, '\0');
        std::mt19937 dice(1);
        std::ranges::generate(noise, [&dice] { return static_cast<char>(dice()); });
        const QString other = newFile();
        runOn(other, {QStringLiteral("CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT)"),
                      QStringLiteral("INSERT INTO games (name) VALUES ('chess')")});
        QByteArray foreign = contentsOf(other);
        foreign[3] = 'x';
        for (const QByteArray &contents : {QByteArray("This is a shopping list.\n"), QByteArray("\0\1", 2),
                                           QByteArray(8192, '\0'), noise, foreign}) {
            const QString file = newFile();
            write(file, contents);
            QCOMPARE(troubleOf(Library::rescue(file, {})), std::string("unreadable"));
            QCOMPARE(troubleOf(Library::lookInto(file, {})), std::string("unreadable"));
            QCOMPARE(contentsOf(file), contents);
            QCOMPARE(filesBeside(file), QStringList{QStringLiteral("games")});
        }
    }
    void goOnWhereARescueWasCutOff_data()
    {
        QTest::addColumn<QStringList>("gone");  // what no longer stands beside the name of the library
        QTest::addColumn<QStringList>("aside"); // what was set aside already
        const QString log = QStringLiteral("-wal");
        QTest::newRow("before its log") << QStringList() << QStringList{QString()};
        QTest::newRow("behind its log") << QStringList{log} << QStringList{QString(), log};
        QTest::newRow("no links, before its log") << QStringList{QString()} << QStringList{QString()};
        QTest::newRow("no links, behind its log") << QStringList{QString(), log} << QStringList{QString(), log};
    }
    void goOnWhereARescueWasCutOff()
    {
        QFETCH(const QStringList, gone);
        QFETCH(const QStringList, aside);
        const QString file = newFile();
        const QString log = file + QStringLiteral("-wal");
        const QString kept = file + QStringLiteral(".damaged-1");
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 6); });
        QFile::remove(file + QStringLiteral("-shm"));
        QFile::remove(file + QStringLiteral(".lock"));
        QByteArray brokenLog = contentsOf(log);
        brokenLog[40] = static_cast<char>(brokenLog[40] ^ 1);
        write(log, brokenLog);
        const QByteArray contents = contentsOf(file);
        for (const QString &part : aside)
            QCOMPARE(::link(QFile::encodeName(file + part).constData(), QFile::encodeName(kept + part).constData()), 0);
        for (const QString &part : gone)
            QVERIFY(QFile::remove(file + part));
        if (!gone.contains(QStringLiteral("-wal")))
            QFile::remove(kept + QStringLiteral("-wal"));
        QVERIFY(QDir().mkpath(QFileInfo(file).path() + QStringLiteral("/.games.rescue-abcdef/left")));
        const QStringList before = filesBeside(file);

        QVERIFY(Library::isThere(file));
        QCOMPARE(troubleOf(tryOpen(file, Library::Access::read)), std::string("damaged"));
        QCOMPARE(got(got(Library::lookInto(file, {})).library->acts(1)).size(), 6);
        QCOMPARE(filesBeside(file), before);
        QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
        got(Library::rescue(file, {}));
        QCOMPARE(actsIn(file), 6);
        QCOMPARE(contentsOf(kept), contents);
        QCOMPARE(contentsOf(kept + QStringLiteral("-wal")), brokenLog);
        QCOMPARE(filesBeside(file), (QStringList{QStringLiteral("games"), QStringLiteral("games.damaged-1"),
                                                 QStringLiteral("games.damaged-1-wal")}));
    }
    void areWholeHoweverOftenARescueIsKilled()
    {
        const QString whole = newFile();
        addGame(*openToWrite(whole), QStringLiteral("game"), 200, 100);
        const QByteArray contents = contentsOf(whole).replace(0, 1, "x");
        int killed = 0;
        for (int run = 0; run < 30; ++run) {
            const QString file = newFile();
            write(file, contents);
            const pid_t process = ::fork();
            if (process == 0) {
                got(Library::rescue(file, {}));
                ::_exit(0);
            }
            QThread::usleep(static_cast<unsigned long>(run) * 2000);
            ::kill(process, SIGKILL);
            int status = 0;
            ::waitpid(process, &status, 0);
            killed += WIFSIGNALED(status) ? 1 : 0;
            QVERIFY(QFile::exists(file));
            if (troubleOf(tryOpen(file)) == "damaged")
                got(Library::rescue(file, {}));
            QCOMPARE(actsIn(file), 200);
            QCOMPARE(filesBeside(file), (QStringList{QStringLiteral("games"), QStringLiteral("games.damaged-1")}));
            QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1")), contents);
        }
        QVERIFY(killed > 3);
    }
    void areNotBroughtBackWhereSomebodyTookTheLibraryAway()
    {
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        QByteArray contents = contentsOf(file);
        contents[20] = 'x';
        write(file, contents);
        got(Library::rescue(file, {}));
        QVERIFY(QFile::remove(file));
        QVERIFY(openToRead(file)->isMissing());
        QCOMPARE(titles(*openToWrite(file)), std::string());
    }
};

namespace {
const Enlisted<RescuedFiles> enlisted;
}

} // namespace bandar::tests

#include "tst_rescued_files.moc"
