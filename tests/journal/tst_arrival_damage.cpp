// SPDX-License-Identifier: MPL-2.0
#include "kit/arriving.h"
#include "kit/ten_games.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

const QStringList everything{QStringLiteral("games"), QStringLiteral("acts"), QStringLiteral("broken"),
                             QStringLiteral("reworked")};

/// Breaks an act of game 1, so that its checksum says so.
void breakAct(Shelf &shelf, int number)
{
    shelf.library.reset();
    runOn(shelf.file(), {QStringLiteral("UPDATE acts SET line = '{}' WHERE game = 1 AND number = %1").arg(number)});
    shelf.open();
}

} // namespace

/// Games that come to a library in which damage has cost one of the games something.
class ArrivalsAtDamagedGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellWhatItHasCostTheGameTheyAre_data()
    {
        QTest::addColumn<int>("entries");
        QTest::newRow("known") << 14;
        QTest::newRow("continued") << 15;
    }
    void tellWhatItHasCostTheGameTheyAre()
    {
        QFETCH(const int, entries);
        Shelf shelf;
        shelf.take(known(15));
        breakAct(shelf, 15);
        const Arrival arrival = shelf.take(known(static_cast<std::size_t>(entries)));
        QCOMPARE(arrival.kind, entries == 14 ? Arrival::Kind::known : Arrival::Kind::continued);
        QVERIFY2(arrival.told.contains(QStringLiteral("damage has cost it act 15 of 15")), qPrintable(arrival.told));
        QCOMPARE(shelf.take(known(14)).told, QString());
    }
    void changeNothingWhereTheyAreAskedAbout()
    {
        Shelf shelf;
        shelf.take(begunGame());
        breakAct(shelf, 12);
        const QByteArray before = dumpOf(shelf.file(), everything);
        QCOMPARE(shelf.take(begunGame()).kind, Arrival::Kind::asked);
        QCOMPARE(troubleOf(shelf.tryToTake(begunGame(), into(1))), std::string("refused"));
        QCOMPARE(dumpOf(shelf.file(), everything), before);
        QVERIFY(shelf.open(1).told().contains(QStringLiteral("damage has cost it act 12 of 15")));
    }
    void takeWhatIsMissingInASoundFileForLost()
    {
        Shelf shelf;
        shelf.take(known(15));
        shelf.library.reset();
        runOn(shelf.file(), {QStringLiteral("DELETE FROM acts WHERE game = 1 AND number = 15")});
        shelf.open();
        const Arrival arrival = shelf.take(known(14));
        QCOMPARE(arrival.kind, Arrival::Kind::known);
        QVERIFY2(arrival.told.contains(QStringLiteral("damage has cost it act 15 of 15")), qPrintable(arrival.told));
    }
    void leaveAGameAsItIsThatTheyPartFrom()
    {
        Shelf shelf;
        shelf.take(known(15));
        breakAct(shelf, 12);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::parted);
        QVERIFY(shelf.open(1).told().contains(QStringLiteral("damage has cost it act 12 of 15")));
    }
};

namespace {
const Enlisted<ArrivalsAtDamagedGames> enlisted;
}

} // namespace bandar::tests

#include "tst_arrival_damage.moc"
