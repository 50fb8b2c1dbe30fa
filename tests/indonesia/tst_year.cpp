// SPDX-License-Identifier: MPL-2.0
#include "indonesia/year.h"
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// The turn of the year: the trigger of a new era, the end, the settlement (rules 2.1 and 2.8, record page 3).
class YearStart : public QObject {
    Q_OBJECT

    // The state after a year that ends with these deeds still out.
    static Table after(Era era, const Names &deeds)
    {
        Table table;
        table.inYear(4).inEra(era).withDeeds(deeds).at(Phase::cityGrowth).play(growCities());
        return table;
    }

private Q_SLOTS:
    // rules 7: Era: trigger with none left
    void noDeedLeftBeginsAnEra()
    {
        const Table table = after(Era::a, {});
        QCOMPARE(table.era(), "B");
        QCOMPARE(table.asked(), "ana: city");
        QCOMPARE(table.year(), 5);
    }

    // rules 7: Era: with one deed
    void oneDeedBeginsAnEra() { QCOMPARE(after(Era::a, {"rice-bali"}).era(), "B"); }

    // rules 7: Era: with three of one type
    void deedsOfOneTypeBeginAnEra_data()
    {
        QTest::addColumn<QStringList>("deeds");
        QTest::newRow("ships") << QStringList{"ship-halmahera", "ship-lampung", "ship-jawa-timur"};
        QTest::newRow("two of rice") << QStringList{"rice-bali", "rice-jawa-barat"};
        QTest::newRow("two of spice") << QStringList{"spice-maluku", "spice-halmahera"};
    }
    void deedsOfOneTypeBeginAnEra()
    {
        QFETCH(QStringList, deeds);
        Names names;
        for (const QString &deed : deeds)
            names.push_back(deed.toStdString());
        QCOMPARE(after(Era::a, names).era(), "B");
    }

    void rubberAndOilAreTypesToo()
    {
        QCOMPARE(after(Era::b, {"rubber-riau", "rubber-sumatera-barat", "rubber-kalimantan-barat"}).era(), "C");
        QCOMPARE(after(Era::c, {"oil-papua", "oil-maluku", "oil-sarawak"}).phase(), "finished");
    }

    // rules 7: Era: not with two types
    void twoTypesGoOn()
    {
        const Table table = after(Era::a, {"rice-bali", "ship-lampung"});
        QCOMPARE(table.era(), "A");
        QCOMPARE(table.asked(), "ana: bid");
        QCOMPARE(table.deedsOut(), "rice-bali ship-lampung");
        QCOMPARE(after(Era::b, {"rubber-riau", "rice-aceh"}).phase(), "bids");
        QCOMPARE(after(Era::c, {"oil-papua", "spice-sumatera-selatan"}).phase(), "bids");
        // The last that is looked at may be the odd one out, or the first.
        QCOMPARE(after(Era::a, {"ship-halmahera", "ship-lampung", "spice-maluku"}).phase(), "bids");
        QCOMPARE(after(Era::a, {"ship-halmahera", "spice-halmahera", "spice-maluku"}).phase(), "bids");
    }

    // rules 7: Era: leftover deeds dropped
    void leftoversLeaveTheGame()
    {
        const Table table = after(Era::a, {"ship-halmahera", "ship-lampung"});
        QCOMPARE(table.deedsOut(), "rice-aceh rice-kalimantan-timur rubber-kalimantan-barat rubber-riau "
                                   "rubber-sumatera-barat ship-jawa-barat ship-sumatera-utara spice-jawa-tengah "
                                   "spice-sulawesi-tengah");
        QCOMPARE(after(Era::b, {"rice-aceh"}).deedsOut(),
                 "oil-kalimantan-selatan oil-maluku oil-papua oil-sarawak rice-sulawesi-tenggara rubber-papua "
                 "spice-sumatera-selatan");
    }

