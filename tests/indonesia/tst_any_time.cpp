// SPDX-License-Identifier: MPL-2.0
#include "indonesia/move.h"
#include "support/look_up.h"
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

namespace {

const std::vector<EntryText> &all()
{
    static const std::vector<EntryText> entries{discardDeed("rice-bali"),
                                                adjust("ana", "cash", 5),
                                                transfer("ana", "ben", 5),
                                                setLevel("ana", "hull", 2),
                                                endGame(),
                                                count("ana", 100),
                                                note("rain")};
    return entries;
}

} // namespace

// What may be entered at any time: record page 2, second table (`set` has a file of its own).
class AnyTime : public QObject {
    Q_OBJECT

    static Table inAuction()
    {
        Table table;
        table.inEra(Era::b).withDeeds({"rice-bali"}).withLevels("ana", {.slot = 3, .mergers = 2}).withCash("ana", 900);
        table.withCompany("ana", "rice-aceh", 1).withCompany("ana", "spice-maluku", 1).at(Phase::mergers);
        table.play(announce("ana", "rice-aceh", "spice-maluku", 50));
        return table;
    }

private Q_SLOTS:
    void inEveryPhaseAndOnceFinished()
    {
        for (const Phase phase : {Phase::newEra, Phase::bids, Phase::mergers, Phase::acquisitions, Phase::research,
                                  Phase::operations, Phase::cityGrowth}) {
            Table table;
            table.withLevels("ana", {.slot = 3, .mergers = 2}).withCompany("ana", "ship-lampung", 1);
            table.withCompany("ana", "ship-halmahera", 1).at(phase);
            for (const EntryText &entry : all())
                QCOMPARE(table.why(entry), "accepted");
        }
        Table table;
        table.play(endGame());
        for (const EntryText &entry : all())
            if (entry.line() != endGame().line())
                QCOMPARE(table.why(entry), "accepted");
    }

    void insideAnAuctionOnlyNotesAndCounts()
    {
        Table table = inAuction();
        QCOMPARE(table.asked(), "ben: merger-bid");
        for (int step = 0; step < 2; ++step) {
            for (const EntryText &entry :
                 {discardDeed("rice-bali"), adjust("ana", "cash", 5), transfer("ana", "ben", 5),
                  setLevel("ana", "hull", 2), setUnits("rice-aceh", 4), endGame()})
                QCOMPARE(table.refusal(entry), Reason::auctionIsRunning);
            QCOMPARE(table.refusal(count("ana", 850)), std::nullopt);
            QCOMPARE(table.refusal(note("a long silence")), std::nullopt);
            // The second time round: while the new siap faji company is to be reduced.
            if (step == 0)
                table.play({mergerPass("ben"), mergerPass("cem")});
            QCOMPARE(table.asked(), "ana: siap-faji");
        }
        table.play(siapFaji("ana", 1));
        QCOMPARE(table.refusal(endGame()), std::nullopt);
    }

    void nobodysTurnChanges()
    {
        Table table;
        for (const EntryText &entry : {discardDeed("rice-bali"), adjust("ana", "cash", 5), transfer("ana", "ben", 5),
                                       setLevel("ana", "hull", 2), count("ana", 100), note("rain")}) {
            table.play(entry);
            QCOMPARE(table.asked(), "ana: city");
        }
    }

    void discardDeed_aProductionDeedLeaves()
    {
        Table table;
        table.play(discardDeed("spice-maluku"));
        QCOMPARE(table.deedsOut(), "rice-bali rice-jawa-barat ship-halmahera ship-jawa-timur ship-lampung "
                                   "ship-sulawesi-selatan spice-halmahera");
        QCOMPARE(table.why(discardDeed("spice-maluku")), "deedNotOut spice-maluku");
    }

    void discardDeed_shippingIsNeverBlocked()
    {
        QCOMPARE(Table().why(discardDeed("ship-lampung")), "shipDeedStays ship-lampung");
        QCOMPARE(Table().why(discardDeed("oil-papua")), "deedNotOut oil-papua");
    }

    void discardDeed_theLastDeedEndsAcquisitions()
    {
        Table table;
        table.inYear(2).withDeeds({"rice-bali"}).at(Phase::acquisitions).play(discardDeed("rice-bali"));
        QCOMPARE(table.asked(), "ana: research");
    }

