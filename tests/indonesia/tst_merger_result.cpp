// SPDX-License-Identifier: MPL-2.0
#include "indonesia/auction.h"
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What a merger leaves behind: rules 2.3 (Result), 3.3 and 3.4, record page 2 and 3.
class MergerResult : public QObject {
    Q_OBJECT

    // Ana has rice and spice, Ben and Cem nothing; all can pay and announce anything.
    static Table blend(std::int64_t rice, std::int64_t spice)
    {
        Table table;
        table.inYear(5).inEra(Era::b).withCash({5000, 5000, 5000});
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, {.slot = 3, .mergers = 5});
        table.withCompany("ana", "rice-bali", rice).withCompany("ana", "spice-maluku", spice).at(Phase::mergers);
        return table;
    }
    static std::int64_t priceOf(std::int64_t units) { return 25 * units; }

private Q_SLOTS:
    // rules 7: Merger result: units add
    // rules 7: Merger result: deeds add
    // rules 7: Merger result: owner
    void oneCompanyOfTwo()
    {
        Table table;
        table.inEra(Era::b).withLevels("ana", {.mergers = 5}).withLevels("ben", {.slot = 2});
        table.withCash({900, 900, 900}).withMerged("ana", {"rice-jawa-barat", "rice-aceh"}, 4);
        table.withCompany("cem", "rice-bali", 3).at(Phase::mergers);
        table.play({announce("ana", "rice-aceh", "rice-bali", 140), mergerBid("ben", 147), mergerPass("cem"),
                    mergerPass("ana")});
        for (const char *deed : {"rice-bali", "rice-jawa-barat", "rice-aceh"}) {
            QCOMPARE(table.deedsWith(deed), "rice-aceh rice-bali rice-jawa-barat");
            QCOMPARE(table.units(deed), 7);
            QCOMPARE(table.owner(deed), "ben");
            QCOMPARE(table.kind(deed), "rice");
            QVERIFY(table.isMerged(deed));
            QVERIFY(!table.hasOperated(deed));
        }
        QCOMPARE(table.companies("ana"), "");
        QCOMPARE(table.companies("ben"), "rice-aceh 7");
    }

    // rules 7: Merger result: slots
    void aMergedCompanyTakesOneSlot()
    {
        Table table;
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 1);
        table.withCompany("ana", "ship-halmahera", 1).at(Phase::mergers);
        QVERIFY(!bandar::indonesia::hasFreeSlot(table.state(), table.player("ana")));
        table.play(merge("ana", "ship-lampung", "ship-halmahera", "ana", 20));
        QCOMPARE(bandar::indonesia::companiesOwned(table.state(), table.player("ana")), 1);
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void aMergedCompanyOperatesOnce()
    {
        Table table;
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 1);
        table.withCompany("ana", "ship-halmahera", 1).at(Phase::mergers);
        table.play(merge("ana", "ship-lampung", "ship-halmahera", "ana", 20)).at(Phase::operations);
        table.play(operate("ana", "ship-halmahera"));
        QVERIFY(table.hasOperated("ship-lampung"));
        QCOMPARE(table.asked(), "city-growth");
    }

    // rules 7: Merger result: caps by era (E23, E24)
    void E23_capsAdd()
    {
        for (const auto &[era, cap] : {std::pair(Era::a, 5), std::pair(Era::b, 7), std::pair(Era::c, 9)}) {
            Table table;
            table.inEra(era).withMerged("ana", {"ship-lampung", "ship-halmahera"}, cap - 1).at(Phase::operations);
            QCOMPARE(table.refusal(addShips("ana", "ship-lampung", 1)), std::nullopt);
            table.play(setUnits("ship-lampung", cap));
            QCOMPARE(table.refusal(addShips("ana", "ship-lampung", 1)), Reason::aboveFleetCap);
        }
    }

    void E23_twoAndThreeShipsAreFull()
    {
        Table table;
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 2);
        table.withCompany("ana", "ship-halmahera", 3).at(Phase::mergers);
        table.play(merge("ana", "ship-lampung", "ship-halmahera", "ana", 50));
        QCOMPARE(table.units("ship-lampung"), 5);
        table.at(Phase::operations);
        QCOMPARE(table.why(addShips("ana", "ship-lampung", 1)), "aboveFleetCap ship-halmahera 6 5 A");
    }

    // rules 7: Merger result: caps by era (E23, E24)
    void E24_twoLinesOfEraB()
    {
        for (const auto &[era, cap] : {std::pair(Era::b, 8), std::pair(Era::c, 10)}) {
            Table table;
            table.inEra(era).withMerged("ana", {"ship-jawa-barat", "ship-sumatera-utara"}, cap).at(Phase::operations);
            QCOMPARE(table.refusal(addShips("ana", "ship-jawa-barat", 1)), Reason::aboveFleetCap);
            table.play(setUnits("ship-jawa-barat", cap - 1));
            QCOMPARE(table.refusal(addShips("ana", "ship-jawa-barat", 1)), std::nullopt);
        }
    }

    void E24_allSixLines()
    {
        const Names all{"ship-halmahera",        "ship-jawa-timur", "ship-lampung",
                        "ship-sulawesi-selatan", "ship-jawa-barat", "ship-sumatera-utara"};
        for (const auto &[era, cap] : {std::pair(Era::a, 10), std::pair(Era::b, 21), std::pair(Era::c, 26)}) {
            Table table;
            table.inEra(era).withMerged("ana", all, cap).at(Phase::operations);
            QCOMPARE(table.why(addShips("ana", "ship-lampung", 1)), "aboveFleetCap ship-halmahera " +
                                                                        std::to_string(cap + 1) + " " +
                                                                        std::to_string(cap) + " " + table.era());
        }
    }

    // rules 7: Merger result: siap faji halving table
    void theHalvingTable_data()
    {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("keep");
        for (const auto &[units, keep] :
             {std::pair(2, 1), std::pair(3, 1), std::pair(4, 2), std::pair(5, 2), std::pair(6, 3), std::pair(7, 3),
              std::pair(8, 4), std::pair(9, 4), std::pair(10, 5), std::pair(11, 5), std::pair(12, 6), std::pair(13, 6),
              std::pair(15, 7), std::pair(20, 10), std::pair(1, 1)})
            QTest::addRow("%d units", units) << units << keep;
    }
    void theHalvingTable()
    {
        QFETCH(int, units);
        QFETCH(int, keep);
        Table table = blend(units - 1, 1);
        table.play(merge("ana", "rice-bali", "spice-maluku", "ana", priceOf(units)));
        QCOMPARE(table.units("rice-bali"), units); // until then it has all its units
        QCOMPARE(bandar::indonesia::keepLimitsOf(units).most, keep);
        QCOMPARE(table.why(siapFaji("ana", units + 1)),
                 "keepAboveUnits " + std::to_string(units + 1) + " " + std::to_string(units));
        if (units > 1)
            QCOMPARE(table.why(siapFaji("ana", keep + 1)),
                     "keepOutOfRange " + std::to_string(keep + 1) + " 1 " + std::to_string(keep));
        QCOMPARE(table.refusal(siapFaji("ana", 0)), Reason::keepOutOfRange);
        table.play(siapFaji("ana", keep));
        QCOMPARE(table.units("spice-maluku"), keep);
    }

    void moreThanHalfMayGo()
    {
        // n = 4, three units touch another siap faji company: one is kept (rules 3.4).
        Table table = blend(2, 2);
        table.play(merge("ana", "rice-bali", "spice-maluku", "ana", 100));
        table.play(siapFaji("ana", 1));
        QCOMPARE(table.units("rice-bali"), 1);
    }

    // rules 7: Merger result: kind changes to siap faji
    void riceAndSpiceBecomeSiapFajiAtOnce()
    {
        Table table = blend(4, 3);
        table.withOrder({"cem", "ben", "ana"}).at(Phase::mergers);
        table.play({announce("cem", "spice-maluku", "rice-bali", 175), mergerPass("ben"), mergerPass("ana")});
        QCOMPARE(table.asked(), "cem: siap-faji"); // the winner
        QCOMPARE(table.kind("rice-bali"), "siap-faji");
        QCOMPARE(table.kind("spice-maluku"), "siap-faji");
        QCOMPARE(table.units("rice-bali"), 7);
        QCOMPARE(table.cash(), "5175 / 5000 / 4825");
        QCOMPARE(table.refusal(siapFaji("ana", 3)), Reason::anotherIsAsked);
        QCOMPARE(table.refusal(noAnnouncement("cem")), Reason::anotherEntryAwaited);
        table.play(siapFaji("cem", 3));
        QCOMPARE(table.asked(), "cem: acquire");
        QVERIFY(table.isMerged("rice-bali"));
        QCOMPARE(table.postings(), "");
    }

    void afterAnAuctionTheWinnerIsAskedToReduce()
    {
        Table table = blend(1, 1);
        table.play({announce("ana", "rice-bali", "spice-maluku", 50), mergerBid("ben", 52), mergerPass("cem"),
                    mergerPass("ana")});
        QCOMPARE(table.asked(), "ben: siap-faji");
        QCOMPARE(table.owner("rice-bali"), "ben");
    }

    void sameGoodsAskForNothingMore()
    {
        Table table;
        table.withLevels("ana", {.slot = 3, .mergers = 2}).withCash({900, 0, 0}).withCompany("ana", "spice-maluku", 4);
        table.withCompany("ana", "spice-halmahera", 3).at(Phase::mergers);
        table.play(merge("ana", "spice-maluku", "spice-halmahera", "ana", 175));
        QCOMPARE(table.asked(), "ana: acquire");
        QCOMPARE(table.units("spice-maluku"), 7);
    }

    // merge: announced and auctioned aloud, only the outcome is entered.
    void aloud_wonByAnotherNeedsOneStepMore()
    {
        Table table = blend(4, 3);
        QCOMPARE(table.why(merge("ana", "rice-bali", "spice-maluku", "ben", 175)), "oneStepMore 175 175 182");
        QCOMPARE(table.refusal(merge("ana", "rice-bali", "spice-maluku", "ana", 175)), std::nullopt);
        table.play(merge("ana", "rice-bali", "spice-maluku", "ben", 182));
        QCOMPARE(table.cash(), "5182 / 4818 / 5000");
        QCOMPARE(table.asked(), "ben: siap-faji");
    }

    void aloud_theAnnouncerMustBeAbleToOpen()
    {
        Table table = blend(4, 3);
        table.withCash("ana", 174);
        QCOMPARE(table.why(merge("ana", "rice-bali", "spice-maluku", "ben", 182)), "announcerCash ana 175 174");
        table.withCash("ana", 175);
        QCOMPARE(table.refusal(merge("ana", "rice-bali", "spice-maluku", "ben", 182)), std::nullopt);
    }

    void aloud_theWinnerMustPayAndHoldIt()
    {
        Table table = blend(4, 3);
        table.withCash("ben", 188);
        QCOMPARE(table.why(merge("ana", "rice-bali", "spice-maluku", "ben", 189)), "bidderCash ben 189 188");
        QCOMPARE(table.why(merge("ana", "rice-bali", "spice-maluku", "cem", 183)), "doesNotDivide 183 7 182 189");
        QCOMPARE(table.refusal(merge("ana", "rice-bali", "spice-maluku", "cem", 168)), Reason::belowNominal);
        table.withLevels("ben", {}).withCompany("ben", "ship-lampung", 1);
        QCOMPARE(table.why(merge("ana", "rice-bali", "spice-maluku", "ben", 182)), "winnerHasNoSlot ben 1 1");
    }

    void aloud_onlyWhoIsAskedAnnounces()
    {
        const Table table = blend(4, 3);
        QCOMPARE(table.refusal(merge("ben", "rice-bali", "spice-maluku", "ben", 175)), Reason::anotherIsAsked);
        QCOMPARE(table.refusal(announce("ben", "rice-bali", "spice-maluku", 175)), Reason::anotherIsAsked);
    }
};

static const Enlisted<MergerResult> enlisted;

#include "tst_merger_result.moc"
