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

} // namespace

/// A broken byte costs what it broke and nothing else, wherever it lies in a library of ten games.
class FlippedBytes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

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

private Q_SLOTS:
    void costOnlyWhatTheyBroke()
    {
        const int flips =
            qEnvironmentVariableIntValue("BANDAR_FLIPS") > 0 ? qEnvironmentVariableIntValue("BANDAR_FLIPS") : 200;
        const QString original = m_folder.filePath(QStringLiteral("original/games"));
        QStringList histories;
        QList<QList<ActRow>> acts;
        {
            const auto library = openToWrite(original);
            fillWithTenGames(*library);
            histories = historiesOf(*library, bothShelf().editions());
            for (GameId id = 1; id <= 10; ++id)
                acts << got(library->acts(id));
        }
        const QByteArray whole = contentsOf(original);
        int damaged = 0;
        int costly = 0;
        for (int flip = 0; flip < flips; ++flip) {
            const qsizetype at = flip * whole.size() / flips + flip % 7;
            QByteArray broken = whole;
            broken[at] = static_cast<char>(broken[at] ^ (flip % 2 == 0 ? 0xff : 1 << flip % 8));
            const QString file = m_folder.filePath(QStringLiteral("%1/games").arg(++m_files));
            QDir().mkpath(QFileInfo(file).absolutePath());
            write(file, broken);
            const QByteArray where = "at " + QByteArray::number(at);
            { // Who only reads changes neither a byte nor a name.
                auto reading = tryOpen(file, Library::Access::read);
                LibraryPointer library;
                if (troubleIn(reading) == nullptr)
                    library = got(std::move(reading));
                else if (troubleOf(reading) == "damaged")
                    library = std::move(got(Library::lookInto(file, mender(bothShelf().editions()))).library);
                QVERIFY2(library != nullptr, where);
                historiesOf(*library, bothShelf().editions());
            }
            QFile::remove(file + QStringLiteral("-shm"));
            QFile::remove(file + QStringLiteral("-wal"));
            QCOMPARE(contentsOf(file), broken);
            QCOMPARE(filesBeside(file), QStringList{QStringLiteral("games")});

            QString told;
            auto library = openAsTheProgramsDo(file, told);
            damaged += told.isEmpty() ? 0 : 1;
            for (GameId id = 1; id <= 10; ++id) {
                const auto opened = KeptGame::open(*library, id, bothShelf().editions());
                if (const auto *trouble = troubleIn(opened))
                    QFAIL(qPrintable(QString::fromUtf8(where) + u' ' + trouble->sentence));
                told += std::get<KeptGame>(opened).told();
            }
            const QStringList now = historiesOf(*library, bothShelf().editions());
            for (GameId id = 1; id <= 10; ++id) {
                const qsizetype place = static_cast<qsizetype>(id) - 1;
                const qsizetype lost = lostIn(now[place], histories[place]);
                QVERIFY2(lost >= 0, qPrintable(QString::fromUtf8(where) + u'\n' + now[place]));
                if (!isOnAnAct(whole, acts[place], at))
                    QVERIFY2(lost == 0, qPrintable(QString::fromUtf8(where) + u' ' + told));
                // The act that is lost, and at most the one that only made sense with it.
                QVERIFY2(lost <= 2, qPrintable(QString::fromUtf8(where) + u' ' + told));
                if (lost > 0) {
                    ++costly;
                    QVERIFY2(told.contains(QStringLiteral("“game %1” (game %1): damage has cost it act").arg(id)),
                             qPrintable(told));
                }
            }
            QVERIFY2(!told.contains(QStringLiteral("rules")), qPrintable(told));
            got(library->check());
            library.reset();
            QDir(QFileInfo(file).absolutePath()).removeRecursively();
        }
        qInfo("%d flipped bytes: %d libraries set aside, %d acts of a game lost", flips, damaged, costly);
        QVERIFY(costly > 0 && damaged > 0);
    }
};

namespace {
const Enlisted<FlippedBytes> enlisted;
}

} // namespace bandar::tests

#include "tst_flips.moc"
