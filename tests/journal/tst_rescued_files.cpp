// SPDX-License-Identifier: MPL-2.0
#include "kit_library.h"

#include <algorithm>
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

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newFile()
    {
        const QString folder = m_folder.filePath(QString::number(++m_files));
        QDir().mkpath(folder);
        return folder + QStringLiteral("/games");
    }

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
        for (qsizetype frame = 0; frame < frames; ++frame) // number, commit, salts, sums, the page
            for (const qsizetype at : {3, 7, 9, 13, 17, 22, 24 + 3, 24 + 100, 24 + 4000})
                places << logHeader + frame * frameSize + at;
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
        QVERIFY(damaged >= places.size() - 4);
        // What belongs to it is set aside with it.
        write(original + QStringLiteral("-wal"), whole.left(2) + 'x' + whole.mid(3));
        got(Library::rescue(original, {}));
        const QString aside = original + QStringLiteral(".damaged-1");
        QCOMPARE(contentsOf(aside), contents);
        QCOMPARE(contentsOf(aside + QStringLiteral("-wal")), whole.left(2) + 'x' + whole.mid(3));
        QCOMPARE(contentsOf(aside + QStringLiteral("-shm")), index);
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
};

namespace {
const Enlisted<RescuedFiles> enlisted;
}

} // namespace bandar::tests

#include "tst_rescued_files.moc"
