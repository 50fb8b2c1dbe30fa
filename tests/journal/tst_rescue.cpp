// SPDX-License-Identifier: MPL-2.0
#include "kit/new_files.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

constexpr qsizetype pageSize = 4096;

QByteArray pageOf(const QByteArray &contents, qsizetype page) { return contents.mid(page * pageSize, pageSize); }

std::string allTitles()
{
    QStringList list;
    for (int game = 12; game >= 1; --game)
        list << QStringLiteral("game<%1>").arg(game);
    return list.join(QStringLiteral(", ")).toStdString();
}

// Every act of the twelve games but for those whose text stands on these pages.
std::string actsWithout(const QByteArray &pages, int acts = 40)
{
    std::string list;
    for (int game = 1; game <= 12; ++game)
        for (int number = 1; number <= acts; ++number)
            if (!pages.contains(QStringLiteral("{\"game<%1>\":%2}").arg(game).arg(number).toUtf8()))
                list += std::to_string(game) + '/' + std::to_string(number) + ' ';
    return list;
}

std::string actsOf(const Library &library)
{
    std::string list;
    for (GameId id = 1; id <= 12; ++id)
        for (const ActRow &act : got(library.acts(id)))
            list += std::to_string(id) + '/' + std::to_string(act.number) + ' ';
    return list;
}

} // namespace

/// A rescue sets the damaged library aside byte for byte and carries over every act that can still be read.
class Rescue : public QObject {
    Q_OBJECT

    NewFiles m_files{QStringLiteral("games")};

