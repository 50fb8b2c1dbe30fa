// SPDX-License-Identifier: MPL-2.0
#include "journal/telling.h"
#include "kit/evening.h"

#include <QTest>

namespace bandar::tests {

namespace {

using journal::Fate;

/// The recorded game of two with open money, up to some entry.
std::string twoPlayers(std::size_t entries)
{
    std::string text;
    std::size_t taken = 0;
    for (const QString &path : recordedGames())
        if (path.endsWith(QStringLiteral("/two-players.jsonl")))
            for (const std::string &line : linesOf(bytesOf(path)))
                if (taken++ <= entries)
                    text += line + '\n';
    return text;
}

QString undoTitle(const Evening &evening) { return journal::undoTitle(evening.journal(), evening.words()); }
QString redoTitle(const Evening &evening) { return journal::redoTitle(evening.journal(), evening.words()); }

} // namespace

/// Undo, redo and the history that only grows.
class Acts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoTakesBackTheLastActAndNamesIt()
    {
        Evening evening(twoPlayers(14));
        QCOMPARE(undoTitle(evening), QStringLiteral("Undo: Ben bids 10 for the order of play"));
        const std::string before = evening.state();
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':2}"_json), QString());
        QCOMPARE(undoTitle(evening), QStringLiteral("Undo: Ben's bid of year 1 changed from 5 to 2"));
        QVERIFY(evening.state() != before);
        QCOMPARE(evening.undo(), QString());
        QCOMPARE(evening.state(), before);
        QCOMPARE(redoTitle(evening), QStringLiteral("Redo: Ben's bid of year 1 changed from 5 to 2"));
    }
    void undoNamesEveryKindOfAct()
    {
        Evening evening(twoPlayers(14));
        evening.amend(9, "{'do':'research','player':'ben','track':'slots'}"_json);
        QCOMPARE(undoTitle(evening),
                 QStringLiteral("Undo: Ben researches Bid (year 1) changed to: Ben researches Slots"));
        evening.insert(3, "{'do':'note','text':'late'}"_json);
        QVERIFY(undoTitle(evening).startsWith(QStringLiteral("Undo: Inserted: ")));
        evening.remove(15);
        QCOMPARE(undoTitle(evening), QStringLiteral("Undo: Removed: Ben bids 10 for the order of play (year 2)"));
    }
    void aTitleNamesThePlayerThatIsTold_data()
    {
        QTest::addColumn<QByteArray>("entered");
        QTest::addColumn<QByteArray>("amended");
        QTest::addColumn<QString>("title");
        // A "set" may name an owner, then a player; here it names the second alone, or none.
        QTest::newRow("the second") << QByteArray("{'do':'set','player':'ben','track':'hull','level':2,'reason':'r'}")
                                    << QByteArray("{'do':'set','player':'ben','track':'hull','level':3,'reason':'r'}")
                                    << QStringLiteral("Undo: Ben's set of year 2 changed from 2 to 3");
        QTest::newRow("none") << QByteArray("{'do':'set','company':'ship-halmahera','units':2,'reason':'r'}")
                              << QByteArray("{'do':'set','company':'ship-halmahera','units':3,'reason':'r'}")
                              << QStringLiteral("Undo: ship Halmahera has 2 units: r (year 2) changed to: "
                                                "ship Halmahera has 3 units: r");
        QTest::newRow("no longer") << QByteArray("{'do':'set','player':'ben','track':'hull','level':2,'reason':'r'}")
                                   << QByteArray("{'do':'set','city':'jawa-timur','size':2,'reason':'r'}")
                                   << QStringLiteral("Undo: Ben stands on step 2 of Hull: r (year 2) changed to: "
                                                     "The city in Jawa Timur has size 2: r");
        QTest::newRow("the first of two")
            << QByteArray("{'do':'transfer','from':'ben','to':'ana','amount':2,'reason':'r'}")
            << QByteArray("{'do':'transfer','from':'ben','to':'ana','amount':3,'reason':'r'}")
            << QStringLiteral("Undo: Ben's transfer of year 2 changed from 2 to 3");
    }
    void aTitleNamesThePlayerThatIsTold()
    {
        QFETCH(const QByteArray, entered);
        QFETCH(const QByteArray, amended);
        QFETCH(const QString, title);
        const auto json = [](QByteArray line) { return line.replace('\'', '"').toStdString(); };
        Evening evening(begunGame());
        QCOMPARE(evening.enter({json(entered)}), QString());
        QCOMPARE(evening.amend(evening.journal().entries().size(), json(amended)), QString());
        QCOMPARE(undoTitle(evening), title);
    }
    void aFactThatIsHalfToldIsToldAsNoFact_data()
    {
        QTest::addColumn<QByteArray>("half");
        for (const char *half : {"'units':3", "'company':'rice-bali'", "'owner':'ana'", "'level':2", "'size':2",
                                 "'player':'ana'", "'player':'ana','level':2", "'option':'money'", "'value':'open'"})
            QTest::newRow(half) << QByteArray(half);
    }
    void aFactThatIsHalfToldIsToldAsNoFact()
    {
        QFETCH(QByteArray, half);
        Evening evening(begunGame());
        const std::string line = "{\"do\":\"set\"," + half.replace('\'', '"').toStdString() + ",\"reason\":\"r\"}";
        QCOMPARE(evening.amend(evening.journal().entries().size(), line), QString());
        QVERIFY(
            undoTitle(evening).endsWith(QStringLiteral("changed to: Something is set right, and what is not told: r")));
    }
    void titlesTellHowItWasThen()
    {
        Evening evening(twoPlayers(6));
        evening.amend(6, "{'do':'bid','player':'ben','amount':7}"_json);
        evening.undo();
        evening.amend(6, "{'do':'bid','player':'ben','amount':9}"_json);
        evening.undo();
        evening.undo(); // the entry itself
        const auto title = [&](std::size_t act) {
            return journal::titleOf(evening.journal(), evening.journal().acts()[act - 1], evening.words());
        };
        QCOMPARE(title(7), QStringLiteral("Ben's bid of year 1 changed from 5 to 7"));
        QCOMPARE(title(9), QStringLiteral("Ben's bid of year 1 changed from 5 to 9"));
        QCOMPARE(title(10), QStringLiteral("Undo: Ben's bid of year 1 changed from 5 to 9"));
    }
    void undoGoesBackToTheEmptyGameAndRedoToItsEnd()
    {
        Evening evening(twoPlayers(1000));
        const std::string end = evening.state();
        QVERIFY(end.find("'finished':true"_json) != std::string::npos);
        const std::size_t entries = evening.journal().entries().size();
        for (std::size_t left = entries; left > 0; --left)
            QCOMPARE(evening.undo(), QString());
        QCOMPARE(evening.undo(), QStringLiteral("there is nothing left to undo"));
        QCOMPARE(evening.state(), stateOf(twoPlayers(0)));
        for (std::size_t left = entries; left > 0; --left)
            QCOMPARE(evening.redo(), QString());
        QCOMPARE(evening.state(), end);
        QCOMPARE(evening.redo(), QStringLiteral("nothing was undone"));
        QCOMPARE(evening.journal().acts().size(), 3 * entries);
    }
    void aStepIsOneActHoweverManyEntriesItHas()
    {
        Evening evening(twoPlayers(4));
        QCOMPARE(evening.enter(
                     {"{'do':'bid','player':'ana','amount':0}"_json, "{'do':'bid','player':'ben','amount':5}"_json}),
                 QString());
        QCOMPARE(evening.state(), stateOf(twoPlayers(6)));
        QCOMPARE(evening.undo(), QString());
        QCOMPARE(evening.state(), stateOf(twoPlayers(4)));
    }
    void aChangeIntoTheSameEntryIsNoAct()
    {
        Evening evening(twoPlayers(14));
        const QString same = QStringLiteral("that is what stands there already");
        QCOMPARE(evening.amend(6, "{'amount':5,'player':'ben','do':'bid'}"_json), same);
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':2}"_json), QString());
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':2}"_json), same);
        QCOMPARE(evening.journal().acts().size(), std::size_t{15});
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':2,'note':'as agreed'}"_json), QString());
        QCOMPARE(evening.journal().acts().size(), std::size_t{16});
    }
    void aChangeIntoTheSameEntryWithoutItsTimeIsNone()
    {
        std::string record = twoPlayers(14);
        const std::string bid = R"("do": "bid", "player": "ben", "amount": 5)";
        QVERIFY(record.find(bid) != std::string::npos);
        record.insert(record.find(bid), "'at':'2026-11-30T20:15:00Z',"_json);
        Evening evening(record);
        const QString same = QStringLiteral("that is what stands there already");
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':5}"_json), same);
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':5,'at':'2026-11-30T20:15:00Z'}"_json), same);
        QCOMPARE(evening.amend(6, "{'do':'bid','player':'ben','amount':5,'at':'2026-11-30T20:16:00Z'}"_json),
                 QString());
    }
    void aChangeIntoTheSameEntryByAnotherNameIsNone()
    {
        Evening evening(twoPlayers(60)); // two lines were merged, and have the names of both deeds
        const std::string ship = "{'do':'operate','player':'ana','company':'ship-halmahera'"_json;
        QCOMPARE(evening.amend(55, ship + "}"), QStringLiteral("that is what stands there already"));
        QCOMPARE(evening.amend(55, ship + ",'add':0}"_json), QStringLiteral("that is what stands there already"));
        QCOMPARE(evening.amend(55, ship + ",'add':1}"_json), QString());
    }
    void aRulingThatSaysThatNothingIsSettledIsNone()
    {
        Evening evening(begunGame());
        evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json);
        const std::size_t acts = evening.journal().acts().size();
        QCOMPARE(evening.settle(15, "not yet settled"), QStringLiteral("what did the table agree?"));
        QCOMPARE(evening.settle(15, "not yet settled: Ben has 5"), QStringLiteral("what did the table agree?"));
        QCOMPARE(evening.settle(15, "lent"), QString());
        QCOMPARE(evening.settle(15, "lent"), QStringLiteral("that entry needs no ruling"));
        QCOMPARE(evening.journal().acts().size(), acts + 1);
    }
    void theTitlesOfAllActsAreThoseOfEach()
    {
        Evening evening(twoPlayers(14));
        evening.amend(6, "{'do':'bid','player':'ben','amount':7}"_json);
        evening.undo();
        evening.amend(6, "{'do':'bid','player':'ben','amount':9}"_json);
        evening.insert(3, "{'do':'note','text':'late'}"_json);
        evening.remove(3);
        evening.undo();
        evening.redo();
        evening.remove(6);
        evening.enter({"{'do':'note','text':'on'}"_json});
        const QStringList titles = journal::titlesOf(evening.journal(), evening.words());
        QCOMPARE(titles.size(), static_cast<qsizetype>(evening.journal().acts().size()));
        for (std::size_t place = 0; place < evening.journal().acts().size(); ++place)
            QCOMPARE(titles[static_cast<qsizetype>(place)],
                     journal::titleOf(evening.journal(), evening.journal().acts()[place], evening.words()));
        QCOMPARE(titles[21], QStringLiteral("Removed: Ben bids 9 for the order of play (year 1)"));
    }
    void aStepIsRefusedAsAWhole()
    {
        Evening evening(twoPlayers(4));
        const QString why = evening.enter(
            {"{'do':'bid','player':'ana','amount':0}"_json, "{'do':'bid','player':'ben','amount':101}"_json});
        QVERIFY2(why.contains(QStringLiteral("101")), qPrintable(why));
        QCOMPARE(evening.journal().acts().size(), std::size_t{4});
        QCOMPARE(evening.state(), stateOf(twoPlayers(4)));
    }
    void whatWasUndoneCanBeBroughtBackBehindSomethingNew()
    {
        // Undo ten, enter one, and the nine behind the wrong one are wanted again.
        Evening evening(twoPlayers(22));
        for (int left = 0; left < 10; ++left)
            evening.undo();
        QCOMPARE(evening.enter({"{'do':'city-growth'}"_json}), QString());
        QCOMPARE(evening.redo(),
                 QStringLiteral("something was entered since; name the act that is to be brought back"));
        for (journal::ActNumber act = 14; act <= 22; ++act)
            QCOMPARE(evening.redo(act), QString());
        QCOMPARE(evening.state(), stateOf(twoPlayers(22)));
        QCOMPARE(evening.redo(14), QStringLiteral("that act was not undone"));
        QCOMPARE(evening.redo(13), QString()); // a second growth of the cities, which nobody asks for
        QCOMPARE(evening.fate(23), Fate::outOfTurn);
    }
    void whatIsNotThereCannotBeChanged()
    {
        Evening evening(twoPlayers(14));
        journal::Wish wish;
        wish.kind = journal::Act::Kind::remove;
        wish.target = 99;
        QCOMPARE(evening.carryOut(wish), QStringLiteral("there is no such entry in the game as it stands"));
        wish.kind = journal::Act::Kind::step;
        QCOMPARE(evening.carryOut(wish), QStringLiteral("no entry is given"));
        QCOMPARE(evening.settle(3, "so be it"), QStringLiteral("that entry needs no ruling"));
        QCOMPARE(evening.journal().acts().size(), std::size_t{14});
    }
};

namespace {
const Enlisted<Acts> enlisted;
}

} // namespace bandar::tests

#include "tst_acts.moc"
