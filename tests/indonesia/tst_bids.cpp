// SPDX-License-Identifier: MPL-2.0
#include "indonesia/bids.h"
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 2, the bid for turn order: rules 2.2 and 3.1, record page 2 and 3.
class Bids : public QObject {
    Q_OBJECT

    static Table atBids(const Names &order = {"ana", "ben", "cem", "dee"})
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.withOrder(order).inYear(2).at(Phase::bids);
        return table;
    }

private Q_SLOTS:
    void E1_fiveOnTheSecondStepIsWorth25()
    {
        Table table = atBids();
        table.withLevels("ana", {.bid = 2});
        table.play(bid("ana", 5));
        QCOMPARE(table.cash("ana"), 95);
        QCOMPARE(table.bank("ana"), 5);
        // 25 beats 24 and not 26.
        table.play({bid("ben", 24), bid("cem", 26), bid("dee", 0)});
        QCOMPARE(table.order(), "cem ana ben dee");
    }

    void E2_tiesKeepTheOldOrder()
    {
        Table table = atBids({"cem", "ana", "ben", "dee"});
        table.withLevels("ana", {.bid = 2}).withLevels("dee", {.bid = 5});
        table.play({bid("cem", 3), bid("ana", 1), bid("ben", 5), bid("dee", 0)});
        QCOMPARE(table.order(), "ana ben cem dee");
        QCOMPARE(table.cash(), "99 / 95 / 97 / 100");
        QCOMPARE(table.bank(), "1 / 5 / 3 / 0");
    }

    void E3_allZeroChangesNothing()
    {
        Table table = atBids({"dee", "ben", "ana", "cem"});
        for (const char *player : {"dee", "ben", "ana", "cem"}) {
            table.play(bid(player, 0));
            QCOMPARE(table.postings(), "");
        }
        QCOMPARE(table.order(), "dee ben ana cem");
        QCOMPARE(table.cash(), "100 / 100 / 100 / 100");
    }

    void E4_theBrokeBidZero()
    {
        Table table = atBids();
        table.withCash("ana", -6).withCash("ben", 0);
        QCOMPARE(table.why(bid("ana", 1)), "bidAboveCash 1 0 ana");
        table.play(bid("ana", 0));
        QCOMPARE(table.cash("ana"), -6);
        QCOMPARE(table.why(bid("ben", 1)), "bidAboveCash 1 0 ben");
        table.play(bid("ben", 0));
        QCOMPARE(table.cash("ben"), 0);
    }

    void E5_bigMultipliers()
    {
        Table table = atBids({"dee", "cem", "ben", "ana"});
        table.withCash("cem", 799).withLevels("ana", {.bid = 5}).withLevels("ben", {.bid = 3});
        table.play({bid("dee", 0), bid("cem", 799), bid("ben", 31), bid("ana", 2)});
        QCOMPARE(table.order(), "ana cem ben dee"); // 800, 799, 775, 0
    }

    void E5_tiesAcrossTracks()
    {
        Table table = atBids({"cem", "ana", "ben", "dee"});
        table.withLevels("ana", {.bid = 2}).withLevels("ben", {.bid = 3});
        table.play({bid("cem", 25), bid("ana", 5), bid("ben", 1), bid("dee", 26)});
        QCOMPARE(table.order(), "dee cem ana ben"); // 26, then three times 25
    }

    // rules 7: Turn bid: old order used for bidding
    void biddingGoesByTheOldOrder()
    {
        Table table = atBids({"cem", "ana", "dee", "ben"});
        for (const char *player : {"cem", "ana", "dee", "ben"}) {
            QCOMPARE(table.asked(), std::string(player) + ": bid");
            table.play(bid(player, 10));
        }
        QCOMPARE(table.phase(), "acquisitions");
    }

    void oneBidEach()
    {
        Table table = atBids();
        table.play(bid("ana", 1));
        QCOMPARE(table.why(bid("ana", 2)), "anotherIsAsked ben bid");
        QCOMPARE(table.refusal(bid("cem", 2)), Reason::anotherIsAsked);
    }

    void noObligationToExceed()
    {
        Table table = atBids();
        table.play({bid("ana", 50), bid("ben", 1), bid("cem", 0), bid("dee", 50)});
        QCOMPARE(table.order(), "ana dee ben cem");
    }

    // rules 7: Turn bid: bid above cash refused
    void aBidIsAtMostTheCash()
    {
        Table table = atBids();
        QCOMPARE(table.why(bid("ana", 101)), "bidAboveCash 101 100 ana");
        table.play(bid("ana", 100));
        QCOMPARE(table.cash("ana"), 0);
    }

    void theLimitIsASecretOnlyWhileMoneyIsHidden()
    {
        Table table = atBids();
        QVERIFY(bandar::indonesia::bidLimits(table.state(), table.player("ana")).secret);
        table.play(setOption("money", "open"));
        QVERIFY(!bandar::indonesia::bidLimits(table.state(), table.player("ana")).secret);
    }

    void wholeRupiahNotBelowZero()
    {
        const Table table = atBids();
        QVERIFY(!table.reads(bid("ana", -1)));
        QVERIFY(!table.reads(R"({"do":"bid","player":"ana","amount":2.5})"));
        QVERIFY(table.reads(R"({"do":"bid","player":"ana","amount":5.0})"));
        QVERIFY(!table.reads(R"({"do":"bid","player":"ana","amount":"5"})"));
        QVERIFY(!table.reads(R"({"do":"bid","player":"ana"})"));
    }

    // rules 7: Turn bid: bank grows
    void theBankBoxGrowsYearByYear()
    {
        Table table = atBids();
        table.withBank("ana", 7).play(bid("ana", 5));
        QCOMPARE(table.bank("ana"), 12);
        QCOMPARE(table.postings(), "ana cash > ana bank 5");
    }

    void theMoneyMovesAtOnceWhateverTheResult()
    {
        Table table = atBids();
        table.play(bid("ana", 30));
        QCOMPARE(table.cash(), "70 / 100 / 100 / 100");
        QCOMPARE(table.bank(), "30 / 0 / 0 / 0");
        QCOMPARE(table.order(), "ana ben cem dee");
    }

    // rules 7: Turn bid: new order also rules the next year's phase 1 and 2
    void theNewOrderRulesTheYearAndTheNextBids()
    {
        Table table({"ana", "ben", "cem"});
        table.inYear(2).at(Phase::bids).play({bid("ana", 0), bid("ben", 1), bid("cem", 2)});
        QCOMPARE(table.asked(), "cem: acquire");
        table.play({pass("cem"), pass("ben"), pass("ana")});
        QCOMPARE(table.asked(), "cem: research");
        table.play({noResearch("cem"), noResearch("ben"), noResearch("ana"), growCities()});
        QCOMPARE(table.asked(), "cem: bid");
        table.play({bid("cem", 0), bid("ben", 0), bid("ana", 0)});
        QCOMPARE(table.order(), "cem ben ana");
    }

    void theMultiplierIsThatOfTheMomentOfTheBid()
    {
        Table table = atBids();
        table.withLevels("ana", {.bid = 2});
        table.play(bid("ana", 5)).play(setLevel("ana", "bid", 1));
        table.play({bid("ben", 20), bid("cem", 0), bid("dee", 0)});
        QCOMPARE(table.order(), "ana ben cem dee"); // 25 against 20, though the marker has moved since
    }

    void bidsOfLastYearAreForgotten()
    {
        Table table({"ana", "ben", "cem"});
        table.inYear(2).at(Phase::bids).play({bid("ana", 0), bid("ben", 0), bid("cem", 9)});
        table.at(Phase::cityGrowth).play(growCities());
        table.play({bid("cem", 0), bid("ana", 0), bid("ben", 1)});
        QCOMPARE(table.order(), "ben cem ana");
    }

    void placesWhileTheBidsComeIn()
    {
        using namespace bandar::indonesia;
        Table table = atBids();
        table.withLevels("ben", {.bid = 2}).play(bid("ana", 10));
        const auto places = orderByBids(table.state());
        QCOMPARE(places[0].player, table.player("ana"));
        QVERIFY(places[0].hasBid && !places[1].hasBid);
        // Ben on x5 has to pass 10: 3 rupiah are worth 15. A tie would leave him behind Ana.
        QCOMPARE(leastBidFor(table.state(), table.player("ben"), 0).units(), 3);
        QCOMPARE(leastBidFor(table.state(), table.player("cem"), 0).units(), 11);
        QCOMPARE(leastBidFor(table.state(), table.player("cem"), 3).units(), 0);
        table.play({bid("ben", 3), bid("cem", 15)});
        QCOMPARE(leastBidFor(table.state(), table.player("dee"), 0).units(), 16);
        QCOMPARE(leastBidFor(table.state(), table.player("dee"), 2).units(), 11);
    }

    void leastBidOfOneWhoWinsTies()
    {
        using namespace bandar::indonesia;
        Table table = atBids();
        table.play({bid("ana", 0), bid("ben", 10)});
        table.play(setLevel("ana", "bid", 2));
        // Ana stands before Ben: 10 are enough, and 2 on x5 are 10.
        QCOMPARE(leastBidFor(table.state(), table.player("ana"), 0).units(), 2);
    }
};

static const Enlisted<Bids> enlisted;

#include "tst_bids.moc"
