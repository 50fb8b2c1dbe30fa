// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Who may announce a merger of what: the six conditions of rules 2.3, each broken alone.
class MergerLegality : public QObject {
    Q_OBJECT

    // Ana may announce Bali + Jawa Barat (3 + 5 units, 160 rupiah); Cem and Dee own neither.
    static Table legal()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.inYear(4).withCash({300, 300, 300, 300});
        for (const char *player : {"ana", "ben", "cem", "dee"})
            table.withLevels(player, {.mergers = 2});
        table.withCompany("ana", "rice-bali", 3).withCompany("ben", "rice-jawa-barat", 5).at(Phase::mergers);
        return table;
    }
    static EntryText announcement(int bid = 160) { return announce("ana", "rice-bali", "rice-jawa-barat", bid); }

    // One company of that kind with one unit; the deeds are of no matter here.
    static std::string withKind(Table &table, const std::string &kind, bool second)
    {
        if (kind == "siap-faji") {
            const Names deeds =
                second ? Names{"rice-jawa-barat", "spice-maluku"} : Names{"rice-bali", "spice-halmahera"};
            table.withMerged("ana", deeds, 1);
            return deeds.front();
        }
        const std::vector<Names> deeds{{"ship-lampung", "ship-halmahera"},
                                       {"rice-aceh", "rice-kalimantan-timur"},
                                       {"spice-jawa-tengah", "spice-sulawesi-tengah"},
                                       {"rubber-riau", "rubber-papua"},
                                       {"oil-papua", "oil-maluku"}};
        for (const Names &both : deeds)
            if (both.front().starts_with(kind + "-")) {
                table.withCompany("ana", both[second ? 1 : 0], 1);
                return both[second ? 1 : 0];
            }
        return {};
    }

