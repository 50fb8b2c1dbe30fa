// SPDX-License-Identifier: MPL-2.0
#include "kit/new_files.h"
#include "kit_library.h"

#include <QRandomGenerator>
#include <QThread>

#include <atomic>
#include <new>

#include <sys/mman.h>

namespace bandar::tests {

namespace {

constexpr qsizetype pageSize = 4096;
constexpr qsizetype frameSize = pageSize + 24;
constexpr qsizetype logHeader = 32;

QString logOf(const QString &file) { return file + QStringLiteral("-wal"); }

QByteArray flipped(QByteArray contents, qsizetype at)
{
    contents[at] = static_cast<char>(contents[at] ^ 0xff);
    return contents;
}

// Titles and acts, for telling whether anything is missing.
std::string told(const Library &library)
{
    std::string all;
    for (const GameRow &row : got(library.games())) {
        all += row.summary.title.toStdString() + ":";
        const auto acts = library.acts(row.id);
        if (troubleIn(acts) != nullptr)
            return "damaged";
        for (const ActRow &act : got(acts))
            all += act.line.toStdString() + act.hash.toStdString();
    }
    return all;
}

} // namespace

/// Damage of the files is noticed, a kill is not damage, and what can be read is rescued.
class Damage : public QObject {
    Q_OBJECT

    NewFiles m_files{QStringLiteral("games")};

