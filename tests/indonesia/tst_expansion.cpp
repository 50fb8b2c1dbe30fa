// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// How a production company grows, and what an operation may name: rules 2.6 (Expand), E32 to E34, record page 3.
class Expansion : public QObject {
    Q_OBJECT

    static Table grower(const char *deed, std::int64_t units, int expansion)
    {
        Table table;
        table.inYear(9).inEra(Era::c).withLevels("ana", {.expansion = expansion}).withCompany("ana", deed, units);
        table.withCompany("ben", "ship-lampung", 9).withCity("bali", 3).withCity("jawa-timur", 2).at(Phase::operations);
        return table;
    }
    static EntryText sold(const char *deed, std::int64_t goods)
    {
        return sell("ana", deed, {{goods, "ship-lampung", 1, "bali"}});
    }

private Q_SLOTS:
    // rules 7: Operations: paid growth limited by level and by cash
    void E32_partialSaleBuysAreas()
    {
        Table table = grower("spice-maluku", 4, 2);
        QCOMPARE(table.refusal(sold("spice-maluku", 3)), std::nullopt); // 0 if left out
        QCOMPARE(table.refusal(sold("spice-maluku", 3).buy(0)), std::nullopt);
        QCOMPARE(table.refusal(sold("spice-maluku", 3).buy(1)), std::nullopt);
        QCOMPARE(table.why(sold("spice-maluku", 3).buy(3)), "aboveExpansion 3 2");
        table.play(sold("spice-maluku", 3).buy(2));
        QCOMPARE(table.earnings(), "60 / 15 / 0");
        QCOMPARE(table.cash(), "50 / 100 / 100");
        QCOMPARE(table.units("spice-maluku"), 6);
        QCOMPARE(table.postings(), "supply > ana earnings 75, ana earnings > ben earnings 15, ana cash > supply 50");
    }

    // rules 7: Operations: paid growth limited by level and by cash
    void E32_cashLimitsWhatIsBought()
    {
        Table table = grower("spice-maluku", 4, 2);
        table.withCash("ana", 40).withEarnings("ana", 500); // this year's earnings cannot be spent
        QCOMPARE(table.why(sold("spice-maluku", 3).buy(2)), "growthCash ana 50 40");
        table.play(sold("spice-maluku", 3).buy(1));
        QCOMPARE(table.cash("ana"), 15);
    }

    void E32_exactlyTheCashIsEnough()
    {
        Table table = grower("spice-maluku", 4, 2);
        table.withCash("ana", 49);
        QCOMPARE(table.refusal(operate("ana", "spice-maluku").buy(2)), Reason::growthCash);
        table.withCash("ana", 50);
        QCOMPARE(table.refusal(operate("ana", "spice-maluku").buy(2)), std::nullopt);
    }

    void E33_nothingSoldMayStillBuy()
    {
        Table table = grower("oil-papua", 2, 2);
        table.play(operate("ana", "oil-papua").buy(2));
        QCOMPARE(table.cash("ana"), 20);
        QCOMPARE(table.earnings(), "0 / 0 / 0");
        QCOMPARE(table.units("oil-papua"), 4);
    }

    void E33_priceOfAnAreaByGood_data()
    {
        QTest::addColumn<QStringList>("deeds");
        QTest::addColumn<int>("cash");
        QTest::newRow("rice 20") << QStringList{"rice-bali"} << 80;
        QTest::newRow("spice 25") << QStringList{"spice-maluku"} << 75;
        QTest::newRow("rubber 30") << QStringList{"rubber-riau"} << 70;
        QTest::newRow("siap faji 35") << QStringList{"rice-bali", "spice-maluku"} << 65;
        QTest::newRow("oil 40") << QStringList{"oil-papua"} << 60;
    }
    void E33_priceOfAnAreaByGood()
    {
        QFETCH(QStringList, deeds);
        QFETCH(int, cash);
        Names names;
        for (const QString &deed : deeds)
            names.push_back(deed.toStdString());
        Table table;
        table.inEra(Era::c).withMerged("ana", names, 1).at(Phase::operations);
        table.play(operate("ana", names.front()).buy(1));
        QCOMPARE(table.cash("ana"), cash);
    }

    void E34_freeGrowthAsFarAsItFits()
    {
        Table table = grower("rubber-riau", 3, 3);
        table.play(sold("rubber-riau", 3).grow(2));
        QCOMPARE(table.units("rubber-riau"), 5);
        QCOMPARE(table.cash("ana"), 100); // no compensation
        QCOMPARE(table.earnings("ana"), 75);
    }

    void soldOutGrowsByTheExpansionLevel()
    {
        for (int level = 1; level <= 5; ++level) {
            Table table = grower("rubber-riau", 3, level);
            table.play(sold("rubber-riau", 3));
            QCOMPARE(table.units("rubber-riau"), 3 + level);
            QCOMPARE(table.cash("ana"), 100);
        }
    }

    void freeGrowthMayBeNoneButNotMoreThanTheLevel()
    {
        Table table = grower("rubber-riau", 3, 3);
        QCOMPARE(table.why(sold("rubber-riau", 3).grow(4)), "aboveExpansion 4 3");
        table.play(sold("rubber-riau", 3).grow(0));
        QCOMPARE(table.units("rubber-riau"), 3);
    }