private Q_SLOTS:
    void allConditionsHold()
    {
        const Table table = legal();
        QCOMPARE(table.asked(), "ana: announce");
        QCOMPARE(table.refusal(announcement()), std::nullopt);
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    // rules 7: Merger legality: announcing with Mergers 1 refused
    void condition1_mergersLevel()
    {
        Table table = legal();
        table.withLevels("ana", {.mergers = 1}).withLevels("ben", {.mergers = 1});
        table.withLevels("cem", {.mergers = 1}).at(Phase::mergers);
        QCOMPARE(table.asked(), "dee: announce");
        table.withLevels("dee", {.mergers = 1});
        QCOMPARE(table.why(announce("dee", "rice-bali", "rice-jawa-barat", 160)), "mergersTooLow dee 1 2");
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    void condition2_kinds()
    {
        Table table = legal();
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "ship-lampung", 1);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "ship-lampung", 160)), Reason::kindsDoNotMerge);
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    // rules 7: Merger legality: second merger of a company in a year refused
    void condition3_onceAYear()
    {
        Table table = legal();
        table.withLevels("cem", {.mergers = 5}).withLevels("ben", {.mergers = 5});
        table.inEra(Era::b).withCompany("dee", "rice-aceh", 1).at(Phase::mergers);
        table.play(merge("ana", "rice-bali", "rice-jawa-barat", "ana", 160));
        QVERIFY(table.isMerged("rice-bali"));
        QCOMPARE(table.why(announce("cem", "rice-aceh", "rice-jawa-barat", 180).ruled().outOfTurn()), "accepted");
        QCOMPARE(table.why(announce("cem", "rice-aceh", "rice-jawa-barat", 180).outOfTurn()),
                 "mergedThisYear rice-bali");
        QCOMPARE(table.why(announce("cem", "rice-jawa-barat", "rice-aceh", 180).outOfTurn()),
                 "mergedThisYear rice-bali");
        QCOMPARE(table.asked(), "ben: acquire"); // nobody can announce anything any more
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    // rules 7: Merger legality: outsider with full slots may not
    void condition4_slotOfTheAnnouncer()
    {
        Table table = legal();
        table.withCompany("cem", "ship-lampung", 1).withCompany("dee", "ship-halmahera", 1);
        table.withOrder({"dee", "cem", "ana", "ben"}).at(Phase::mergers);
        QCOMPARE(table.asked(), "dee: announce"); // of the ships, for she owns one of them
        QCOMPARE(table.why(announce("dee", "rice-bali", "rice-jawa-barat", 160)), "announcerHasNoSlot dee 1 1");
        QCOMPARE(table.refusal(announce("dee", "ship-lampung", "ship-halmahera", 20)), std::nullopt);
    }

    // rules 7: Merger legality: owner with full slots may announce and bid
    void anOwnerNeedsNoSlot()
    {
        Table table = legal(); // Ana and Ben have one slot, and it is taken
        table.play(announcement());
        QCOMPARE(table.asked(), "ben: merger-bid");
        table.play(mergerBid("ben", 168));
        QCOMPARE(table.asked(), "cem: merger-bid");
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    void condition5_cashOfTheAnnouncer()
    {
        Table table = legal();
        table.withCash("ana", 159);
        QCOMPARE(table.why(announcement()), "announcerCash ana 160 159");
        table.withCash("ana", 160);
        QCOMPARE(table.refusal(announcement()), std::nullopt);
        QCOMPARE(table.why(announcement(168)), "bidderCash ana 168 160");
    }

    // rules 7: Merger legality: each of conditions 1-6 of 2.3 alone makes it illegal
    void condition6_openingBid()
    {
        const Table table = legal();
        QCOMPARE(table.why(announcement(152)), "belowNominal 152 160");
        QCOMPARE(table.refusal(announcement(0)), Reason::belowNominal);
        QVERIFY(!table.reads(R"({"do":"announce","player":"ana","companies":["rice-bali","rice-jawa-barat"]})"));
        QCOMPARE(table.why(announcement(161)), "doesNotDivide 161 8 160 168");
        QCOMPARE(table.refusal(announcement(168)), std::nullopt);
    }

    // rules 7: Merger legality: siap faji in A refused, in B allowed
    void riceAndSpiceWaitForEraB()
    {
        Table table = legal();
        table.withLevels("ana", {.slot = 2, .mergers = 2}).withCompany("ana", "spice-maluku", 1);
        const EntryText blend = announce("ana", "rice-bali", "spice-maluku", 100);
        QCOMPARE(table.why(blend), "blendTooEarly rice spice B");
        table.inEra(Era::b);
        QCOMPARE(table.refusal(blend), std::nullopt);
        QCOMPARE(table.refusal(announce("ana", "spice-maluku", "rice-bali", 100)), std::nullopt);
        table.inEra(Era::c);
        QCOMPARE(table.refusal(blend), std::nullopt);
    }

    void inEraANobodyIsAskedForRiceAndSpice()
    {
        Table table({"ana", "ben"});
        table.withLevels("ana", {.mergers = 2})
            .withCompany("ana", "rice-bali", 1)
            .withCompany("ben", "spice-maluku", 1);
        table.at(Phase::mergers);
        QCOMPARE(table.phase(), "research"); // nor has anybody a free slot
        table.inEra(Era::b).at(Phase::mergers);
        QCOMPARE(table.asked(), "ana: announce");
    }

    // rules 7: Merger legality: siap faji + rice refused
    void kindsThatMerge_data()
    {
        QTest::addColumn<QString>("x");
        QTest::addColumn<QString>("y");
        QTest::addColumn<QString>("result");
        const char *kinds[] = {"ship", "rice", "spice", "rubber", "oil", "siap-faji"};
        for (const char *x : kinds)
            for (const char *y : kinds) {
                const bool blend = (qstrcmp(x, "rice") == 0 && qstrcmp(y, "spice") == 0) ||
                                   (qstrcmp(x, "spice") == 0 && qstrcmp(y, "rice") == 0);
                QTest::addRow("%s + %s", x, y) << x << y << (blend ? "siap-faji" : qstrcmp(x, y) == 0 ? x : "refused");
            }
    }
    void kindsThatMerge()
    {
        QFETCH(QString, x);
        QFETCH(QString, y);
        QFETCH(QString, result);
        Table table;
        table.inEra(Era::c).withLevels("ana", {.slot = 5, .mergers = 5}).withCash("ana", 1000);
        const std::string first = withKind(table, x.toStdString(), false);
        const std::string other = withKind(table, y.toStdString(), true);
        // Two more ships, so that there is something to announce in any case.
        table.withCompany("ben", "ship-jawa-barat", 1).withCompany("ben", "ship-sumatera-utara", 1).at(Phase::mergers);
        const EntryText entry = merge("ana", first, other, "ana", 1000).ruled();
        if (result == QLatin1String("refused")) {
            QCOMPARE(table.refusal(entry), Reason::kindsDoNotMerge);
            return;
        }
        table.play(entry);
        QCOMPARE(table.kind(first), result.toStdString());
        QCOMPARE(table.kind(other), result.toStdString());
    }

    void twoDifferentCompaniesThatExist()
    {
        Table table = legal();
        QCOMPARE(table.why(announce("ana", "rice-bali", "rice-bali", 160)), "sameCompany rice-bali rice-bali");
        QCOMPARE(table.why(announce("ana", "rice-bali", "ship-lampung", 160)), "companyNotStarted ship-lampung");
        QCOMPARE(table.why(announce("ana", "rice-aceh", "rice-bali", 160)), "companyNotStarted rice-aceh");
    }

    void theTwoHalvesOfOneCompanyAreOneCompany()
    {
        Table table = legal();
        table.inEra(Era::b)
            .withLevels("ana", {.mergers = 5})
            .withMerged("ana", {"rice-aceh", "rice-kalimantan-timur"}, 4);
        QCOMPARE(table.why(announce("ana", "rice-aceh", "rice-kalimantan-timur", 160)),
                 "sameCompany rice-aceh rice-kalimantan-timur");
    }

    void theyHaveAUnitBetweenThem()
    {
        Table table = legal();
        table.withCompany("ana", "rice-bali", 0).withCompany("ben", "rice-jawa-barat", 0).at(Phase::mergers);
        QCOMPARE(table.asked(), "cem: acquire"); // nobody is asked to announce
        table.withCompany("ben", "rice-jawa-barat", 1).at(Phase::mergers);
        QCOMPARE(table.refusal(announcement(20)), std::nullopt);
        table.withCompany("ben", "rice-jawa-barat", 0);
        QCOMPARE(table.refusal(announcement(20)), Reason::nothingToMerge);
    }

    void theAnnouncerNeedNotOwnEither()
    {
        Table table = legal();
        table.withOrder({"cem", "ana", "ben", "dee"}).at(Phase::mergers);
        table.play(announce("cem", "rice-bali", "rice-jawa-barat", 160));
        QCOMPARE(table.asked(), "ana: merger-bid");
    }

    void aCompanyIsNamedByAnyOfItsDeeds()
    {
        Table table = legal();
        table.inEra(Era::b).withLevels("ana", {.mergers = 3});
        table.withMerged("ana", {"rice-bali", "rice-aceh"}, 3);
        QCOMPARE(table.refusal(announce("ana", "rice-aceh", "rice-jawa-barat", 160)), std::nullopt);
        QCOMPARE(table.refusal(announce("ana", "rice-bali", "rice-jawa-barat", 160)), std::nullopt);
    }
};

static const Enlisted<MergerLegality> enlisted;

#include "tst_merger_legality.moc"
