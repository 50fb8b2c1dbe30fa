// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What a ruling of the table waives, for that one entry (record page 1). Each test plays an entry that is refused for
// one reason alone, and then ruled.
class Rulings : public QObject {
    Q_OBJECT

    static void rule(Table &table, const EntryText &entry, Reason reason)
    {
        QCOMPARE(table.refusal(entry), reason);
        table.play(entry.ruled());
    }
    // Ana and Ben own rice, Cem is an outsider with a free slot; everybody may announce.
    static Table rice()
    {
        Table table;
        table.inYear(4).inEra(Era::b).withCash({300, 300, 300});
        for (const char *player : {"ana", "ben", "cem"})
            table.withLevels(player, {.slot = 2, .mergers = 2});
        table.withCompany("ana", "rice-bali", 3).withCompany("ben", "rice-jawa-barat", 5).at(Phase::mergers);
        return table;
    }
    static EntryText announced(int bid) { return announce("ana", "rice-bali", "rice-jawa-barat", bid); }
    static EntryText won(const char *winner, int bid)
    {
        return merge("ana", "rice-bali", "rice-jawa-barat", winner, bid);
    }
    static Table seller()
    {
        Table table;
        table.inYear(4).withCompany("ana", "rice-bali", 2).withCompany("ben", "ship-lampung", 2);
        table.withCity("bali", 1).withCity("jawa-timur", 3).at(Phase::operations);
        return table;
    }

private Q_SLOTS:
    void city_namedOnACardOfThisEra()
    {
        Table table;
        rule(table, city("ana", "aceh"), Reason::cityNotOnCard);
        QCOMPARE(table.cities(), "aceh 1");
        QCOMPARE(table.asked(), "ben: city");
    }

    void city_markerLeft()
    {
        Table table;
        table.withMarkers(0, 8, 3);
        rule(table, city("ana", "bali"), Reason::noCityMarkerLeft);
        QCOMPARE(table.markers(), "-1/8/3");                                          // below zero
        QCOMPARE(table.refusal(city("ben", "jawa-timur")), Reason::noCityMarkerLeft); // for one entry only
    }

    void bid_cash()
    {
        Table table;
        table.at(Phase::bids);
        rule(table, bid("ana", 130), Reason::bidAboveCash);
        QCOMPARE(table.cash("ana"), -30);
        QCOMPARE(table.bank("ana"), 130);
        table.play({bid("ben", 0), bid("cem", 100)});
        QCOMPARE(table.order(), "ana cem ben");
    }

    void announce_mergersLevel()
    {
        Table table = rice();
        table.withLevels("ben", {.slot = 2, .mergers = 3});
        table.withMerged("ana", {"rice-bali", "rice-aceh"}, 3);
        table.withOrder({"cem", "ana", "ben"})
            .withCompany("cem", "ship-lampung", 1)
            .withCompany("cem", "ship-halmahera", 1);
        table.at(Phase::mergers); // Cem is asked because of his ships
        rule(table, announce("cem", "rice-bali", "rice-jawa-barat", 160), Reason::mergersTooLow);
        QCOMPARE(table.asked(), "ana: merger-bid");
    }

    void announce_mergedThisYear()
    {
        Table table = rice();
        table.withCompany("cem", "rice-aceh", 1).withCompany("cem", "rice-kalimantan-timur", 1);
        table.withLevels("ben", {.slot = 2, .mergers = 5});
        table.play(won("ana", 160));
        QCOMPARE(table.asked(), "ben: announce"); // of the two that have not merged
        rule(table, announce("ben", "rice-aceh", "rice-bali", 180), Reason::mergedThisYear);
        QCOMPARE(table.asked(), "cem: merger-bid");
    }

    void announce_eraOfRiceAndSpice()
    {
        Table table = rice();
        table.inEra(Era::a).withCompany("cem", "spice-maluku", 1).at(Phase::mergers);
        rule(table, announce("ana", "rice-bali", "spice-maluku", 100), Reason::blendTooEarly);
        QCOMPARE(table.asked(), "ben: merger-bid");
    }

    void announce_slotOfTheAnnouncer()
    {
        Table table = rice();
        table.withLevels("cem", {.slot = 1, .mergers = 2}).withCompany("cem", "ship-lampung", 1);
        table.withCompany("ben", "ship-halmahera", 1).withOrder({"cem", "ana", "ben"}).at(Phase::mergers);
        rule(table, announce("cem", "rice-bali", "rice-jawa-barat", 160), Reason::announcerHasNoSlot);
        table.play({mergerPass("ana"), mergerBid("ben", 168)});
        QCOMPARE(table.asked(), "cem: merger-bid"); // as the announcer he bids
    }

