// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 4: rules 2.4, record page 2 and 3.
class Acquisitions : public QObject {
    Q_OBJECT

    static Table atAcquisitions(int slots = 1)
    {
        Table table;
        table.inYear(2);
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, {.slot = slots});
        table.at(Phase::acquisitions);
        return table;
    }

private Q_SLOTS:
    // rules 7: Acquisition: deed gone after use
    void aNewCompany()
    {
        Table table = atAcquisitions();
        table.play(acquire("ana", "spice-maluku"));
        QCOMPARE(table.companies("ana"), "spice-maluku 1");
        QCOMPARE(table.kind("spice-maluku"), "spice");
        QVERIFY(!table.isMerged("spice-maluku"));
        QVERIFY(!table.hasOperated("spice-maluku"));
        QCOMPARE(table.deedsOut(), "rice-bali rice-jawa-barat ship-halmahera ship-jawa-timur ship-lampung "
                                   "ship-sulawesi-selatan spice-halmahera");
        QCOMPARE(table.why(acquire("ben", "spice-maluku")), "deedNotOut spice-maluku");
        QCOMPARE(table.cash(), "100 / 100 / 100"); // starting is free
    }

    // rules 7: Acquisition: several in one year
    void oneATurnRoundAndRound()
    {
        Table table = atAcquisitions(2);
        table.play({acquire("ana", "rice-bali"), acquire("ben", "ship-lampung"), acquire("cem", "spice-maluku")});
        QCOMPARE(table.asked(), "ana: acquire");
        table.play(
            {acquire("ana", "ship-halmahera"), acquire("ben", "rice-jawa-barat"), acquire("cem", "ship-jawa-timur")});
        QCOMPARE(table.companies("ana"), "rice-bali 1, ship-halmahera 1");
        QCOMPARE(table.phase(), "research"); // all full
    }

    // rules 7: Acquisition: pass final
    void aPassIsFinal()
    {
        Table table = atAcquisitions(2);
        table.play({pass("ana"), acquire("ben", "ship-lampung"), pass("cem")});
        QCOMPARE(table.asked(), "ben: acquire");
        table.play(pass("ben"));
        QCOMPARE(table.asked(), "ana: research");
    }

    void aPassHoldsForThisYearAlone()
    {
        Table table = atAcquisitions();
        table.play({pass("ana"), pass("ben"), pass("cem")});
        table.at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void whoHasNoSlotIsSkipped()
    {
        Table table = atAcquisitions();
        table.withCompany("ana", "rice-bali", 1).withLevels("cem", {.slot = 2}).at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ben: acquire");
        table.play({acquire("ben", "ship-lampung"), acquire("cem", "spice-maluku")});
        QCOMPARE(table.asked(), "cem: acquire");
        table.play(acquire("cem", "ship-halmahera"));
        QCOMPARE(table.phase(), "research");
    }

    void skippedAltogetherWhereNobodyHasASlot()
    {
        Table table = atAcquisitions();
        table.withCompany("ana", "rice-bali", 1).withCompany("ben", "ship-lampung", 1);
        table.withCompany("cem", "spice-maluku", 1).at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ana: research");
    }

    void skippedAltogetherWithoutADeed()
    {
        Table table = atAcquisitions();
        table.withDeeds({}).at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ana: research");
    }

    void endsWithTheLastDeed()
    {
        Table table = atAcquisitions(3);
        table.withDeeds({"rice-bali", "ship-lampung"}).at(Phase::acquisitions);
        table.play({acquire("ana", "rice-bali"), acquire("ben", "ship-lampung")});
        QCOMPARE(table.asked(), "ana: research");
        QCOMPARE(table.deedsOut(), "");
    }

    // rules 7: Acquisition: slot check after merger
    void aMergerFreesASlot()
    {
        // Cem sells his rice in the merger, Ana keeps one company of two (rules 3.8).
        Table table;
        table.inYear(4).withCash({130, 95, 110}).withLevels("ana", {.slot = 2, .mergers = 2});
        table.withCompany("ana", "rice-bali", 3).withCompany("cem", "rice-jawa-barat", 2);
        table.withCompany("ben", "ship-lampung", 1).at(Phase::mergers);
        table.play(merge("ana", "rice-bali", "rice-jawa-barat", "ana", 110));
        QCOMPARE(table.asked(), "ana: acquire");
        table.play(acquire("ana", "spice-maluku"));
        QCOMPARE(table.asked(), "cem: acquire");
        table.play(acquire("cem", "ship-jawa-timur"));
        QCOMPARE(table.phase(), "research");
    }

    void fullSlotsRefuse()
    {
        // Nobody with full slots is asked; whoever still tries is told why.
        Table table = atAcquisitions();
        table.withCompany("ana", "rice-bali", 1).at(Phase::acquisitions);
        QCOMPARE(table.why(acquire("ana", "ship-lampung")), "anotherIsAsked ben acquire");
        QCOMPARE(table.why(acquire("ana", "ship-lampung").outOfTurn()), "noFreeSlot ana 1 1");
    }

    // rules 7: Acquisition: deed of later era refused
    void deedsOfAnotherEraAreNotOut()
    {
        Table table = atAcquisitions();
        QCOMPARE(table.why(acquire("ana", "oil-papua")), "deedNotOut oil-papua");
        QCOMPARE(table.why(acquire("ana", "rice-aceh")), "deedNotOut rice-aceh");
        table.inEra(Era::b).at(Phase::acquisitions);
        QCOMPARE(table.refusal(acquire("ana", "rice-aceh")), std::nullopt);
        QCOMPARE(table.refusal(acquire("ana", "rice-bali")), Reason::deedNotOut);
    }

    void deedsThatLeftAreNotOut()
    {
        Table table = atAcquisitions();
        table.play(discardDeed("rice-bali"));
        QCOMPARE(table.refusal(acquire("ana", "rice-bali")), Reason::deedNotOut);
    }

    void onlyDeedsThatExistAreRead()
    {
        const Table table = atAcquisitions();
        QVERIFY(!table.reads(acquire("ana", "oil-bali")));
        QVERIFY(!table.reads(acquire("ana", "siap-faji-bali")));
        QVERIFY(!table.reads(acquire("ana", "rice-lampung")));
    }
};

static const Enlisted<Acquisitions> enlisted;

#include "tst_acquisitions.moc"
