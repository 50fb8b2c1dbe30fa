// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What a production company sells and pays: rules 2.6 (Sell, Collect), E25 to E31 and E35 to E37.
class Sales : public QObject {
    Q_OBJECT

    // Ana sells; Ben and Cem have lines; three cities of size 3 take whatever comes.
    static Table seller(const Names &deeds, std::int64_t units)
    {
        Table table;
        table.inYear(9).inEra(Era::c).withMerged("ana", deeds, units);
        table.withCity("bali", 3).withCity("jawa-timur", 3).withCity("lampung", 3);
        return table;
    }
    static Table withLines(Table table, std::int64_t ofBen, std::int64_t ofCem = 1, std::int64_t ofAna = 0)
    {
        table.withCompany("ben", "ship-lampung", ofBen).withCompany("cem", "ship-halmahera", ofCem);
        if (ofAna > 0)
            table.withCompany("ana", "ship-jawa-timur", ofAna);
        table.at(Phase::operations);
        return table;
    }

private Q_SLOTS:
    void E25_oneForeignShip()
    {
        Table table = withLines(seller({"rice-bali"}, 1), 1);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}}));
        QCOMPARE(table.earnings(), "15 / 5 / 0");
        QCOMPARE(table.cash(), "100 / 100 / 100");
        QCOMPARE(table.bank(), "0 / 0 / 0");
        QCOMPARE(table.postings(), "supply > ana earnings 20, ana earnings > ben earnings 5");
    }

    void E26_twoRiceOneShipEach()
    {
        Table table = withLines(seller({"rice-bali"}, 2), 2);
        table.play(sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}}));
        QCOMPARE(table.earnings(), "30 / 10 / 0");
    }

    void E27_twoLines()
    {
        Table table = withLines(seller({"rice-bali"}, 2), 1, 2);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "bali"}, {1, "ship-halmahera", 2, "jawa-timur"}}));
        QCOMPARE(table.earnings(), "25 / 5 / 10");
        QCOMPARE(table.received("bali"), "1 rice");
        QCOMPARE(table.received("jawa-timur"), "1 rice");
    }

    void E28_spiceOverTwoShipsEach()
    {
        Table table = withLines(seller({"spice-maluku"}, 3), 6);
        table.play(sell("ana", "spice-maluku", {{3, "ship-lampung", 2, "bali"}}));
        QCOMPARE(table.earnings(), "45 / 30 / 0");
    }

    void E28_riceAtALossAndAtNothing()
    {
        Table table = withLines(seller({"rice-bali"}, 2), 12);
        table.play(sell("ana", "rice-bali", {{2, "ship-lampung", 6, "bali"}}));
        QCOMPARE(table.earnings(), "-20 / 60 / 0");
        table = withLines(seller({"rice-bali"}, 1), 4);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 4, "bali"}}));
        QCOMPARE(table.earnings(), "0 / 20 / 0");
    }

    // rules 7: Operations: stack goes negative
    void E29_lossWithoutCash()
    {
        Table table = withLines(seller({"rice-bali"}, 1), 5);
        table.withCash("ana", 0);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 5, "bali"}}));
        QCOMPARE(table.earnings(), "-5 / 25 / 0");
        QCOMPARE(table.cash("ana"), 0);
        table.withDeeds({"oil-papua", "rubber-papua"}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.cash(), "-5 / 125 / 100");
        QCOMPARE(table.earnings(), "0 / 0 / 0");
    }

    void E30_ownLine()
    {
        Table table = withLines(seller({"spice-maluku"}, 2), 1, 1, 3);
        table.play(sell("ana", "spice-maluku", {{1, "ship-jawa-timur", 3, "bali"}, {1, "ship-lampung", 1, "bali"}}));
        QCOMPARE(table.earnings(), "45 / 5 / 0");
        QCOMPARE(table.postings(), "supply > ana earnings 50, ana earnings > ana earnings 15, "
                                   "ana earnings > ben earnings 5"); // booked, though the net is nothing
    }

    void E31_threeLines()
    {
        Table table = withLines(seller({"rice-bali", "spice-maluku"}, 4), 4, 3, 1);
        table.withLevels("ana", {.expansion = 2});
        table.play(sell("ana", "rice-bali",
                        {{2, "ship-lampung", 2, "bali"},
                         {1, "ship-halmahera", 3, "jawa-timur"},
                         {1, "ship-jawa-timur", 1, "lampung"}}));
        QCOMPARE(table.earnings(), "105 / 20 / 15");
        QCOMPARE(table.units("rice-bali"), 6); // all sold: free growth
        QCOMPARE(table.received("bali"), "2 siap-faji");
    }

    void E35_capacityIsHullTimesShips()
    {
        // One ship in one sea, two in another, Hull 2: two goods go through the one, four through the other.
        Table table = seller({"rice-bali"}, 9);
        table.withCompany("ana", "spice-maluku", 6).withLevels("ben", {.hull = 2});
        table = withLines(table, 3);
        QCOMPARE(table.refusal(
                     sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}, {3, "ship-lampung", 1, "lampung"}})),
                 std::nullopt);
        QCOMPARE(table.why(sell("ana", "rice-bali",
                                {{1, "ship-lampung", 1, "jawa-timur"},
                                 {3, "ship-lampung", 1, "bali"},
                                 {3, "ship-lampung", 1, "lampung"}})),
                 "aboveCapacity ship-lampung 7 6");
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{3, "ship-lampung", 2, "bali"}})), std::nullopt);
        QCOMPARE(
            table.refusal(sell("ana", "rice-bali", {{2, "ship-lampung", 3, "bali"}, {1, "ship-lampung", 1, "bali"}})),
            Reason::aboveCapacity);
    }

    void E35_capacityIsFreshForEveryCompany()
    {
        Table table = seller({"rice-bali"}, 3);
        table.withCompany("ana", "spice-maluku", 3).withCompany("ana", "rice-jawa-barat", 3);
        table = withLines(table, 3);
        table.play(sell("ana", "rice-bali", {{3, "ship-lampung", 1, "bali"}}));
        table.play({operate("ben", "ship-lampung"), operate("cem", "ship-halmahera")});
        table.play(sell("ana", "spice-maluku", {{3, "ship-lampung", 1, "bali"}}));
        table.play(sell("ana", "rice-jawa-barat", {{3, "ship-lampung", 1, "lampung"}}));
        QCOMPARE(table.earnings(), "150 / 45 / 0");
    }

    void E35_theHullIsThatOfTheOwnerOfTheLine()
    {
        Table table = withLines(seller({"rice-bali"}, 2), 1);
        table.withLevels("ana", {.hull = 5}).withLevels("cem", {.hull = 5});
        QCOMPARE(table.why(sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}})),
                 "aboveCapacity ship-lampung 2 1");
        table.withLevels("ana", {}).withLevels("ben", {.hull = 2});
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}})), std::nullopt);
        table.play(setOwner("ship-lampung", "ana")); // a merger changes it at once
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}})), Reason::aboveCapacity);
    }

    void aGoodPassesAtMostAllShipsOfALine()
    {
        Table table = withLines(seller({"rice-bali"}, 1), 2);
        table.withLevels("ben", {.hull = 5});
        QCOMPARE(table.why(sell("ana", "rice-bali", {{1, "ship-lampung", 3, "bali"}})),
                 "shipsNotInLine ship-lampung 3 2");
        QCOMPARE(table.refusal(sell("ana", "rice-bali", {{1, "ship-lampung", 2, "bali"}})), std::nullopt);
    }

    void E36_whatACityStillTakes()
    {
        Table table = seller({"rice-bali"}, 1);
        table.withCompany("ana", "spice-maluku", 2).withCompany("ana", "oil-papua", 3);
        table.withCity("maluku", 2).withReceived("maluku", "rice", 2).withReceived("maluku", "spice", 1);
        table = withLines(table, 5);
        QCOMPARE(table.why(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "maluku"}})), "cityIsFull maluku rice 1 0");
        QCOMPARE(table.refusal(sell("ana", "spice-maluku", {{1, "ship-lampung", 1, "maluku"}})), std::nullopt);
        QCOMPARE(table.why(sell("ana", "spice-maluku", {{2, "ship-lampung", 1, "maluku"}})),
                 "cityIsFull maluku spice 2 1");
        QCOMPARE(table.refusal(sell("ana", "oil-papua", {{2, "ship-lampung", 1, "maluku"}})), std::nullopt);
        QCOMPARE(table.refusal(sell("ana", "oil-papua", {{3, "ship-lampung", 1, "maluku"}})), Reason::cityIsFull);
        // Two deliveries of one operation count together.
        QCOMPARE(
            table.why(sell("ana", "oil-papua", {{2, "ship-lampung", 1, "maluku"}, {1, "ship-halmahera", 1, "maluku"}})),
            "cityIsFull maluku oil 3 2");
    }

    void E36_deliveriesAddUpDuringTheYear()
    {
        Table table = seller({"rice-bali"}, 2);
        table.withCompany("ana", "rice-jawa-barat", 2).withCity("maluku", 2);
        table = withLines(table, 5);
        table.play(sell("ana", "rice-bali", {{1, "ship-lampung", 1, "maluku"}}));
        table.play({operate("ben", "ship-lampung"), operate("cem", "ship-halmahera")});
        QCOMPARE(table.refusal(sell("ana", "rice-jawa-barat", {{2, "ship-lampung", 1, "maluku"}})), Reason::cityIsFull);
        table.play(sell("ana", "rice-jawa-barat", {{1, "ship-lampung", 1, "maluku"}}));
        QCOMPARE(table.received("maluku"), "2 rice");
    }

    void E37_breakEven_data()
    {
        QTest::addColumn<QStringList>("deeds");
        QTest::addColumn<int>("ships");
        QTest::newRow("rice") << QStringList{"rice-bali"} << 4;
        QTest::newRow("spice") << QStringList{"spice-maluku"} << 5;
        QTest::newRow("rubber") << QStringList{"rubber-riau"} << 6;
        QTest::newRow("siap faji") << QStringList{"rice-bali", "spice-maluku"} << 7;
        QTest::newRow("oil") << QStringList{"oil-papua"} << 8;
    }
    void E37_breakEven()
    {
        QFETCH(QStringList, deeds);
        QFETCH(int, ships);
        Names names;
        for (const QString &deed : deeds)
            names.push_back(deed.toStdString());
        Table table = withLines(seller(names, 1), 9);
        table.play(sell("ana", names.front(), {{1, "ship-lampung", ships, "bali"}}));
        QCOMPARE(table.earnings("ana"), 0);
        table = withLines(seller(names, 1), 9);
        table.play(sell("ana", names.front(), {{1, "ship-lampung", ships + 1, "bali"}}));
        QCOMPARE(table.earnings("ana"), -5);
    }

    void E29_aLossIsNoReasonToRefuse()
    {
        Table table = withLines(seller({"rice-bali"}, 3), 30);
        table.play(sell("ana", "rice-bali", {{3, "ship-lampung", 10, "bali"}}));
        QCOMPARE(table.earnings(), "-90 / 150 / 0");
    }
};

static const Enlisted<Sales> enlisted;

#include "tst_sales.moc"
