// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// The final score: rules 2.8 and 3.7, record page 3.
class Scoring : public QObject {
    Q_OBJECT

    // The last year is over: one type of deed is left in era C.
    static Table lastYear()
    {
        Table table;
        table.inYear(8).inEra(Era::c).withDeeds({"oil-papua"}).at(Phase::cityGrowth);
        return table;
    }
    static Table ordinaryYear()
    {
        Table table;
        table.inYear(4).at(Phase::cityGrowth);
        return table;
    }

private Q_SLOTS:
    // rules 7: End: doubling once
    void E43_lastEarningsCountTwice()
    {
        Table table = lastYear();
        table.withCash("ana", 40).withEarnings("ana", 12).play(growCities());
        QCOMPARE(table.phase(), "finished");
        QCOMPARE(table.score("ana"), 64);
        QCOMPARE(table.cash("ana"), 40); // cash and earnings stay apart
        QCOMPARE(table.earnings("ana"), 12);
    }

    void E43_ifTheGameGoesOn()
    {
        Table table = ordinaryYear();
        table.withCash("ana", 40).withEarnings("ana", 12).play(growCities());
        QCOMPARE(table.cash("ana"), 52);
        QCOMPARE(table.score("ana"), 52);
    }

    void E44_aLossThatGoesOn()
    {
        Table table = ordinaryYear();
        table.withCash("ana", 5).withEarnings("ana", -11).play(growCities());
        QCOMPARE(table.cash("ana"), -6);
    }

    void E44_aLossAtTheEndCountsTwice()
    {
        Table table = lastYear();
        table.withCash("ana", 5).withEarnings("ana", -11).play(growCities());
        QCOMPARE(table.score("ana"), -17);
    }

    void E45_withBankAndWithoutDoubling()
    {
        Table table = lastYear();
        table.withBank("ana", 100).withCash("ana", 50).withEarnings("ana", 60);
        table.withBank("ben", 80).withCash("ben", 40).withEarnings("ben", 30);
        table.play(growCities());
        QCOMPARE(table.scores(), "270 / 180 / 100");
        QCOMPARE(table.cash("ana") + table.bank("ana") + table.earnings("ana"), 210);
    }

    void E46_negativeEarnings()
    {
        Table table = lastYear();
        table.withCash("ana", 100).withBank("ana", 60).withEarnings("ana", -20).play(growCities());
        QCOMPARE(table.score("ana"), 120);
    }

    void E47_bankCounts()
    {
        Table table = lastYear();
        table.withCash({100, 120, 0}).withBank("ana", 5).withBank("ben", 10).play(growCities());
        QCOMPARE(table.scores(), "105 / 130 / 0");
        QCOMPARE(table.ranks(), "2 / 1 / 3");
    }

    void E48_tieGoesToTheEarlierInOrder()
    {
        Table table = lastYear();
        table.withCash({100, 105, 0}).withBank("ana", 5).play(growCities());
        QCOMPARE(table.scores(), "105 / 105 / 0");
        QCOMPARE(table.ranks(), "1 / 2 / 3");
        table.withOrder({"cem", "ben", "ana"});
        QCOMPARE(table.ranks(), "2 / 1 / 3");
    }

    void tiesAreMarked()
    {
        Table table = lastYear();
        table.withCash({105, 105, 0}).play(growCities());
        const auto standings = bandar::indonesia::standings(table.state());
        QVERIFY(standings.rows[0].tied && standings.rows[1].tied && !standings.rows[2].tied);
        QVERIFY(standings.finished);
    }

    void columnsOfTheStandings()
    {
        Table table = lastYear();
        table.withCash("ana", 1).withBank("ana", 2).withEarnings("ana", 3);
        const auto standings = bandar::indonesia::standings(table.state());
        QVERIFY(!standings.finished);
        QVERIFY((standings.columns == std::vector<std::string_view>{"cash", "bank", "earnings"}));
        const auto &row = standings.rows[0];
        QCOMPARE(row.columns[0].units(), 1);
        QCOMPARE(row.columns[1].units(), 2);
        QCOMPARE(row.columns[2].units(), 3);
        QCOMPARE(row.total.units(), 9);
    }

    void ifTheGameEndedNow()
    {
        Table table;
        table.withEarnings("ana", 10).withBank("ben", 7);
        QCOMPARE(table.scores(), "120 / 107 / 100");
        QCOMPARE(table.ranks(), "1 / 2 / 3");
    }

    // rules 7: End: doubling once
    void earningsOfEarlierYearsAreNotDoubledAgain()
    {
        Table table = lastYear();
        table.withDeeds({"oil-papua", "rubber-papua"}).withEarnings("ana", 60).play(growCities());
        QCOMPARE(table.score("ana"), 160);
        table.play({bid("ana", 0), bid("ben", 0), bid("cem", 0)}).withDeeds({});
        table.at(Phase::cityGrowth).withEarnings("ana", 7).play(growCities());
        QCOMPARE(table.score("ana"), 174);
        QCOMPARE(table.postings(), ""); // nothing moves at the end
    }

    void companiesCitiesAndLevelsAreWorthNothing()
    {
        Table table = lastYear();
        table.withCompany("ana", "oil-maluku", 9).withLevels("ana", {.slot = 5, .bid = 5}).withCity("bali", 3);
        QCOMPARE(table.score("ana"), 100);
    }
};

static const Enlisted<Scoring> enlisted;

#include "tst_scoring.moc"
