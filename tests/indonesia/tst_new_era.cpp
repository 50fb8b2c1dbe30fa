// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Phase 1, building cities: rules 2.1, record page 2 and 3.
class NewEra : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneCityEachInOrder()
    {
        Table table;
        QCOMPARE(table.asked(), "ana: city");
        table.play(city("ana", "bali"));
        QCOMPARE(table.asked(), "ben: city");
        table.play(city("ben", "jawa-timur"));
        QCOMPARE(table.asked(), "cem: city");
        table.play(city("cem", "sulawesi-utara"));
        QCOMPARE(table.asked(), "ana: bid");
        QCOMPARE(table.cities(), "bali 1, jawa-timur 1, sulawesi-utara 1");
    }

    void aCityTakesAMarkerAndHasReceivedNothing()
    {
        Table table;
        table.play(city("ana", "bali"));
        QCOMPARE(table.markers(), "11/8/3");
        QCOMPARE(table.size("bali"), 1);
        QCOMPARE(table.received("bali"), "");
        QCOMPARE(table.postings(), "");
    }

    void onlyInAProvinceOfThisEra()
    {
        Table table;
        QCOMPARE(table.why(city("ana", "aceh")), "cityNotOnCard aceh A");
        table.inEra(Era::b);
        QCOMPARE(table.refusal(city("ana", "aceh")), std::nullopt);
        QCOMPARE(table.why(city("ana", "bali")), "cityNotOnCard bali B");
    }

    void anyCardOfTheEraMayNameIt()
    {
        // The card in hand is not known to the record: every province of the era will do, for everybody.
        for (const char *province : {"bali", "jawa-barat", "jawa-tengah", "jawa-timur", "sulawesi-selatan",
                                     "sulawesi-utara", "sumatera-selatan"})
            QCOMPARE(Table().refusal(city("ana", province)), std::nullopt);
    }

    void aProvinceHoldsOneCity()
    {
        Table table;
        table.play(city("ana", "bali"));
        QCOMPARE(table.why(city("ben", "bali")), "provinceHasCity bali");
    }

    void withoutAMarkerNoCity()
    {
        Table table;
        table.withMarkers(0, 8, 3);
        QCOMPARE(table.refusal(city("ana", "bali")), Reason::noCityMarkerLeft);
        table.withMarkers(1, 8, 3).play(city("ana", "bali"));
        QCOMPARE(table.markers(), "0/8/3");
        QCOMPARE(table.refusal(city("ben", "jawa-timur")), Reason::noCityMarkerLeft);
        table.play(noCity("ben"));
    }

    void noCityIsAlwaysAccepted()
    {
        // Although there would be a place: the card is discarded.
        Table table;
        table.play({noCity("ana"), noCity("ben"), noCity("cem")});
        QCOMPARE(table.asked(), "ana: bid");
        QCOMPARE(table.markers(), "12/8/3");
        QCOMPARE(table.cities(), "");
    }

    void twoPlayersGoRoundTwice()
    {
        Table table({"ana", "ben"});
        table.withOrder({"ben", "ana"}).at(Phase::newEra);
        table.play(city("ben", "bali"));
        QCOMPARE(table.asked(), "ana: city");
        table.play(noCity("ana"));
        QCOMPARE(table.asked(), "ben: city");
        table.play(city("ben", "jawa-timur"));
        QCOMPARE(table.asked(), "ana: city");
        table.play(city("ana", "jawa-barat"));
        QCOMPARE(table.asked(), "ben: bid");
        QCOMPARE(table.markers(), "9/8/3");
    }

    void inEveryEraTwoPlayersGoRoundTwice()
    {
        Table table({"ana", "ben"});
        table.inYear(4).withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.era(), "B");
        table.play({city("ana", "aceh"), city("ben", "lampung"), city("ana", "maluku"), city("ben", "bengkulu")});
        QCOMPARE(table.asked(), "ana: bid");
    }

    // rules 7: Turn bid: new order also rules the next year's phase 1 and 2
    void citiesAreBuiltInLastYearsOrder()
    {
        Table table;
        table.inYear(3).at(Phase::bids).play({bid("ana", 0), bid("ben", 1), bid("cem", 2)});
        QCOMPARE(table.order(), "cem ben ana");
        table.withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.asked(), "cem: city");
        table.play({city("cem", "aceh"), city("ben", "lampung"), city("ana", "maluku")});
        QCOMPARE(table.asked(), "cem: bid");
        table.play(bid("cem", 0));
        QCOMPARE(table.asked(), "ben: bid");
    }

    void nobodyElseMayBuild()
    {
        const Table table;
        QCOMPARE(table.why(city("ben", "bali")), "anotherIsAsked ana city");
        QCOMPARE(table.refusal(noCity("cem")), Reason::anotherIsAsked);
        QCOMPARE(table.why(bid("ana", 0)), "anotherEntryAwaited bid city ana");
    }

    void unknownProvincesAreNotRead()
    {
        const Table table;
        QVERIFY(!table.reads(city("ana", "java")));
        QVERIFY(!table.reads(city("zoe", "bali")));
        QVERIFY(table.reads(city("ana", "kalimantan-tengah")));
    }
};

static const Enlisted<NewEra> enlisted;

#include "tst_new_era.moc"
