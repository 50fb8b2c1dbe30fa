// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// `set` puts one fact right, and `discard-deed` may: what that does to whose turn it is (record page 2 and 3).
class SetFacts : public QObject {
    Q_OBJECT

    static Table atOperations()
    {
        Table table;
        table.inYear(5).withCompany("ana", "rice-bali", 2).withCompany("ben", "ship-lampung", 1);
        table.withCompany("cem", "spice-maluku", 1).at(Phase::operations);
        return table;
    }
    static EntryText set(const char *facts)
    {
        return {std::string(R"({"do":"set",)") + facts + R"(,"reason":"seen"})"};
    }

private Q_SLOTS:
    void units_whateverTheCap()
    {
        Table table = atOperations();
        table.play(setUnits("ship-lampung", 40)).play(setUnits("rice-bali", 0));
        QCOMPARE(table.units("ship-lampung"), 40);
        QCOMPARE(table.units("rice-bali"), 0);
        QCOMPARE(table.postings(), "");
    }

    void owner_whateverTheSlots()
    {
        Table table = atOperations();
        table.play(setOwner("ship-lampung", "cem")); // who has one slot
        QCOMPARE(table.companies("cem"), "ship-lampung 1, spice-maluku 1");
        QCOMPARE(table.companies("ben"), "");
    }

    void companiesByAnyOfTheirDeeds()
    {
        Table table;
        table.inEra(Era::b).withMerged("ana", {"rice-bali", "rice-aceh"}, 2).at(Phase::research);
        table.play(setUnits("rice-bali", 5));
        QCOMPARE(table.units("rice-aceh"), 5);
        table.play(setOwner("rice-aceh", "ben"));
        QCOMPARE(table.owner("rice-bali"), "ben");
        QCOMPARE(table.why(setUnits("rice-jawa-barat", 5)), "companyNotStarted rice-jawa-barat");
        QCOMPARE(table.refusal(setOwner("oil-papua", "ben")), Reason::companyNotStarted);
    }

    void level_oneToFive()
    {
        Table table;
        table.play(setLevel("ben", "bid", 4)).play(setLevel("ben", "hull", 5));
        QCOMPARE(table.levels("ben"), "1 1 1 5 x100");
        table.play(setLevel("ben", "hull", 1));
        QCOMPARE(table.levels("ben"), "1 1 1 1 x100");
        QCOMPARE(table.why(setLevel("ben", "hull", 0)), "levelOffTrack 0 hull 5");
        QCOMPARE(table.why(setLevel("ben", "bid", 6)), "levelOffTrack 6 bid 5");
    }

    void size_movesMarkersEvenBelowZero()
    {
        Table table;
        table.play(city("ana", "bali")).play(setSize("bali", 3));
        QCOMPARE(table.markers(), "12/8/2");
        table.play(setSize("bali", 2));
        QCOMPARE(table.markers(), "12/7/3");
        table.withMarkers(0, 0, 0).play(setSize("bali", 3));
        QCOMPARE(table.markers(), "0/1/-1");
        QCOMPARE(table.why(setSize("bali", 4)), "sizeUnknown 4 3");
        QCOMPARE(table.why(setSize("bali", 0)), "sizeUnknown 0 3");
        QCOMPARE(table.why(setSize("papua", 1)), "noCityThere papua");
    }

    void size_keepsWhatWasReceived()
    {
        Table table;
        table.withCity("bali", 1).withReceived("bali", "rice", 1).play(setSize("bali", 2));
        QCOMPARE(table.received("bali"), "1 rice");
    }

    void options_fromHereOn()
    {
        Table table;
        table.play(setOption("money", "open"));
        QVERIFY(!table.state().moneyHidden && table.state().citiesTracked);
        table.play(setOption("cities", "untracked"));
        QVERIFY(!table.state().moneyHidden && !table.state().citiesTracked);
        table.play(setOption("money", "hidden")).play(setOption("cities", "tracked"));
        QVERIFY(table.state().moneyHidden && table.state().citiesTracked);
        QCOMPARE(table.why(setOption("money", "tracked")), "valueOfOtherOption tracked money");
        QCOMPARE(table.refusal(setOption("cities", "hidden")), Reason::valueOfOtherOption);
        QVERIFY(!table.reads(setOption("cities", "sometimes")));
        QVERIFY(!table.reads(setOption("language", "open")));
    }

    void oneFactAtATime_data()
    {
        QTest::addColumn<QString>("facts");
        for (const char *facts :
             {R"("company":"rice-bali")", R"("units":3)", R"("company":"rice-bali","units":3,"owner":"ben")",
              R"("owner":"ben")", R"("player":"ana","track":"hull")", R"("player":"ana","level":2)",
              R"("track":"hull","level":2)", R"("city":"bali")", R"("size":2)", R"("city":"bali","size":2,"units":3)",
              R"("option":"money")", R"("value":"open")", R"("player":"ana","owner":"ben")",
              R"("order":["ana","ben","cem"],"size":2)", R"("company":"rice-bali","size":2)"})
            QTest::newRow(facts) << facts;
    }
    void oneFactAtATime()
    {
        QFETCH(QString, facts);
        const Table table = atOperations();
        QCOMPARE(table.refusal(set(facts.toLatin1().constData())), Reason::oneFactAtATime);
    }

