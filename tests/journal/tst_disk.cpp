// SPDX-License-Identifier: MPL-2.0
#include "kit_disk.h"

#include <sys/stat.h>

namespace bandar::tests {

namespace {

template <class Work>
auto withTemporaryFilesIn(const QString &folder, const Work &work)
{
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(folder));
    auto result = work();
    if (before.isNull())
        qunsetenv("TMPDIR");
    else
        qputenv("TMPDIR", before);
    return result;
}

} // namespace

/// A full disk, no permission: nothing is changed, the sentence says so, and it goes on where it was. Copies are whole.
class Disk : public QObject {
    Q_OBJECT

    static Summary summary() { return gameCalled(QStringLiteral("game")).summary; }

private Q_SLOTS:
    void thatIsFullChangesNothing()
    {
        const SmallDisk disk("size=4m");
        const QString file = disk.file(QStringLiteral("games"));
        GameId id = 0;
        {
            const auto library = openToWrite(file);
            id = addGame(*library, QStringLiteral("game"), 3);
            for (int round = 0; round < 3; ++round) {
                disk.fill();
                std::int64_t number = std::int64_t(got(library->acts(id)).size());
                Done done;
                while (troubleIn(done) == nullptr) // as long as there is room in what the files have
                    done = library->append(id, actsFrom(++number, 3, "act", 900), summary()), number += 2;
                QCOMPARE(troubleOf(done), std::string("disk"));
                QVERIFY(sentenceOf(done).contains(file));
                const qsizetype kept = got(library->acts(id)).size();
                QCOMPARE(std::int64_t(kept), number - 3);
                QCOMPARE(troubleOf(library->add(gameCalled(QStringLiteral("x")), actsFrom(1, 500, "act", 900))),
                         std::string("disk"));
                QCOMPARE(troubleOf(library->saveDrafts(id, {{QStringLiteral("p"), QByteArray(90'000, 'x')}})),
                         std::string("disk"));
                QCOMPARE(titles(*library), std::string("game"));
                QCOMPARE(got(openToRead(file)->acts(id)).size(), kept);
                disk.makeRoom();
                got(library->append(id, actsFrom(kept + 1, 1), summary()));
                got(library->check());
            }
        }
        const auto library = openToWrite(file);
        QCOMPARE(titles(*library), std::string("game"));
        got(library->check());
    }
    void thatIsFullIsNoDamageAfterAKill()
    {
        const SmallDisk disk("size=1m");
        const QString file = disk.file(QStringLiteral("games"));
        leaveUnclean(file, [&](Library &library) {
            const GameId id = addGame(library, QStringLiteral("game"), 3);
            disk.fill();
            while (troubleIn(library.add(gameCalled(QStringLiteral("x")), actsFrom(1, 9, "act", 3000))) == nullptr) {
            }
            disk.makeRoom();
            got(library.append(id, actsFrom(4, 1), summary()));
        });
        const auto library = openToWrite(file);
        QCOMPARE(got(library->acts(1)).size(), 4);
        got(library->check());
    }
    void thatIsFullTakesNoNewLibrary()
    {
        const SmallDisk disk("size=1m");
        disk.fill();
        QCOMPARE(troubleOf(tryOpen(disk.file(QStringLiteral("games")))), std::string("disk"));
        disk.makeRoom();
        openToWrite(disk.file(QStringLiteral("games")));
    }
    void thatIsFullKeepsTheOldCopy()
    {
        const QTemporaryDir folder;
        const auto library = openToWrite(folder.filePath(QStringLiteral("games")));
        addGame(*library, QStringLiteral("game"), 100, 900);
        const SmallDisk disk("size=400k");
        const QString copy = disk.file(QStringLiteral("copy"));
        got(library->backUp(copy));
        const QByteArray before = contentsOf(copy);
        addGame(*library, QStringLiteral("more"), 300, 900);
        const Done failed = library->backUp(copy);
        QCOMPARE(troubleOf(failed), std::string("disk"));
        QVERIFY(sentenceOf(failed).contains(copy));
        QCOMPARE(contentsOf(copy), before);
        QCOMPARE(disk.names(), QStringList{QStringLiteral("copy")});
    }
    void thatIsFullStopsARescue()
    {
        const SmallDisk disk("size=6m");
        const QString file = disk.file(QStringLiteral("games"));
        addGame(*openToWrite(file), QStringLiteral("game"), 600, 900);
        QByteArray contents = contentsOf(file);
        contents[5] = 'x';
        write(file, contents);
        disk.fill();
        QCOMPARE(troubleOf(Library::rescue(file, {})), std::string("disk"));
        disk.makeRoom();
        QCOMPARE(contentsOf(file), contents);
        QCOMPARE(disk.names(), QStringList{QStringLiteral("games")});
        got(Library::rescue(file, {}));
        QCOMPARE(titles(*openToRead(file)), std::string("game"));
    }
    void thatMayNotBeWrittenIsRead()
    {
        const SmallDisk disk("size=4m,mode=755");
        const QString file = disk.file(QStringLiteral("games"));
        QVERIFY(::chmod(QFile::encodeName(QFileInfo(file).absolutePath()).constData(), 0755) == 0);
        GameId id = 0;
        const auto asNobody = [&](const char *refusal, int acts) {
            return elsewhere(
                [&] {
                    if (QFile probe(file + QStringLiteral(".probe")); probe.open(QIODevice::WriteOnly))
                        return 1; // nothing was forbidden: the test shows nothing
                    if (troubleOf(tryOpen(file)) != refusal)
                        return 2;
                    const auto reader = tryOpen(file, Library::Access::read);
                    if (troubleIn(reader) != nullptr)
                        return 3;
                    if (titles(*std::get<0>(reader)) != "game")
                        return 4;
                    if (got(std::get<0>(reader)->acts(id)).size() != acts)
                        return 5;
                    if (troubleOf(std::get<0>(reader)->backUp(file + QStringLiteral(".copy"))) != "disk")
                        return 6;
                    return 0;
                },
                true);
        };
        {
            const auto writer = openToWrite(file);
            id = addGame(*writer, QStringLiteral("game"), 3);
            QCOMPARE(asNobody("in use", 3), 0); // while the log holds everything
            got(writer->append(id, actsFrom(4, 1), summary()));
            QCOMPARE(asNobody("in use", 4), 0);
        }
        const QStringList before = disk.names();
        QCOMPARE(before, QStringList{QStringLiteral("games")});
        QCOMPARE(asNobody("disk", 4), 0); // with nothing but the file
        QCOMPARE(disk.names(), before);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(
            elsewhere([&] { return troubleOf(tryOpen(file, Library::Access::read)) == "unreadable" ? 0 : 1; }, true),
            0);
    }
    void thatCanOnlyBeReadShowsWhatTheLogHolds()
    {
        SmallDisk disk("size=4m,mode=755");
        const QString file = disk.file(QStringLiteral("games"));
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 3); });
        QVERIFY(QFileInfo(file + QStringLiteral("-wal")).size() > 0);
        QVERIFY(QFile::exists(file + QStringLiteral(".lock")));
        QVERIFY(QFile::remove(file + QStringLiteral("-shm")));
        disk.makeReadOnly();
        const QStringList names = disk.names();
        const auto reader = openToRead(file);
        QCOMPARE(titles(*reader), std::string("game"));
        QCOMPARE(got(reader->acts(1)).size(), 3);
        got(reader->check());
        const auto refused = tryOpen(file);
        QCOMPARE(troubleOf(refused), std::string("disk"));
        QVERIFY2(sentenceOf(refused).contains(QStringLiteral("can only be read")), qPrintable(sentenceOf(refused)));
        QCOMPARE(troubleOf(Library::rescue(file, {})), std::string("disk"));
        QCOMPARE(troubleOf(tryOpen(disk.file(QStringLiteral("none")))), std::string("disk"));
        QCOMPARE(titles(*openToRead(disk.file(QStringLiteral("none")))), std::string());
        QCOMPARE(disk.names(), names);
    }
    void thatHasNoRoomForACopyOfTheLogIsTold()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games"));
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 100, 900); });
        const SmallDisk disk("size=16k");
        const auto refused = withTemporaryFilesIn(disk.path(), [&] { return tryOpen(file, Library::Access::read); });
        QCOMPARE(troubleOf(refused), std::string("disk"));
        QVERIFY2(sentenceOf(refused).contains(disk.path()), qPrintable(sentenceOf(refused)));
        QCOMPARE(disk.names(), QStringList());
        QCOMPARE(titles(*openToRead(file)), std::string("game"));
    }
    void thatHasNoFolderForTemporaryFilesIsTold()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games"));
        leaveUnclean(file, [](Library &library) { addGame(library, QStringLiteral("game"), 3); });
        QByteArray contents = contentsOf(file);
        const QString damaged = folder.filePath(QStringLiteral("damaged"));
        write(damaged, contents.replace(0, 1, "x"));
        const auto isTold = [](const auto &refused, const QString &place, int reason) {
            return troubleOf(refused) == "disk" && sentenceOf(refused).contains(place) &&
                   sentenceOf(refused).contains(qt_error_string(reason));
        };
        const QString none = folder.filePath(QStringLiteral("no such folder"));
        for (const auto &[place, reason] : {std::pair(none, ENOENT), std::pair(file, ENOTDIR)}) {
            const auto refused = withTemporaryFilesIn(place, [&] { return tryOpen(file, Library::Access::read); });
            QVERIFY2(isTold(refused, place, reason), qPrintable(sentenceOf(refused)));
            const auto unseen = withTemporaryFilesIn(place, [&] { return Library::lookInto(damaged, {}); });
            QVERIFY2(isTold(unseen, place, reason), qPrintable(sentenceOf(unseen)));
        }
    }
    void keepsWhatIsMadeForWhoMayUseTheOriginal()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games"));
        const QString copy = folder.filePath(QStringLiteral("copy"));
        addGame(*openToWrite(file), QStringLiteral("game"));
        const auto mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QVERIFY(QFile::setPermissions(file, mine));
        got(openToRead(file)->backUp(copy));
        QCOMPARE(QFile::permissions(copy), mine);
        QByteArray contents = contentsOf(file);
        contents[20] = 'x';
        write(file, contents);
        got(Library::rescue(file, {}));
        QCOMPARE(QFile::permissions(file), mine);
    }
};

namespace {
const Enlisted<Disk> enlisted;
}

} // namespace bandar::tests

#include "tst_disk.moc"
