// SPDX-License-Identifier: MPL-2.0
#include "journal/exports.h"
#include "journal/renaming.h"
#include "kit/other_rules.h"
#include "kit/ten_games.h"

#include <QRegularExpression>

namespace bandar::tests {

/// A mended rule, a new key in the state, a game or an entry that a build does not know: none of them is damage, and
/// none of them costs a game.
class OtherRulesThanStored : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newFile() { return m_folder.filePath(QStringLiteral("%1.db").arg(++m_files)); }
    QString tenGames()
    {
        const QString file = newFile();
        fillWithTenGames(*openToWrite(file));
        return file;
    }
    static QString told(const QString &file, const Editions &editions, GameId id,
                        Library::Access access = Library::Access::write)
    {
        const auto library = got(tryOpen(file, access));
        return got(KeptGame::open(*library, id, editions)).told();
    }
    static std::int64_t scoreOf(const QString &file, const Editions &editions, GameId id)
    {
        const auto library = openToRead(file);
        const KeptGame game = got(KeptGame::open(*library, id, editions));
        return game.journal().game().standings(game.journal().state()).rows[0].total.units();
    }

private Q_SLOTS:
    void aMendedRuleIsToldOnceByPlayer()
    {
        const QString file = tenGames();
        const OtherBuild mended({.version = 2, .giftForABid = 5});
        const std::int64_t was = scoreOf(file, bothShelf().editions(), 4);
        const std::int64_t now = scoreOf(file, mended.editions(), 4);
        QVERIFY(now > was);
        const QString figures = QStringLiteral("Ana %1, was %2").arg(words::amount(now), words::amount(was));
        // Who only reads is told each time, for nothing is stored.
        QVERIFY(told(file, mended.editions(), 4, Library::Access::read).contains(figures));
        QVERIFY(told(file, mended.editions(), 4, Library::Access::read).contains(figures));
        const QString sentence = told(file, mended.editions(), 4);
        QVERIFY2(sentence.contains(QStringLiteral("newer rules")) && sentence.contains(figures), qPrintable(sentence));
        QCOMPARE(told(file, mended.editions(), 4), QString());
        const auto library = openToRead(file);
        const QList<Reworked> reworked = got(library->reworked(4));
        QCOMPARE(reworked.size(), 1);
        QCOMPARE(reworked[0].rules, 2);
        QCOMPARE(readFigures(reworked[0].before)->amounts.at("ana"), was);
        QCOMPARE(readFigures(reworked[0].after)->amounts.at("ana"), now);
        QCOMPARE(got(library->game(4)).summary.rules, 2);
    }
    void everyGameIsBroughtForwardAtOnce()
    {
        const QString file = tenGames();
        const OtherBuild mended({.version = 2, .giftForABid = 5});
        const auto library = openToWrite(file);
        bringForward(*library, bothShelf().editions());
        QCOMPARE(bringForward(*library, bothShelf().editions()), QString());
        const QString sentences = bringForward(*library, mended.editions());
        for (int game = 1; game <= 10; ++game)
            QVERIFY(sentences.contains(QStringLiteral("“game %1”").arg(game)));
        QCOMPARE(bringForward(*library, mended.editions()), QString());
        for (GameId id = 1; id <= 10; ++id) {
            const auto worked = workOut(got(library->stored(id)), mended.editions());
            QVERIFY(got(worked).isAsStored);
        }
    }
    void rulesThatChangeNothingAreNotTold()
    {
        const QString file = tenGames();
        const OtherBuild same({.version = 2});
        const OtherBuild more({.version = 2, .showsMore = true});
        QCOMPARE(told(file, same.editions(), 1), QString());
        QCOMPARE(told(file, more.editions(), 1), QString());
        QCOMPARE(told(file, more.editions(), 2), QString());
        QCOMPARE(got(openToRead(file)->reworked(1)).size(), 0);
    }
    void aNewKeyOfTheStateIsNoDamage()
    {
        const QString file = tenGames();
        const OtherBuild more({.showsMore = true});
        const auto library = openToWrite(file);
        const auto worked = workOut(got(library->stored(1)), more.editions());
        QVERIFY(got(worked).lost.empty());
        QVERIFY(!got(worked).isElsewhere);
        QCOMPARE(got(KeptGame::open(*library, 1, more.editions())).told(), QString());
        QCOMPARE(historiesOf(*library, more.editions()), historiesOf(*library, bothShelf().editions()));
    }
    void newerRulesAreLeftAlone()
    {
        const QString file = newFile();
        const OtherBuild newer({.version = 2});
        {
            const auto library = openToWrite(file);
            const auto read = readGame(begun(QStringLiteral("two-players"), 30, "of tomorrow"), newer.editions().games);
            const auto &game = std::get<ReadGame>(read);
            got(KeptGame::create(*library, game.header, game.acts, newer.editions(), {}));
        }
        const QStringList tables{QStringLiteral("games"), QStringLiteral("acts"), QStringLiteral("reworked")};
        const QByteArray before = dumpOf(file, tables);
        {
            const auto library = openToWrite(file);
            const auto opened = KeptGame::open(*library, 1, bothShelf().editions());
            QCOMPARE(troubleOf(opened), std::string("newer"));
            QVERIFY(sentenceOf(opened).contains(QStringLiteral("needs a newer Bandar")));
            QVERIFY(!bringForward(*library, bothShelf().editions()).isEmpty());
            const StoredGame stored = got(library->stored(1));
            QCOMPARE(markOf(stored.row, bothShelf().editions()), Mark::newer);
            QCOMPARE(markOf(stored.row, newer.editions()), Mark::none);
            QCOMPARE(troubleOf(rename(*library, 1, QStringLiteral("Friday"), bothShelf().editions())),
                     std::string("newer"));
            QCOMPARE(troubleOf(duplicate(*library, 1, {}, bothShelf().editions())), std::string("newer"));
            const std::string text = historyAsStored(stored).toStdString();
            const auto again = readGame(text, newer.editions().games);
            QCOMPARE(std::get<ReadGame>(again).acts.size(), std::size_t{30});
        }
        QCOMPARE(dumpOf(file, tables), before);
    }
    void anUnknownGameIsListedAndLeftAlone()
    {
        const QString file = tenGames();
        const QStringList tables{QStringLiteral("games"), QStringLiteral("acts"), QStringLiteral("reworked")};
        const QByteArray before = dumpOf(file, tables);
        {
            const auto library = openToWrite(file);
            bringForward(*library, toyShelf().editions());
            QCOMPARE(got(library->games()).size(), 10);
            for (const GameRow &row : got(library->games())) {
                QCOMPARE(markOf(row, toyShelf().editions()), Mark::newer);
                const auto opened = KeptGame::open(*library, row.id, toyShelf().editions());
                QVERIFY(sentenceOf(opened).contains(QStringLiteral("needs a newer Bandar")));
            }
        }
        QCOMPARE(dumpOf(file, tables), before);
        const auto library = openToWrite(file);
        for (GameId id = 1; id <= 10; ++id)
            QCOMPARE(got(KeptGame::open(*library, id, bothShelf().editions())).told(), QString());
    }
    void anEntryThatIsNotKnownIsTheTroubleOfItsGameAlone()
    {
        const QString file = newFile();
        {
            const auto library = openToWrite(file);
            for (const int entries : {10, 60}) // the second has seen its cities grow
                for (const auto &game :
                     {readGame(begun(QStringLiteral("two-players"), entries, "of " + std::to_string(entries)),
                               bothShelf().games())})
                    got(KeptGame::create(*library, std::get<ReadGame>(game).header, std::get<ReadGame>(game).acts,
                                         bothShelf().editions(), {}));
        }
        const OtherBuild without({.knowsCityGrowth = false});
        const auto library = openToWrite(file);
        const auto opened = KeptGame::open(*library, 2, without.editions());
        QCOMPARE(troubleOf(opened), std::string("unworkable"));
        QVERIFY(sentenceOf(opened).contains(QStringLiteral("city-growth")));
        QCOMPARE(markOf(got(library->game(2)), without.editions()), Mark::unworkable);
        QVERIFY(historyAsStored(got(library->stored(2))).contains("city-growth"));
        QCOMPARE(got(KeptGame::open(*library, 1, without.editions())).told(), QString());
        // A build that can opens it as if nothing had been, and the mark goes.
        QCOMPARE(got(KeptGame::open(*library, 2, bothShelf().editions())).told(), QString());
        QCOMPARE(got(library->game(2)).mark, Mark::none);
    }
    void aBrokenRowOfTheListIsNotOfANewerBandar()
    {
        const QString file = tenGames();
        runOn(file, {QStringLiteral("UPDATE games SET game = 'indonesib', mark = 1 WHERE id = 1")});
        runOn(file, {QStringLiteral("UPDATE games SET rules = 129, players = 'Ama, Ben' WHERE id = 2")});
        const Editions editions = bothShelf().editions();
        for (const GameId id : {1, 2}) {
            QVERIFY(markOf(got(openToRead(file)->game(id)), editions) != Mark::newer);
            QCOMPARE(told(file, editions, id), QString());
            const GameRow row = got(openToRead(file)->game(id));
            QCOMPARE(row.game, QStringLiteral("indonesia"));
            QCOMPARE(row.mark, Mark::none);
            QVERIFY(row.summary.players.startsWith(QStringLiteral("Ana")));
        }
    }
    void anActThatIsNowhereInASoundFileIsLost()
    {
        const QString file = tenGames();
        runOn(file, {QStringLiteral("UPDATE acts SET number = number + 1 WHERE game = 1 AND number = "
                                    "(SELECT max(number) FROM acts WHERE game = 1)")});
        const Editions editions = bothShelf().editions();
        for (const auto access : {Library::Access::read, Library::Access::write})
            QVERIFY(told(file, editions, 1, access).contains(QStringLiteral("damage has cost it act")));
        QCOMPARE(told(file, editions, 1), QString());
        QVERIFY(!QFile::exists(file + QStringLiteral(".damaged-1")));
    }
    void hiddenMoneyIsNotGivenAway()
    {
        const QString file = newFile();
        {
            const auto library = openToWrite(file);
            const auto read = readGame(begun(QStringLiteral("three-players"), 40, "hidden", true), bothShelf().games());
            got(KeptGame::create(*library, std::get<ReadGame>(read).header, std::get<ReadGame>(read).acts,
                                 bothShelf().editions(), {}));
        }
        const OtherBuild mended({.version = 2, .giftForABid = 5});
        const QString sentence = told(file, mended.editions(), 1);
        QVERIFY2(sentence.contains(QStringLiteral("Ana has more or less than before")), qPrintable(sentence));
        QVERIFY(!sentence.contains(QRegularExpression(QStringLiteral("[0-9]{2}"))));
    }
    void aFlippedDigitIsNeverToldAsNewerRules()
    {
        const QString file = tenGames();
        const QByteArray line =
            runOn(file, {QStringLiteral("SELECT line FROM acts WHERE game = 3 AND number = 6")}).toByteArray();
        QVERIFY2(line.contains("\"do\":\"bid\""), line);
        runOn(file, {QStringLiteral("UPDATE acts SET line = CAST(replace(CAST(line AS TEXT), '\"amount\":', "
                                    "'\"amount\":1') AS BLOB) WHERE game = 3 AND number = 6")});
        const OtherBuild same({});
        const OtherBuild newer({.version = 2});
        for (const OtherBuild *build : {&same, &newer}) {
            const QString sentence = told(file, build->editions(), 3, Library::Access::read);
            QVERIFY2(sentence.contains(QStringLiteral("damage")) && sentence.contains(QStringLiteral("act 6")),
                     qPrintable(sentence));
            QVERIFY(!sentence.contains(QStringLiteral("rules")));
        }
        const QString sentence = told(file, bothShelf().editions(), 3);
        QVERIFY(sentence.contains(QStringLiteral("act 6")));
        QCOMPARE(told(file, bothShelf().editions(), 3), QString());
        QCOMPARE(runOn(file, {QStringLiteral("SELECT count(*) FROM broken WHERE game = 3 AND act = 6")}).toInt(), 1);
    }
};

namespace {
const Enlisted<OtherRulesThanStored> enlisted;
}

} // namespace bandar::tests

#include "tst_other_rules.moc"
