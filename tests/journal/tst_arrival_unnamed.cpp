// SPDX-License-Identifier: MPL-2.0
#include "kit/arriving.h"
#include "kit/call.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

// The begun game, but for its last entry.
std::string otherwise()
{
    return with(begunGame(), "'player':'ana','amount':5"_json, "'player':'ana','amount':7"_json);
}

// The recorded game of two, in which lines are called by any of their deeds.
std::string merged(std::size_t entries)
{
    for (const QString &path : recordedGames())
        if (path.endsWith(QStringLiteral("/two-players.jsonl")))
            return beginning(bytesOf(path), entries);
    return {};
}

QList<GameId> idsOf(const QList<Counterpart> &counterparts)
{
    QList<GameId> ids;
    for (const Counterpart &counterpart : counterparts)
        ids.append(counterpart.row.id);
    return ids;
}

} // namespace

/// Games that come without a uuid are known by what happened; where that does not tell, the table is asked.
class UnnamedArrivals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void getAnIdentityThatExportsCarry()
    {
        const Shelf shelf;
        QCOMPARE(shelf.take(begunGame()).kind, Arrival::Kind::added);
        const std::string uuid = got(shelf.library->game(1)).uuid.toStdString();
        QCOMPARE(uuid.size(), std::size_t{36});
        const std::string key = "'uuid':'"_json + uuid + "\"";
        QVERIFY(shelf.record(1).find(key) != std::string::npos);
        QVERIFY(shelf.history(1).find(key) != std::string::npos);
        QCOMPARE(shelf.take(shelf.record(1)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(shelf.history(1)).kind, Arrival::Kind::known);
    }
    void areOneGameWhenTheyComeAgain()
    {
        const Shelf shelf;
        shelf.take(begunGame());
        const Arrival again = shelf.take(begunGame());
        QCOMPARE(again.kind, Arrival::Kind::known);
        QCOMPARE(again.id, GameId{1});
        QCOMPARE(again.distance, Distance());
        QCOMPARE(again.title, QStringLiteral("Ana, Ben"));
        QCOMPARE(shelf.take(with(begunGame(), "Ana", "Anastasia")).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
    }
    void areContinuedByALongerCopy()
    {
        const Shelf shelf;
        shelf.take(beginning(begunGame(), 7));
        const Arrival longer = shelf.take(begunGame());
        QCOMPARE(longer.kind, Arrival::Kind::continued);
        QCOMPARE(longer.distance, (Distance{8, false}));
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
        const Arrival older = shelf.take(beginning(begunGame(), 7));
        QCOMPARE(older.kind, Arrival::Kind::known);
        QCOMPARE(older.distance, (Distance{8, false}));
    }
    void areTheSameInNormalForm()
    {
        const std::string game = merged(223);
        const std::string normal = call({"normalise", "-"}, game, bothShelf()).out;
        QVERIFY(normal.find("'company':'ship-halmahera'"_json) != std::string::npos);
        QVERIFY(beginning(game, 60) != beginning(normal, 60));
        const Shelf shelf;
        shelf.take(beginning(game, 60));
        QCOMPARE(shelf.take(beginning(normal, 60)).distance, Distance());
        KeptGame kept = shelf.open(1);
        undo(kept);
        QCOMPARE(shelf.take(beginning(normal, 60)).distance, (Distance{1, true}));
        QCOMPARE(shelf.take(normal).kind, Arrival::Kind::continued);
        QCOMPARE(shelf.take(game).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(stateOf(shelf.record(1)), stateOf(game));
    }
    void areAskedAboutWhereTheyPart()
    {
        const Shelf shelf;
        shelf.take(begunGame());
        const std::string before = shelf.history(1);
        const Arrival asked = shelf.take(otherwise());
        QCOMPARE(asked.kind, Arrival::Kind::asked);
        QCOMPARE(idsOf(asked.counterparts), QList<GameId>{1});
        QCOMPARE(asked.counterparts.first().match.kind, Match::Kind::parted);
        QCOMPARE(asked.counterparts.first().match.common, std::size_t{14});
        const auto refused = shelf.tryToTake(otherwise(), into(1));
        QCOMPARE(troubleOf(refused), std::string("refused"));
        QVERIFY2(sentenceOf(refused).contains(QStringLiteral("entry 15 differs")), qPrintable(sentenceOf(refused)));
        QCOMPARE(shelf.history(1), before);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.take(otherwise(), asNew).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(otherwise()).id, GameId{2});
        QCOMPARE(shelf.take(begunGame()).id, GameId{1});
        QVERIFY(got(shelf.library->game(1)).uuid != got(shelf.library->game(2)).uuid);
    }
    void areAskedAboutWhereTheyHaveAFirstPhaseAtMostInCommon_data()
    {
        QTest::addColumn<int>("here");
        QTest::addColumn<int>("came");
        QTest::newRow("a header alone is here") << 0 << 15;
        QTest::newRow("a header alone comes") << 15 << 0;
        QTest::newRow("the cities are here") << 4 << 15;
        QTest::newRow("two cities come") << 15 << 2;
    }
    void areAskedAboutWhereTheyHaveAFirstPhaseAtMostInCommon()
    {
        QFETCH(const int, here);
        QFETCH(const int, came);
        const Shelf shelf;
        shelf.take(beginning(begunGame(), static_cast<std::size_t>(here)));
        const std::string file = beginning(begunGame(), static_cast<std::size_t>(came));
        const Arrival asked = shelf.take(file);
        QCOMPARE(asked.kind, Arrival::Kind::asked);
        QCOMPARE(idsOf(asked.counterparts), QList<GameId>{1});
        QCOMPARE(shelf.open(1).journal().entries().size(), static_cast<std::size_t>(here));
        QCOMPARE(shelf.take(file, into(1)).kind, here < came ? Arrival::Kind::continued : Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.open(1).journal().entries().size(), static_cast<std::size_t>(std::max(here, came)));
    }
    void areKnownHoweverShortWhereNothingDiffers()
    {
        const Shelf shelf;
        for (const std::size_t entries : {std::size_t{0}, std::size_t{1}}) {
            shelf.take(beginning(begunGame(), entries), asNew);
            QCOMPARE(shelf.take(beginning(begunGame(), entries)).kind, Arrival::Kind::known);
        }
        QCOMPARE(shelf.take(with(beginning(begunGame(), 1), "Ana", "Eva")).kind, Arrival::Kind::asked);
    }
    void areAskedAboutWhereSeveralGamesWouldBeContinued()
    {
        const Shelf shelf;
        shelf.take(beginning(begunGame(), 7));
        shelf.take(beginning(begunGame(), 9), asNew);
        const Arrival asked = shelf.take(begunGame());
        QCOMPARE(asked.kind, Arrival::Kind::asked);
        QCOMPARE(idsOf(asked.counterparts), (QList<GameId>{2, 1}));
        QCOMPARE(shelf.take(begunGame(), into(1)).distance, (Distance{8, false}));
        QCOMPARE(shelf.open(2).journal().entries().size(), std::size_t{9});
        QCOMPARE(shelf.take(begunGame()).id, GameId{1});
    }
    void areOthersWhereTheyBeginOtherwise()
    {
        const Shelf shelf;
        shelf.take(begunGame());
        const std::string elsewhere =
            with(beginning(begunGame(), 1), "'province':'sulawesi-utara'"_json, "'province':'bali'"_json);
        QCOMPARE(shelf.take(elsewhere).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(with(beginning(begunGame(), 0), "'id':'ana'"_json, "'id':'eva'"_json)).kind,
                 Arrival::Kind::added);
        QCOMPARE(shelf.take(with(begunGame(), "open", "hidden")).kind, Arrival::Kind::added);
        QCOMPARE(shelf.games(), qsizetype{4});
    }
    void canBeWantedAsNewWhateverIsHere()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QCOMPARE(shelf.take(known(15), asNew).id, GameId{2});
        QVERIFY(got(shelf.library->game(2)).uuid != QStringLiteral("one"));
        QCOMPARE(shelf.take(with(known(15), "one", "two"), asNew).id, GameId{3});
        QCOMPARE(got(shelf.library->game(3)).uuid, QStringLiteral("two"));
    }
    void goIntoNoGameOfOthers()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QCOMPARE(troubleOf(shelf.tryToTake(with(known(0), "'id':'ana'"_json, "'id':'eva'"_json), into(1))),
                 std::string("refused"));
        QCOMPARE(troubleOf(shelf.tryToTake(known(15), into(7))), std::string("no such game"));
        QCOMPARE(shelf.games(), qsizetype{1});
    }
    void comeBackOutOfTheBin()
    {
        const Shelf shelf;
        shelf.take(begunGame());
        QCOMPARE(troubleOf(shelf.library->discard(1)), std::string("no trouble"));
        QCOMPARE(shelf.take(otherwise()).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(begunGame()).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{2});
    }
    void passOverAGameThatCannotBeOpened()
    {
        Shelf shelf;
        shelf.take(begunGame());
        shelf.take(beginning(begunGame(), 9), asNew);
        shelf.library.reset();
        runOn(
            shelf.file(),
            {QStringLiteral("UPDATE acts SET line = CAST(replace(CAST(line AS TEXT), '\"city\"', '\"town\"') AS BLOB), "
                            "checksum = x'' WHERE game = 1 AND number = 3")});
        shelf.open();
        QCOMPARE(troubleOf(KeptGame::open(*shelf.library, 1, shelf.editions)), std::string("unworkable"));
        const Arrival arrival = shelf.take(begunGame());
        QCOMPARE(arrival.kind, Arrival::Kind::continued);
        QCOMPARE(arrival.id, GameId{2});
    }
};

namespace {
const Enlisted<UnnamedArrivals> enlisted;
}

} // namespace bandar::tests

#include "tst_arrival_unnamed.moc"
