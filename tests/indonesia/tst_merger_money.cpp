// SPDX-License-Identifier: MPL-2.0
#include "indonesia/auction.h"
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What a merger costs and who gets it: rules 2.3 and the worked examples E6 to E20.
class MergerMoney : public QObject {
    Q_OBJECT

    // Ana has X, Ben has Y, Cem has neither and is first in order; all are rich.
    static Table holders(const Names &x, std::int64_t unitsX, const Names &y, std::int64_t unitsY)
    {
        Table table;
        table.inYear(9).inEra(Era::c).withOrder({"cem", "ana", "ben"}).withCash({5000, 5000, 5000});
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, {.slot = 2, .mergers = 5});
        table.withMerged("ana", x, unitsX).withMerged("ben", y, unitsY).at(Phase::mergers);
        return table;
    }
    static Table owners(const std::string &x, std::int64_t unitsX, const std::string &y, std::int64_t unitsY)
    {
        return holders({x}, unitsX, {y}, unitsY);
    }
    static Table rice() { return owners("rice-bali", 3, "rice-jawa-barat", 5); }

    // Which of these opening bids of Cem are accepted.
    static std::string accepted(const Table &table, const Text x, const Text y, std::initializer_list<int> bids)
    {
        std::string list;
        for (const int bid : bids)
            if (!table.refusal(announce("cem", x, y, bid)))
                list += (list.empty() ? "" : " ") + std::to_string(bid);
        return list;
    }