    void announce_cashOfTheAnnouncer()
    {
        Table table = rice();
        table.withCash("ana", 10);
        rule(table, announced(160), Reason::announcerCash);
        table.play({mergerPass("ben"), mergerPass("cem")});
        QCOMPARE(table.cash(), "-90 / 400 / 300");
    }

    void announce_nominalPrice()
    {
        Table table = rice();
        rule(table, announced(80), Reason::belowNominal);
        table.play({mergerPass("ben"), mergerPass("cem")});
        QCOMPARE(table.cash(), "250 / 350 / 300");
    }

    void announce_cashOfTheBidder()
    {
        Table table = rice();
        rule(table, announced(304), Reason::bidderCash);
        QCOMPARE(table.asked(), "ben: merger-bid");
    }

    void merge_slotAndCashOfTheWinner()
    {
        Table table = rice();
        table.withLevels("cem", {.slot = 1}).withCompany("cem", "ship-lampung", 1);
        rule(table, won("cem", 168), Reason::winnerHasNoSlot);
        QCOMPARE(table.companies("cem"), "rice-bali 8, ship-lampung 1"); // above his slots
        table = rice();
        rule(table, won("cem", 320), Reason::bidderCash);
        QCOMPARE(table.cash("cem"), -20);
    }

    void merge_theStepAboveTheNominalPrice()
    {
        Table table = rice();
        rule(table, won("cem", 160), Reason::oneStepMore);
        QCOMPARE(table.cash(), "360 / 400 / 140");
        table = rice();
        rule(table, won("cem", 0), Reason::belowNominal); // a gift
        QCOMPARE(table.cash(), "300 / 300 / 300");
        QCOMPARE(table.owner("rice-bali"), "cem");
    }

    void fromAnybodyWhileAnnounceIsAwaited()
    {
        Table table = rice();
        rule(table, announce("cem", "rice-bali", "rice-jawa-barat", 160), Reason::anotherIsAsked);
        QCOMPARE(table.asked(), "ana: merger-bid"); // who follows Cem
        table = rice();
        rule(table, merge("ben", "rice-bali", "rice-jawa-barat", "ben", 160), Reason::anotherIsAsked);
        QCOMPARE(table.cash(), "360 / 240 / 300");
    }

    void fromAnybodyAndThenTheChancePassesOnFromHim()
    {
        Table table = rice();
        table.withCompany("cem", "rice-aceh", 1).withCompany("cem", "rice-kalimantan-timur", 1);
        table.play(merge("ben", "rice-bali", "rice-jawa-barat", "ben", 160).ruled());
        QCOMPARE(table.asked(), "cem: announce");
    }

    void onlyAnnounceAndMergeFromAnybody()
    {
        const Table table = rice();
        QCOMPARE(table.refusal(noAnnouncement("cem").ruled()), Reason::anotherIsAsked);
    }

    void mergerBid_cash()
    {
        Table table = rice();
        table.play(announced(160));
        rule(table, mergerBid("ben", 400), Reason::bidderCash);
        table.play({mergerPass("cem"), mergerPass("ana")});
        QCOMPARE(table.cash(), "450 / 150 / 300");
    }

    void siapFaji_anyNumberUpToTheUnits()
    {
        for (const int keep : {0, 4, 7}) {
            Table table = rice();
            table.withLevels("ana", {.slot = 3, .mergers = 5}).withCompany("ana", "spice-maluku", 4);
            table.play(merge("ana", "rice-bali", "spice-maluku", "ana", 175));
            rule(table, siapFaji("ana", keep), Reason::keepOutOfRange);
            QCOMPARE(table.units("rice-bali"), keep);
            QCOMPARE(table.asked(), "ana: acquire");
        }
    }

    void research_anothersTrack()
    {
        Table table;
        table.at(Phase::research);
        rule(table, research("ana", "slots", "ben"), Reason::anothersTrack);
        QCOMPARE(table.levels("ben"), "2 1 1 1 x1");
        QCOMPARE(table.asked(), "ben: research"); // Ana has acted
    }

