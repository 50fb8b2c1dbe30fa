// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 6, who operates what, and shipping companies: rules 2.6, record page 2 and 3.
class Operations : public QObject {
    Q_OBJECT

    // Ana: two companies, Ben: one, Cem: three.
    static Table six()
    {
        Table table;
        table.inYear(5).withOrder({"cem", "ana", "ben"});
        table.withCompany("ana", "rice-bali", 1).withCompany("ana", "ship-lampung", 1);
        table.withCompany("ben", "rice-jawa-barat", 1);
        table.withCompany("cem", "spice-maluku", 1).withCompany("cem", "spice-halmahera", 1);
        table.withCompany("cem", "ship-halmahera", 1).at(Phase::operations);
        return table;
    }
    static Table fleet(std::int64_t ships, int expansion, Era era = Era::a)
    {
        Table table;
        table.inEra(era).withLevels("ana", {.expansion = expansion}).withCompany("ana", "ship-halmahera", ships);
        table.withCompany("ben", "rice-bali", 1).at(Phase::operations);
        return table;
    }

private Q_SLOTS:
    // rules 7: Operations: each company exactly once
    void oneCompanyATurnUntilAllHaveOperated()
    {
        Table table = six();
        const std::vector<std::pair<const char *, const char *>> turns{
            {"cem", "ship-halmahera"}, {"ana", "rice-bali"},    {"ben", "rice-jawa-barat"},
            {"cem", "spice-maluku"},   {"ana", "ship-lampung"}, {"cem", "spice-halmahera"}};
        for (const auto &[player, company] : turns) {
            QCOMPARE(table.asked(), std::string(player) + ": operate");
            QVERIFY(!table.hasOperated(company));
            table.play(operate(player, company));
            QVERIFY(table.hasOperated(company));
        }
        QCOMPARE(table.asked(), "city-growth");
    }

    // rules 7: Operations: each company exactly once
    void notTwice()
    {
        Table table = six();
        table.play({operate("cem", "spice-maluku"), operate("ana", "rice-bali"), operate("ben", "rice-jawa-barat")});
        QCOMPARE(table.why(operate("cem", "spice-maluku")), "operatedAlready spice-maluku");
    }

    void freeChoiceAmongOnesOwn()
    {
        for (const char *company : {"spice-maluku", "spice-halmahera", "ship-halmahera"})
            QCOMPARE(six().refusal(operate("cem", company)), std::nullopt);
        QCOMPARE(six().why(operate("cem", "rice-bali")), "companyOfAnother rice-bali ana");
        QCOMPARE(six().why(operate("cem", "rice-aceh")), "companyNotStarted rice-aceh");
    }

    // rules 7: Operations: forced empty operation
    void anIdleCompanyIsNotDroppedFromTheRotation()
    {
        // Nothing can be sold, there is no city: all six are asked for all the same, and nobody may pass.
        Table table = six();
        QCOMPARE(table.refusal(pass("cem")), Reason::anotherEntryAwaited);
        table.play(operate("cem", "spice-maluku"));
        QCOMPARE(table.postings(), "");
        QCOMPARE(table.units("spice-maluku"), 1);
        QCOMPARE(table.asked(), "ana: operate");
        table.play({operate("ana", "rice-bali"), operate("ben", "rice-jawa-barat")});
        QCOMPARE(table.asked(), "cem: operate");
    }

    void skippingAPlayerWithAnIdleCompanyIsRefused()
    {
        Table table = six();
        table.play(operate("cem", "spice-maluku"));
        QCOMPARE(table.why(operate("ben", "rice-jawa-barat")), "anotherIsAsked ana operate");
        QCOMPARE(table.refusal(growCities()), Reason::anotherEntryAwaited);
    }

    void withoutACompanyNobodyOperates()
    {
        Table table;
        table.at(Phase::operations);
        QCOMPARE(table.asked(), "city-growth");
    }

    void aCompanyWithoutUnitsStillOperates()
    {
        Table table;
        table.withCompany("ana", "rice-bali", 0).at(Phase::operations);
        QCOMPARE(table.asked(), "ana: operate");
        table.play(operate("ana", "rice-bali"));
        QCOMPARE(table.units("rice-bali"), 0); // no unit: nothing was sold out, nothing grows
        QCOMPARE(table.asked(), "city-growth");
    }

