// SPDX-License-Identifier: MPL-2.0
#include "kit/new_files.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

QString logOf(const QString &file) { return file + QStringLiteral("-wal"); }

void enter(Library &library, int first, int acts)
{
    for (int number = first; number < first + acts; ++number)
        got(library.append(1, actsFrom(number, 1), gameCalled(QStringLiteral("Friday")).summary));
}

qsizetype actsIn(const Library &library) { return got(library.acts(1)).size(); }

QStringList logsSetAside(const QString &file)
{
    return QFileInfo(file).dir().entryList({QStringLiteral("*.other-log-*")}, QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

/// A log is read with the file that it was written for, and with no other.
class StrangeLogs : public QObject {
    Q_OBJECT

    NewFiles m_files{QStringLiteral("games")};

    // A library with that many acts on Thursday, of which there is a copy, and more in the log of a program that was
    // killed on Friday.
    struct Killed {
        QString file;
        QString copy;
    };
    Killed killed(int onThursday, int onFriday)
    {
        const QString file = m_files.next();
        const Killed made{.file = file, .copy = file + QStringLiteral(".copy")};
        {
            const auto library = openToWrite(file);
            addGame(*library, QStringLiteral("Friday"));
            enter(*library, 1, onThursday);
            got(library->backUp(made.copy));
        }
        leaveUnclean(file, [&](Library &library) { enter(library, onThursday + 1, onFriday); });
        return made;
    }
    static void putInPlace(const QString &copy, const QString &file)
    {
        const QByteArray contents = contentsOf(copy);
        write(file, contents);
    }

private Q_SLOTS:
    void isReadWithItsOwnFile()
    {
        for (const int acts : {1, 5, 400, 1500}) { // some hundred make SQLite begin the log anew
            const Killed left = killed(4, acts);
            QVERIFY(QFileInfo(logOf(left.file)).size() > 0);
            QCOMPARE(actsIn(*openToRead(left.file)), 4 + acts);
            const auto library = openToWrite(left.file);
            QCOMPARE(library->told(), QString());
            QCOMPARE(actsIn(*library), 4 + acts);
        }
    }
    void isReadAfterManyKills()
    {
        const Killed left = killed(4, 1);
        for (int run = 0; run < 6; ++run) {
            leaveUnclean(left.file, [&](Library &library) { enter(library, 6 + run * 3, 3); });
            const auto library = openToRead(left.file);
            QCOMPARE(library->told(), QString());
            QCOMPARE(actsIn(*library), 8 + run * 3);
        }
    }
    void isNotReadWithACopyThatWasPutInItsPlace()
    {
        for (const int acts : {1, 1500}) {
            const Killed left = killed(4, acts);
            putInPlace(left.copy, left.file);
            const QByteArray log = contentsOf(logOf(left.file));
            {
                const auto reading = openToRead(left.file);
                QVERIFY2(reading->told().contains(QStringLiteral("of another file")), qPrintable(reading->told()));
                QCOMPARE(actsIn(*reading), 4);
            }
            QCOMPARE(contentsOf(logOf(left.file)), log);
            QCOMPARE(contentsOf(left.file), contentsOf(left.copy));
            {
                const auto library = openToWrite(left.file);
                QVERIFY2(library->told().contains(QStringLiteral(".other-log-1")), qPrintable(library->told()));
                QCOMPARE(actsIn(*library), 4);
                enter(*library, 5, 1);
                got(library->check());
            }
            QCOMPARE(logsSetAside(left.file), QStringList{QStringLiteral("games.other-log-1")});
            QCOMPARE(contentsOf(left.file + QStringLiteral(".other-log-1")), log);
            QCOMPARE(openToWrite(left.file)->told(), QString());
        }
    }
    void isNotReadWithACopyWhereItHasJustBegunAnew()
    {
        const Killed left = killed(4, 0);
        leaveUnclean(left.file, [&left](Library &library) {
            enter(library, 5, 1);
            const QByteArray first = contentsOf(logOf(left.file)).first(32);
            int next = 6;
            while (next < 3000 && contentsOf(logOf(left.file)).first(32) == first)
                enter(library, next++, 1);
        });
        QVERIFY(QFileInfo(logOf(left.file)).size() < 100'000);
        putInPlace(left.copy, left.file);
        QCOMPARE(actsIn(*openToRead(left.file)), 4);
        QVERIFY(openToWrite(left.file)->told().contains(QStringLiteral(".other-log-1")));
    }
    void isNotReadWithTheLibraryOfAnotherTablet()
    {
        const Killed left = killed(4, 3);
        const Killed other = killed(7, 1);
        openToWrite(other.file).reset(); // nothing is in its log
        putInPlace(other.file, left.file);
        QCOMPARE(actsIn(*openToRead(left.file)), 8);
        QCOMPARE(actsIn(*openToWrite(left.file)), 8);
    }
    void isSparedByARescueToo()
    {
        const Killed left = killed(4, 3);
        QByteArray contents = contentsOf(left.copy);
        contents[4096] = '\x7f'; // the table of games
        write(left.file, contents);
        QCOMPARE(troubleOf(tryOpen(left.file)), std::string("damaged"));
        const QString told = got(Library::rescue(left.file, {}));
        QVERIFY2(told.contains(QStringLiteral("of another file")), qPrintable(told));
        QCOMPARE(actsIn(*openToWrite(left.file)), 4);
    }
    void isNoMatterWhereAnOlderProgramWroteIt()
    {
        const Killed left = killed(4, 3);
        QByteArray log = contentsOf(logOf(left.file));
        QVERIFY(log.contains("bandar-seal:"));
        const Killed older = killed(4, 0);
        leaveUnclean(older.file, [](Library &library) { enter(library, 5, 2); });
        QByteArray contents = contentsOf(older.file);
        contents.replace("bandar-seal:", "bandar-none:"); // there is none that is whole
        write(older.file, contents);
        QCOMPARE(openToRead(older.file)->told(), QString());
        QCOMPARE(actsIn(*openToWrite(older.file)), 6);
    }
    void isNotWrittenForAFileThatTookThePlaceOfTheOpenOne()
    {
        const Killed left = killed(4, 1);
        {
            const auto library = openToWrite(left.file);
            QVERIFY(QFile::rename(left.file, left.file + QStringLiteral(".away")));
            QVERIFY(QFile::copy(left.copy, left.file));
            const auto refused = library->append(1, actsFrom(6, 1), gameCalled(QStringLiteral("Friday")).summary);
            QCOMPARE(troubleOf(refused), std::string("disk"));
        }
        QCOMPARE(contentsOf(left.file), contentsOf(left.copy));
        QCOMPARE(actsIn(*openToRead(left.file + QStringLiteral(".away"))), 5);
    }
};

namespace {
const Enlisted<StrangeLogs> enlisted;
}

} // namespace bandar::tests

#include "tst_strange_log.moc"
