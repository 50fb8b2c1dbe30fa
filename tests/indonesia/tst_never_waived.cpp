// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What no ruling waives, because it has no meaning, and what not even a correction does (record page 1 and 4).
class NeverWaived : public QObject {
    Q_OBJECT

    // Ruled too it is refused, for that reason; ruled and out of turn it is accepted.
    static void onlyCorrected(Table &table, const EntryText &entry, Reason reason)
    {
        QCOMPARE(table.refusal(entry), reason);
        QCOMPARE(table.refusal(entry.ruled()), reason);
        QVERIFY(table.refusal(entry.outOfTurn()).has_value());
        table.play(entry.corrected());
    }
    static void never(const Table &table, const EntryText &entry, Reason reason)
    {
        QCOMPARE(table.refusal(entry), reason);
        QCOMPARE(table.refusal(entry.ruled()), reason);
        QCOMPARE(table.refusal(entry.outOfTurn()), reason);
        QCOMPARE(table.refusal(entry.corrected()), reason);
    }
    static Table rice()
    {
        Table table;
        table.inYear(4).inEra(Era::b).withCash({300, 300, 300}).withCompany("ana", "rice-bali", 3);
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, {.slot = 3, .mergers = 3});
        table.withCompany("ben", "rice-jawa-barat", 5).withCompany("cem", "ship-lampung", 2).at(Phase::mergers);
        return table;
    }
    static EntryText announced(int bid = 160) { return announce("ana", "rice-bali", "rice-jawa-barat", bid); }
    static Table seller()
    {
        Table table = rice();
        table.withCity("aceh", 3).at(Phase::operations);
        return table;
    }

