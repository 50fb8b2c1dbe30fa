// SPDX-License-Identifier: MPL-2.0
#include "kit/ten_games.h"

namespace bandar::tests {

namespace {

QStringList filesBeside(const QString &file)
{
    return QDir(QFileInfo(file).absolutePath())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// Where the acts of a game lie in the file, with what SQLite puts around each.
bool isOnAnAct(const QByteArray &contents, const QList<ActRow> &acts, qsizetype at)
{
    constexpr qsizetype around = 48; // the sizes of its columns before it, its hash and checksums behind it
    for (const ActRow &act : acts)
        for (qsizetype found = contents.indexOf(act.line); found >= 0; found = contents.indexOf(act.line, found + 1))
            if (at >= found - around && at < found + act.line.size() + around)
                return true;
    return false;
}

// The line of the first that is another in the second, with that.
QString firstDifference(const QString &one, const QString &other)
{
    const QStringList lines = one.split(u'\n');
    const QStringList others = other.split(u'\n');
    for (qsizetype line = 0; line < lines.size(); ++line)
        if (lines[line] != others.value(line))
            return QStringLiteral(": line %1\n%2\n%3").arg(line + 1).arg(lines[line], others.value(line));
    return {};
}

} // namespace

/// A broken byte costs what it broke and nothing else, wherever it lies in a library of ten games.
class FlippedBytes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;
    int m_damaged = 0; ///< libraries set aside
    int m_costly = 0;  ///< games that lost something

    // Opened as the programs do: a file that SQLite cannot read is set aside.
    static LibraryPointer openAsTheProgramsDo(const QString &file, QString &told)
    {
        const Editions editions = bothShelf().editions();
        auto opened = tryOpen(file);
        if (troubleIn(opened) != nullptr && troubleIn(opened)->kind == Trouble::Kind::damaged) {
            told = got(Library::rescue(file, mender(editions)));
            opened = tryOpen(file);
        }
        return got(std::move(opened));
    }
    // Every act is the one that was stored, or lost; how many are.
    static qsizetype lostIn(const QString &now, const QString &before)
    {
        const QStringList lines = now.split(u'\n');
        const QStringList old = before.split(u'\n');
        if (lines.size() != old.size() || lines.first() != old.first())
            return -1;
        qsizetype lost = 0;
        for (qsizetype line = 1; line < lines.size(); ++line)
            if (lines[line] != old[line]) {
                if (!lines[line].startsWith(QStringLiteral("{\"act\":\"lost\"")))
                    return -1;
                ++lost;
            }
        return lost;
    }

    // A library of ten games, and what it comes to.
    struct Original {
        QByteArray contents;
        QByteArray log{};
        QStringList histories{};
        QList<QList<ActRow>> acts{};

