// SPDX-License-Identifier: MPL-2.0
#include "journal/act_text.h"
#include "journal/schema.h"
#include "kit/other_rules.h"
#include "kit/ten_games.h"
#include "record/writer.h"

namespace bandar::tests {

namespace {

const QString storedBy010 = QStringLiteral(BANDAR_STORED "/version-2.db");

/// What 0.1.0 said of its games, the state of each a line, in the order of their numbers.
QList<QByteArray> statesOf010()
{
    return contentsOf(QStringLiteral(BANDAR_STORED "/version-2.states")).trimmed().split('\n');
}

} // namespace

/// What an older build stored opens in this one: a finished game (1), hidden money (2), flags and a ruling (3), a game
/// in the bin (4), one without an entry (5), undone acts (6), one that came without a uuid (7), a half-typed entry (8).
/// Every change of what is stored adds a library of its own.
class StoredBuilds : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString copied()
    {
        const QString file = m_folder.filePath(QStringLiteral("%1.db").arg(++m_files));
        write(file, contentsOf(storedBy010));
        return file;
    }
    static void compareWith010(Library &library)
    {
        const QList<QByteArray> states = statesOf010();
        QCOMPARE(states.size(), 8);
        for (GameId id = 1; id <= 8; ++id) {
            const QList<ActRow> acts = got(library.acts(id));
            const KeptGame game = got(KeptGame::open(library, id, bothShelf().editions()));
            const Journal &journal = game.journal();
            QCOMPARE(game.told(), QString());
            QCOMPARE(
                QByteArray::fromStdString(record::write(journal.game().view(journal.header().setup, journal.state()))),
                states[static_cast<qsizetype>(id) - 1]);
            QCOMPARE(static_cast<qsizetype>(journal.acts().size()), acts.size());
            for (std::size_t place = 0; place < journal.acts().size(); ++place)
                QCOMPARE(
                    QByteArray::fromStdString(write(journal.game(), journal.header().setup, journal.acts()[place])),
                    acts[static_cast<qsizetype>(place)].line);
        }
    }

private Q_SLOTS:
    void openWithEveryGameAsItWas()
    {
        const QString file = copied();
        compareWith010(*openToRead(file));
        QCOMPARE(contentsOf(file), contentsOf(storedBy010));
        const auto library = openToWrite(file);
        QCOMPARE(bringForward(*library, bothShelf().editions()), QString());
        compareWith010(*library);
        QCOMPARE(titles(*library, true), std::string("In the bin"));
        QVERIFY(got(library->draft(8, QStringLiteral("new-era"))).contains("jawa-tengah"));
        QCOMPARE(got(library->setting(QStringLiteral("copies"))), QStringLiteral("/var/games"));
        QVERIFY(got(library->setting(QStringLiteral("people"))).contains(QStringLiteral("Ana")));
        got(library->check());
    }
    void everyVersionOfWhatIsStoredHasALibrary()
    {
        for (int version = 1; version <= currentVersion(); ++version)
            QVERIFY(QFile::exists(QStringLiteral(BANDAR_STORED "/version-%1.db").arg(version)));
    }
    /// The games of version 2 a day later: in game 3 act 6 was lost, game 6 has an entry that nobody knows, and game 9
    /// is of a game that nobody knows.
    void ofVersion3OpenAsTheyWere()
    {
        const QString stored = QStringLiteral(BANDAR_STORED "/version-3.db");
        const QString file = m_folder.filePath(QStringLiteral("version-3.db"));
        write(file, contentsOf(stored));
        const QList<QByteArray> states =
            contentsOf(QStringLiteral(BANDAR_STORED "/version-3.states")).trimmed().split('\n');
        QCOMPARE(states.size(), 9);
        const Editions editions = bothShelf().editions();
        const auto compare = [&](Library &library) {
            for (const GameId id : {1, 2, 3, 4, 5, 7, 8}) {
                const KeptGame game = got(KeptGame::open(library, id, editions));
                const Journal &journal = game.journal();
                QCOMPARE(game.told(), QString());
                QCOMPARE(QByteArray::fromStdString(
                             record::write(journal.game().view(journal.header().setup, journal.state()))),
                         states[id - 1]);
            }
            QCOMPARE(markOf(got(library.game(6)), editions), Mark::unworkable);
            QCOMPARE(troubleOf(KeptGame::open(library, 6, editions)), std::string("unworkable"));
            QCOMPARE(markOf(got(library.game(9)), editions), Mark::newer);
            QCOMPARE(troubleOf(KeptGame::open(library, 9, editions)), std::string("newer"));
            QCOMPARE(got(library.reworked(3)).size(), 1);
        };
        compare(*openToRead(file));
        QCOMPARE(contentsOf(file), contentsOf(stored));
        const auto library = openToWrite(file);
        const QString told = bringForward(*library, editions);
        QVERIFY2(told.count(u'\n') == 1 && told.contains(QStringLiteral("(game 6) cannot be worked out")) &&
                     told.contains(QStringLiteral("(game 9) needs a newer Bandar")),
                 qPrintable(told));
        compare(*library);
        QCOMPARE(titles(*library, true), std::string("In the bin"));
        QVERIFY(got(library->draft(8, QStringLiteral("new-era"))).contains("jawa-tengah"));
        QCOMPARE(runOn(file, {QStringLiteral("SELECT count(*) FROM broken WHERE game = 3 AND act = 6")}).toInt(), 1);
        got(library->check());
    }
    void areStampedOnceTheyAreBroughtForward()
    {
        const QString file = copied();
        const auto library = openToWrite(file);
        bringForward(*library, bothShelf().editions());
        for (GameId id = 1; id <= 8; ++id) {
            const StoredGame stored = got(library->stored(id));
            QVERIFY(got(workOut(stored, bothShelf().editions())).isAsStored);
            QVERIFY(stored.isHeaderSound);
            QVERIFY(!stored.row.uuid.isEmpty()); // also the one that came without
            QVERIFY(stored.header.contains(("\"uuid\":\"" + stored.row.uuid + '"').toUtf8()));
            for (const ActRow &act : stored.acts)
                QVERIFY(act.soundness == Soundness::sound && act.isWhole);
        }
        QCOMPARE(QFile::exists(file + QStringLiteral(".version-2-backup.db")), true);
    }
    void openUnderOtherRulesWithTheNewFigures()
    {
        const OtherBuild mended({.version = 2, .giftForABid = 5});
        // Straight from the older build, which kept no figures: what it comes to is told.
        const auto straight = openToWrite(copied());
        const QString newly = bringForward(*straight, mended.editions());
        QVERIFY2(newly.contains(QStringLiteral("“Finished” (game 1) was worked out by newer rules: Ana ")),
                 qPrintable(newly));
        // By way of this build, which did: what it came to is told too.
        const auto by = openToWrite(copied());
        bringForward(*by, bothShelf().editions());
        const QString both = bringForward(*by, mended.editions());
        QVERIFY2(both.contains(QStringLiteral(", was ") + words::amount(4791)), qPrintable(both));
        QVERIFY(!both.contains(QStringLiteral("“Not begun”")));
        for (const auto &library : {straight.get(), by.get()})
            for (GameId id = 1; id <= 8; ++id)
                QCOMPARE(got(KeptGame::open(*library, id, mended.editions())).told(), QString());
    }
    void areLeftAloneByABuildWithoutTheGame()
    {
        const QString file = copied();
        const QStringList tables{QStringLiteral("acts"), QStringLiteral("drafts"), QStringLiteral("bin")};
        openToWrite(file);
        const QByteArray before = dumpOf(file, tables);
        {
            const auto library = openToWrite(file);
            bringForward(*library, toyShelf().editions());
            QCOMPARE(got(library->games()).size(), 7);
            for (GameId id = 1; id <= 8; ++id)
                QCOMPARE(troubleOf(KeptGame::open(*library, id, toyShelf().editions())), std::string("newer"));
        }
        QCOMPARE(dumpOf(file, tables), before);
        const auto library = openToWrite(file);
        compareWith010(*library);
    }
    void costABrokenByteItsActAlone_data()
    {
        QTest::addColumn<QString>("was");
        QTest::addColumn<QString>("is");
        QTest::addColumn<int>("act"); // of game 1
        QTest::newRow("a digit") << "\"amount\":" << "\"amount\":1" << 6;
        QTest::newRow("the word for an act") << "\"step\"" << "\"stap\"" << 40;
        QTest::newRow("the id of a player") << "\"ana\"" << "\"anc\"" << 60;
    }
    void costABrokenByteItsActAlone()
    {
        QFETCH(const QString, was);
        QFETCH(const QString, is);
        QFETCH(const int, act);
        const QString file = copied();
        // The first from there on that has it.
        const QString where = QStringLiteral("game = 1 AND number = (SELECT min(number) FROM acts WHERE game = 1 AND "
                                             "number >= %1 AND instr(CAST(line AS TEXT), '%2') > 0)")
                                  .arg(act)
                                  .arg(was);
        const int number = runOn(file, {QStringLiteral("SELECT number FROM acts WHERE ") + where}).toInt();
        runOn(file, {QStringLiteral("UPDATE acts SET line = CAST(replace(CAST(line AS TEXT), '%1', '%2') AS BLOB) "
                                    "WHERE game = 1 AND number = %3")
                         .arg(was, is)
                         .arg(number)});
        const auto library = openToWrite(file);
        const QString sentences = bringForward(*library, bothShelf().editions());
        QVERIFY2(
            sentences.contains(QStringLiteral("“Finished” (game 1): damage has cost it act %1 of 222.").arg(number)),
            qPrintable(sentences));
        QVERIFY(!sentences.contains(QStringLiteral("rules")));
        QVERIFY(!sentences.contains(QStringLiteral("(game 2)")));
    }
    void areNotOfNewerRulesForABrokenNumber()
    {
        const QString file = copied();
        runOn(file, {QStringLiteral("UPDATE acts SET rules = 129 WHERE game = 1 AND number = 7")});
        const auto library = openToWrite(file);
        QCOMPARE(bringForward(*library, bothShelf().editions()), QString());
        QCOMPARE(got(KeptGame::open(*library, 1, bothShelf().editions())).told(), QString());
    }
    void areNotToldForANewKeyOfTheState()
    {
        const OtherBuild more({.showsMore = true});
        const auto library = openToWrite(copied());
        QCOMPARE(bringForward(*library, more.editions()), QString());
    }
    void costATextThatIsNoneAnyMoreItsActAlone()
    {
        // An act of 0.1.0 has no checksum: a text that is none any more is noticed all the same.
        const QString file = copied();
        QByteArray contents = contentsOf(file);
        const QByteArray line = "{\"act\":\"step\"";
        qsizetype at = 0;
        for (int count = 0; count < 100; ++count)
            at = contents.indexOf(line, at + 1);
        QVERIFY(at > 0);
        contents[at + 1] = 'x';
        write(file, contents);
        const auto library = openToWrite(file);
        const QString sentences = bringForward(*library, bothShelf().editions());
        QVERIFY2(sentences.count(QStringLiteral("damage has cost it act")) == 1, qPrintable(sentences));
        qsizetype acts = 0;
        qsizetype lost = 0;
        for (GameId id = 1; id <= 8; ++id)
            for (const ActRow &act : got(library->acts(id))) {
                ++acts;
                lost += act.line.contains("\"act\":\"lost\"") ? 1 : 0;
            }
        QCOMPARE(acts, 222 + 80 + 66 + 44 + 232 + 1);
        QCOMPARE(lost, 1);
    }
};

namespace {
const Enlisted<StoredBuilds> enlisted;
}

} // namespace bandar::tests

#include "tst_stored_builds.moc"
