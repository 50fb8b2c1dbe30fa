// SPDX-License-Identifier: MPL-2.0
#include "kit_library.h"

#include <QElapsedTimer>
#include <QLockFile>
#include <QThread>

#include <chrono>
#include <vector>

namespace bandar::tests {

/// One process writes a library, any number read it.
class SharedLibrary : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newFile() { return m_folder.filePath(QStringLiteral("games-%1").arg(++m_files)); }

private Q_SLOTS:
    void hasOneWriterInAllProcesses()
    {
        const QString file = newFile();
        openToWrite(file);
        OtherProcess other([&file] {
            static LibraryPointer held;
            held = openToWrite(file);
            addGame(*held, QStringLiteral("of the other"), 2);
        });
        QVERIFY(other.isReady());
        const auto refused = tryOpen(file);
        QCOMPARE(troubleOf(refused), std::string("in use"));
        QVERIFY(sentenceOf(refused).contains(QString::number(other.id())));
        QVERIFY(sentenceOf(refused).contains(QSysInfo::machineHostName()));
        QVERIFY(sentenceOf(refused).contains(QCoreApplication::applicationName()));
        QCOMPARE(titles(*openToRead(file)), std::string("of the other"));
        QCOMPARE(troubleOf(Library::rescue(file, {})), std::string("in use"));

        other.kill(); // one that was killed holds nothing, and what it committed is there
        const auto library = openToWrite(file);
        QCOMPARE(titles(*library), std::string("of the other"));
        got(library->check());
        QCOMPARE(troubleOf(tryOpen(file)), std::string("in use"));
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(file, link));
        QCOMPARE(troubleOf(tryOpen(link)), std::string("in use"));
    }
    void isNotHeldByALockThatADeadProcessLeft_data()
    {
        QTest::addColumn<QByteArray>("left");
        const QByteArray here = QSysInfo::machineHostName().toUtf8();
        const QByteArray machine = QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() + '\n';
        const QByteArray own = QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8();
        const QByteArray number = QByteArray::number(QCoreApplication::applicationPid());
        QTest::newRow("killed") << QByteArray("999999999\nbandar\n" + here + '\n' + machine);
        QTest::newRow("its number used by this program")
            << QByteArray(number + '\n' + own + '\n' + here + '\n' + machine);
        QTest::newRow("its number used by another") << QByteArray("1\nbandar\n" + here + '\n' + machine);
        QTest::newRow("on another machine") << QByteArray(number + '\n' + own + "\nelsewhere\nother\nboot\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("garbage") << QByteArray("\0\xff garbage", 10);
    }
    void isNotHeldByALockThatADeadProcessLeft()
    {
        QFETCH(const QByteArray, left);
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        const QString lock = file + QStringLiteral(".lock");
        write(lock, left);
        QCOMPARE(titles(*openToRead(file)), std::string("game"));
        QCOMPARE(contentsOf(lock), left);
        QElapsedTimer timer;
        timer.start();
        {
            const auto library = openToWrite(file);
            QVERIFY2(timer.elapsed() < 1'000, "a lock of nobody is not waited for");
            QVERIFY(contentsOf(lock).startsWith(QByteArray::number(QCoreApplication::applicationPid()) + '\n'));
            QCOMPARE(troubleOf(tryOpen(file)), std::string("in use"));
        }
        QVERIFY(!QFile::exists(lock));
    }
    void followsNoLinkForItsLock()
    {
        const QString file = newFile();
        const QString mine = m_folder.filePath(QStringLiteral("mine"));
        write(mine, "my letter");
        QVERIFY(QFile::link(mine, file + QStringLiteral(".lock")));
        QVERIFY(troubleOf(tryOpen(file)) != "no trouble");
        QCOMPARE(contentsOf(mine), QByteArray("my letter"));
    }
    void isSharedWithVersion010()
    {
        const QString file = newFile();
        openToWrite(file);
        {
            QLockFile old(file + QStringLiteral(".lock"));
            old.setStaleLockTime(0);
            QVERIFY(old.tryLock());
            const auto refused = tryOpen(file);
            QCOMPARE(troubleOf(refused), std::string("in use"));
            QVERIFY(sentenceOf(refused).contains(QString::number(QCoreApplication::applicationPid())));
            QVERIFY(QFile::exists(file + QStringLiteral(".lock")));
        }
        const auto library = openToWrite(file);
        QLockFile old(file + QStringLiteral(".lock"));
        old.setStaleLockTime(0);
        QVERIFY(!old.tryLock());
        qint64 process = 0;
        QString host;
        QString program;
        QVERIFY(old.getLockInfo(&process, &host, &program));
        QCOMPARE(process, QCoreApplication::applicationPid());
        QCOMPARE(host, QSysInfo::machineHostName());
        QVERIFY(!old.removeStaleLockFile());
        QCOMPARE(troubleOf(tryOpen(file)), std::string("in use"));
    }
    void showsAReaderWhatWasWrittenSince()
    {
        // The reader came before the writer, and between writers: it never shows what was.
        const QString file = newFile();
        const auto early = openToRead(file);
        QVERIFY(early->isMissing());
        QCOMPARE(titles(*early), std::string());
        QVERIFY(!QFile::exists(file));
        const GameId id = addGame(*openToWrite(file), QStringLiteral("game"), 1);
        QCOMPARE(titles(*early), std::string("game"));
        QVERIFY(!early->isMissing());
        const auto reader = openToRead(file);
        const Summary summary = gameCalled(QStringLiteral("game")).summary;
        for (int number = 2; number <= 20; ++number) {
            const auto writer = openToWrite(file);
            got(writer->append(id, actsFrom(number, 1), summary));
            QCOMPARE(got(reader->acts(id)).size(), number);
        }
        QVERIFY(QFile::remove(file));
        QFile::remove(file + QStringLiteral("-wal")); // which a reader leaves
        QCOMPARE(titles(*reader), std::string());
    }
    void showsAReaderEveryChange()
    {
        const QString file = newFile();
        const auto writer = openToWrite(file);
        const GameId id = addGame(*writer, QStringLiteral("game"), 1);
        const auto reader = openToRead(file);
        QVERIFY(writer->canWrite());
        QVERIFY(!reader->canWrite());
        QCOMPARE(reader->file(), file);
        const Summary summary = gameCalled(QStringLiteral("game")).summary;
        for (int number = 2; number <= 300; ++number) {
            got(writer->append(id, actsFrom(number, 1), summary));
            QCOMPARE(got(reader->acts(id)).size(), number);
            if (number % 50 == 0)
                QCOMPARE(got(openToRead(file)->acts(id)).size(), number);
        }
        QCOMPARE(troubleOf(reader->append(id, actsFrom(301, 1), summary)), std::string("refused"));
        QCOMPARE(troubleOf(reader->add(gameCalled(QStringLiteral("x")), {})), std::string("refused"));
        QCOMPARE(troubleOf(reader->set(QStringLiteral("x"), QStringLiteral("y"))), std::string("refused"));
        got(reader->check());
    }
    void isWrittenUnderOneNameAtATime()
    {
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        const QString other = file + QStringLiteral("-too");
        QVERIFY(::link(QFile::encodeName(file).constData(), QFile::encodeName(other).constData()) == 0);
        auto library = openToWrite(file);
        QCOMPARE(troubleOf(tryOpen(other)), std::string("in use"));
        library.reset();
        openToWrite(other);
    }
    void isNeverTakenForDamagedWhileItIsWritten()
    {
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        const OtherProcess other([&file] {
            static LibraryPointer held;
            held = openToWrite(file);
            if (::fork() != 0) // one goes on writing while the other tells that it is ready
                return;
            ::setpgid(0, 0);
            const Summary summary = gameCalled(QStringLiteral("game")).summary;
            const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(100);
            for (int number = 1; std::chrono::steady_clock::now() < end; ++number)
                if (troubleIn(held->append(1, actsFrom(number, 1, "act", 3000), summary)) != nullptr)
                    break; // the test took the file away
            ::_exit(0);
        });
        QVERIFY(other.isReady());
        qsizetype last = -1;
        int grew = 0;
        const auto since = std::chrono::steady_clock::now();
        const auto passed = [since] { return std::chrono::steady_clock::now() - since; };
        while (passed() < std::chrono::seconds(3) || (grew <= 10 && passed() < std::chrono::seconds(90))) {
            const auto reader = openToRead(file);
            const qsizetype acts = got(reader->acts(1)).size();
            QVERIFY(acts >= last);
            grew += acts > last ? 1 : 0;
            last = acts;
        }
        QVERIFY(QFile::remove(file));
        QVERIFY2(grew > 10, qPrintable(QString::number(grew)));
    }
    void isOneOfManyInAProcess()
    {
        const auto work = [this](int which) {
            const auto library = openToWrite(m_folder.filePath(QStringLiteral("side-by-side-%1").arg(which)));
            const GameId id = addGame(*library, QStringLiteral("game %1").arg(which));
            for (int number = 1; number <= 50; ++number)
                got(library->append(id, actsFrom(number, 1), gameCalled(QStringLiteral("game %1").arg(which)).summary));
        };
        std::vector<std::unique_ptr<QThread>> threads;
        for (int which = 1; which <= 4; ++which)
            threads.emplace_back(QThread::create(work, which))->start();
        for (const auto &thread : threads)
            QVERIFY(thread->wait());
        QCOMPARE(QSqlDatabase::connectionNames().size(), 0);
        std::vector<LibraryPointer> all;
        for (int which = 1; which <= 4; ++which) {
            all.push_back(openToWrite(m_folder.filePath(QStringLiteral("side-by-side-%1").arg(which))));
            QCOMPARE(titles(*all.back()), "game " + std::to_string(which));
            QCOMPARE(got(all.back()->acts(1)).size(), 50);
        }
    }
};

namespace {
const Enlisted<SharedLibrary> enlisted;
}

} // namespace bandar::tests

#include "tst_sharing.moc"
