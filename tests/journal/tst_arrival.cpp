// SPDX-License-Identifier: MPL-2.0
#include "kit/arriving.h"

#include <QDir>
#include <QFile>

namespace bandar::tests {

namespace {

using namespace journal;

const QString now = QStringLiteral("2026-11-30T20:00:00Z");

// The same table under other names, in other seats.
std::string renamed(std::size_t entries)
{
    return with(with(known(entries), "'name':'Ana'"_json, "'name':'Anastasia','colour':'red','seat':2"_json), "{",
                "{'title':'Friday','started':'2026-11-01',"_json);
}

} // namespace

/// Games that come from a file: new, known, continued or parted.
class Arrivals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thatAreKnownChangeNothing()
    {
        const Shelf shelf;
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(known(7)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
    }
    void thatAreOlderTellByHowMuch()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QCOMPARE(shelf.take(known(15)).distance, Distance());
        QCOMPARE(shelf.take(known(7)).distance, (Distance{8, false}));
        const std::string before = shelf.history(1);
        KeptGame game = shelf.open(1);
        undo(game);
        QCOMPARE(shelf.take(before).distance, (Distance{1, true}));
        QCOMPARE(shelf.take(known(15)).distance, (Distance{1, true}));
        QCOMPARE(shelf.take(known(13)).distance, (Distance{1, false}));
    }
    void whoseNamesDifferAreTheSameGame()
    {
        const Shelf shelf;
        shelf.take(known(7));
        QCOMPARE(shelf.take(renamed(7)).kind, Arrival::Kind::known);
        const Arrival longer = shelf.take(renamed(15));
        QCOMPARE(longer.kind, Arrival::Kind::continued);
        QCOMPARE(longer.distance, (Distance{8, false}));
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.record(1), Evening(known(15)).record());
    }
    void ofOtherPlayersAreParted()
    {
        const Shelf shelf;
        shelf.take(known(0));
        QCOMPARE(shelf.take(with(known(0), "'id':'ana'"_json, "'id':'eva'"_json)).kind, Arrival::Kind::parted);
        QCOMPARE(shelf.take(with(known(0), "open", "hidden")).kind, Arrival::Kind::parted);
        QCOMPARE(shelf.games(), qsizetype{3});
    }
    void mayLeaveOutTimesAndNotesButNotBringOthers()
    {
        const Shelf shelf;
        const std::string noted = with(known(15), "'amount':0"_json, "'amount':0,'at':'2026-11-30','note':'x'"_json);
        shelf.take(noted);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(with(noted, "2026", "2027")).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(with(noted, "'note':'x'"_json, "'note':'y'"_json)).kind, Arrival::Kind::parted);
    }
    void thatAreLongerContinue()
    {
        const Shelf shelf;
        shelf.take(known(7));
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::continued);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.record(1), Evening(known(15)).record());
    }
    void thatGoOnBehindWhatWasUndoneAreNamedAsTheyFollow()
    {
        const Shelf shelf;
        shelf.take(known(7));
        KeptGame game = shelf.open(1);
        undo(game);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::continued);
        const KeptGame longer = shelf.open(1);
        QCOMPARE(longer.journal().entries().back()->id, EntryId{16});
        QCOMPARE(shelf.record(1), Evening(known(15)).record());
    }
    void thatWentAnotherWayAreBothKeptAndNamed()
    {
        const Shelf shelf;
        shelf.take(known(15));
        const std::string other = known(14) + "{'do':'bid','player':'ana','amount':7}\n"_json;
        const Arrival arrival = shelf.take(other);
        QCOMPARE(arrival.kind, Arrival::Kind::parted);
        QCOMPARE(arrival.title, QStringLiteral("Ana, Ben (2)"));
        QCOMPARE(shelf.games(), qsizetype{2});
        QCOMPARE(shelf.take(other).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
    }
    void ofAWholeHistoryBringWhatWasUndone()
    {
        const Shelf from;
        from.take(known(15));
        KeptGame game = from.open(1);
        undo(game);
        const std::string shorter = writeHistory(game.journal());
        undo(game);
        const std::string longer = writeHistory(game.journal());
        const Shelf to;
        QCOMPARE(to.take(shorter).kind, Arrival::Kind::added);
        QCOMPARE(to.take(longer).kind, Arrival::Kind::continued);
        QCOMPARE(to.take(shorter).kind, Arrival::Kind::known);
        QCOMPARE(to.open(1).journal().acts().size(), std::size_t{17});
        QCOMPARE(writeHistory(to.open(1).journal()), longer);
    }
    void ofAHistoryContinueWhatCameAsARecord()
    {
        const Shelf from;
        from.take(known(6));
        KeptGame game = from.open(1);
        Wish two;
        const Evening evening(known(15));
        two.entries = {evening.journal().entries()[6]->entry, evening.journal().entries()[7]->entry};
        carryOut(game, two);
        const Shelf to;
        to.take(known(7));
        const Arrival arrival = to.take(writeHistory(game.journal()));
        QCOMPARE(arrival.kind, Arrival::Kind::continued);
        QCOMPARE(arrival.distance, (Distance{1, false}));
        undo(game);
        QCOMPARE(to.take(writeHistory(game.journal())).kind, Arrival::Kind::parted);
        QCOMPARE(to.record(1), Evening(known(8)).record());
    }
    void ofAHistoryWithACorrectionAreOlderTooWhereTheyTellNoMore()
    {
        const Shelf from;
        from.take(with(known(7), "'amount':5"_json, "'amount':4"_json));
        KeptGame game = from.open(1);
        Wish five;
        five.kind = Act::Kind::amend;
        five.target = game.journal().entries()[5]->id;
        five.entries = {Evening(known(15)).journal().entries()[5]->entry};
        carryOut(game, five);
        const Shelf to;
        to.take(known(15));
        const Arrival older = to.take(writeHistory(game.journal()));
        QCOMPARE(older.kind, Arrival::Kind::known);
        QCOMPARE(older.distance, (Distance{8, false}));
        KeptGame here = to.open(1);
        undo(here);
        QCOMPARE(to.take(writeHistory(game.journal())).distance, (Distance{7, false}));
        for (int left = 0; left < 8; ++left)
            undo(here);
        QCOMPARE(to.take(writeHistory(game.journal())).kind, Arrival::Kind::known);
        QCOMPARE(to.games(), qsizetype{1});
    }
    void namedElsewhereAreAskedAbout()
    {
        const Shelf here;
        const Shelf there;
        here.take(begunGame());
        there.take(begunGame());
        const std::string copy = there.record(1);
        const Arrival asked = here.take(copy);
        QCOMPARE(asked.kind, Arrival::Kind::asked);
        QCOMPARE(asked.counterparts.size(), 1);
        QCOMPARE(asked.counterparts.first().match.kind, Match::Kind::same);
        QCOMPARE(here.take(copy, into(1)).kind, Arrival::Kind::known);
        QCOMPARE(here.take(beginning(copy, 9)).kind, Arrival::Kind::asked);
        QCOMPARE(here.games(), qsizetype{1});
        QCOMPARE(here.take(copy, asNew).kind, Arrival::Kind::added);
        QCOMPARE(here.take(copy).id, GameId{2});
        // What only begins alike is another game.
        QCOMPARE(here.take(with(known(4), "one", "two")).kind, Arrival::Kind::added);
        QCOMPARE(here.take(with(known(5) + "{'do':'bid','player':'ben','amount':7}\n"_json, "one", "three")).kind,
                 Arrival::Kind::added);
    }
    void outOfTheBinComeBack()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QVERIFY(troubleIn(shelf.library->discard(1)) == nullptr);
        QCOMPARE(shelf.games(), qsizetype{0});
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
    }
    void aDuplicateGoesItsOwnWay()
    {
        const Shelf shelf;
        shelf.take(known(15));
        const auto copy = duplicate(*shelf.library, 1, {}, shelf.editions);
        KeptGame game = shelf.open(std::get<GameId>(copy));
        undo(game);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
        QCOMPARE(game.journal().entries().size(), std::size_t{14});
        QVERIFY(game.journal().header().uuid != "one");
        QCOMPARE(QString::fromStdString(game.journal().header().title), QStringLiteral("Ana, Ben (2)"));
    }
    void aTitleIsThatOfTheRecordToo()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QVERIFY(troubleIn(rename(*shelf.library, 1, QStringLiteral(" Friday, \"late\" "), shelf.editions)) == nullptr);
        QCOMPARE(QString::fromStdString(shelf.open(1).journal().header().title), QStringLiteral("Friday, \"late\""));
        const QString tooLong(121, QLatin1Char('x'));
        const auto refused = rename(*shelf.library, 1, tooLong, shelf.editions);
        QVERIFY(troubleIn(refused) != nullptr && troubleIn(refused)->kind == Trouble::Kind::refused);
    }
    void thatWereUndoneHereStayUndone()
    {
        const Shelf shelf;
        shelf.take(known(15));
        KeptGame game = shelf.open(1);
        undo(game);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{14});
    }
    void whatCouldNotBeReadAgainIsNotStored()
    {
        const Shelf shelf;
        shelf.take(known(15));
        for (const QString &bad : {QStringLiteral("a\tb"), QStringLiteral("a\nb"), QString(121, QLatin1Char('x'))}) {
            const auto copy = duplicate(*shelf.library, 1, bad, shelf.editions);
            QVERIFY(troubleIn(copy) != nullptr && troubleIn(copy)->kind == Trouble::Kind::refused);
        }
        KeptGame game = shelf.open(1);
        Wish note;
        note.entries = {Evening(known(12)).entry("{'do':'note','text':'x'}"_json)};
        note.entries[0].annotations.ruling = "with\ttab";
        auto plan = game.journal().plan(note, now.toStdString());
        const Done done = game.carryOut(std::get<Plan>(std::move(plan)));
        QVERIFY(troubleIn(done) != nullptr && troubleIn(done)->kind == Trouble::Kind::refused);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
        QCOMPARE(shelf.games(), qsizetype{1});
    }
};

namespace {
const Enlisted<Arrivals> enlisted;
}

} // namespace bandar::tests

#include "tst_arrival.moc"
