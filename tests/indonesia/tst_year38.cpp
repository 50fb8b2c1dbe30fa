// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// One whole year, three players: rules 3.8, entry by entry, with both endings.
class Year38 : public QObject {
    Q_OBJECT

    static Table start()
    {
        Table table;
        table.inYear(4).withOrder({"cem", "ana", "ben"}).withCash({130, 95, 110}).withBank("ben", 6).withBank("cem", 2);
        table.withLevels("ana", {.slot = 2, .mergers = 2, .bid = 2});
        table.withLevels("ben", {.slot = 2, .expansion = 3}).withLevels("cem", {.mergers = 2, .expansion = 3});
        table.withCompany("ana", "rice-bali", 3).withCompany("ben", "ship-sulawesi-selatan", 2);
        table.withCompany("cem", "rice-jawa-barat", 2);
        table.withCity("bali", 1).withCity("jawa-timur", 1).withCity("sulawesi-utara", 1).at(Phase::bids);
        return table;
    }
    static void bids(Table &table) { table.play({bid("cem", 3), bid("ana", 1), bid("ben", 5)}); }
    static void merger(Table &table)
    {
        table.play({announce("ana", "rice-bali", "rice-jawa-barat", 100), mergerPass("ben"), mergerBid("cem", 105),
                    mergerBid("ana", 110), mergerPass("cem")});
    }
    static void companies(Table &table)
    {
        table.play({acquire("ana", "spice-maluku"), pass("ben"), acquire("cem", "ship-jawa-timur")});
        table.play({research("ana", "expansion"), research("ben", "hull"), research("cem", "slots")});
    }
    static void operations(Table &table)
    {
        table.play(sell("ana", "rice-bali",
                        {{1, "ship-sulawesi-selatan", 1, "bali"},
                         {1, "ship-sulawesi-selatan", 1, "jawa-timur"},
                         {1, "ship-sulawesi-selatan", 1, "sulawesi-utara"}})
                       .buy(1));
        table.play({addShips("ben", "ship-sulawesi-selatan", 1), addShips("cem", "ship-jawa-timur", 1)});
        table.play(sell("ana", "spice-maluku", {{1, "ship-sulawesi-selatan", 2, "bali"}}));
    }

private Q_SLOTS:
    void year38_bids()
    {
        Table table = start();
        QCOMPARE(table.markers(), "9/8/3");
        QCOMPARE(table.asked(), "cem: bid");
        bids(table);
        QCOMPARE(table.order(), "ana ben cem");
        QCOMPARE(table.cash(), "129 / 90 / 107");
        QCOMPARE(table.bank(), "1 / 11 / 5");
    }

    void year38_merger()
    {
        Table table = start();
        bids(table);
        QCOMPARE(table.asked(), "ana: announce");
        table.play(announce("ana", "rice-bali", "rice-jawa-barat", 100));
        QCOMPARE(table.asked(), "ben: merger-bid");
        QCOMPARE(table.why(mergerBid("ben", 105)), "bidderCash ben 105 90");
        table.play({mergerPass("ben"), mergerBid("cem", 105), mergerBid("ana", 110)});
        QCOMPARE(table.why(mergerBid("cem", 115)), "bidderCash cem 115 107");
        table.play(mergerPass("cem"));
        QCOMPARE(table.cash(), "85 / 90 / 151");
        QCOMPARE(table.postings(), "ana cash > ana cash 66, ana cash > cem cash 44");
        QCOMPARE(table.companies("ana"), "rice-bali 5");
        // Nobody is left who could announce: Ben has Mergers 1, the pair of the others has merged.
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void year38_companiesAndResearch()
    {
        Table table = start();
        bids(table);
        merger(table);
        companies(table);
        QCOMPARE(table.companies("ana"), "rice-bali 5, spice-maluku 1");
        QCOMPARE(table.companies("cem"), "ship-jawa-timur 1");
        QCOMPARE(table.levels("ana"), "2 2 2 1 x5");
        QCOMPARE(table.levels("ben"), "2 1 3 2 x1");
        QCOMPARE(table.levels("cem"), "2 2 3 1 x1");
        QCOMPARE(table.asked(), "ana: operate");
    }

    void year38_operations()
    {
        Table table = start();
        bids(table);
        merger(table);
        companies(table);
        table.play(sell("ana", "rice-bali",
                        {{1, "ship-sulawesi-selatan", 1, "bali"},
                         {1, "ship-sulawesi-selatan", 1, "jawa-timur"},
                         {1, "ship-sulawesi-selatan", 1, "sulawesi-utara"}})
                       .buy(1));
        QCOMPARE(table.earnings(), "45 / 15 / 0");
        QCOMPARE(table.cash("ana"), 65);
        QCOMPARE(table.units("rice-bali"), 6);
        QCOMPARE(table.why(addShips("ben", "ship-sulawesi-selatan", 3)), "aboveFleetCap ship-sulawesi-selatan 5 3 A");
        table.play(addShips("ben", "ship-sulawesi-selatan", 1));
        QCOMPARE(table.units("ship-sulawesi-selatan"), 3);
        QCOMPARE(table.refusal(addShips("cem", "ship-jawa-timur", 2)), Reason::aboveFleetCap);
        table.play(addShips("cem", "ship-jawa-timur", 1));
        QCOMPARE(table.asked(), "ana: operate");
        table.play(sell("ana", "spice-maluku", {{1, "ship-sulawesi-selatan", 2, "bali"}}));
        QCOMPARE(table.earnings(), "60 / 25 / 0");
        QCOMPARE(table.units("spice-maluku"), 3);
        QCOMPARE(table.received("bali"), "1 rice, 1 spice");
        QCOMPARE(table.received("jawa-timur"), "1 rice");
        QCOMPARE(table.asked(), "city-growth");
    }

    // rules 7: Whole game: 3.8 as an integration test, both endings
    void year38_andTheGameGoesOn()
    {
        Table table = start();
        bids(table);
        merger(table);
        companies(table);
        operations(table);
        table.play(growCities());
        QCOMPARE(table.cities(), "bali 2, jawa-timur 1, sulawesi-utara 1");
        QCOMPARE(table.markers(), "10/7/3");
        QCOMPARE(table.cash(), "125 / 115 / 151");
        QCOMPARE(table.bank(), "1 / 11 / 5");
        QCOMPARE(table.earnings(), "0 / 0 / 0");
        QCOMPARE(table.asked(), "ana: bid");
        QCOMPARE(table.year(), 5);
        QCOMPARE(table.scores(), "126 / 126 / 156");
    }

    // rules 7: Whole game: 3.8 as an integration test, both endings
    void year38_andThatWasTheEnd()
    {
        Table table = start();
        bids(table);
        merger(table);
        companies(table);
        operations(table);
        table.inEra(Era::c).withDeeds({"oil-papua"}).play(growCities());
        QCOMPARE(table.phase(), "finished");
        QCOMPARE(table.scores(), "186 / 151 / 156");
        QCOMPARE(table.ranks(), "1 / 3 / 2");
        QCOMPARE(table.cash(), "65 / 90 / 151");
        QCOMPARE(table.earnings(), "60 / 25 / 0");
    }
};

static const Enlisted<Year38> enlisted;

#include "tst_year38.moc"
