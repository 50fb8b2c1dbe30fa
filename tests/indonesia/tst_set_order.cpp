// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// `set order`: from when, and who is asked after it (record page 2).
class SetOrder : public QObject {
    Q_OBJECT

    static Table four()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.inYear(3);
        for (const char *player : {"ana", "ben", "cem", "dee"})
            table.withLevels(player, {.slot = 3, .mergers = 2});
        return table;
    }
    static const Names &turned()
    {
        static const Names names{"dee", "cem", "ben", "ana"};
        return names;
    }

private Q_SLOTS:
    void onceTheBidsOfTheYearAreIn()
    {
        Table table = four();
        QCOMPARE(table.refusal(setOrder(turned())), Reason::orderNotSettled);
        table.at(Phase::bids);
        QCOMPARE(table.refusal(setOrder(turned())), Reason::orderNotSettled);
        table.play({bid("ana", 0), bid("ben", 0), bid("cem", 0)});
        QCOMPARE(table.refusal(setOrder(turned())), Reason::orderNotSettled);
        table.play(bid("dee", 0)).play(setOrder(turned()));
        QCOMPARE(table.order(), "dee cem ben ana");
    }

    void notAnyMoreInTheNextYear()
    {
        Table table = four();
        table.at(Phase::bids).play({bid("ana", 0), bid("ben", 0), bid("cem", 0), bid("dee", 0)});
        table.at(Phase::cityGrowth).play(setOrder(turned())).play(growCities());
        QCOMPARE(table.asked(), "dee: bid"); // the new order rules these bids
        QCOMPARE(table.refusal(setOrder(turned())), Reason::orderNotSettled);
        table = four();
        table.withDeeds({}).at(Phase::cityGrowth).play(growCities());
        QCOMPARE(table.asked(), "ana: city");
        QCOMPARE(table.refusal(setOrder(turned())), Reason::orderNotSettled);
    }

    void everybodyExactlyOnce()
    {
        Table table = four();
        table.at(Phase::research);
        QCOMPARE(table.why(setOrder({"ana", "ben", "cem"})), "orderIncomplete 4");
        QCOMPARE(table.refusal(setOrder({"ana", "ben", "cem", "ana"})), Reason::orderIncomplete);
        QVERIFY(!table.reads(setOrder({"ana", "ben", "cem", "dee", "ana"})));
        QCOMPARE(table.refusal(setOrder({})), Reason::orderIncomplete);
        QVERIFY(!table.reads(setOrder({"ana", "ben", "cem", "zoe"})));
    }

    void research_whoHasNotActedGoesByTheNewOrder()
    {
        Table table = four();
        table.at(Phase::research).play(research("ana", "hull"));
        QCOMPARE(table.asked(), "ben: research");
        table.play(setOrder(turned()));
        QCOMPARE(table.asked(), "dee: research"); // Ben too waits for his turn
        table.play({research("dee", "hull"), research("cem", "hull"), research("ben", "hull")});
        QCOMPARE(table.phase(), "city-growth"); // nobody twice
        QCOMPARE(table.levels("ana"), "3 2 1 2 x1");
    }

    void research_theOneAskedMayStayTheFirst()
    {
        Table table = four();
        table.at(Phase::research).play(research("ana", "hull")).play(setOrder({"ana", "ben", "dee", "cem"}));
        QCOMPARE(table.asked(), "ben: research");
        table.play(research("ben", "hull"));
        QCOMPARE(table.asked(), "dee: research");
    }

    void acquisitions_theCircleGoesOnFromTheOneAsked()
    {
        Table table = four();
        table.at(Phase::acquisitions).play(acquire("ana", "rice-bali"));
        table.play(setOrder({"cem", "ben", "dee", "ana"}));
        QCOMPARE(table.asked(), "ben: acquire"); // stays asked
        table.play(acquire("ben", "ship-lampung"));
        QCOMPARE(table.asked(), "dee: acquire"); // who follows Ben now
        table.play(acquire("dee", "ship-halmahera"));
        QCOMPARE(table.asked(), "cem: acquire"); // Ana has had this circuit
        table.play(acquire("cem", "spice-maluku"));
        QCOMPARE(table.asked(), "ben: acquire");
        table.play(pass("ben"));
        QCOMPARE(table.asked(), "dee: acquire");
        table.play(pass("dee"));
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void operations_theCircleGoesOnFromTheOneAsked()
    {
        Table table = four();
        table.withCompany("ana", "rice-bali", 1).withCompany("ana", "rice-jawa-barat", 1);
        table.withCompany("ben", "ship-lampung", 1).withCompany("ben", "ship-halmahera", 1);
        table.withCompany("cem", "spice-maluku", 1).withCompany("dee", "spice-halmahera", 1).at(Phase::operations);
        table.play(operate("ana", "rice-bali")).play(setOrder(turned()));
        QCOMPARE(table.asked(), "ben: operate");
        table.play(operate("ben", "ship-lampung"));
        QCOMPARE(table.asked(), "dee: operate"); // Ana follows Ben, but has had this circuit
        table.play({operate("dee", "spice-halmahera"), operate("cem", "spice-maluku")});
        QCOMPARE(table.asked(), "ben: operate");
        table.play(operate("ben", "ship-halmahera"));
        QCOMPARE(table.asked(), "ana: operate");
    }

    void mergers_theCircleGoesOnFromTheOneAsked()
    {
        Table table = four();
        table.withCompany("ana", "ship-lampung", 1).withCompany("ana", "ship-halmahera", 1).at(Phase::mergers);
        table.play(noAnnouncement("ana")).play(setOrder({"cem", "ben", "dee", "ana"}));
        QCOMPARE(table.asked(), "ben: announce");
        table.play(noAnnouncement("ben"));
        QCOMPARE(table.asked(), "dee: announce");
        table.play(noAnnouncement("dee"));
        QCOMPARE(table.asked(), "cem: announce");
        table.play(noAnnouncement("cem"));
        QCOMPARE(table.phase(), "acquisitions");
    }

    void onceFinishedItDecidesTies()
    {
        Table table = four();
        table.at(Phase::cityGrowth).play(endGame());
        QCOMPARE(table.ranks(), "1 / 2 / 3 / 4");
        table.play(setOrder(turned()));
        QCOMPARE(table.ranks(), "4 / 3 / 2 / 1");
        QCOMPARE(table.asked(), "nobody");
    }
};

static const Enlisted<SetOrder> enlisted;

#include "tst_set_order.moc"
