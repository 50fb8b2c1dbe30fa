// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// What a game starts with, and every number of the box: rules 0, 1 and 6.1.
class Setup : public QObject {
    Q_OBJECT

    // The provinces, of all 26, in which a city may be built in that era.
    static std::string provincesOnCards(Era era)
    {
        Table table;
        table.inEra(era);
        std::string provinces;
        for (const std::string_view province : bandar::indonesia::provinceNames.names())
            if (!table.refusal(city("ana", province)))
                provinces += std::string(provinces.empty() ? "" : " ") + std::string(province);
        return provinces;
    }

private Q_SLOTS:
    // rules 7: Setup: 100/0/0 each
    // rules 7: Setup: all levels 1
    void everybodyStartsAlike_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }
    void everybodyStartsAlike()
    {
        QFETCH(int, players);
        const Names all{"ana", "ben", "cem", "dee", "eva"};
        const Names seated(all.begin(), all.begin() + players);
        const Table table(seated);
        for (const std::string &player : seated) {
            QCOMPARE(table.cash(player), 100);
            QCOMPARE(table.bank(player), 0);
            QCOMPARE(table.earnings(player), 0);
            QCOMPARE(table.levels(player), "1 1 1 1 x1");
            QCOMPARE(table.companies(player), "");
        }
        QCOMPARE(table.game().playerRange(), std::pair(std::size_t{2}, std::size_t{5}));
    }

    // rules 7: Setup: 8 deeds out in era A
    // rules 7: Era: year 1 always A
    void theBoardAtTheStart()
    {
        const Table table;
        QCOMPARE(table.year(), 1);
        QCOMPARE(table.era(), "A");
        QCOMPARE(table.phase(), "new-era");
        QCOMPARE(table.order(), "ana ben cem");
        QCOMPARE(table.markers(), "12/8/3");
        QCOMPARE(table.cities(), "");
        QCOMPARE(table.deedsOut(), "rice-bali rice-jawa-barat ship-halmahera ship-jawa-timur ship-lampung "
                                   "ship-sulawesi-selatan spice-halmahera spice-maluku");
    }

    void theStartingCashComesFromTheSupply()
    {
        QCOMPARE(Table().postings(), "supply > ana cash 100, supply > ben cash 100, supply > cem cash 100");
    }

    // rules 7: Setup: city cards 1 (2 with two players) per era
    void citiesPerPlayer()
    {
        Table two({"ana", "ben"});
        two.play(
            {city("ana", "bali"), city("ben", "jawa-barat"), city("ana", "jawa-timur"), city("ben", "jawa-tengah")});
        QCOMPARE(two.asked(), "ana: bid");

        Table three;
        three.play({city("ana", "bali"), city("ben", "jawa-barat"), city("cem", "jawa-timur")});
        QCOMPARE(three.asked(), "ana: bid");

        Table five({"ana", "ben", "cem", "dee", "eva"});
        five.play({noCity("ana"), noCity("ben"), noCity("cem"), noCity("dee"), noCity("eva")});
        QCOMPARE(five.asked(), "ana: bid");
    }

    void optionsOfTheHeader()
    {
        QVERIFY(Table().state().moneyHidden);
        QVERIFY(Table().state().citiesTracked);
        const Table table({"ana", "ben"}, R"({"money":"open","cities":"untracked"})");
        QVERIFY(!table.state().moneyHidden);
        QVERIFY(!table.state().citiesTracked);
    }

    void deedsByEra()
    {
        Table table;
        table.inEra(Era::b);
        QCOMPARE(table.deedsOut(), "rice-aceh rice-kalimantan-timur rubber-kalimantan-barat rubber-riau "
                                   "rubber-sumatera-barat ship-jawa-barat ship-sumatera-utara spice-jawa-tengah "
                                   "spice-sulawesi-tengah");
        table.inEra(Era::c);
        QCOMPARE(table.deedsOut(), "oil-kalimantan-selatan oil-maluku oil-papua oil-sarawak rice-sulawesi-tenggara "
                                   "rubber-papua spice-sumatera-selatan");
    }

    void fleetCaps_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("c");
        QTest::newRow("Halmahera") << "ship-halmahera" << 3 << 4 << 5;
        QTest::newRow("Jawa Timur") << "ship-jawa-timur" << 2 << 3 << 3;
        QTest::newRow("Lampung") << "ship-lampung" << 2 << 3 << 4;
        QTest::newRow("Sulawesi Selatan") << "ship-sulawesi-selatan" << 3 << 3 << 4;
        QTest::newRow("Jawa Barat") << "ship-jawa-barat" << 0 << 4 << 5;
        QTest::newRow("Sumatera Utara") << "ship-sumatera-utara" << 0 << 4 << 5;
    }
    void fleetCaps()
    {
        QFETCH(QString, line);
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, c);
        const std::string deed = line.toStdString();
        for (const auto &[era, cap] : {std::pair(Era::a, a), std::pair(Era::b, b), std::pair(Era::c, c)}) {
            if (cap == 0)
                continue;
            Table table;
            table.inEra(era).withCompany("ana", deed, cap).at(Phase::operations);
            QCOMPARE(table.refusal(addShips("ana", deed, 1)), Reason::aboveFleetCap);
            table.play(setUnits(deed, cap - 1)).play(addShips("ana", deed, 1));
            QCOMPARE(table.units(deed), cap);
        }
    }

    void cityCardsByEra()
    {
        QCOMPARE(provincesOnCards(Era::a),
                 "bali jawa-barat jawa-tengah jawa-timur sulawesi-selatan sulawesi-utara sumatera-selatan");
        QCOMPARE(provincesOnCards(Era::b), "aceh bengkulu jawa-barat kalimantan-selatan lampung maluku sumatera-barat "
                                           "sumatera-utara");
        QCOMPARE(provincesOnCards(Era::c), "halmahera jambi jawa-barat nusa-tenggara-barat nusa-tenggara-timur papua "
                                           "sarawak sulawesi-tengah");
    }

    void priceOfGoods_data()
    {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<int>("price");
        QTest::newRow("rice") << "rice-bali" << 20;
        QTest::newRow("spice") << "spice-maluku" << 25;
        QTest::newRow("rubber") << "rubber-riau" << 30;
        QTest::newRow("siap faji") << "siap-faji" << 35;
        QTest::newRow("oil") << "oil-papua" << 40;
    }
    void priceOfGoods()
    {
        QFETCH(QString, deed);
        QFETCH(int, price);
        const bool blend = deed == QLatin1String("siap-faji");
        const std::string name = blend ? "rice-bali" : deed.toStdString();
        Table table;
        if (blend)
            table.withMerged("ana", {"rice-bali", "spice-maluku"}, 1);
        else
            table.withCompany("ana", name, 1);
        table.withCompany("ben", "ship-lampung", 1).withCity("bali", 1).at(Phase::operations);
        table.play(sell("ana", name, {{1, "ship-lampung", 1, "bali"}}));
        QCOMPARE(table.postings(),
                 "supply > ana earnings " + std::to_string(price) + ", ana earnings > ben earnings 5");
    }

    void valuesOfTheTracks_data()
    {
        QTest::addColumn<QString>("track");
        QTest::addColumn<QString>("values");
        for (const char *track : {"slots", "mergers", "expansion", "hull"})
            QTest::newRow(track) << track << "1 2 3 4 5";
        QTest::newRow("bid") << "bid" << "1 5 25 100 400";
    }
    void valuesOfTheTracks()
    {
        QFETCH(QString, track);
        QFETCH(QString, values);
        using bandar::indonesia::Track;
        const std::string name = track.toStdString();
        const auto which = static_cast<Track>(std::ranges::find(bandar::indonesia::trackNames.names(), name) -
                                              bandar::indonesia::trackNames.names().begin());
        QString found;
        for (int level = 1; level <= 5; ++level) {
            Table table;
            table.play(setLevel("ana", name, level));
            found += (level == 1 ? QString() : QStringLiteral(" ")) +
                     QString::number(bandar::indonesia::value(table.state(), table.player("ana"), which));
        }
        QCOMPARE(found, values);
    }
};

static const Enlisted<Setup> enlisted;

#include "tst_setup.moc"
