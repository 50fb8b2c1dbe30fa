// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 7: rules 2.7 and 3.6, record page 2 and 3.
class CityGrowth : public QObject {
    Q_OBJECT

    // A year after which neither a new era nor the end comes, so that the bids follow.
    static Table growth()
    {
        Table table;
        table.inYear(5).inEra(Era::c).at(Phase::cityGrowth);
        return table;
    }
    static Table producing(std::initializer_list<const char *> deeds)
    {
        Table table = growth();
        for (const char *deed : deeds)
            table.withCompany("ana", deed, 1);
        return table;
    }

private Q_SLOTS:
    void E38_oneRiceWhereOnlyRiceIsProduced()
    {
        Table table = producing({"rice-bali"});
        table.withCity("bali", 1).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.cities(), "bali 2");
        QCOMPARE(table.asked(), "ana: bid");
    }

    void E38_twoOfEveryProducedGood()
    {
        Table table = producing({"rice-bali", "spice-maluku", "rubber-riau"});
        table.withCity("bali", 2).withReceived("bali", "rice", 2).withReceived("bali", "spice", 2);
        table.withReceived("bali", "rubber", 1);
        QCOMPARE(table.why(growCities({"bali"})), "cityDoesNotQualify bali rubber 2 1");
        table.play(growCities());
        QCOMPARE(table.cities(), "bali 2");
    }

    void E38_twoOfEachIsEnough()
    {
        Table table = producing({"rice-bali", "spice-maluku", "rubber-riau"});
        table.withCity("bali", 2);
        for (const char *good : {"rice", "spice", "rubber"})
            table.withReceived("bali", good, 2);
        table.play(growCities());
        QCOMPARE(table.cities(), "bali 3");
    }

    // rules 7: City growth: produced set from counters
    void E39_riceThatVanishedIsNotNeeded()
    {
        Table table = growth();
        table.withMerged("ana", {"rice-bali", "spice-halmahera"}, 3).withCompany("ben", "spice-maluku", 1);
        table.withCompany("cem", "oil-papua", 1).withCity("bali", 1);
        for (const char *good : {"spice", "siap-faji", "oil"})
            table.withReceived("bali", good, 1);
        table.play(growCities());
        QCOMPARE(table.cities(), "bali 2");
    }

    // rules 7: City growth: produced set from counters
    void E40_aGoodNobodySoldIsNeededToo()
    {
        Table table = producing({"rice-bali", "oil-papua"});
        table.withCity("bali", 1).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.cities(), "bali 1");
    }

    // rules 7: City growth: produced set from counters
    void aCompanyWithoutACounterProducesNothing()
    {
        Table table = producing({"rice-bali"});
        table.withCompany("ana", "oil-papua", 0).withCity("bali", 1).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.cities(), "bali 2");
    }

    void shipsAreNoGoods()
    {
        Table table = producing({"rice-bali", "ship-lampung"});
        table.withCity("bali", 1).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.cities(), "bali 2");
    }

    // rules 7: City growth: size-2-first
    // rules 7: City growth: markers
    void E41_scarceMarkers()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 2).withCity("bali", 2).withCity("lampung", 1).withMarkers(5, 0, 1);
        for (const char *city : {"aceh", "bali"})
            table.withReceived(city, "rice", 2);
        table.withReceived("lampung", "rice", 1);
        QCOMPARE(table.why(growCities()), "whichCities 2 2 1");
        QCOMPARE(table.refusal(growCities({"aceh", "bali", "lampung"})), Reason::tooFewMarkers);
        QCOMPARE(table.refusal(growCities({"aceh"})), Reason::asManyAsCan);
        QCOMPARE(table.why(growCities({"lampung"})), "asManyAsCan 3 0 1");
        QCOMPARE(table.refusal(growCities({"aceh", "lampung"})), std::nullopt);
        table.play(growCities({"lampung", "bali"}));
        QCOMPARE(table.cities(), "aceh 2, bali 3, lampung 2");
        QCOMPARE(table.markers(), "6/0/0");
        QCOMPARE(table.received("aceh"), ""); // the other loses its deliveries
    }

    // rules 7: City growth: markers
    void E42_markersGoBackAndForth()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.play(
            {city("ana", "bali"), city("ben", "jawa-barat"), city("cem", "jawa-timur"), city("dee", "jawa-tengah")});
        QCOMPARE(table.markers(), "8/8/3");
        table.withCompany("ana", "rice-bali", 1).withReceived("bali", "rice", 1).withReceived("jawa-timur", "rice", 1);
        table.at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.markers(), "10/6/3");
        table.withReceived("bali", "rice", 2).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.markers(), "10/7/2");
        QCOMPARE(table.cities(), "bali 3, jawa-barat 1, jawa-tengah 1, jawa-timur 2");
    }

    // rules 7: City growth: size-2-first
    void theMarkerHandedBackIsThereForTheNext()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 2).withCity("bali", 1).withMarkers(5, 0, 2);
        table.withReceived("aceh", "rice", 2).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.cities(), "aceh 3, bali 2");
        QCOMPARE(table.markers(), "6/0/1");
    }

    // rules 7: City growth: markers
    void withoutMarkersNothingGrows()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 2).withCity("bali", 1).withMarkers(5, 0, 0);
        table.withReceived("aceh", "rice", 2).withReceived("bali", "rice", 1);
        QCOMPARE(table.refusal(growCities({"aceh"})), Reason::tooFewMarkers);
        QCOMPARE(table.refusal(growCities({"bali"})), Reason::tooFewMarkers);
        table.play(growCities()); // none of each size: one set is possible, it may be left out
        QCOMPARE(table.cities(), "aceh 2, bali 1");
    }

    void markersBelowZeroCountAsNone()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 2).withCity("bali", 1).withCity("lampung", 1).withMarkers(5, -1, 1);
        table.withReceived("aceh", "rice", 2).withReceived("bali", "rice", 1).withReceived("lampung", "rice", 1);
        // Aceh hands one size-2 marker back: -1 and 1 are none, so the two of size 1 stay.
        QCOMPARE(table.why(growCities({"aceh", "bali"})), "tooFewMarkers 2 1 0");
        table.play(growCities());
        QCOMPARE(table.cities(), "aceh 3, bali 1, lampung 1");
        QCOMPARE(table.markers(), "5/0/0");
    }

    void scarceMarkersOfSizeTwo()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 1).withCity("bali", 1).withCity("lampung", 1).withMarkers(5, 2, 3);
        for (const char *city : {"aceh", "bali", "lampung"})
            table.withReceived(city, "rice", 1);
        QCOMPARE(table.why(growCities()), "whichCities 1 3 2");
        QCOMPARE(table.why(growCities({"aceh"})), "asManyAsCan 2 1 2");
        QCOMPARE(table.why(growCities({"aceh", "bali", "lampung"})), "tooFewMarkers 2 3 2");
        table.play(growCities({"aceh", "lampung"}));
        QCOMPARE(table.cities(), "aceh 2, bali 1, lampung 2");
    }

    void withEnoughMarkersExactlyThoseThatQualify()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 1).withCity("bali", 1).withCity("lampung", 1);
        table.withReceived("aceh", "rice", 1).withReceived("bali", "rice", 1);
        QCOMPARE(table.refusal(growCities({"aceh", "bali"})), std::nullopt);
        QCOMPARE(table.refusal(growCities({"aceh"})), Reason::asManyAsCan);
        QCOMPARE(table.refusal(growCities(Names{})), Reason::asManyAsCan);
        QCOMPARE(table.why(growCities({"aceh", "bali", "lampung"})), "cityDoesNotQualify lampung rice 1 0");
        table.play(growCities());
        QCOMPARE(table.cities(), "aceh 2, bali 2, lampung 1");
    }

    void neverSizeThreeNeverTwiceNeverNowhere()
    {
        Table table = producing({"rice-bali"});
        table.withCity("aceh", 3).withCity("bali", 1).withReceived("aceh", "rice", 3).withReceived("bali", "rice", 1);
        QCOMPARE(table.why(growCities({"aceh", "bali"})), "cityAtLargest aceh 3");
        QCOMPARE(table.why(growCities({"bali", "bali"})), "cityGrowsOnce bali");
        QCOMPARE(table.why(growCities({"bali", "papua"})), "noCityThere papua");
        table.play(growCities());
        QCOMPARE(table.cities(), "aceh 3, bali 2");
    }

    void oneStepAYear()
    {
        Table table = producing({"rice-bali"});
        table.withCity("bali", 1).withReceived("bali", "rice", 9).play(growCities());
        QCOMPARE(table.size("bali"), 2);
    }

    void withNothingProducedEveryCityGrows()
    {
        Table table = producing({"ship-lampung"});
        table.withCity("aceh", 1).withCity("bali", 2).withCity("lampung", 3).play(growCities());
        QCOMPARE(table.cities(), "aceh 2, bali 3, lampung 3");
    }

    // rules 7: City growth: deliveries cleared when nothing grows (a real bug of JK)
    void deliveriesAreClearedThoughNothingGrows()
    {
        Table table = producing({"rice-bali", "oil-papua"});
        table.withCity("bali", 2).withReceived("bali", "rice", 2).withReceived("bali", "oil", 1).play(growCities());
        QCOMPARE(table.cities(), "bali 2");
        QCOMPARE(table.received("bali"), "");
    }

    void deliveriesAreClearedOfThoseThatGrow()
    {
        Table table = producing({"rice-bali"});
        table.withCity("bali", 1).withReceived("bali", "rice", 1).play(growCities());
        QCOMPARE(table.received("bali"), "");
    }

    void nobodyInParticularIsAsked()
    {
        const Table table = growth();
        QCOMPARE(table.asked(), "city-growth");
        QCOMPARE(table.why(bid("ana", 0)), "anotherEntryAwaited bid city-growth");
    }
};

static const Enlisted<CityGrowth> enlisted;

#include "tst_city_growth.moc"
