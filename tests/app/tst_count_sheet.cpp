// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "indonesiaface.h"
#include "indonesiasheets.h"
#include "support/suite.h"
#include "tablecontroller.h"

#include <QTest>

namespace bandar::tests {

namespace {

void type(app::CountController &sheet, const char *digits)
{
    for (const char digit : QByteArray(digits))
        sheet.type(QString(QChar::fromLatin1(digit)));
}

/// A game with its sheets, the count laid open.
struct Counting {
    explicit Counting(std::unique_ptr<app::RunningGame> running) : game(std::move(running)), sheets(*game)
    {
        sheets.open(QStringLiteral("count"));
    }
    app::CountController &sheet() { return *sheets.count(); }
    QString lastEntry()
    {
        const app::IndonesiaFace face;
        return app::TableController(*game, face).lastEntry();
    }

    std::unique_ptr<app::RunningGame> game;
    app::IndonesiaSheets sheets;
};

} // namespace

/// A count is entered by player and digits; its result is told afterwards.
class CountSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterTheRecordedCount()
    {
        Counting counting(seated(QStringLiteral("five-players"), 29));
        counting.sheet().choosePlayer(QStringLiteral("dee"));
        type(counting.sheet(), "9");
        QCOMPARE(counting.sheet().confirmText(), QStringLiteral("Dee counts 9"));
        counting.sheet().confirm();
        QCOMPARE(lastEntryOf(*counting.game), lastEntryOf(*seated(QStringLiteral("five-players"), 30)));
    }
    void closeWhereTheBooksAgree()
    {
        Counting counting(seated(QStringLiteral("three-players"), 3));
        counting.sheet().choosePlayer(QStringLiteral("ana"));
        type(counting.sheet(), "100");
        counting.sheet().confirm();
        QVERIFY(!counting.sheets.isOpened());
        QCOMPARE(counting.lastEntry(), QStringLiteral("Ana counts 100: agrees with the books"));
    }
    void tellWhatMayBeWrong()
    {
        // Ana paid 5 for the order of play; she says it was 15.
        Counting counting(seated(QStringLiteral("three-players"), 4));
        const auto cash = indonesia::cashOf(counting.game->state().as<indonesia::State>(), table::PlayerId(0UL));
        counting.sheet().choosePlayer(QStringLiteral("ana"));
        type(counting.sheet(), QByteArray::number(qlonglong(cash.units() - 10)).constData());
        counting.sheet().confirm();
        QVERIFY(counting.sheets.isOpened());
        QVERIFY(counting.sheet().isTold());
        QCOMPARE(counting.sheet().heading(), QStringLiteral("10 less than the books"));
        QVERIFY(counting.sheet().suspects()->count() > 0);
        counting.sheet().confirm();
        QVERIFY(!counting.sheets.isOpened());
        QCOMPARE(counting.game->journal().entries().size(), std::size_t{5});
    }
    void areTakenBackWithTheirResult()
    {
        Counting counting(seated(QStringLiteral("three-players"), 4));
        counting.sheet().choosePlayer(QStringLiteral("ana"));
        type(counting.sheet(), "1");
        counting.sheet().confirm();
        QVERIFY(counting.sheet().isTold());
        counting.game->undo();
        QVERIFY(!counting.sheets.isOpened());
        QVERIFY(!counting.sheet().isTold());
    }
    void mayBeBelowZero()
    {
        Counting counting(seated(QStringLiteral("three-players"), 4));
        counting.sheet().choosePlayer(QStringLiteral("ben"));
        counting.sheet().turnSign();
        type(counting.sheet(), "12");
        counting.sheet().confirm();
        QCOMPARE(lastEntryOf(*counting.game), QByteArray(R"({"do":"count","player":"ben","cash":-12})"));
    }
    void arePossibleInAnAuction()
    {
        Counting counting(seated(QStringLiteral("three-players"), 215));
        QCOMPARE(indonesia::asked(counting.game->state().as<indonesia::State>()).question,
                 indonesia::Question::mergerBid);
        counting.sheet().choosePlayer(QStringLiteral("cem"));
        type(counting.sheet(), "0");
        QVERIFY(counting.sheet().canConfirm());
    }
    void outliveTheGameBeingOpenedAgain()
    {
        const auto game = seated(QStringLiteral("three-players"), 50);
        {
            app::IndonesiaSheets sheets(*game);
            sheets.open(QStringLiteral("count"));
            sheets.count()->choosePlayer(QStringLiteral("cem"));
            type(*sheets.count(), "47");
        }
        app::IndonesiaSheets sheets(*game);
        sheets.open(QStringLiteral("count"));
        QCOMPARE(sheets.count()->confirmText(), QStringLiteral("Cem counts 47"));
    }
};

namespace {
const Enlisted<CountSheets> enlisted;
}

} // namespace bandar::tests

#include "tst_count_sheet.moc"
