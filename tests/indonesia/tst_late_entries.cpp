// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Out of turn, an entry of a phase that is over keeps its effect and changes nobody's turn (record page 4).
class LateEntries : public QObject {
    Q_OBJECT

    static Table fleets()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.inYear(4).inEra(Era::b).withCash({300, 300, 300, 300});
        for (const char *player : {"ana", "ben", "cem", "dee"})
            table.withLevels(player, {.slot = 5, .mergers = 2});
        for (const char *line : {"ship-halmahera", "ship-lampung", "ship-jawa-timur", "ship-sulawesi-selatan"})
            table.withCompany("ana", line, 1);
        table.withCompany("ben", "rice-bali", 1).withCompany("cem", "rice-jawa-barat", 1).at(Phase::mergers);
        return table;
    }
    static EntryText first(const char *player) { return merge(player, "ship-halmahera", "ship-lampung", player, 20); }

private Q_SLOTS:
    void earlier_aCityDuringTheBids()
    {
        Table table;
        table.at(Phase::bids).play(city("ben", "bali").outOfTurn());
        QCOMPARE(table.cities(), "bali 1");
        QCOMPARE(table.asked(), "ana: bid");
        table.play(bid("ana", 0));
        QCOMPARE(table.asked(), "ben: bid");
    }

    void earlier_aBidDuringResearch()
    {
        Table table;
        table.inYear(2).at(Phase::research).play(bid("cem", 40).outOfTurn());
        QCOMPARE(table.cash(), "100 / 100 / 60");
        QCOMPARE(table.bank(), "0 / 0 / 40");
        QCOMPARE(table.order(), "ana ben cem"); // settled long since
        QCOMPARE(table.asked(), "ana: research");
        // Nor does it count next year.
        table.at(Phase::bids).play({bid("ana", 0), bid("ben", 0), bid("cem", 0)});
        QCOMPARE(table.order(), "ana ben cem");
    }

    void earlier_anAcquisitionDuringOperations()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).at(Phase::operations);
        table.play({acquire("ben", "ship-lampung").outOfTurn(), pass("cem").outOfTurn(),
                    noAnnouncement("cem").outOfTurn(), noResearch("cem").outOfTurn(), noCity("cem").outOfTurn()});
        QCOMPARE(table.asked(), "ana: operate");
        table.play(operate("ana", "rice-bali"));
        QCOMPARE(table.asked(), "ben: operate");
    }

    void earlier_aPassDoesNotHoldInTheNextYear()
    {
        Table table;
        table.inYear(2).at(Phase::research).play(pass("ana").outOfTurn());
        table.at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void anEmptyOperationThatIsNotAskedForHasNoEffect()
    {
        Table table;
        table.withCompany("ana", "ship-lampung", 1).at(Phase::cityGrowth);
        const auto before = table.state();
        table.play(operate("ana", "ship-lampung").outOfTurn()); // after the operations
        QVERIFY(table.state() == before);
        table.withCompany("ben", "rice-bali", 1).at(Phase::operations);
        table.play(operate("ana", "ship-lampung"));
        const auto later = table.state();
        table.play(operate("ana", "ship-lampung").outOfTurn()); // a second time
        QVERIFY(table.state() == later);
    }

    void earlier_researchDuringCityGrowth()
    {
        Table table;
        table.at(Phase::cityGrowth).play(research("cem", "hull", "ana").outOfTurn());
        QCOMPARE(table.levels("ana"), "1 1 1 2 x1");
        QCOMPARE(table.asked(), "city-growth");
    }

    void earlier_anOperationDuringCityGrowthIsOfThisYear()
    {
        Table table;
        table.withCompany("ana", "ship-lampung", 1).at(Phase::cityGrowth);
        table.play(addShips("ana", "ship-lampung", 1).outOfTurn());
        QVERIFY(table.hasOperated("ship-lampung"));
        QCOMPARE(table.asked(), "city-growth");
    }

    void lastYears_operationsAndMergersBindNobodyThisYear()
    {
        Table table = fleets();
        table.at(Phase::bids).play({first("ana").outOfTurn(), addShips("ana", "ship-jawa-timur", 1).outOfTurn()});
        QVERIFY(!table.isMerged("ship-lampung"));
        QVERIFY(!table.hasOperated("ship-jawa-timur"));
        QCOMPARE(table.units("ship-lampung"), 2);
        QCOMPARE(table.units("ship-jawa-timur"), 2);
        QCOMPARE(table.asked(), "ana: bid");
    }

    void lastYears_cityGrowthClearsAndChangesNoTurn()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).withCity("bali", 1).withReceived("bali", "rice", 1).at(Phase::bids);
        table.play(growCities().outOfTurn());
        QCOMPARE(table.cities(), "bali 2");
        QCOMPARE(table.received("bali"), "");
        QCOMPARE(table.asked(), "ana: bid");
        QCOMPARE(table.year(), 1);
    }

    void aCityThatACorrectionMadeTheLargestStaysAsItIs()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).withCity("aceh", 3).withCity("bali", 1);
        table.withReceived("bali", "rice", 1).at(Phase::cityGrowth);
        QCOMPARE(table.refusal(growCities({"bali", "aceh"})), Reason::cityAtLargest);
        QCOMPARE(table.refusal(growCities({"bali", "aceh"}).ruled()), Reason::cityAtLargest);
        table.play(growCities({"bali", "aceh"}).corrected());
        QCOMPARE(table.cities(), "aceh 3, bali 2");
    }

    void afterTheEndEntriesKeepTheirEffect()
    {
        Table table;
        table.play(endGame()).play(bid("ana", 7).outOfTurn());
        QCOMPARE(table.bank("ana"), 7);
        QCOMPARE(table.phase(), "finished");
        QCOMPARE(table.refusal(endGame().outOfTurn()), Reason::gameOver);
    }

    void setOrder_beforeTheBidsAreIn()
    {
        Table table;
        table.at(Phase::bids).play(setOrder({"cem", "ben", "ana"}).outOfTurn());
        QCOMPARE(table.order(), "cem ben ana");
        QCOMPARE(table.asked(), "ana: bid");
    }
};

static const Enlisted<LateEntries> enlisted;

#include "tst_late_entries.moc"