    void withoutAReasonItIsNotRead()
    {
        const Table table = atOperations();
        QVERIFY(!table.reads(R"({"do":"set","company":"rice-bali","units":3})"));
        QVERIFY(!table.reads(R"({"do":"set","company":"rice-bali","units":-1,"reason":"seen"})"));
        QVERIFY(table.reads(set(R"("company":"rice-bali","units":3)")));
    }

    // Whoever can no longer be asked is skipped.

    void skips_whoLostTheLastCompanyToOperate()
    {
        Table table = atOperations();
        QCOMPARE(table.asked(), "ana: operate");
        table.play(setOwner("rice-bali", "ben"));
        QCOMPARE(table.asked(), "ben: operate");
    }

    void skips_whoCannotAnnounceAnyMore()
    {
        Table table;
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withLevels("cem", {.slot = 3, .mergers = 2});
        table.withCompany("ana", "ship-lampung", 1).withCompany("ana", "ship-halmahera", 1).at(Phase::mergers);
        table.play(setLevel("ana", "mergers", 1));
        QCOMPARE(table.asked(), "cem: announce");
        table.play(setLevel("cem", "mergers", 1));
        QCOMPARE(table.asked(), "ben: acquire"); // the phase is over; Ana has no slot
    }

    void skips_whoHasNoSlotAnyMore()
    {
        Table table;
        table.inYear(3).withLevels("ben", {.slot = 2}).withCompany("ben", "ship-lampung", 1).at(Phase::acquisitions);
        QCOMPARE(table.asked(), "ana: acquire");
        table.play(setOwner("ship-lampung", "ana"));
        QCOMPARE(table.asked(), "ben: acquire");
        table.play(setLevel("ben", "slots", 1));
        QCOMPARE(table.asked(), "ben: acquire"); // still room for one
    }

    void skips_whoCanRaiseNothingAnyMore()
    {
        const Levels done{.slot = 5, .mergers = 5, .expansion = 5, .hull = 5, .bid = 5};
        Table table;
        table.withLevels("ana", done).withLevels("ben", done).withLevels("cem", done);
        table.withLevels("ben", {.slot = 5, .mergers = 5, .expansion = 5, .hull = 4, .bid = 5}).at(Phase::research);
        QCOMPARE(table.asked(), "ana: research");
        table.play(setLevel("ben", "hull", 5));
        QCOMPARE(table.phase(), "city-growth");
    }

    void discardDeed_skipsWhoCannotAcquireAnyMore()
    {
        Table table;
        table.inYear(3).withDeeds({"rice-bali", "spice-maluku"}).at(Phase::acquisitions);
        table.play({acquire("ana", "rice-bali"), discardDeed("spice-maluku")});
        QCOMPARE(table.asked(), "ana: research");
    }

    void whoCanStillBeAskedIsAsked()
    {
        Table table = atOperations();
        for (const EntryText &entry :
             {setUnits("rice-bali", 3), setLevel("ana", "hull", 2), setOwner("spice-maluku", "ben")}) {
            table.play(entry);
            QCOMPARE(table.asked(), "ana: operate");
        }
    }

    void nobodyIsAskedASecondTimeInACircuit()
    {
        // Ana has operated, Ben is passed over and then given a company: his turn is in the next circuit.
        Table table = atOperations();
        table.withCompany("ana", "rice-jawa-barat", 1).withCompany("cem", "spice-halmahera", 1);
        table.play(setOwner("ship-lampung", "cem"));
        table.play(operate("ana", "rice-bali"));
        QCOMPARE(table.asked(), "cem: operate");
        table.play(setOwner("spice-halmahera", "ben"));
        QCOMPARE(table.asked(), "cem: operate");
        table.play(operate("cem", "spice-maluku"));
        QCOMPARE(table.asked(), "ana: operate"); // the new circuit
        table.play(operate("ana", "rice-jawa-barat"));
        QCOMPARE(table.asked(), "ben: operate");
    }

    void aSkippedPlayerIsNotAskedAgainInTheCircuit()
    {
        Table table = atOperations();
        table.withCompany("ben", "ship-halmahera", 1);
        table.play(setOwner("rice-bali", "cem"));
        QCOMPARE(table.asked(), "ben: operate");
        table.play(setOwner("rice-bali", "ana"));
        QCOMPARE(table.asked(), "ben: operate");
        table.play({operate("ben", "ship-lampung"), operate("cem", "spice-maluku")});
        QCOMPARE(table.asked(), "ana: operate");
    }
};

static const Enlisted<SetFacts> enlisted;

#include "tst_set.moc"