    // rules 7: Operations: ship growth limited by level and by cap
    void shipsAddedAreLimitedByExpansion()
    {
        Table table = fleet(1, 1);
        QCOMPARE(table.why(addShips("ana", "ship-halmahera", 2)), "aboveExpansion 2 1");
        table.withLevels("ana", {.expansion = 2}).play(addShips("ana", "ship-halmahera", 2));
        QCOMPARE(table.units("ship-halmahera"), 3);
        QCOMPARE(table.postings(), ""); // free
    }

    // rules 7: Operations: ship growth limited by level and by cap
    void shipsAddedAreLimitedByTheCap()
    {
        Table table = fleet(2, 5);
        QCOMPARE(table.why(addShips("ana", "ship-halmahera", 2)), "aboveFleetCap ship-halmahera 4 3 A");
        table.play(addShips("ana", "ship-halmahera", 1));
        QCOMPARE(table.units("ship-halmahera"), 3);
        QCOMPARE(fleet(2, 5, Era::b).refusal(addShips("ana", "ship-halmahera", 2)), std::nullopt);
        QCOMPARE(fleet(2, 5, Era::b).why(addShips("ana", "ship-halmahera", 3)), "aboveFleetCap ship-halmahera 5 4 B");
        QCOMPARE(fleet(2, 5, Era::c).refusal(addShips("ana", "ship-halmahera", 3)), std::nullopt);
        QCOMPARE(fleet(2, 5, Era::c).why(addShips("ana", "ship-halmahera", 4)), "aboveFleetCap ship-halmahera 6 5 C");
    }

    void addingNoneIsAlwaysPossible()
    {
        Table table = fleet(3, 5);
        QCOMPARE(table.refusal(addShips("ana", "ship-halmahera", 0)), std::nullopt);
        QCOMPARE(table.refusal(operate("ana", "ship-halmahera")), std::nullopt); // 0 if left out
        table.play(setUnits("ship-halmahera", 7));                               // above the cap already
        table.play(operate("ana", "ship-halmahera"));
        QCOMPARE(table.units("ship-halmahera"), 7);
    }

    void shipsNeedNotBeAdded()
    {
        Table table = fleet(1, 5);
        table.play(operate("ana", "ship-halmahera"));
        QCOMPARE(table.units("ship-halmahera"), 1);
    }

    void shippingSellsNothing()
    {
        Table table = fleet(2, 5);
        table.withCity("bali", 1);
        QCOMPARE(table.why(sell("ana", "ship-halmahera", {{1, "ship-halmahera", 1, "bali"}})),
                 "shipsDoNotSell ship-halmahera");
        QCOMPARE(table.refusal(operate("ana", "ship-halmahera").buy(1)), Reason::shipsDoNotSell);
        QCOMPARE(table.refusal(operate("ana", "ship-halmahera").grow(1)), Reason::shipsDoNotSell);
    }

    void productionAddsNoShips()
    {
        Table table = six();
        QCOMPARE(table.why(addShips("cem", "spice-maluku", 1)), "goodsAddNoShips spice-maluku");
    }

    void aMergedCompanyIsNamedByAnyOfItsDeeds()
    {
        Table table;
        table.inEra(Era::b).withMerged("ana", {"rice-bali", "rice-aceh"}, 2).at(Phase::operations);
        table.play(operate("ana", "rice-aceh"));
        QVERIFY(table.hasOperated("rice-bali"));
        QCOMPARE(table.asked(), "city-growth");
    }

    void aCompanyStartedThisYearOperates()
    {
        Table table;
        table.inYear(2).at(Phase::acquisitions);
        table.play({acquire("ana", "ship-lampung"), pass("ben"), pass("cem")});
        table.play({noResearch("ana"), noResearch("ben"), noResearch("cem")});
        QCOMPARE(table.asked(), "ana: operate");
        table.play(addShips("ana", "ship-lampung", 1));
        QCOMPARE(table.units("ship-lampung"), 2);
    }
};

static const Enlisted<Operations> enlisted;

#include "tst_operations.moc"