    QString newFile() { return m_files.next(); }
    // Twelve games of forty acts: the acts of a game take three pages, a page of rows holds them all.
    QString filled(int acts = 40)
    {
        const QString file = newFile();
        const auto library = openToWrite(file);
        for (int game = 1; game <= 12; ++game) {
            GameRow row = gameCalled(QStringLiteral("game<%1>").arg(game));
            row.header = QByteArray(900, 'h');
            got(library->add(row, actsFrom(1, acts, row.summary.title.toUtf8(), 150)));
        }
        return file;
    }
    static QStringList filesBeside(const QString &file)
    {
        return QDir(QFileInfo(file).absolutePath())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

private Q_SLOTS:
    void costsOnlyTheActsOnABrokenPage()
    {
        const QString original = filled();
        const QByteArray whole = contentsOf(original);
        int tried = 0;
        for (qsizetype page = 1; page < whole.size() / pageSize; ++page) {
            const QByteArray content = pageOf(whole, page);
            const bool isLeaf = content[0] == 0x0a || content[0] == 0x0d; // of acts, of games
            if (!isLeaf || !content.contains("game<"))
                continue;
            ++tried;
            const QString file = newFile();
            QByteArray broken = whole;
            broken.replace(page * pageSize, pageSize, QByteArray(pageSize, '\xee'));
            write(file, broken);
            QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
            const QString sentence = got(Library::rescue(file, {}));
            const auto library = openToWrite(file);
            QCOMPARE(got(library->games()).size(), 12);
            QCOMPARE(actsOf(*library), actsWithout(content));
            for (GameId id = 1; id <= 12; ++id)
                QCOMPARE(got(library->stored(id)).header, QByteArray(900, 'h'));
            got(library->check());
            QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1")), broken);
            QVERIFY(sentence.contains(file + QStringLiteral(".damaged-1")));
            QVERIFY(sentence.contains(QStringLiteral(": 12.")));
        }
        QVERIFY2(tried >= 24, qPrintable(QString::number(tried)));
    }
    void tellsWhatItsMenderMisses()
    {
        const QString file = filled(2);
        QByteArray contents = contentsOf(file);
        contents[0] = 'x';
        write(file, contents);
        QList<GameId> mended;
        const QString sentence = got(Library::rescue(file, [&mended](Library &library, GameId id) {
            mended << id;
            return library.canWrite() && id == 7 ? QStringLiteral("Game 7 misses something.") : QString();
        }));
        QCOMPARE(mended.size(), 12);
        QVERIFY(sentence.contains(QStringLiteral("Game 7 misses something.")));
        QVERIFY(!sentence.contains(QStringLiteral("Nothing is missing")));
    }
    void isNeverOfALibraryThatIsLookedAt()
    {
        const QString file = filled();
        QByteArray contents = contentsOf(file);
        contents[0] = 'x';
        write(file, contents);
        const QStringList before = filesBeside(file);
        const Library::Looked looked = got(Library::lookInto(file, {}));
        QCOMPARE(looked.library->file(), file);
        QVERIFY(!looked.library->canWrite());
        QCOMPARE(titles(*looked.library), allTitles());
        QCOMPARE(actsOf(*looked.library), actsWithout({}));
        QVERIFY(looked.told.contains(QStringLiteral("Nothing is missing")));
        QCOMPARE(contentsOf(file), contents);
        QCOMPARE(filesBeside(file), before);
        QVERIFY(!Library::wasSetAside(file));
        QVERIFY(Library::wasSetAside(file + QStringLiteral(".damaged-12")));
    }
    void carriesEverythingOverABrokenHeader()
    {
        const QByteArray whole = contentsOf(filled());
        const std::string all = allTitles();
        for (const qsizetype at : {0,  5,  15, 16, 17, 18, 19, 20, 21, 24,  28,  31,  32,  36,  44, 47,
                                   56, 59, 60, 61, 62, 63, 68, 71, 80, 100, 101, 103, 104, 105, 107}) {
            const QString file = newFile();
            QByteArray broken = whole;
            broken[at] = static_cast<char>(broken[at] ^ 0xff);
            write(file, broken);
            got(Library::rescue(file, {}));
            const auto library = openToWrite(file);
            QVERIFY2(titles(*library) == all, qPrintable(QString::number(at)));
            QVERIFY2(actsOf(*library) == actsWithout({}), qPrintable(QString::number(at)));
        }
    }
    void costsNothingWhereAPageOnlyLeadsToOthers()
    {
        const QByteArray whole = contentsOf(filled());
        int tried = 0;
        for (qsizetype page = 1; page < whole.size() / pageSize; ++page) {
            const bool isBranch = whole[page * pageSize] == 0x05; // of games, as those of acts hold acts themselves
            const bool isRootOfActs = page == 4;
            if (!isBranch && !isRootOfActs)
                continue;
            ++tried;
            const QString file = newFile();
            QByteArray broken = whole;
            broken.replace(page * pageSize, pageSize, QByteArray(pageSize, '\xee'));
            write(file, broken);
            got(Library::rescue(file, {}));
            const auto library = openToWrite(file);
            QCOMPARE(titles(*library), allTitles());
            QCOMPARE(actsOf(*library), actsWithout(pageOf(whole, page)));
        }
        QCOMPARE(tried, 2);
    }
    void readsLongActsPageByPage()
    {
        const QString file = newFile();
        {
            const auto library = openToWrite(file);
            for (const int size : {900, 1100, 4200, 20'000})
                addGame(*library, QStringLiteral("of %1 bytes").arg(size), 20, size);
        }
        QByteArray contents = contentsOf(file);
        contents.replace(4 * pageSize, pageSize, QByteArray(pageSize, '\0')); // the root of acts
        write(file, contents);
        got(Library::rescue(file, {}));
        const auto library = openToWrite(file);
        QCOMPARE(got(library->games()).size(), 4);
        for (const GameRow &row : got(library->games())) {
            const auto acts = got(library->acts(row.id));
            QVERIFY(acts.size() >= 18); // some may stand on the root itself
            const int size = row.summary.title.split(u' ')[1].toInt();
            for (const ActRow &act : acts)
                QCOMPARE(act.line, actsFrom(act.number, 1, row.summary.title.toUtf8(), size)[0].line);
            QCOMPARE(acts[7].hash, actsFrom(acts[7].number, 1, row.summary.title.toUtf8())[0].hash);
        }
    }
    void carriesOverWhatATruncatedFileHolds()
    {
        const QByteArray whole = contentsOf(filled());
        const QByteArray left = whole.left(whole.size() * 5 / 6 + 77);
        const QString file = newFile();
        write(file, left);
        QCOMPARE(troubleOf(tryOpen(file)), std::string("damaged"));
        got(Library::rescue(file, {}));
        const auto library = openToWrite(file);
        QCOMPARE(titles(*library), allTitles());
        QCOMPARE(actsOf(*library), actsWithout(whole.mid(left.size() / pageSize * pageSize)));
        QCOMPARE(contentsOf(file + QStringLiteral(".damaged-1")), left);
    }
    void keepsBinDraftsSettingsAndOrder()
    {
        const QString file = filled(2);
        {
            const auto library = openToWrite(file, 4);
            got(library->discard(3));
            got(library->saveDrafts(5, {{QStringLiteral("bid"), "typed"}}));
            got(library->set(QStringLiteral("copies"), QStringLiteral("/copies")));
            got(library->append(2, actsFrom(3, 1, "game<2>"), got(library->game(2)).summary));
            got(library->append(7, actsFrom(3, 1, "wrong"), got(library->game(7)).summary));
        }
        runOn(file,
              {QStringLiteral("INSERT INTO reworked (game, time, rules, before, after) VALUES (5, 'now', 4, 'a', 'b')"),
               QStringLiteral("INSERT INTO broken (game, act, line, checksum) VALUES (6, 2, 'text', 'sum')")});
        const auto root = runOn(file, {QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'reworked'")});
        QByteArray contents = contentsOf(file);
        contents[0] = 'x';
        write(file, contents);
        got(Library::rescue(file, {}));
        const auto library = openToWrite(file, 5);
        QCOMPARE(titles(*library), std::string("game<7>, game<2>, game<12>, game<11>, game<10>, game<9>, game<8>, "
                                               "game<6>, game<5>, game<4>, game<1>"));
        QCOMPARE(titles(*library, true), std::string("game<3>"));
        QCOMPARE(got(library->draft(5, QStringLiteral("bid"))), QByteArray("typed"));
        QCOMPARE(got(library->setting(QStringLiteral("copies"))), QStringLiteral("/copies"));
        QCOMPARE(got(library->game(2)).header, QByteArray(900, 'h'));
        QCOMPARE(got(library->game(2)).summary.entries, 2);
        QCOMPARE(runOn(file, {QStringLiteral("SELECT count(*) FROM days")}).toInt(), 3);
        QCOMPARE(runOn(file, {QStringLiteral("SELECT day FROM bin")}).toInt(), 2);
        const QList<Reworked> reworked = got(library->reworked(5));
        QCOMPARE(reworked.size(), 1);
        QCOMPARE(reworked[0].time + QString::number(reworked[0].rules), QStringLiteral("now4"));
        QCOMPARE(reworked[0].before + reworked[0].after, QByteArray("ab"));
        QCOMPARE(runOn(file, {QStringLiteral("SELECT game || act || line || checksum FROM broken")}).toString(),
                 QStringLiteral("62textsum"));
        // What games were is told where it is lost.
        const QString other = newFile();
        contents.replace((root.toLongLong() - 1) * pageSize, pageSize, QByteArray(pageSize, '\xee'));
        write(other, contents);
        const QString told = got(Library::rescue(other, {}));
        QVERIFY2(told.contains(QStringLiteral("what games were by earlier rules")), qPrintable(told));
    }
    void carriesAnOlderVersionOver()
    {
        const QString file = newFile();
        QByteArray contents = contentsOf(QStringLiteral(BANDAR_STORED "/version-1.db"));
        contents[0] = 'x';
        write(file, contents);
        got(Library::rescue(file, {}));
        const auto library = openToWrite(file);
        QCOMPARE(titles(*library), std::string("Ombak, Harbour \"one\""));
        QCOMPARE(got(library->acts(1)).size(), 3);
    }
};

namespace {
const Enlisted<Rescue> enlisted;
}

} // namespace bandar::tests

#include "tst_rescue.moc"
