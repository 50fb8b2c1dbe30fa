// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

using namespace bandar::tests;

// Who gets the chance to announce, and when the phase ends: rules 2.3 (Announcing), record page 3 (Mergers).
class Announcements : public QObject {
    Q_OBJECT

    // Everybody may announce either of the two pairs of ships; Ana holds the lines, the others have room.
    static Table fleets()
    {
        Table table({"ana", "ben", "cem", "dee"});
        table.inYear(4).inEra(Era::b).withCash({300, 300, 300, 300});
        for (const char *player : {"ana", "ben", "cem", "dee"})
            table.withLevels(player, {.slot = 5, .mergers = 2});
        for (const char *line : {"ship-halmahera", "ship-lampung", "ship-jawa-timur", "ship-sulawesi-selatan"})
            table.withCompany("ana", line, 1);
        table.at(Phase::mergers);
        return table;
    }
    static EntryText first(const char *player) { return merge(player, "ship-halmahera", "ship-lampung", player, 20); }
    static EntryText second(const char *player)
    {
        return merge(player, "ship-jawa-timur", "ship-sulawesi-selatan", player, 20);
    }

private Q_SLOTS:
    void skippedInYearOne()
    {
        Table table;
        table.at(Phase::bids).play({bid("ana", 0), bid("ben", 0), bid("cem", 0)});
        QCOMPARE(table.asked(), "ana: acquire");
    }

    void inOrderOneByOne()
    {
        Table table = fleets();
        for (const char *player : {"ana", "ben", "cem"}) {
            QCOMPARE(table.asked(), std::string(player) + ": announce");
            table.play(noAnnouncement(player));
        }
        QCOMPARE(table.asked(), "dee: announce");
        QCOMPARE(table.refusal(first("ana")), Reason::anotherIsAsked);
    }

    // rules 7: Announcement rotation: phase ends only after a full silent circuit
    void aSilentCircuitEndsThePhase()
    {
        Table table = fleets();
        table.play({noAnnouncement("ana"), noAnnouncement("ben"), noAnnouncement("cem")});
        QCOMPARE(table.phase(), "mergers");
        table.play(noAnnouncement("dee"));
        QCOMPARE(table.phase(), "acquisitions");
    }

    // rules 7: Announcement rotation: decline then later announce
    // rules 7: Announcement rotation: phase ends only after a full silent circuit
    void declineThenAnnounce()
    {
        Table table = fleets();
        table.play({noAnnouncement("ana"), first("ben")});
        QCOMPARE(table.asked(), "cem: announce");
        table.play({noAnnouncement("cem"), noAnnouncement("dee")});
        QCOMPARE(table.asked(), "ana: announce"); // she had declined
        table.play(second("ana"));
        QCOMPARE(table.owner("ship-jawa-timur"), "ana");
    }

    // rules 7: Announcement rotation: next chance goes to the player after the announcer
    void theChancePassesToWhoFollowsTheAnnouncer()
    {
        Table table = fleets();
        // Ana announces, Cem wins: it is Ben's turn, not Dee's.
        table.play(merge("ana", "ship-halmahera", "ship-lampung", "cem", 22));
        QCOMPARE(table.asked(), "ben: announce");
    }

    // rules 7: Announcement rotation: next chance goes to the player after the announcer
    void afterAnAuctionTheSame()
    {
        Table table = fleets();
        table.play({noAnnouncement("ana"), announce("ben", "ship-halmahera", "ship-lampung", 20), mergerPass("cem"),
                    mergerPass("dee"), mergerBid("ana", 22), mergerPass("ben")});
        QCOMPARE(table.owner("ship-lampung"), "ana");
        QCOMPARE(table.asked(), "cem: announce");
    }

    void theAnnouncerIsLastInTheNewCircuit()
    {
        Table table = fleets();
        table.play({noAnnouncement("ana"), noAnnouncement("ben"), first("cem"), noAnnouncement("dee"),
                    noAnnouncement("ana"), noAnnouncement("ben")});
        QCOMPARE(table.asked(), "cem: announce");
        table.play(noAnnouncement("cem"));
        QCOMPARE(table.phase(), "acquisitions");
    }

    void everyMergerBeginsANewCircuit()
    {
        Table table = fleets();
        table.inEra(Era::b).withCompany("dee", "rice-bali", 1).withCompany("dee", "rice-aceh", 1);
        table.play({first("ana"), noAnnouncement("ben"), noAnnouncement("cem"), second("dee")});
        for (const char *player : {"ana", "ben", "cem", "dee"}) {
            QCOMPARE(table.asked(), std::string(player) + ": announce");
            table.play(noAnnouncement(player));
        }
        QCOMPARE(table.phase(), "acquisitions");
    }

    void whoCanAnnounceNothingIsSkippedSilently()
    {
        Table table = fleets();
        table.withLevels("ben", {.slot = 5, .mergers = 1}).withLevels("ana", {.slot = 5, .mergers = 1});
        table.at(Phase::mergers);
        QCOMPARE(table.asked(), "cem: announce");
        table.play(noAnnouncement("cem")).play(noAnnouncement("dee"));
        QCOMPARE(table.phase(), "acquisitions");
    }

    void theMergersLevelCountsTheDeedsOfAPair()
    {
        Table table({"ana", "ben"});
        table.inEra(Era::b).withLevels("ana", {.slot = 3, .mergers = 2}).withLevels("ben", {.slot = 3, .mergers = 3});
        table.withMerged("ana", {"rice-bali", "rice-aceh"}, 2)
            .withCompany("ana", "rice-jawa-barat", 2)
            .at(Phase::mergers);
        QCOMPARE(table.asked(), "ben: announce");
    }

    void withoutRoomOnlyOwnersAreAsked()
    {
        Table table = fleets();
        table.withCompany("ben", "rice-bali", 1).withLevels("ben", {.slot = 1, .mergers = 5}).at(Phase::mergers);
        table.play(noAnnouncement("ana"));
        QCOMPARE(table.asked(), "cem: announce");
        table.play(setOwner("ship-lampung", "ben")).at(Phase::mergers).play(noAnnouncement("ana"));
        QCOMPARE(table.asked(), "ben: announce");
    }

    void cashPlaysNoPartInWhoIsAsked()
    {
        Table table = fleets();
        table.withCash({0, 0, -50, 19}).at(Phase::mergers);
        for (const char *player : {"ana", "ben", "cem", "dee"}) {
            QCOMPARE(table.asked(), std::string(player) + ": announce");
            QCOMPARE(table.refusal(first(player)), Reason::announcerCash);
            table.play(noAnnouncement(player));
        }
    }

    void severalMergersInAYear()
    {
        Table table = fleets();
        table.play({first("ana"), second("ben")});
        QCOMPARE(table.companies("ana"), "ship-halmahera 2");
        QCOMPARE(table.companies("ben"), "ship-jawa-timur 2");
        QCOMPARE(table.phase(), "acquisitions"); // no pair is left that has not merged this year
    }

    void nobodyIsAskedInsideAnAuction()
    {
        Table table = fleets();
        table.play(announce("ana", "ship-halmahera", "ship-lampung", 20));
        for (const char *player : {"ben", "cem", "dee"}) {
            QCOMPARE(table.asked(), std::string(player) + ": merger-bid");
            table.play(mergerPass(player));
        }
        QCOMPARE(table.asked(), "ben: announce");
    }
};

static const Enlisted<Announcements> enlisted;

#include "tst_announcements.moc"
