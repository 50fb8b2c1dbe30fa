// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival.h"
#include "kit/arriving.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

qsizetype lostIn(const KeptGame &game)
{
    return std::ranges::count(game.journal().acts(), Act::Kind::lost, &Act::kind);
}

} // namespace

/// What no program writes into the tables costs no more than the row in which it stands.
class OddRows : public QObject {
    Q_OBJECT

    static void change(Shelf &shelf, const QStringList &statements)
    {
        shelf.library.reset();
        runOn(shelf.file(), statements);
        shelf.open();
    }

private Q_SLOTS:
    void haveNumbersThatNoActHas_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<int>("lost");
        const auto numbered = [](const char *number, int act) {
            return QStringLiteral("UPDATE acts SET number = %1 WHERE game = 1 AND number = %2")
                .arg(QLatin1String(number))
                .arg(act);
        };
        const QString unsound = QStringLiteral("UPDATE games SET entries = 3");
        QTest::newRow("between two") << QStringList{numbered("2.5", 5)} << 5;
        QTest::newRow("below all") << QStringList{numbered("-3", 5)} << 5;
        QTest::newRow("no number") << QStringList{numbered("'five'", 5)} << 5;
        QTest::newRow("far above") << QStringList{numbered("300000000", 15)} << 15;
        QTest::newRow("far above, the list broken too") << QStringList{numbered("300000000", 15), unsound} << 15;
    }
    void haveNumbersThatNoActHas()
    {
        QFETCH(const QStringList, statements);
        QFETCH(const int, lost);
        Shelf shelf;
        shelf.take(known(15));
        change(shelf, statements);
        {
            const KeptGame game = shelf.open(1);
            QVERIFY2(game.told().contains(QStringLiteral("damage has cost it act %1 of 15").arg(lost)),
                     qPrintable(game.told()));
            QCOMPARE(game.journal().acts().size(), std::size_t{15});
            QCOMPARE(lostIn(game), 1);
        }
        shelf.library.reset();
        QCOMPARE(runOn(shelf.file(), {QStringLiteral("SELECT count(*) FROM broken")}).toInt(), 1);
        QCOMPARE(runOn(shelf.file(), {QStringLiteral("SELECT count(*) FROM acts WHERE game = 1")}).toInt(), 16);
        shelf.open();
        KeptGame game = shelf.open(1);
        QCOMPARE(game.told(), QString());
        undo(game);
        QCOMPARE(shelf.open(1).journal().acts().size(), std::size_t{16});
        QCOMPARE(lostIn(shelf.open(1)), 1);
    }
    void belongToNoGame()
    {
        Shelf shelf;
        shelf.take(known(15));
        change(shelf, {QStringLiteral("INSERT INTO drafts VALUES (99, 'x', x'00')"),
                       QStringLiteral("INSERT INTO bin VALUES (98, 1)")});
        got(shelf.library->check());
    }
    void nameAnotherGameInTheList()
    {
        Shelf shelf;
        shelf.take(known(15));
        change(shelf, {QStringLiteral("UPDATE games SET uuid = 'other' WHERE id = 1")});
        QCOMPARE(shelf.take(known(14)).kind, Arrival::Kind::known);
        QCOMPARE(got(shelf.library->game(1)).uuid, QStringLiteral("one"));
    }
};

namespace {
const Enlisted<OddRows> enlisted;
}

} // namespace bandar::tests

#include "tst_odd_rows.moc"
