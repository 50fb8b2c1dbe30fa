// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// `outOfTurn`: whose turn it is does not matter, the one asked stays asked, the actor has had this circuit; an entry of
// an earlier phase takes effect and changes no turn (record page 4).
class OutOfTurn : public QObject {
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
    void theOneAskedStaysAskedAndTheActorHasHadTheCircuit_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("late");   // Cem's, out of turn
        QTest::addColumn<QString>("first");  // Ana's
        QTest::addColumn<QString>("second"); // Ben's
        const auto row = [](Phase phase, const EntryText &late, const EntryText &one, const EntryText &two) {
            QTest::addRow("%d", static_cast<int>(phase))
                << static_cast<int>(phase) << QString::fromStdString(late.line()) << QString::fromStdString(one.line())
                << QString::fromStdString(two.line());
        };
        row(Phase::newEra, city("cem", "bali"), noCity("ana"), noCity("ben"));
        row(Phase::bids, bid("cem", 1), bid("ana", 1), bid("ben", 1));
        row(Phase::acquisitions, acquire("cem", "rice-bali"), acquire("ana", "spice-maluku"), pass("ben"));
        row(Phase::research, research("cem", "hull"), research("ana", "hull"), noResearch("ben"));
    }
    void theOneAskedStaysAskedAndTheActorHasHadTheCircuit()
    {
        QFETCH(int, phase);
        QFETCH(QString, late);
        QFETCH(QString, first);
        QFETCH(QString, second);
        Table table;
        table.inYear(2).at(static_cast<Phase>(phase));
        const std::string asked = table.asked();
        QVERIFY(asked.starts_with("ana: "));
        QCOMPARE(table.refusal(late.toStdString()), Reason::anotherIsAsked);
        table.play(EntryText(late.toStdString()).outOfTurn());
        QCOMPARE(table.asked(), asked);
        table.play(first.toStdString());
        QVERIFY(table.asked().starts_with("ben: "));
        const std::string before = table.phase();
        table.play(second.toStdString());
        QVERIFY(table.phase() != before); // Cem is not asked again
    }

    void bids_areCountedForTheOrder()
    {
        Table table;
        table.at(Phase::bids).play(bid("cem", 9).outOfTurn());
        QCOMPARE(table.cash(), "100 / 100 / 91");
        table.play({bid("ana", 0), bid("ben", 8)});
        QCOMPARE(table.order(), "cem ben ana");
    }

    void bids_aDeclineThatIsNotAskedForHasNoEffect()
    {
        Table table;
        table.at(Phase::bids).play({bid("ana", 5), bid("ana", 0).outOfTurn(), bid("ben", 3), bid("cem", 4)});
        QCOMPARE(table.order(), "ana cem ben");
    }

    void theOneAskedMayBeTheActor()
    {
        Table table;
        table.at(Phase::bids).play(bid("ana", 3).outOfTurn());
        QCOMPARE(table.asked(), "ben: bid");
    }

    void rulesHoldAllTheSame()
    {
        Table table;
        table.at(Phase::bids);
        QCOMPARE(table.refusal(bid("cem", 101).outOfTurn()), Reason::bidAboveCash);
        QCOMPARE(table.refusal(bid("cem", 101).corrected()), std::nullopt);
    }

    void newEra_twoPlayersGoRoundTwiceAllTheSame()
    {
        Table table({"ana", "ben"});
        table.play({city("ben", "bali").outOfTurn(), noCity("ana")});
        QCOMPARE(table.asked(), "ana: city"); // Ben has had the first circuit
        table.play({noCity("ana"), noCity("ben")});
        QCOMPARE(table.asked(), "ana: bid");
    }

    void acquisitions_aPassIsFinalOutOfTurnToo()
    {
        Table table;
        table.inYear(2).withLevels("ana", {.slot = 2}).withLevels("cem", {.slot = 2}).at(Phase::acquisitions);
        table.play({pass("cem").outOfTurn(), acquire("ana", "rice-bali"), pass("ben")});
        QCOMPARE(table.asked(), "ana: acquire");
        table.play(pass("ana"));
        QCOMPARE(table.phase(), "research");
    }

    void acquisitions_inTheNextCircuitHeIsAsked()
    {
        Table table;
        table.inYear(2).withLevels("cem", {.slot = 2}).at(Phase::acquisitions);
        table.play({acquire("cem", "ship-lampung").outOfTurn(), pass("ana"), pass("ben")});
        QCOMPARE(table.asked(), "cem: acquire");
    }

    void operations_inTheNextCircuitHeIsAsked()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 1).withCompany("ben", "ship-lampung", 1);
        table.withCompany("cem", "spice-maluku", 1).withCompany("cem", "spice-halmahera", 1).at(Phase::operations);
        table.play(
            {operate("cem", "spice-maluku").outOfTurn(), operate("ana", "rice-bali"), operate("ben", "ship-lampung")});
        QCOMPARE(table.asked(), "cem: operate");
        table.play(operate("cem", "spice-halmahera"));
        QCOMPARE(table.asked(), "city-growth");
    }

    void operations_theCompanyOfTheOneAskedMayGo()
    {
        // Ana's only company is merged away while she is asked: she is skipped.
        Table table;
        table.inEra(Era::b).withLevels("ben", {.slot = 2, .mergers = 2}).withCompany("ana", "rice-bali", 1);
        table.withCompany("ben", "rice-aceh", 1).withCompany("cem", "ship-lampung", 1).at(Phase::operations);
        table.play(merge("ben", "rice-bali", "rice-aceh", "ben", 40).outOfTurn());
        QCOMPARE(table.asked(), "ben: operate");
        QVERIFY(table.isMerged("rice-bali"));
    }

    void mergers_theOneAskedStaysAskedAfterIt()
    {
        Table table = fleets();
        table.play(first("cem").outOfTurn());
        QCOMPARE(table.owner("ship-lampung"), "cem");
        QCOMPARE(table.asked(), "ana: announce");
        table.play({noAnnouncement("ana"), noAnnouncement("ben")});
        QCOMPARE(table.asked(), "dee: announce"); // Cem has had this circuit
        table.play(noAnnouncement("dee"));
        QCOMPARE(table.phase(), "acquisitions");
    }

    void mergers_declinesOfOthersAreForgottenByAMerger()
    {
        Table table = fleets();
        table.play({noAnnouncement("ana"), first("dee").outOfTurn()});
        QCOMPARE(table.asked(), "ben: announce");
        table.play({noAnnouncement("ben"), noAnnouncement("cem")});
        QCOMPARE(table.asked(), "ana: announce"); // a whole circuit since the merger
    }

    void mergers_anAuctionOutOfTurn()
    {
        Table table = fleets();
        table.play(announce("cem", "ship-halmahera", "ship-lampung", 20).outOfTurn());
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play({mergerPass("dee"), mergerPass("ana"), mergerPass("ben")});
        QCOMPARE(table.asked(), "ana: announce");
    }

    void auction_bidsOutOfTurn()
    {
        Table table = fleets();
        table.play(announce("ana", "ship-halmahera", "ship-lampung", 20));
        table.play(mergerBid("dee", 22).outOfTurn());
        QCOMPARE(table.asked(), "ben: merger-bid"); // stays asked
        table.play({mergerBid("ben", 24), mergerPass("cem")});
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play(mergerPass("ana").outOfTurn());
        QCOMPARE(table.asked(), "dee: merger-bid");
        table.play(mergerPass("dee"));
        QCOMPARE(table.owner("ship-lampung"), "ben");
    }

    void auction_passesWithoutMeaningHaveNoEffect()
    {
        Table table = fleets();
        const auto before = table.state();
        table.play(mergerPass("dee").outOfTurn()); // there is no auction
        QVERIFY(table.state() == before);
        table.play(announce("ana", "ship-halmahera", "ship-lampung", 20)).play(mergerPass("ana").outOfTurn());
        QCOMPARE(table.asked(), "ben: merger-bid");
        table.play({mergerPass("ben"), mergerPass("cem"), mergerPass("ben").outOfTurn(), mergerPass("dee")});
        QCOMPARE(table.owner("ship-lampung"), "ana"); // the leader cannot pass
    }

    void auction_anyTimeEntriesToo()
    {
        Table table = fleets();
        table.play(announce("ana", "ship-halmahera", "ship-lampung", 20)).play(adjust("ben", "cash", 50).outOfTurn());
        QCOMPARE(table.cash("ben"), 350);
        QCOMPARE(table.asked(), "ben: merger-bid");
    }

    void auction_thereIsOneAtATime()
    {
        Table table = fleets();
        table.play(announce("ana", "ship-halmahera", "ship-lampung", 20));
        QCOMPARE(table.refusal(announce("ben", "ship-jawa-timur", "ship-sulawesi-selatan", 20).corrected()),
                 Reason::auctionIsRunning);
        QCOMPARE(table.refusal(first("ben").corrected()), Reason::auctionIsRunning);
    }
};

static const Enlisted<OutOfTurn> enlisted;

#include "tst_out_of_turn.moc"