    // rules 7: Operations: free and paid growth exclusive
    void neverBothKindsOfGrowth()
    {
        const Table table = grower("rubber-riau", 3, 3);
        QCOMPARE(table.why(sold("rubber-riau", 3).buy(1)), "soldOutBuysNothing 3");
        QCOMPARE(table.why(sold("rubber-riau", 2).grow(1)), "growsOnlySoldOut 2 3");
        QCOMPARE(table.refusal(operate("ana", "rubber-riau").grow(1)), Reason::growsOnlySoldOut);
        QCOMPARE(table.refusal(sold("rubber-riau", 3).grow(1).buy(1)), Reason::soldOutBuysNothing);
        QCOMPARE(table.refusal(sold("rubber-riau", 2).grow(1).buy(1)), Reason::growsOnlySoldOut);
    }

    void soldOutIsMeasuredBeforeTheGrowth()
    {
        // Three of three in two deliveries: sold out, whatever it grows to afterwards (ruling 63).
        Table table = grower("rubber-riau", 3, 2);
        table.play(sell("ana", "rubber-riau", {{1, "ship-lampung", 1, "bali"}, {2, "ship-lampung", 1, "jawa-timur"}}));
        QCOMPARE(table.units("rubber-riau"), 5);
    }

    void notSoldOutGrowsNothingFree()
    {
        Table table = grower("rubber-riau", 3, 2);
        table.play(sold("rubber-riau", 2));
        QCOMPARE(table.units("rubber-riau"), 3);
    }

    void theExpansionIsThatOfTheOwner()
    {
        Table table = grower("rubber-riau", 3, 1);
        table.withLevels("ben", {.expansion = 5}).withLevels("cem", {.expansion = 5});
        table.play(sold("rubber-riau", 3));
        QCOMPARE(table.units("rubber-riau"), 4);
    }

    void moreGoodsThanUnitsAreRefused()
    {
        const Table table = grower("rubber-riau", 2, 1);
        QCOMPARE(table.why(sold("rubber-riau", 3)), "aboveUnits 3 2");
        QCOMPARE(
            table.refusal(sell("ana", "rubber-riau", {{2, "ship-lampung", 1, "bali"}, {1, "ship-lampung", 1, "bali"}})),
            Reason::aboveUnits);
    }

    // rules 7: Operations: maximum delivery is a human assertion unless the map is used
    void lessThanTheMaximumIsTheTablesBusiness()
    {
        Table table = grower("rubber-riau", 3, 1); // all three would fit; the record takes one, and none
        QCOMPARE(table.refusal(sold("rubber-riau", 1)), std::nullopt);
        QCOMPARE(table.refusal(operate("ana", "rubber-riau")), std::nullopt);
        QCOMPARE(table.refusal(sell("ana", "rubber-riau", {})), std::nullopt);
    }

    void aLineIsAShippingCompanyThatExists()
    {
        Table table = grower("rubber-riau", 3, 1);
        table.withCompany("ben", "rice-bali", 3);
        QCOMPARE(table.why(sell("ana", "rubber-riau", {{1, "rice-bali", 1, "bali"}})), "lineIsNoLine rice-bali");
        QCOMPARE(table.refusal(sell("ana", "rubber-riau", {{1, "rubber-riau", 1, "bali"}})), Reason::lineIsNoLine);
        QCOMPARE(table.why(sell("ana", "rubber-riau", {{1, "ship-halmahera", 1, "bali"}})),
                 "companyNotStarted ship-halmahera");
    }

    void aCityIsOnTheBoardAndNamed()
    {
        const Table table = grower("rubber-riau", 3, 1);
        QCOMPARE(table.why(sell("ana", "rubber-riau", {{1, "ship-lampung", 1, "papua"}})), "noCityThere papua");
        QCOMPARE(table.refusal(sell("ana", "rubber-riau", {{1, "ship-lampung", 1, ""}})), Reason::cityMissing);
    }

    void everyGoodPassesAtLeastOneShip()
    {
        const Table table = grower("rubber-riau", 3, 1);
        QVERIFY(!table.reads(sell("ana", "rubber-riau", {{1, "ship-lampung", 0, "bali"}})));
        QVERIFY(!table.reads(sell("ana", "rubber-riau", {{0, "ship-lampung", 1, "bali"}})));
        QVERIFY(!table.reads(operate("ana", "rubber-riau").buy(-1)));
        QVERIFY(!table.reads(addShips("ana", "ship-lampung", -1)));
    }

    void aLineIsNamedByAnyOfItsDeedsAndCountsAsOne()
    {
        Table table = grower("rubber-riau", 4, 1);
        table.withMerged("ben", {"ship-lampung", "ship-halmahera"}, 3);
        QCOMPARE(table.why(sell("ana", "rubber-riau",
                                {{2, "ship-lampung", 1, "bali"}, {2, "ship-halmahera", 1, "jawa-timur"}})),
                 "aboveCapacity ship-halmahera 4 3");
        table.play(
            sell("ana", "rubber-riau", {{2, "ship-lampung", 1, "bali"}, {1, "ship-halmahera", 1, "jawa-timur"}}));
        QCOMPARE(table.earnings(), "75 / 15 / 0");
    }
};

static const Enlisted<Expansion> enlisted;

#include "tst_expansion.moc"