private Q_SLOTS:
    void E6_riceInStepsOfFive()
    {
        const Table table = owners("rice-bali", 2, "rice-jawa-barat", 3);
        QCOMPARE(accepted(table, "rice-bali", "rice-jawa-barat", {95, 99, 100, 101, 104, 105, 109, 110, 115}),
                 "100 105 110 115");
    }

    void E7_shipsInStepsOfSix()
    {
        const Table table = owners("ship-lampung", 2, "ship-halmahera", 4);
        QCOMPARE(accepted(table, "ship-lampung", "ship-halmahera", {54, 59, 60, 61, 65, 66, 70, 72, 600}),
                 "60 66 72 600");
    }

    void E8_ladderAndSplit()
    {
        Table table = rice();
        QCOMPARE(accepted(table, "rice-bali", "rice-jawa-barat", {159, 160, 167, 168, 176, 180, 184, 224}),
                 "160 168 176 184 224");
        table.play({announce("cem", "rice-bali", "rice-jawa-barat", 224), mergerPass("ana"), mergerPass("ben")});
        QCOMPARE(table.cash(), "5084 / 5140 / 4776");
        QCOMPARE(table.postings(), "cem cash > ana cash 84, cem cash > ben cash 140");
    }

    void E9_winnerIsOneOfTheOwners()
    {
        Table table = rice();
        table.withCash("ben", 230).withCash("ana", 100);
        table.play(announce("cem", "rice-bali", "rice-jawa-barat", 160));
        table.play({mergerPass("ana"), mergerBid("ben", 224), mergerPass("cem")});
        QCOMPARE(table.cash(), "184 / 146 / 5000");
    }

    void E9_theFullSumMustBeThere()
    {
        Table table = rice();
        table.withCash("ben", 223).play({announce("cem", "rice-bali", "rice-jawa-barat", 160), mergerPass("ana")});
        QCOMPARE(table.why(mergerBid("ben", 224)), "bidderCash ben 224 223");
        QCOMPARE(table.refusal(mergerBid("ben", 216)), std::nullopt);
    }

    void E9_asTheWinnerFeelsIt()
    {
        using namespace bandar::indonesia;
        Table table = rice();
        table.withCash("ben", 230);
        const auto companies = Pair{companyOf(table.state(), DeedId(4)), companyOf(table.state(), DeedId(5))};
        const Rung rung = rungFor(table.state(), companies, table.player("ben"), Money(224));
        QCOMPARE(rung.shares.ofX.units(), 84);
        QCOMPARE(rung.shares.ofY.units(), 140);
        QCOMPARE(rung.net.units(), -84);
        QCOMPARE(rung.cashAfter.units(), 146);
        QCOMPARE(rungFor(table.state(), companies, table.player("ana"), Money(224)).net.units(), -140);
        QCOMPARE(rungFor(table.state(), companies, table.player("cem"), Money(224)).net.units(), -224);
    }

    void E10_winnerOwnsBoth()
    {
        Table table = rice();
        table.play(setOwner("rice-bali", "ben"))
            .withOrder({"ben", "ana", "cem"})
            .withCash("ben", 160)
            .at(Phase::mergers);
        table.play({announce("ben", "rice-bali", "rice-jawa-barat", 160), mergerPass("ana"), mergerPass("cem")});
        QCOMPARE(table.cash("ben"), 160);
        QCOMPARE(table.companies("ben"), "rice-bali 8");
    }

    void E10_ownerOfBothNeedsItAll()
    {
        Table table = rice();
        table.play(setOwner("rice-bali", "ben"))
            .withOrder({"ben", "ana", "cem"})
            .withCash("ben", 159)
            .at(Phase::mergers);
        QCOMPARE(table.asked(), "ben: announce"); // cash plays no part in who is asked
        QCOMPARE(table.why(announce("ben", "rice-bali", "rice-jawa-barat", 160)), "announcerCash ben 160 159");
    }

    void E11_outsiderBuysBothFromOne()
    {
        Table table = rice();
        table.play(setOwner("rice-bali", "ben"));
        table.play({announce("cem", "rice-bali", "rice-jawa-barat", 224), mergerPass("ana"), mergerPass("ben")});
        QCOMPARE(table.cash(), "5000 / 5224 / 4776");
        QCOMPARE(table.companies("ben"), "");
        QCOMPARE(bandar::indonesia::companiesOwned(table.state(), table.player("ben")), 0);
        QVERIFY(bandar::indonesia::hasFreeSlot(table.state(), table.player("ben")));
        QCOMPARE(table.companies("cem"), "rice-bali 8");
    }

    void E12_rubber()
    {
        Table table = owners("rubber-riau", 1, "rubber-papua", 2);
        QCOMPARE(accepted(table, "rubber-riau", "rubber-papua", {87, 89, 90, 91, 93, 95, 96, 99}), "90 93 96 99");
        table.play(merge("cem", "rubber-riau", "rubber-papua", "cem", 99));
        QCOMPARE(table.cash(), "5033 / 5066 / 4901");
    }

    void E13_splits_data()
    {
        QTest::addColumn<QStringList>("deeds");
        QTest::addColumn<int>("unitsX");
        QTest::addColumn<int>("unitsY");
        QTest::addColumn<int>("price");
        QTest::addColumn<int>("ofX");
        QTest::addColumn<int>("ofY");
        const QStringList ships{"ship-lampung", "ship-halmahera"};
        QTest::newRow("9 + 5 ships") << ships << 9 << 5 << 154 << 99 << 55;
        QTest::newRow("7 + 6 ships") << ships << 7 << 6 << 130 << 70 << 60;
        QTest::newRow("9 + 1 ships") << ships << 9 << 1 << 100 << 90 << 10;
        QTest::newRow("equal sizes") << ships << 10 << 10 << 200 << 100 << 100;
        QTest::newRow("3 + 2 rice") << QStringList{"rice-bali", "rice-aceh"} << 3 << 2 << 100 << 60 << 40;
        QTest::newRow("one without units") << ships << 4 << 0 << 44 << 44 << 0;
    }
    void E13_splits()
    {
        QFETCH(QStringList, deeds);
        QFETCH(int, unitsX);
        QFETCH(int, unitsY);
        QFETCH(int, price);
        QFETCH(int, ofX);
        QFETCH(int, ofY);
        const std::string x = deeds[0].toStdString();
        const std::string y = deeds[1].toStdString();
        Table table = owners(x, unitsX, y, unitsY);
        table.play(merge("cem", x, y, "cem", price));
        QCOMPARE(table.cash("ana"), 5000 + ofX);
        QCOMPARE(table.cash("ben"), 5000 + ofY);
        QCOMPARE(table.cash("cem"), 5000 - price);
    }

    void E13_E14_openingPrices_data()
    {
        QTest::addColumn<QStringList>("x");
        QTest::addColumn<int>("unitsX");
        QTest::addColumn<QStringList>("y");
        QTest::addColumn<int>("unitsY");
        QTest::addColumn<int>("price");
        QTest::addColumn<int>("second");
        const QStringList blendX{"rice-bali", "spice-maluku"};
        const QStringList blendY{"rice-jawa-barat", "spice-halmahera"};
        const auto row = [](const char *name, const char *x, int unitsX, const char *y, int unitsY, int price,
                            int second) {
            QTest::newRow(name) << QStringList{x} << unitsX << QStringList{y} << unitsY << price << second;
        };
        row("17 oil", "oil-papua", 9, "oil-maluku", 8, 680, 697);
        row("13 rice", "rice-bali", 6, "rice-aceh", 7, 260, 273);
        row("4 + 3 spice", "spice-maluku", 4, "spice-halmahera", 3, 175, 182);
        row("10 ships", "ship-lampung", 4, "ship-halmahera", 6, 100, 110);
        row("5 rice", "rice-bali", 4, "rice-aceh", 1, 100, 105);
        row("4 spice", "spice-maluku", 2, "spice-halmahera", 2, 100, 104);
        row("4 rice and spice", "rice-bali", 3, "spice-halmahera", 1, 100, 104);
        row("3 rubber", "rubber-riau", 1, "rubber-papua", 2, 90, 93);
        QTest::newRow("2 siap faji") << blendX << 1 << blendY << 1 << 70 << 72;
        row("2 oil", "oil-papua", 1, "oil-maluku", 1, 80, 82);
        row("1 rice", "rice-bali", 1, "rice-aceh", 0, 20, 21);
        row("1 oil", "oil-papua", 0, "oil-maluku", 1, 40, 41);
    }
    void E13_E14_openingPrices()
    {
        QFETCH(QStringList, x);
        QFETCH(int, unitsX);
        QFETCH(QStringList, y);
        QFETCH(int, unitsY);
        QFETCH(int, price);
        QFETCH(int, second);
        const auto names = [](const QStringList &deeds) {
            Names list;
            for (const QString &deed : deeds)
                list.push_back(deed.toStdString());
            return list;
        };
        const Table table = holders(names(x), unitsX, names(y), unitsY);
        const std::string first = names(x).front();
        const std::string other = names(y).front();
        QCOMPARE(table.why(announce("cem", first, other, price - 1)),
                 "belowNominal " + std::to_string(price - 1) + " " + std::to_string(price));
        QCOMPARE(table.refusal(announce("cem", first, other, price)), std::nullopt);
        QCOMPARE(table.refusal(announce("cem", first, other, second)), std::nullopt);
        if (second > price + 1) {
            QCOMPARE(table.refusal(announce("cem", first, other, price + 1)), Reason::doesNotDivide);
            QCOMPARE(table.refusal(announce("cem", first, other, second - 1)), Reason::doesNotDivide);
        }
    }

    void E15_riceAndSpice()
    {
        Table table = owners("rice-bali", 4, "spice-maluku", 3);
        QCOMPARE(accepted(table, "rice-bali", "spice-maluku", {155, 168, 174, 175, 180, 182, 189}), "175 182 189");
        table.play(merge("cem", "rice-bali", "spice-maluku", "cem", 189));
        QCOMPARE(table.cash(), "5108 / 5081 / 4811");
        QCOMPARE(table.asked(), "cem: siap-faji");
        QCOMPARE(table.refusal(siapFaji("cem", 4)), Reason::keepOutOfRange);
        table.play(siapFaji("cem", 3));
        QCOMPARE(table.companies("cem"), "rice-bali 3");
        QCOMPARE(table.kind("rice-bali"), "siap-faji");
    }

    void E16_siapFajiAndSiapFaji()
    {
        Table table = holders({"rice-bali", "spice-maluku"}, 3, {"rice-jawa-barat", "spice-halmahera"}, 2);
        QCOMPARE(accepted(table, "rice-bali", "rice-jawa-barat", {125, 170, 175, 177, 180, 205}), "175 180 205");
        table.play(merge("cem", "rice-bali", "rice-jawa-barat", "cem", 205));
        QCOMPARE(table.cash(), "5123 / 5082 / 4795");
        QCOMPARE(table.units("rice-bali"), 5); // no halving this time
        QVERIFY(table.asked() != "cem: siap-faji");
        QCOMPARE(table.deedsWith("rice-bali"), "rice-bali rice-jawa-barat spice-halmahera spice-maluku");
    }

    void E17_oil()
    {
        Table table = owners("oil-papua", 2, "oil-maluku", 4);
        QCOMPARE(accepted(table, "oil-papua", "oil-maluku", {234, 240, 244, 246, 252}), "240 246 252");
        table.play(merge("cem", "oil-papua", "oil-maluku", "cem", 252));
        QCOMPARE(table.cash(), "5084 / 5168 / 4748");
    }

    void E18_smallestCases()
    {
        Table table = owners("rice-bali", 1, "spice-maluku", 1);
        QCOMPARE(accepted(table, "rice-bali", "spice-maluku", {45, 49, 50, 51, 52}), "50 52");
        table.play(merge("cem", "rice-bali", "spice-maluku", "cem", 50).ruled());
        QCOMPARE(table.cash(), "5025 / 5025 / 4950");
        table.play(siapFaji("cem", 1));
        QCOMPARE(table.units("rice-bali"), 1);

        table = owners("rice-bali", 2, "spice-maluku", 1);
        QCOMPARE(accepted(table, "rice-bali", "spice-maluku", {72, 75, 76, 78}), "75 78");
        table.play(merge("cem", "rice-bali", "spice-maluku", "cem", 84));
        QCOMPARE(table.cash(), "5056 / 5028 / 4916");
        QCOMPARE(table.refusal(siapFaji("cem", 2)), Reason::keepOutOfRange);
        table.play(siapFaji("cem", 1));
        QCOMPARE(table.units("rice-bali"), 1);
    }

    void E19_jumpBids()
    {
        Table table = rice();
        table.play(announce("cem", "rice-bali", "rice-jawa-barat", 160));
        QCOMPARE(table.why(mergerBid("ana", 165)), "doesNotDivide 165 8 168 168");
        QCOMPARE(table.why(mergerBid("ana", 190)), "doesNotDivide 190 8 184 192");
        QCOMPARE(table.why(mergerBid("ana", 160)), "notHigher 160 160 168");
        table.play(mergerBid("ana", 200));
        QCOMPARE(table.refusal(mergerBid("ben", 200)), Reason::notHigher);
        QCOMPARE(table.refusal(mergerBid("ben", 192)), Reason::notHigher);
        QCOMPARE(table.refusal(mergerBid("ben", 208)), std::nullopt);
    }

    void E20_rejectedBids()
    {
        Table table = rice();
        QCOMPARE(table.refusal(announce("cem", "rice-bali", "rice-jawa-barat", 152)), Reason::belowNominal);
        QCOMPARE(table.refusal(announce("cem", "rice-bali", "rice-jawa-barat", 161)), Reason::doesNotDivide);
        table.play(announce("cem", "rice-bali", "rice-jawa-barat", 168));
        QCOMPARE(table.refusal(mergerBid("ana", 168)), Reason::notHigher);
        QCOMPARE(table.refusal(mergerBid("ana", 172)), Reason::doesNotDivide);
    }
};

static const Enlisted<MergerMoney> enlisted;

#include "tst_merger_money.moc"