    QString newFile() { return m_files.next(); }
    // Twelve games of forty acts, more than fit on a page.
    QString filled()
    {
        const QString file = newFile();
        const auto library = openToWrite(file);
        for (int game = 1; game <= 12; ++game)
            addGame(*library, QStringLiteral("game<%1>").arg(game), 40, 150);
        return file;
    }
    // The same file with other contents.
    QString holding(const QByteArray &contents, const QByteArray &log = {})
    {
        const QString file = newFile();
        write(file, contents);
        if (!log.isEmpty())
            write(logOf(file), log);
        return file;
    }
    // One game with six acts in the log, left by a killed program.
    void leaveLog(QByteArray &contents, QByteArray &log)
    {
        const QString file = newFile();
        leaveUnclean(file, [](Library &library) {
            const GameId id = addGame(library, QStringLiteral("game"));
            for (int number = 1; number <= 6; ++number)
                got(library.append(id, actsFrom(number, 1), gameCalled(QStringLiteral("game")).summary));
        });
        contents = contentsOf(file);
        log = contentsOf(logOf(file));
    }

private Q_SLOTS:
    void ofTheWholeFileIsNoticed()
    {
        const QByteArray whole = contentsOf(filled());
        for (const QByteArray &contents :
             {QByteArray(8192, '\0'), QByteArray("SQLite format 3"), whole.left(60), whole.left(pageSize),
              whole.left(whole.size() / 2), whole.left(whole.size() - 1), whole.left(whole.size() - pageSize)}) {
            const QString file = holding(contents);
            QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
            QCOMPARE(troubleOf(tryOpen(file, Library::Access::read)), std::string("damaged"));
            QCOMPARE(contentsOf(file), contents);
        }
        for (const QByteArray &contents : {QByteArray("This is a shopping list.\n"), QByteArray(20'000, 'x')}) {
            const QString file = holding(contents);
            QCOMPARE(troubleOf(tryOpen(file)), std::string("unreadable"));
            QCOMPARE(troubleOf(tryOpen(file, Library::Access::read)), std::string("unreadable"));
            QCOMPARE(contentsOf(file), contents);
        }
        for (const char *table : {"games (x)", "games (id INTEGER PRIMARY KEY, name TEXT)"}) {
            const QString foreign = newFile();
            runOn(foreign, {QStringLiteral("CREATE TABLE ") + QLatin1String(table)});
            QCOMPARE(troubleOf(tryOpen(foreign)), std::string("unreadable")); // sound, and nobody's library
        }
        const QString rewritten = filled();
        runOn(rewritten, {QStringLiteral("PRAGMA journal_mode=DELETE"), QStringLiteral("PRAGMA page_size=8192"),
                          QStringLiteral("VACUUM")});
        QCOMPARE(troubleOf(tryOpen(rewritten)), std::string("unreadable")); // sound, and not to be taken apart
        QCOMPARE(troubleOf(tryOpen(rewritten, Library::Access::read)), std::string("unreadable"));
        const QString empty = holding({});
        QCOMPARE(titles(*openToRead(empty)), std::string());
        QCOMPARE(titles(*openToWrite(empty)), std::string());
    }
    void isNotWhatStandsBehindTheEnd()
    {
        const QString file = filled();
        const std::string games = told(*openToRead(file));
        for (const qsizetype more : {1, 4096, 5000}) {
            const QString longer = holding(contentsOf(file) + QByteArray(more, 'x'));
            QCOMPARE(told(*openToRead(longer)), games);
            const auto library = openToWrite(longer);
            got(library->append(1, actsFrom(41, 1), gameCalled(QStringLiteral("game")).summary));
            QCOMPARE(got(library->acts(1)).size(), 41);
        }
    }
    void ofTheHeaderIsNoticed()
    {
        const QString file = filled();
        const QByteArray whole = contentsOf(file);
        const std::string games = told(*openToRead(file));
        int noticed = 0;
        for (qsizetype at = 0; at < 100; ++at) {
            const QString broken = holding(flipped(whole, at));
            const auto opened = tryOpen(broken, Library::Access::read);
            if (troubleIn(opened) == nullptr)
                QCOMPARE(told(*std::get<0>(opened)), games);
            else
                ++noticed;
            const bool counts = at < 24 || (at >= 28 && at < 32) || (at >= 44 && at < 48) || (at >= 52 && at < 92);
            if (counts)
                QCOMPARE(troubleOf(opened), std::string("damaged"));
        }
        QVERIFY2(noticed >= 72, qPrintable(QString::number(noticed)));
    }
    void ofAPageIsNoticed()
    {
        const QByteArray whole = contentsOf(filled());
        const qsizetype pages = whole.size() / pageSize;
        QVERIFY(pages > 20);
        for (qsizetype page = 1; page < pages; ++page) {
            const bool isEmpty = whole.mid(page * pageSize + 3, 2) == QByteArray(2, '\0');
            for (const qsizetype at : {0, 3, 4, 5, 8})
                if (at < 8 || !isEmpty)
                    QCOMPARE(troubleOf(tryOpen(holding(flipped(whole, page * pageSize + at)))), std::string("damaged"));
            QByteArray blank = whole;
            blank.replace(page * pageSize, pageSize, QByteArray(pageSize, '\0'));
            QCOMPARE(troubleOf(tryOpen(holding(blank))), std::string("damaged"));
        }
    }
    void ofTheLogIsNoticed()
    {
        QByteArray contents;
        QByteArray log;
        leaveLog(contents, log);
        const qsizetype frames = (log.size() - logHeader) / frameSize;
        QVERIFY(frames >= 12);
        QCOMPARE(got(openToWrite(holding(contents, log))->acts(1)).size(), 6);
        QList<qsizetype> places;
        for (qsizetype at = 0; at < logHeader; ++at)
            if (at < 4 || (at >= 8 && at < 12) || at >= 16)
                places << at;
        for (const qsizetype frame : {qsizetype{0}, frames / 2, frames - 1})
            for (const qsizetype at : {0, 3, 8, 11, 12, 15, 16, 23, 24, 25, 2000, 4119})
                places << logHeader + frame * frameSize + at;
        for (const qsizetype at : places) {
            const QByteArray broken = flipped(log, at);
            const QString file = holding(contents, broken);
            QVERIFY2(troubleOf(tryOpen(file)) == "damaged", qPrintable(QString::number(at)));
            QCOMPARE(troubleOf(tryOpen(file, Library::Access::read)), std::string("damaged"));
            QCOMPARE(contentsOf(file), contents);
            QCOMPARE(contentsOf(logOf(file)), broken);
        }
        // The library itself was lost, or cut to nothing: SQLite would throw its log away.
        const QString lost = newFile();
        write(logOf(lost), log);
        QCOMPARE(troubleOf(tryOpen(lost)), std::string("damaged"));
        QCOMPARE(troubleOf(tryOpen(holding({}, log))), std::string("damaged"));
    }
    void isNotWhatAKillLeaves()
    {
        QByteArray contents;
        QByteArray log;
        leaveLog(contents, log);
        for (const qsizetype cut : {1, 23, 24, 2000, 4095, 4096, 4097, 4119}) {
            const QString file = holding(contents, log.left(log.size() - cut));
            const auto library = openToWrite(file);
            QCOMPARE(got(library->acts(1)).size(), 5);
            got(library->append(1, actsFrom(6, 1), gameCalled(QStringLiteral("game")).summary));
            QCOMPARE(got(library->acts(1)).size(), 6);
        }
        openToWrite(holding(contents, log.left(20)));
    }
    void isNotLeftByKillsAtAnyMoment()
    {
        const QString file = newFile();
        addGame(*openToWrite(file), QStringLiteral("game"));
        void *shared =
            ::mmap(nullptr, sizeof(std::atomic<qint64>), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        QVERIFY(shared != MAP_FAILED);
        auto *told = new (shared) std::atomic<qint64>(0);
        for (int run = 0; run < 30; ++run) {
            const qint64 before = told->load();
            const pid_t process = ::fork();
            if (process == 0) {
                const auto library = openToWrite(file);
                qint64 number = got(library->acts(1)).size();
                for (;;) {
                    ++number;
                    got(library->append(1, actsFrom(number, 1, "act", 500),
                                        gameCalled(QStringLiteral("game")).summary));
                    told->store(number);
                }
            }
            while (told->load() <= before && ::waitpid(process, nullptr, WNOHANG) == 0)
                QThread::usleep(50);
            QThread::usleep(QRandomGenerator::global()->bounded(20'000U));
            ::kill(process, SIGKILL);
            ::waitpid(process, nullptr, 0);
            const auto library = openToRead(file);
            const qint64 kept = got(library->acts(1)).size();
            QVERIFY(kept == told->load() || kept == told->load() + 1);
            got(library->check());
        }
        got(openToWrite(file)->check());
    }
};

namespace {
const Enlisted<Damage> enlisted;
}

} // namespace bandar::tests

#include "tst_damage.moc"