    void adjust_eachAccountAgainstTheSupply()
    {
        Table table;
        table.play(adjust("ana", "cash", 7));
        QCOMPARE(table.postings(), "supply > ana cash 7");
        table.play(adjust("ben", "bank", 30)).play(adjust("cem", "earnings", -12));
        QCOMPARE(table.cash(), "107 / 100 / 100");
        QCOMPARE(table.bank(), "0 / 30 / 0");
        QCOMPARE(table.earnings(), "0 / 0 / -12");
    }

    void adjust_mayOverdraw()
    {
        Table table;
        table.play(adjust("ana", "cash", -250)).play(adjust("ana", "bank", -1));
        QCOMPARE(table.cash("ana"), -150);
        QCOMPARE(table.bank("ana"), -1);
    }

    void adjust_notByNothing()
    {
        const Table table;
        QCOMPARE(table.refusal(adjust("ana", "cash", 0)), Reason::amountIsZero);
        QVERIFY(!table.reads(adjust("ana", "supply", 5)));
        QVERIFY(!table.reads(R"({"do":"adjust","player":"ana","account":"cash","amount":5})")); // no reason
        QVERIFY(!table.reads(R"({"do":"adjust","player":"ana","account":"cash","amount":5,"reason":" "})"));
    }

    void transfer_cashToCash()
    {
        Table table;
        table.play(transfer("ana", "cem", 130));
        QCOMPARE(table.cash(), "-30 / 100 / 230"); // may overdraw
        QCOMPARE(table.postings(), "ana cash > cem cash 130");
    }

    void transfer_betweenTwoAndAboveNothing()
    {
        const Table table;
        QCOMPARE(table.why(transfer("ana", "ana", 5)), "sameAccount ana");
        QVERIFY(!table.reads(transfer("ana", "ben", 0)));
        QVERIFY(!table.reads(transfer("ana", "ben", -5)));
    }

    void end_theScoreAsItStands()
    {
        Table table;
        table.inYear(4).withCompany("ana", "rice-bali", 3).withEarnings("ana", 40).withBank("ben", 9);
        table.withCity("bali", 1).withReceived("bali", "rice", 1).at(Phase::operations).play(endGame());
        QCOMPARE(table.phase(), "finished");
        QCOMPARE(table.asked(), "nobody");
        QCOMPARE(table.scores(), "180 / 109 / 100");
        // All else stays as it is.
        QCOMPARE(table.cash(), "100 / 100 / 100");
        QCOMPARE(table.earnings(), "40 / 0 / 0");
        QCOMPARE(table.companies("ana"), "rice-bali 3");
        QCOMPARE(table.received("bali"), "1 rice");
        QCOMPARE(table.year(), 4);
        QCOMPARE(table.order(), "ana ben cem");
        QCOMPARE(table.postings(), "");
    }

    void end_onceOnly()
    {
        Table table;
        table.play(endGame());
        QCOMPARE(table.refusal(endGame()), Reason::gameOver);
        QCOMPARE(table.refusal(city("ana", "bali")), Reason::gameOver);
        table.play(adjust("ana", "cash", 5));
        QCOMPARE(table.score("ana"), 105);
    }

    void count_changesNothingAndTellsWhetherItAgrees()
    {
        using bandar::indonesia::Event;
        Table table;
        const auto before = table.state();
        table.play(count("ana", 100));
        QVERIFY(table.state() == before);
        QCOMPARE(table.outcome().events.front().code, static_cast<int>(Event::countAgrees));
        QCOMPARE(figuresOf(table.outcome().events.front(), table.setup()), " ana 100");
        table.play(count("ana", 95));
        QVERIFY(table.state() == before);
        QCOMPARE(table.outcome().events.front().code, static_cast<int>(Event::countDiffers));
        QCOMPARE(figuresOf(table.outcome().events.front(), table.setup()), " ana 95 100");
        table.play(count("ana", -5));
        QVERIFY(table.reads(count("ana", -1000000000)));
    }

    void note_isNothingButALine()
    {
        Table table;
        const auto before = table.state();
        table.play(note("Cem fetches tea"));
        QVERIFY(table.state() == before);
        QVERIFY(table.outcome().postings.empty());
        QVERIFY(!table.reads(note("")));
        QVERIFY(!table.reads(note("   ")));
        QVERIFY(table.reads(note(std::string(1000, 'x'))));
        QVERIFY(!table.reads(note(std::string(1001, 'x'))));
    }
};

static const Enlisted<AnyTime> enlisted;

#include "tst_any_time.moc"