private Q_SLOTS:
    void whatIsNotAwaited()
    {
        const Table table = rice();
        QCOMPARE(table.refusal(bid("ana", 5).ruled()), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(acquire("ana", "rice-aceh").ruled()), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(operate("ana", "rice-bali").ruled()), Reason::anotherEntryAwaited);
        Table finished;
        finished.play(endGame());
        QCOMPARE(finished.refusal(city("ana", "bali").ruled()), Reason::gameOver);
    }

    void whoseTurnItIs()
    {
        QCOMPARE(Table().refusal(city("ben", "bali").ruled()), Reason::anotherIsAsked);
        Table table = rice();
        table.play(announced());
        QCOMPARE(table.refusal(mergerBid("cem", 168).ruled()), Reason::anotherIsAsked);
        QCOMPARE(table.refusal(mergerPass("cem").ruled()), Reason::anotherIsAsked);
    }

    void anythingElseInsideAnAuction()
    {
        Table table = rice();
        table.play(announced());
        QCOMPARE(table.refusal(adjust("ana", "cash", 5).ruled()), Reason::auctionIsRunning);
        QCOMPARE(table.refusal(endGame().ruled()), Reason::auctionIsRunning);
    }

    void aProvinceThatHasACity()
    {
        Table table;
        table.play(city("ana", "bali"));
        onlyCorrected(table, city("ben", "bali"), Reason::provinceHasCity);
        QCOMPARE(table.cities(), "bali 1"); // without effect
        QCOMPARE(table.markers(), "11/8/3");
        QCOMPARE(table.asked(), "cem: city");
    }

    void aBidThatDoesNotDivide()
    {
        Table table = rice();
        onlyCorrected(table, announced(163), Reason::doesNotDivide);
        table.play({mergerPass("ben"), mergerPass("cem")});
        // 163 for 3 + 5: the owner of the first gets 61, the remainder goes with the other.
        QCOMPARE(table.cash(), "198 / 402 / 300");
    }

    void aMergerBidThatDoesNotDivideOrIsNotHigher()
    {
        Table table = rice();
        table.play(announced());
        QCOMPARE(table.refusal(mergerBid("ben", 163).ruled()), Reason::doesNotDivide);
        onlyCorrected(table, mergerBid("ben", 160), Reason::notHigher);
    }

    void whoIsNotInTheAuction()
    {
        Table table = rice();
        table.withLevels("cem", {}).play(announced()); // Cem's one slot is taken
        QCOMPARE(table.refusal(mergerBid("cem", 168).outOfTurn()), Reason::notInAuction);
        table.play(mergerBid("cem", 168).corrected());
        table.play({mergerPass("ben"), mergerPass("ana")});
        QCOMPARE(table.owner("rice-bali"), "cem");
    }

    void kindsThatCannotBecomeOneCompany()
    {
        Table table = rice();
        onlyCorrected(table, merge("ana", "rice-bali", "ship-lampung", "ana", 250), Reason::kindsDoNotMerge);
        QCOMPARE(table.kind("ship-lampung"), "rice");
    }

    void companiesWithoutAUnitBetweenThem()
    {
        Table table = rice();
        table.play(setUnits("rice-bali", 0)).withCompany("ana", "rice-aceh", 1).play(setUnits("rice-aceh", 0));
        table.withCompany("ana", "rice-kalimantan-timur", 1);
        onlyCorrected(table, merge("ana", "rice-aceh", "rice-bali", "ana", 0), Reason::nothingToMerge);
        QCOMPARE(table.deedsWith("rice-bali"), "rice-aceh rice-bali");
    }

    void moreUnitsKeptThanThereAre()
    {
        Table table = rice();
        table.withCompany("ana", "spice-maluku", 1);
        table.play(merge("ana", "rice-bali", "spice-maluku", "ana", 100));
        onlyCorrected(table, siapFaji("ana", 5), Reason::keepAboveUnits);
        QCOMPARE(table.units("rice-bali"), 5);
    }

    void acquiringWithoutASlot()
    {
        Table table = rice();
        table.withLevels("ana", {.slot = 1}).at(Phase::acquisitions);
        QCOMPARE(table.refusal(acquire("ana", "rice-aceh").outOfTurn()), Reason::noFreeSlot);
        table.play(acquire("ana", "rice-aceh").corrected());
        QCOMPARE(table.companies("ana"), "rice-aceh 1, rice-bali 3");
    }

    void aTrackBeyondItsEnd()
    {
        Table table = rice();
        table.withLevels("ana", {.slot = 5}).at(Phase::research);
        onlyCorrected(table, research("ana", "slots"), Reason::trackAtEnd);
        QCOMPARE(table.level("ana", "slots"), 5); // without effect
        QCOMPARE(table.asked(), "ben: research");
    }

    void aCompanyOfAnotherAndOneThatHasOperated()
    {
        Table table = seller();
        onlyCorrected(table, operate("ana", "rice-jawa-barat"), Reason::companyOfAnother);
        QVERIFY(table.hasOperated("rice-jawa-barat"));
        QCOMPARE(table.asked(), "cem: operate"); // Ana has had this circuit, Ben has nothing left
        table.withCompany("cem", "ship-halmahera", 1)
            .play(addShips("cem", "ship-lampung", 1))
            .play(operate("ana", "rice-bali"));
        onlyCorrected(table, addShips("cem", "ship-lampung", 1), Reason::operatedAlready);
    }

    void aDeliveryWithoutItsCity()
    {
        Table table = seller();
        onlyCorrected(table, sell("ana", "rice-bali", {{1, "ship-lampung", 1, ""}}), Reason::cityMissing);
        QCOMPARE(table.earnings(), "15 / 0 / 5");
        table = seller();
        table.play(setOption("cities", "untracked"));
        onlyCorrected(table, sell("ana", "rice-bali", {{1, "ship-lampung", 1, "aceh"}}), Reason::cityNotAsked);
        QCOMPARE(table.received("aceh"), "");
    }

    void growthOfTheWrongKind()
    {
        Table table = seller();
        onlyCorrected(table, operate("ana", "rice-bali").grow(1), Reason::growsOnlySoldOut);
        QCOMPARE(table.units("rice-bali"), 4);
        QCOMPARE(table.cash("ana"), 300);
        table = seller();
        table.withCompany("ana", "rice-bali", 2);
        onlyCorrected(table, sell("ana", "rice-bali", {{2, "ship-lampung", 1, "aceh"}}).buy(1),
                      Reason::soldOutBuysNothing);
        QCOMPARE(table.units("rice-bali"), 3); // bought, and not grown free as well
        QCOMPARE(table.cash("ana"), 280);
    }

    void aChoiceOfCitiesThatIsNotMade()
    {
        Table table = seller();
        table.withCity("bali", 1).withCity("lampung", 1).withMarkers(5, 1, 3).at(Phase::cityGrowth);
        table.withReceived("bali", "rice", 1).withReceived("lampung", "rice", 1);
        onlyCorrected(table, growCities(), Reason::whichCities);
        QCOMPARE(table.cities(), "aceh 3, bali 2, lampung 1");
        table = seller();
        table.at(Phase::cityGrowth).play(setOption("cities", "untracked"));
        onlyCorrected(table, growCities(), Reason::citiesToBeNamed);
        QCOMPARE(table.cities(), "aceh 3");
    }

    void never_companiesThatDoNotExistOrAreTheSame()
    {
        never(rice(), announce("ana", "rice-bali", "rice-aceh", 160), Reason::companyNotStarted);
        never(rice(), merge("ana", "rice-aceh", "rice-bali", "ana", 160), Reason::companyNotStarted);
        never(rice(), announce("ana", "rice-bali", "rice-bali", 160), Reason::sameCompany);
        never(seller(), operate("ana", "rice-aceh"), Reason::companyNotStarted);
        never(seller(), setUnits("rice-aceh", 3), Reason::companyNotStarted);
    }

    void never_deedsThatAreNotOut()
    {
        Table table = rice();
        table.at(Phase::acquisitions);
        never(table, acquire("ana", "rice-bali"), Reason::deedNotOut);
        never(table, acquire("ana", "oil-papua"), Reason::deedNotOut);
        never(table, discardDeed("oil-papua"), Reason::deedNotOut);
        never(table, discardDeed("ship-jawa-barat"), Reason::shipDeedStays);
    }

    void never_operationsWithoutMeaning()
    {
        const Table table = seller();
        never(table, addShips("ana", "rice-bali", 1), Reason::goodsAddNoShips);
        never(table, sell("ana", "rice-bali", {{1, "rice-jawa-barat", 1, "aceh"}}), Reason::lineIsNoLine);
        never(table, sell("ana", "rice-bali", {{1, "ship-halmahera", 1, "aceh"}}), Reason::companyNotStarted);
        never(table, sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}}), Reason::noCityThere);
        Table shipping = seller();
        shipping.withOrder({"cem", "ana", "ben"}).at(Phase::operations);
        never(shipping, sell("cem", "ship-lampung", {{1, "ship-lampung", 1, "aceh"}}), Reason::shipsDoNotSell);
    }

    void never_growthWithoutMeaning()
    {
        Table table = seller();
        table.withCity("bali", 1).withReceived("bali", "rice", 1).at(Phase::cityGrowth);
        never(table, growCities({"bali", "papua"}), Reason::noCityThere);
        never(table, growCities({"bali", "bali"}), Reason::cityGrowsOnce);
    }

    void never_correctionsWithoutMeaning()
    {
        const Table table = seller();
        never(table, adjust("ana", "cash", 0), Reason::amountIsZero);
        never(table, transfer("ana", "ana", 5), Reason::sameAccount);
        never(table, setLevel("ana", "hull", 9), Reason::levelOffTrack);
        never(table, setSize("aceh", 9), Reason::sizeUnknown);
        never(table, setSize("bali", 1), Reason::noCityThere);
        never(table, setOrder({"ana", "ben"}), Reason::orderIncomplete);
        never(table, setOption("money", "tracked"), Reason::valueOfOtherOption);
        never(table, setUnits("rice-bali", 3).with("owner", "ben"), Reason::oneFactAtATime);
    }

    void never_amountsThatTheBooksCannotHold()
    {
        Table table = seller();
        table.withCash("ana", 1999999999000000001).withCash("ben", 0);
        never(table, adjust("ana", "cash", 1000000000), Reason::beyondBooks);
        QCOMPARE(table.refusal(adjust("ana", "cash", 900000000)), std::nullopt);
    }
};

static const Enlisted<NeverWaived> enlisted;

#include "tst_never_waived.moc"
