// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Cities "untracked": no delivery names its city, and the table says which cities grow (record page 1 to 3).
class Untracked : public QObject {
    Q_OBJECT

    static Table untracked()
    {
        Table table({"ana", "ben", "cem"}, R"({"cities":"untracked"})");
        table.inYear(5).inEra(Era::c).withCompany("ana", "rice-bali", 3).withCompany("ben", "ship-lampung", 3);
        return table;
    }
    static Table atGrowth()
    {
        Table table = untracked();
        table.withCity("aceh", 1).withCity("bali", 2).withCity("jawa-barat", 2).withCity("lampung", 3);
        table.at(Phase::cityGrowth);
        return table;
    }

private Q_SLOTS:
    void deliveriesNameNoCity()
    {
        Table table = untracked();
        table.withCity("bali", 1).at(Phase::operations);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}})), Reason::cityNotAsked);
        table.play(sell("ana", "rice-bali", {{3, "ship-lampung", 1, ""}}));
        QCOMPARE(table.earnings(), "45 / 15 / 0");
        QCOMPARE(table.units("rice-bali"), 4);
        QCOMPARE(table.received("bali"), "");
    }

    void otherLimitsHoldAllTheSame()
    {
        Table table = untracked();
        table.at(Phase::operations);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{4, "ship-lampung", 1, ""}})), Reason::aboveUnits);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{2, "ship-lampung", 2, ""}})), Reason::aboveCapacity);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{1, "ship-lampung", 4, ""}})), Reason::shipsNotInLine);
    }

    void theCitiesThatGrowAreNamed()
    {
        Table table = atGrowth();
        QCOMPARE(table.refusal(growCities()), Reason::citiesToBeNamed);
        QCOMPARE(table.refusal(growCities(Names{})), std::nullopt); // none, it may be empty
        table.play(growCities({"aceh", "jawa-barat"}));
        QCOMPARE(table.cities(), "aceh 2, bali 2, jawa-barat 3, lampung 3");
        QCOMPARE(table.asked(), "ana: bid");
    }

    void onlySizesAndMarkersAreChecked()
    {
        Table table = atGrowth();
        QCOMPARE(table.why(growCities({"lampung"})), "cityAtLargest lampung 3");
        QCOMPARE(table.refusal(growCities({"papua"})), Reason::noCityThere);
        QCOMPARE(table.refusal(growCities({"bali", "bali"})), Reason::cityGrowsOnce);
        table.withMarkers(5, 0, 1);
        QCOMPARE(table.why(growCities({"bali", "jawa-barat"})), "tooFewMarkers 3 2 1");
        QCOMPARE(table.refusal(growCities({"aceh"})), Reason::tooFewMarkers);
        QCOMPARE(table.refusal(growCities({"aceh", "bali"})), std::nullopt); // the marker handed back will do
        QCOMPARE(table.refusal(growCities({"bali"})), std::nullopt);         // as many as can grow, or fewer
        QCOMPARE(table.refusal(growCities(Names{})), std::nullopt);
    }

    void switchedOffDuringTheGame()
    {
        Table table;
        table.inYear(5).inEra(Era::c).withCompany("ana", "rice-bali", 3).withCompany("ben", "ship-lampung", 3);
        table.withCompany("cem", "rice-aceh", 1).withCity("bali", 2).at(Phase::operations);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}}));
        table.play(setOption("cities", "untracked"));
        QCOMPARE(table.received("bali"), "1 rice"); // what was received stays
        table.play(operate("ben", "ship-lampung"));
        QCOMPARE(table.refusal(sell("cem", "rice-aceh", {{1, "ship-lampung", 1, "bali"}})), Reason::cityNotAsked);
        table.play(sell("cem", "rice-aceh", {{1, "ship-lampung", 1, ""}}));
        table.play(growCities({"bali"}));
        QCOMPARE(table.cities(), "bali 3");
        QCOMPARE(table.received("bali"), "");
    }

    void switchedOnDuringTheGame()
    {
        Table table = untracked();
        table.withCity("bali", 1).at(Phase::operations).play(setOption("cities", "tracked"));
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{1, "ship-lampung", 1, ""}})), Reason::cityMissing);
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}})), Reason::cityIsFull);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}}));
        QCOMPARE(table.received("bali"), "1 rice");
    }
};

static const Enlisted<Untracked> enlisted;

#include "tst_untracked.moc"