        // What stands in the file, once its log is in it.
        void learn(Library &library)
        {
            histories = historiesOf(library, bothShelf().editions());
            for (GameId id = 1; id <= 10; ++id)
                acts << got(library.acts(id));
        }
    };
    // Each of these bytes of the file or of its log, alone.
    void flip(const Original &original, QByteArray Original::*part, int flips)
    {
        const QByteArray whole = original.*part;
        for (int flip = 0; flip < flips && !QTest::currentTestFailed(); ++flip) {
            const qsizetype at = flip * whole.size() / flips + flip % 7;
            Original broken = original;
            (broken.*part)[at] = static_cast<char>(whole[at] ^ (flip % 2 == 0 ? 0xff : 1 << flip % 8));
            tryBroken(original, broken, whole, at);
        }
    }
    void tryBroken(const Original &original, const Original &broken, const QByteArray &whole, qsizetype at)
    {
        const QString file = m_folder.filePath(QStringLiteral("%1/games").arg(++m_files));
        const QString log = file + QStringLiteral("-wal");
        QDir().mkpath(QFileInfo(file).absolutePath());
        write(file, broken.contents);
        if (!broken.log.isEmpty())
            write(log, broken.log);
        const QStringList names = filesBeside(file);
        const QByteArray where = "at " + QByteArray::number(at);
        QStringList seen;
        { // Who only reads changes neither a byte nor a name.
            auto reading = tryOpen(file, Library::Access::read);
            LibraryPointer library;
            if (troubleIn(reading) == nullptr)
                library = got(std::move(reading));
            else if (troubleOf(reading) == "damaged")
                library = std::move(got(Library::lookInto(file, mender(bothShelf().editions()))).library);
            QVERIFY2(library != nullptr, where);
            seen = historiesOf(*library, bothShelf().editions());
        }
        QCOMPARE(filesBeside(file), names);
        QCOMPARE(contentsOf(file), broken.contents);
        QVERIFY(broken.log.isEmpty() || contentsOf(log) == broken.log);

        QString told;
        auto library = openAsTheProgramsDo(file, told);
        m_damaged += told.isEmpty() ? 0 : 1;
        for (GameId id = 1; id <= 10; ++id) {
            const auto opened = KeptGame::open(*library, id, bothShelf().editions());
            if (const auto *trouble = troubleIn(opened))
                QFAIL(qPrintable(QString::fromUtf8(where) + u' ' + trouble->sentence));
            told += std::get<KeptGame>(opened).told();
        }
        const QStringList now = historiesOf(*library, bothShelf().editions());
        for (GameId id = 1; id <= 10; ++id) {
            const qsizetype place = static_cast<qsizetype>(id) - 1;
            QVERIFY2(seen[place] == now[place],
                     qPrintable(QString::fromUtf8(where) + firstDifference(seen[place], now[place])));
            const qsizetype lost = lostIn(now[place], original.histories[place]);
            QVERIFY2(lost >= 0, qPrintable(QString::fromUtf8(where) + u'\n' + now[place]));
            if (!isOnAnAct(whole, original.acts[place], at))
                QVERIFY2(lost == 0, qPrintable(QString::fromUtf8(where) + u' ' + told));
            // The act that is lost, and at most the one that only made sense with it.
            QVERIFY2(lost <= 2, qPrintable(QString::fromUtf8(where) + u' ' + told));
            if (lost > 0) {
                ++m_costly;
                QVERIFY2(told.contains(QStringLiteral("“game %1” (game %1): damage has cost it act").arg(id)),
                         qPrintable(told));
            }
        }
        QVERIFY2(!told.contains(QStringLiteral("worked out by")), qPrintable(told));
        got(library->check());
        library.reset();
        QDir(QFileInfo(file).absolutePath()).removeRecursively();
    }
    static int wanted()
    {
        const int flips = qEnvironmentVariableIntValue("BANDAR_FLIPS");
        return flips > 0 ? flips : 200;
    }

private Q_SLOTS:
    void init() { m_damaged = m_costly = 0; }
    void costOnlyWhatTheyBroke()
    {
        const QString file = m_folder.filePath(QStringLiteral("original/games"));
        Original original;
        {
            const auto library = openToWrite(file);
            fillWithTenGames(*library);
            original.learn(*library);
        }
        original.contents = contentsOf(file);
        flip(original, &Original::contents, wanted());
        qInfo("%d flipped bytes: %d libraries set aside, %d acts of a game lost", wanted(), m_damaged, m_costly);
        QVERIFY(m_damaged > 0);
        QVERIFY(m_costly > 0 || wanted() < 40); // of a few bytes none may lie on an act
    }
    void costNoMoreInALog()
    {
        const QString file = m_folder.filePath(QStringLiteral("logged/games"));
        QDir().mkpath(QFileInfo(file).absolutePath());
        leaveUnclean(file, [](Library &library) { fillWithTenGames(library); });
        Original original{.contents = contentsOf(file), .log = contentsOf(file + QStringLiteral("-wal"))};
        QVERIFY(original.log.size() > original.contents.size());
        original.learn(*openToRead(file));
        flip(original, &Original::log, wanted());
        qInfo("%d flipped bytes: %d libraries set aside, %d acts of a game lost", wanted(), m_damaged, m_costly);
        QVERIFY(m_damaged > wanted() * 9 / 10);
    }
};

namespace {
const Enlisted<FlippedBytes> enlisted;
}

} // namespace bandar::tests

#include "tst_flips.moc"
