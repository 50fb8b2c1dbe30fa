// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 5: rules 2.5, record page 2 and 3.
class ResearchTests : public QObject {
    Q_OBJECT

    static Table atResearch()
    {
        Table table;
        table.inYear(2).at(Phase::research);
        return table;
    }
    static constexpr Levels allDone{.slot = 5, .mergers = 5, .expansion = 5, .hull = 5, .bid = 5};

private Q_SLOTS:
    // rules 7: R&D: own track +1
    void everyTrackOneStep_data()
    {
        QTest::addColumn<QString>("track");
        QTest::addColumn<QString>("levels");
        QTest::newRow("slots") << "slots" << "2 1 1 1 x1";
        QTest::newRow("mergers") << "mergers" << "1 2 1 1 x1";
        QTest::newRow("expansion") << "expansion" << "1 1 2 1 x1";
        QTest::newRow("hull") << "hull" << "1 1 1 2 x1";
        QTest::newRow("bid") << "bid" << "1 1 1 1 x5";
    }
    void everyTrackOneStep()
    {
        QFETCH(QString, track);
        QFETCH(QString, levels);
        Table table = atResearch();
        table.play(research("ana", track.toStdString()));
        QCOMPARE(table.levels("ana"), levels.toStdString());
        QCOMPARE(table.levels("ben"), "1 1 1 1 x1");
        QCOMPARE(table.cash("ana"), 100); // no money involved
    }

    // rules 7: R&D: other's Hull +1
    void anothersHull()
    {
        Table table = atResearch();
        table.play(research("ana", "hull", "ben")); // who owns no ships
        QCOMPARE(table.levels("ben"), "1 1 1 2 x1");
        QCOMPARE(table.levels("ana"), "1 1 1 1 x1");
        QCOMPARE(table.asked(), "ben: research");
    }

    void ofMayNameOneself()
    {
        Table table = atResearch();
        table.play(research("ana", "slots", "ana"));
        QCOMPARE(table.level("ana", "slots"), 2);
    }

    // rules 7: R&D: other's Slots refused
    void nothingElseOfAnother()
    {
        const Table table = atResearch();
        QCOMPARE(table.why(research("ana", "slots", "ben")), "anothersTrack slots ben");
        for (const char *track : {"mergers", "expansion", "bid"})
            QCOMPARE(table.refusal(research("ana", track, "cem")), Reason::anothersTrack);
    }

    // rules 7: R&D: track at 5 refused
    void nothingBeyondTheLastStep()
    {
        Table table = atResearch();
        table.withLevels("ana", {.slot = 5, .bid = 5}).withLevels("ben", {.hull = 5});
        QCOMPARE(table.why(research("ana", "slots")), "trackAtEnd ana slots 5");
        QCOMPARE(table.why(research("ana", "bid")), "trackAtEnd ana bid 5");
        QCOMPARE(table.why(research("ana", "hull", "ben")), "trackAtEnd ben hull 5");
        table.withLevels("ana", {.slot = 4, .bid = 4}).play(research("ana", "bid"));
        QCOMPARE(table.levels("ana"), "4 1 1 1 x400");
    }

    void onceEachInOrder()
    {
        Table table = atResearch();
        table.withOrder({"cem", "ana", "ben"}).at(Phase::research);
        table.play(research("cem", "slots"));
        QCOMPARE(table.refusal(research("cem", "slots")), Reason::anotherIsAsked);
        QCOMPARE(table.refusal(research("ben", "slots")), Reason::anotherIsAsked);
        table.play({research("ana", "slots"), research("ben", "slots")});
        QCOMPARE(table.phase(), "city-growth"); // nobody has a company
    }

    // rules 7: R&D: skip only with confirmation
    void noResearchIsAnEntryOfItsOwn()
    {
        Table table = atResearch();
        QCOMPARE(table.asked(), "ana: research"); // nothing is skipped by itself
        table.play(noResearch("ana"));
        QCOMPARE(table.levels("ana"), "1 1 1 1 x1");
        QCOMPARE(table.asked(), "ben: research");
        QCOMPARE(table.refusal(pass("ben")), Reason::anotherEntryAwaited);
        QCOMPARE(table.refusal(noResearch("cem")), Reason::anotherIsAsked);
    }

    void whoCanRaiseAHullIsAsked()
    {
        Table table = atResearch();
        table.withLevels("ana", allDone).withLevels("ben", allDone).withLevels("cem", {.hull = 4}).at(Phase::research);
        QCOMPARE(table.asked(), "ana: research");
        table.play(research("ana", "hull", "cem"));
        QCOMPARE(table.asked(), "cem: research"); // for Ben nothing can rise any more
        QCOMPARE(table.levels("cem"), "1 1 1 5 x1");
    }

    void skippedWhereNothingCanRise()
    {
        Table table = atResearch();
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, allDone);
        table.at(Phase::research);
        QCOMPARE(table.phase(), "city-growth");
    }

    void effectsOfTheSameYear()
    {
        // Hull and Expansion count at once, in this year's operations.
        Table table = atResearch();
        table.withCompany("ana", "spice-maluku", 2).withCompany("ben", "ship-lampung", 1).withCity("bali", 2);
        table.at(Phase::research)
            .play({research("ana", "hull", "ben"), research("ben", "expansion"), noResearch("cem")});
        QCOMPARE(table.refusal(sell("ana", "spice-maluku", {{2, "ship-lampung", 1, "bali"}})), std::nullopt);
        table.play(operate("ana", "spice-maluku"));
        QCOMPARE(table.why(addShips("ben", "ship-lampung", 2)),
                 "aboveFleetCap ship-lampung 3 2 A"); // Expansion 2 would allow it
    }

    void unknownTracksAreNotRead()
    {
        const Table table = atResearch();
        QVERIFY(!table.reads(research("ana", "ships")));
        QVERIFY(!table.reads(research("ana", "Hull")));
    }
};

static const Enlisted<ResearchTests> enlisted;

#include "tst_research.moc"
