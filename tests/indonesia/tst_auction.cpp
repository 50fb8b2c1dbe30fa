// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// How an auction goes on and ends: rules 2.3, record page 2 and 3.
class Auction : public QObject {
    Q_OBJECT

    // Order Dee, Ana, Ben, Cem. Ana owns the 3, Ben the 5, both with full slots; Cem and Dee have a free slot.
    static Table four()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.inYear(4).withOrder({"dee", "ana", "ben", "cem"}).withCash({300, 300, 300, 300});
        for (const char *player : {"ana", "ben", "cem", "dee"})
            table.withLevels(player, {.mergers = 2});
        table.withCompany("ana", "rice-bali", 3).withCompany("ben", "rice-jawa-barat", 5).at(Phase::mergers);
        return table;
    }
    static EntryText announcedBy(const char *player) { return announce(player, "rice-bali", "rice-jawa-barat", 160); }

private Q_SLOTS:
    // rules 7: Merger auction: order from announcer
    void biddingGoesOnFromTheAnnouncerInOrder()
    {
        Table table = four();
        table.play(noAnnouncement("dee")).play(noAnnouncement("ana")).play(announcedBy("ben"));
        QCOMPARE(table.asked(), "cem: merger-bid");
        table.play(mergerBid("cem", 168));
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play(mergerBid("dee", 176));
        QCOMPARE(table.asked(), "ana: merger-bid");
        table.play(mergerBid("ana", 184));
        QCOMPARE(table.asked(), "ben: merger-bid");
        table.play(mergerBid("ben", 192));
        QCOMPARE(table.asked(), "cem: merger-bid"); // round and round
    }

    // rules 7: Merger auction: pass final
    void aPassIsFinal()
    {
        Table table = four();
        table.play({announcedBy("dee"), mergerPass("ana"), mergerBid("ben", 168), mergerBid("cem", 176)});
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play(mergerBid("dee", 184));
        QCOMPARE(table.asked(), "ben: merger-bid"); // not Ana
        QCOMPARE(table.refusal(mergerBid("ana", 192)), Reason::anotherIsAsked);
        QCOMPARE(table.why(mergerBid("ana", 192).outOfTurn()), "notInAuction ana");
    }

    void theAnnouncerMayPassToo()
    {
        Table table = four();
        table.play({announcedBy("dee"), mergerBid("ana", 168), mergerPass("ben"), mergerPass("cem")});
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play(mergerPass("dee"));
        QCOMPARE(table.owner("rice-bali"), "ana");
        QCOMPARE(table.cash(), "195 / 405 / 300 / 300"); // 168 = 63 + 105
    }

    // rules 7: Merger auction: announcer wins unopposed at opening
    void unopposedTheAnnouncerWinsAtTheOpening()
    {
        Table table = four();
        table.play({announcedBy("dee"), mergerPass("ana"), mergerPass("ben")});
        QVERIFY(!table.isMerged("rice-bali"));
        table.play(mergerPass("cem"));
        QCOMPARE(table.owner("rice-bali"), "dee");
        QCOMPARE(table.cash(), "360 / 400 / 300 / 140");
    }

    void withNobodyElseToBidItIsOverAtOnce()
    {
        Table table({"ana", "ben"});
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 2);
        table.withCompany("ana", "ship-halmahera", 2).withCompany("ben", "rice-bali", 1).at(Phase::mergers);
        table.play(announce("ana", "ship-lampung", "ship-halmahera", 40)); // Ben has no slot
        QCOMPARE(table.companies("ana"), "ship-halmahera 4");
        QCOMPARE(table.cash("ana"), 100);
    }

    // rules 7: Merger auction: leader cannot be asked again
    void theLeaderIsNotAskedAgain()
    {
        Table table = four();
        table.play(
            {announcedBy("dee"), mergerPass("ana"), mergerPass("ben"), mergerBid("cem", 168), mergerPass("dee")});
        QCOMPARE(table.owner("rice-bali"), "cem");
        QCOMPARE(table.cash(), "363 / 405 / 132 / 300");
        table = four();
        table.play({announcedBy("dee"), mergerPass("ana"), mergerBid("ben", 168)});
        QCOMPARE(table.refusal(mergerBid("ben", 176)), Reason::anotherIsAsked);
        QCOMPARE(table.refusal(mergerPass("ben")), Reason::anotherIsAsked);
    }

    // rules 7: Merger auction: hidden-money table is asked even if broke
    void theBrokeAreAskedToo()
    {
        for (const char *money : {"hidden", "open"}) {
            Table table = four();
            table.play(setOption("money", money)).withCash("ana", 0).withCash("ben", -20).play(announcedBy("dee"));
            QCOMPARE(table.asked(), "ana: merger-bid");
            QCOMPARE(table.why(mergerBid("ana", 168)), "bidderCash ana 168 0");
            table.play(mergerPass("ana"));
            QCOMPARE(table.asked(), "ben: merger-bid");
        }
    }

    void E21_outsiderWithFullSlotsIsOut()
    {
        // Dee has Slots 2 and two companies, neither in the merger.
        Table table = four();
        table.withLevels("dee", {.slot = 2, .mergers = 2});
        table.withCompany("dee", "ship-lampung", 1).withCompany("dee", "spice-maluku", 1).at(Phase::mergers);
        QCOMPARE(table.asked(), "ana: announce");                               // she cannot announce
        table.play({announcedBy("ana"), mergerPass("ben"), mergerPass("cem")}); // nor is she asked to bid
        QCOMPARE(table.owner("rice-bali"), "ana");
        QCOMPARE(table.refusal(announcedBy("dee").outOfTurn()), Reason::sameCompany);
    }

    void E21_oneOfHersIsInTheMerger()
    {
        Table table = four();
        table.withLevels("dee", {.slot = 2, .mergers = 2});
        table.withCompany("dee", "rice-bali", 3).withCompany("dee", "spice-maluku", 1).at(Phase::mergers);
        QCOMPARE(table.asked(), "dee: announce");
        table.play(announcedBy("dee"));
        table.play({mergerPass("ana"), mergerBid("ben", 168), mergerPass("cem"), mergerBid("dee", 176)});
        table.play(mergerPass("ben"));
        QCOMPARE(table.companies("dee"), "rice-bali 8, spice-maluku 1");
        QVERIFY(!bandar::indonesia::hasFreeSlot(table.state(), table.player("dee")));
    }

    void E21_bothOfHersAreInTheMerger()
    {
        Table table = four();
        table.withLevels("dee", {.slot = 2, .mergers = 2});
        table.withCompany("dee", "rice-bali", 3).withCompany("dee", "rice-jawa-barat", 5).at(Phase::mergers);
        table.play({announcedBy("dee"), mergerPass("ana"), mergerPass("ben"), mergerPass("cem")});
        QCOMPARE(table.companies("dee"), "rice-bali 8");
        QCOMPARE(table.cash("dee"), 300);
        QVERIFY(bandar::indonesia::hasFreeSlot(table.state(), table.player("dee")));
    }

    void E22_deedCounts_data()
    {
        QTest::addColumn<int>("deedsX");
        QTest::addColumn<int>("deedsY");
        QTest::addColumn<int>("level");
        QTest::newRow("single + single") << 1 << 1 << 2;
        QTest::newRow("double + single") << 2 << 1 << 3;
        QTest::newRow("triple + single") << 3 << 1 << 4;
        QTest::newRow("double + double") << 2 << 2 << 4;
        QTest::newRow("four + single") << 4 << 1 << 5;
        QTest::newRow("triple + double") << 3 << 2 << 5;
        QTest::newRow("six are out of reach") << 5 << 1 << 6;
    }
    void E22_deedCounts()
    {
        QFETCH(int, deedsX);
        QFETCH(int, deedsY);
        QFETCH(int, level);
        const Names lines{"ship-halmahera",        "ship-jawa-timur", "ship-lampung",
                          "ship-sulawesi-selatan", "ship-jawa-barat", "ship-sumatera-utara"};
        for (int mergers = 2; mergers <= 5; ++mergers) {
            Table table;
            table.inEra(Era::c).withLevels("ana", {.slot = 5, .mergers = mergers});
            table.withMerged("ana", Names(lines.begin(), lines.begin() + deedsX), 1);
            table.withMerged("ana", Names(lines.end() - deedsY, lines.end()), 1);
            table.withCompany("ana", "oil-papua", 1).withCompany("ana", "oil-maluku", 1).at(Phase::mergers);
            const auto refusal = table.refusal(announce("ana", lines.front(), lines.back(), 20));
            QCOMPARE(refusal, mergers >= level ? std::nullopt : std::optional(Reason::mergersTooLow));
        }
    }

    void E22_mergersLevelOneMayBid()
    {
        Table table = four();
        table.withLevels("cem", {.mergers = 1}).play({announcedBy("dee"), mergerPass("ana"), mergerPass("ben")});
        QCOMPARE(table.asked(), "cem: merger-bid");
        table.play({mergerBid("cem", 168), mergerPass("dee")});
        QCOMPARE(table.owner("rice-bali"), "cem");
    }

    void insideAnAuctionNothingElseIsAwaited()
    {
        Table table = four();
        table.play(announcedBy("dee"));
        QCOMPARE(table.refusal(announcedBy("ana")), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(noAnnouncement("ana")), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(merge("ana", "rice-bali", "rice-jawa-barat", "ana", 160)), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(siapFaji("ana", 1)), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(mergerPass("cem")), Reason::anotherIsAsked);
    }

    void withoutAnAuctionThereIsNothingToBidFor()
    {
        const Table table = four();
        QCOMPARE(table.refusal(mergerBid("dee", 160)), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(mergerPass("dee")), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(mergerBid("dee", 160).corrected()), Reason::noAuction);
        QCOMPARE(table.refusal(siapFaji("dee", 1).corrected()), Reason::nothingToReduce);
    }
};

static const Enlisted<Auction> enlisted;

#include "tst_auction.moc"
