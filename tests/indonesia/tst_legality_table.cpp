// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// The table of rules 2.9: what is illegal in each phase. What the board alone shows (inland, a start area, the maximum
// sold) is the table's business and not refused.
class LegalityTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void phase1_newEra()
    {
        Table table;
        table.play(city("ana", "bali"));
        QCOMPARE(table.refusal(city("ben", "bali")), Reason::provinceHasCity);
        table.play({city("ben", "jawa-timur"), noCity("cem")});
        QCOMPARE(table.phase(), "bids"); // all cards resolved
    }

    void phase2_bids()
    {
        Table table;
        table.at(Phase::bids);
        QVERIFY(!table.reads(R"({"do":"bid","player":"ana","amount":0.5})"));
        QVERIFY(!table.reads(bid("ana", -1)));
        QCOMPARE(table.refusal(bid("ana", 101)), Reason::bidAboveCash);
        table.play(bid("ana", 1));
        QCOMPARE(table.refusal(bid("ana", 1)), Reason::anotherIsAsked); // a second bid
        table.play({bid("ben", 0), bid("cem", 0)});
        QVERIFY(table.phase() != "bids"); // everybody has bid
    }

    void phase3_mergers()
    {
        Table table;
        table.withLevels("ana", {.slot = 3, .mergers = 2}).withCash("ana", 300);
        table.withCompany("ana", "rice-bali", 3)
            .withCompany("ana", "rice-jawa-barat", 5)
            .withCompany("ben", "spice-maluku", 1);
        table.at(Phase::mergers);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "spice-maluku", 100)), Reason::blendTooEarly);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "rice-jawa-barat", 152)), Reason::belowNominal);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "rice-jawa-barat", 164)), Reason::doesNotDivide);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "rice-jawa-barat", 304)), Reason::bidderCash);
        table.play(noAnnouncement("ana"));
        QCOMPARE(table.phase(), "acquisitions"); // one full circuit without an announcement
    }

    void phase4_acquisitions()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).at(Phase::acquisitions);
        QCOMPARE(table.refusal(acquire("ana", "rice-jawa-barat")), Reason::anotherIsAsked); // owner full
        QCOMPARE(table.refusal(acquire("ben", "rice-aceh")), Reason::deedNotOut);           // later era
        table.play({pass("ben"), pass("cem")});
        QCOMPARE(table.phase(), "research");
    }

    void phase5_research()
    {
        Table table;
        table.withLevels("ana", {.hull = 5}).at(Phase::research);
        QCOMPARE(table.refusal(research("ana", "hull")), Reason::trackAtEnd);
        QCOMPARE(table.refusal(research("ana", "slots", "ben")), Reason::anothersTrack);
        table.play(research("ana", "slots"));
        QCOMPARE(table.refusal(research("ana", "slots")), Reason::anotherIsAsked); // two steps
    }

    void phase6_operations()
    {
        Table table;
        table.withLevels("ana", {.slot = 2}).withCompany("ana", "rice-bali", 1).withCompany("ana", "spice-maluku", 1);
        table.withCompany("ben", "ship-lampung", 1).withCity("bali", 1).at(Phase::operations);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}}).buy(1)),
                 Reason::soldOutBuysNothing);
        table.play({operate("ana", "rice-bali"), operate("ben", "ship-lampung")});
        QCOMPARE(table.refusal(operate("ana", "rice-bali")), Reason::operatedAlready);
        QCOMPARE(table.refusal(growCities()), Reason::anotherEntryAwaited); // an idle company is left
        table.play(operate("ana", "spice-maluku"));
        QCOMPARE(table.asked(), "city-growth"); // all turned
    }

    void phase7_cityGrowth()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).withCity("bali", 3).withCity("aceh", 1).withCity("lampung", 2);
        table.withReceived("aceh", "rice", 1)
            .withReceived("lampung", "rice", 2)
            .withMarkers(3, 0, 0)
            .at(Phase::cityGrowth);
        QCOMPARE(table.refusal(growCities({"bali"})), Reason::cityAtLargest);
        QCOMPARE(table.refusal(growCities({"aceh", "aceh"})), Reason::cityGrowsOnce); // by two
        QCOMPARE(table.refusal(growCities({"lampung"})), Reason::tooFewMarkers);
        table.play(growCities());
        QCOMPARE(table.received("aceh"), "");
        QCOMPARE(table.phase(), "bids");
    }

    void aYearOfTwoPlayers()
    {
        Table table({"ana", "ben"});
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 1);
        table.withCompany("ben", "ship-halmahera", 1).at(Phase::bids);
        table.play({bid("ana", 0), bid("ben", 1), announce("ana", "ship-lampung", "ship-halmahera", 20),
                    mergerBid("ben", 22), mergerPass("ana")});
        QCOMPARE(table.cash(), "111 / 88");
        QCOMPARE(table.asked(), "ana: acquire"); // Ben is full
        table.play({acquire("ana", "rice-bali"), acquire("ana", "rice-jawa-barat")});
        table.play({research("ben", "hull"), research("ana", "hull", "ben")});
        QCOMPARE(table.level("ben", "hull"), 3);
        table.play({operate("ben", "ship-lampung"), operate("ana", "rice-bali"), operate("ana", "rice-jawa-barat"),
                    growCities()});
        QCOMPARE(table.asked(), "ben: bid");
    }
};

static const Enlisted<LegalityTable> enlisted;

#include "tst_legality_table.moc"