    void operate_expansionLevel()
    {
        Table table = seller();
        rule(table, operate("ana", "rice-bali").buy(3), Reason::aboveExpansion);
        QCOMPARE(table.units("rice-bali"), 5);
        QCOMPARE(table.cash("ana"), 40);
        rule(table, addShips("ben", "ship-lampung", 0).with("add", 2), Reason::aboveExpansion);
        QCOMPARE(table.units("ship-lampung"), 4);
    }

    void operate_freeGrowthAboveTheLevel()
    {
        Table table = seller();
        rule(table, sell("ana", "rice-bali", {{2, "ship-lampung", 1, "jawa-timur"}}).grow(4), Reason::aboveExpansion);
        QCOMPARE(table.units("rice-bali"), 6);
    }

    void operate_fleetCap()
    {
        Table table = seller();
        table.play(operate("ana", "rice-bali"));
        rule(table, addShips("ben", "ship-lampung", 1), Reason::aboveFleetCap);
        QCOMPARE(table.units("ship-lampung"), 3);
    }

    void operate_shipsAndCapacityOfALine()
    {
        Table table = seller();
        table.withLevels("ben", {.hull = 5});
        rule(table, sell("ana", "rice-bali", {{1, "ship-lampung", 3, "jawa-timur"}}), Reason::shipsNotInLine);
        QCOMPARE(table.earnings(), "5 / 15 / 0");
        table = seller();
        rule(table, sell("ana", "rice-bali", {{2, "ship-lampung", 2, "jawa-timur"}}), Reason::aboveCapacity);
        QCOMPARE(table.earnings(), "20 / 20 / 0");
    }

    void operate_goodsAboveTheUnitsAreAllSold()
    {
        Table table = seller();
        table.withLevels("ben", {.hull = 5});
        const EntryText entry = sell("ana", "rice-bali", {{3, "ship-lampung", 1, "jawa-timur"}});
        QCOMPARE(table.refusal(entry.buy(1).ruled()), Reason::soldOutBuysNothing);
        rule(table, entry, Reason::aboveUnits);
        QCOMPARE(table.earnings(), "45 / 15 / 0");
        QCOMPARE(table.units("rice-bali"), 3); // grown by the Expansion level
    }

    void operate_goodsAboveNoUnitsAreNotAllSold()
    {
        Table table = seller();
        table.play(setUnits("rice-bali", 0));
        const EntryText entry = sell("ana", "rice-bali", {{1, "ship-lampung", 1, "jawa-timur"}});
        QCOMPARE(table.refusal(entry.grow(1).ruled()), Reason::growsOnlySoldOut);
        rule(table, entry.buy(1), Reason::aboveUnits);
        QCOMPARE(table.units("rice-bali"), 1);
        QCOMPARE(table.cash("ana"), 80);
    }

    void operate_aFullCity()
    {
        Table table = seller();
        rule(table, sell("ana", "rice-bali", {{2, "ship-lampung", 1, "bali"}}), Reason::cityIsFull);
        QCOMPARE(table.received("bali"), "2 rice");
    }

    void operate_cashForGrowth()
    {
        Table table = seller();
        table.withCash("ana", 5);
        rule(table, operate("ana", "rice-bali").buy(1), Reason::growthCash);
        QCOMPARE(table.cash("ana"), -15);
    }

    void cityGrowth_whichCitiesAndHowMany()
    {
        Table table = seller();
        table.at(Phase::cityGrowth).withMarkers(5, 0, 3);
        QCOMPARE(table.refusal(growCities({"bali"})), Reason::cityDoesNotQualify);
        table.play(growCities({"bali"}).ruled());
        QCOMPARE(table.cities(), "bali 2, jawa-timur 3");
        QCOMPARE(table.markers(), "6/-1/3");
        table = seller();
        table.at(Phase::cityGrowth).withReceived("bali", "rice", 1);
        rule(table, growCities(Names{}), Reason::asManyAsCan);
        QCOMPARE(table.cities(), "bali 1, jawa-timur 3");
        QCOMPARE(table.received("bali"), "");
    }

    void cityGrowth_moreThanTheMarkers()
    {
        Table table = seller();
        table.at(Phase::cityGrowth).withReceived("bali", "rice", 1).withMarkers(5, 0, 3);
        rule(table, growCities({"bali"}), Reason::tooFewMarkers);
        QCOMPARE(table.markers(), "6/-1/3");
    }
};

static const Enlisted<Rulings> enlisted;

#include "tst_rulings.moc"