    // rules 7: Era: A -> B -> C -> end
    void erasFollowEachOther()
    {
        Table table;
        table.withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.era(), "B");
        table.withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.era(), "C");
        QCOMPARE(table.phase(), "new-era");
        table.withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.phase(), "finished");
    }

    // rules 7: End: ends before the turn bid
    void theGameEndsBeforeAnythingElseInTheYear()
    {
        const Table table = after(Era::c, {"oil-papua"});
        QCOMPARE(table.phase(), "finished");
        QCOMPARE(table.asked(), "nobody");
        QCOMPARE(table.year(), 4);
        QCOMPARE(table.era(), "C");
        QCOMPARE(table.deedsOut(), "oil-papua");
        QCOMPARE(table.postings(), "");
        QCOMPARE(table.why(bid("ana", 0)), "gameOver bid");
        QCOMPARE(table.refusal(growCities()), Reason::gameOver);
    }

    void theFirstYearOpensEraAThoughDeedsOfManyTypesAreOut()
    {
        const Table table;
        QCOMPARE(table.phase(), "new-era");
        QCOMPARE(table.era(), "A");
        QCOMPARE(table.earnings(), "0 / 0 / 0");
    }

    // rules 7: Era: production deed without start area dropped
    void aDiscardedDeedBringsTheEraForward()
    {
        Table table;
        table.inYear(4).withDeeds({"rice-bali", "ship-lampung", "ship-halmahera"}).at(Phase::research);
        table.play(discardDeed("rice-bali"));
        QCOMPARE(table.deedsOut(), "ship-halmahera ship-lampung");
        table.at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.era(), "B");
    }

    void aDiscardedDeedBringsTheEndForward()
    {
        Table table;
        table.inYear(9).inEra(Era::c).withDeeds({"oil-papua", "rubber-papua"}).at(Phase::operations);
        table.play({discardDeed("rubber-papua"), growCities()});
        QCOMPARE(table.phase(), "finished");
    }

    // Rules 2.8: known once no other kind can be left; possible while the free slots reach far enough.
    void theLastYearIsForeseen()
    {
        const auto outlook = [](Era era, const Names &deeds, Phase phase, int slots) {
            Table table;
            table.inYear(9).inEra(era).withDeeds(deeds).at(phase);
            for (const char *player : {"ana", "ben", "cem"})
                table.withLevels(player, {.slot = slots});
            return bandar::indonesia::lastYear(table.state());
        };
        using bandar::indonesia::LastYear;
        const Names oneKind{"oil-papua", "oil-maluku"};
        const Names two{"oil-papua", "oil-maluku", "spice-sumatera-selatan"};
        const Names many{"oil-papua", "oil-maluku", "rubber-papua", "rubber-riau", "spice-sumatera-selatan",
                         "rice-bali", "rice-aceh"};
        QCOMPARE(outlook(Era::c, {}, Phase::operations, 1).how, LastYear::certain);
        QCOMPARE(outlook(Era::c, oneKind, Phase::bids, 1).how, LastYear::certain);
        QCOMPARE(outlook(Era::b, oneKind, Phase::operations, 1).how, LastYear::no);
        QCOMPARE(outlook(Era::c, two, Phase::bids, 1).how, LastYear::possible);
        QCOMPARE(outlook(Era::c, two, Phase::acquisitions, 1).deedsToTake, 1);
        QCOMPARE(outlook(Era::c, two, Phase::research, 1).how, LastYear::no);
        // Five of the seven have to go; three players with a slot each take three.
        QCOMPARE(outlook(Era::c, many, Phase::bids, 1).how, LastYear::no);
        QCOMPARE(outlook(Era::c, many, Phase::bids, 2).how, LastYear::possible);
        QCOMPARE(outlook(Era::c, many, Phase::bids, 2).deedsToTake, 5);
    }

    void earningsJoinTheCash()
    {
        Table table;
        table.inYear(4).withEarnings("ana", 60).withEarnings("ben", -25).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.cash(), "160 / 75 / 100");
        QCOMPARE(table.earnings(), "0 / 0 / 0");
        QCOMPARE(table.postings(), "ana earnings > ana cash 60, ben earnings > ben cash -25");
    }

    // rules 7: End: nothing doubled when an era ends in A or B
    void anEraThatEndsDoublesNothing()
    {
        for (const Era era : {Era::a, Era::b}) {
            Table table;
            table.inEra(era).withDeeds({}).withEarnings("ana", 60).withEarnings("ben", -11).at(Phase::cityGrowth);
            table.play(growCities());
            QCOMPARE(table.cash(), "160 / 89 / 100");
            QCOMPARE(table.scores(), "160 / 89 / 100");
        }
    }

    void companiesAreFreshInTheNewYear()
    {
        Table table;
        table.inYear(4).withLevels("ana", {.slot = 2, .mergers = 3}).withCompany("ana", "ship-lampung", 1);
        table.withCompany("ana", "ship-halmahera", 1).withCompany("ben", "ship-jawa-timur", 1);
        table.at(Phase::mergers).play(merge("ana", "ship-lampung", "ship-halmahera", "ana", 20));
        QVERIFY(table.isMerged("ship-lampung"));
        QCOMPARE(table.refusal(announce("ana", "ship-lampung", "ship-jawa-timur", 30)), Reason::anotherEntryAwaited);
        table.at(Phase::operations);
        table.play({operate("ana", "ship-lampung"), operate("ben", "ship-jawa-timur")});
        QVERIFY(table.hasOperated("ship-lampung"));
        table.play(growCities());
        QVERIFY(!table.isMerged("ship-lampung"));
        QVERIFY(!table.hasOperated("ship-lampung"));
        table.play({bid("ana", 0), bid("ben", 0), bid("cem", 0)});
        QCOMPARE(table.refusal(announce("ana", "ship-lampung", "ship-jawa-timur", 30)), std::nullopt);
    }

    void theFlagsAreClearedToo_whenTheGameEnds()
    {
        Table table;
        table.inEra(Era::c).withCompany("ana", "oil-papua", 1).withDeeds({}).at(Phase::operations);
        table.play({operate("ana", "oil-papua"), growCities()});
        QCOMPARE(table.phase(), "finished");
        QVERIFY(!table.hasOperated("oil-papua"));
    }
};

static const Enlisted<YearStart> enlisted;

#include "tst_year.moc"
