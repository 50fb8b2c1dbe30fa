// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "indonesiasheets.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

/// A game with its sheets, one of those for any time laid open.
struct Opened {
    Opened(std::unique_ptr<app::RunningGame> running, const char *panel) : game(std::move(running)), sheets(*game)
    {
        sheets.open(QString::fromLatin1(panel));
    }
    app::AdjustController &adjust() { return *sheets.adjust(); }
    void type(const char *digits)
    {
        for (const char digit : QByteArray(digits))
            adjust().type(QString(QChar::fromLatin1(digit)));
    }

    std::unique_ptr<app::RunningGame> game;
    app::IndonesiaSheets sheets;
};

const auto ana = QStringLiteral("ana");
const auto ben = QStringLiteral("ben");

} // namespace

/// Money is put right by hand, a note written, the game ended: what is tapped is what is recorded.
class AdjustSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterAnAdjustment()
    {
        Opened opened(seated(QStringLiteral("five-players"), 111), "adjust");
        opened.adjust().choosePlayer(ana);
        opened.adjust().chooseAccount(QStringLiteral("bank"));
        opened.type("5");
        QVERIFY(!opened.adjust().canConfirm());
        opened.adjust().chooseReason(opened.adjust().reasons().first());
        opened.adjust().confirm();
        QCOMPARE(lastEntryOf(*opened.game), lastEntryOf(*seated(QStringLiteral("five-players"), 112)));
        QVERIFY(!opened.sheets.isOpened());
    }
    void takeMoneyAway()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50), "adjust");
        opened.adjust().choosePlayer(ben);
        opened.adjust().turnSign();
        opened.type("15");
        opened.adjust().chooseReason(QStringLiteral("lent"));
        QCOMPARE(opened.adjust().confirmText(), QStringLiteral("Take 15 from Ben"));
        opened.adjust().confirm();
        QCOMPARE(lastEntryOf(*opened.game),
                 QByteArray(R"({"do":"adjust","player":"ben","account":"cash","amount":-15,"reason":"lent"})"));
    }
    void enterATransfer()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50), "adjust");
        opened.adjust().chooseWay(true);
        opened.adjust().choosePlayer(ben);
        opened.adjust().chooseReceiver(ana);
        opened.type("10");
        opened.adjust().chooseReason(opened.adjust().reasons().at(1));
        QCOMPARE(opened.adjust().confirmText(), QStringLiteral("Ben pays Ana 10"));
        opened.adjust().confirm();
        QCOMPARE(lastEntryOf(*opened.game),
                 QByteArray(R"({"do":"transfer","from":"ben","to":"ana","amount":10,"reason":"paid the wrong one"})"));
    }
    void refuseWhatTheModelRefuses()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50), "adjust");
        opened.adjust().choosePlayer(ana);
        opened.type("0");
        QVERIFY(!opened.adjust().refusal().isEmpty());
        opened.adjust().chooseWay(true);
        opened.adjust().chooseReceiver(ana);
        opened.type("3");
        QVERIFY(!opened.adjust().refusal().isEmpty());
    }
    void waitForTheEndOfAnAuction()
    {
        Opened opened(seated(QStringLiteral("three-players"), 215), "adjust");
        QVERIFY(!opened.adjust().refusal().isEmpty());
        QVERIFY(!opened.adjust().canConfirm());
        Opened ending(seated(QStringLiteral("three-players"), 215), "agree-end");
        QVERIFY(!ending.sheets.agreeEnd()->refusal().isEmpty());
    }
    void surviveRubbishAsADraft()
    {
        for (const char *draft : {"", "x", "[]", R"({"digits":"9x","player":7,"account":[],"reason":{}})"}) {
            const auto game = seated(QStringLiteral("three-players"), 50);
            for (const char *panel : {"adjust", "count", "note", "agree-end"}) {
                game->drafts().keep(
                    QString::fromLatin1(panel),
                    QStringLiteral("%1/%2/%3/50")
                        .arg(QString::number(game->rules().moment(game->state()).year),
                             QString::fromStdString(std::string(game->rules().moment(game->state()).phase)),
                             QString::number(game->rules().awaited(game->state()).front().player.index)),
                    draft);
                app::IndonesiaSheets sheets(*game);
                sheets.open(QString::fromLatin1(panel));
                QVERIFY(!sheets.adjust()->canConfirm());
            }
        }
    }
    void writeNotes()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50), "note");
        QVERIFY(!opened.sheets.note()->canConfirm());
        opened.sheets.note()->choose(QStringLiteral(" Ana gave\tback\n5\u202e "));
        opened.sheets.note()->confirm();
        QCOMPARE(lastEntryOf(*opened.game), QByteArray(R"({"do":"note","text":"Ana gave back 5"})"));
    }
    void endTheGame()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50, QStringLiteral("open")), "agree-end");
        QCOMPARE(opened.sheets.agreeEnd()->places()->count(), 3);
        QVERIFY(!opened.sheets.agreeEnd()->canConfirm());
        opened.sheets.agreeEnd()->choose(opened.sheets.agreeEnd()->phrases().first());
        opened.sheets.agreeEnd()->confirm();
        QCOMPARE(lastEntryOf(*opened.game), QByteArray(R"({"do":"end","reason":"It is late"})"));
        QCOMPARE(opened.sheets.current()->panel(), QStringLiteral("end"));
        QCOMPARE(opened.sheets.end()->why(), QStringLiteral("The table ended the game in year 4: It is late"));
    }
    void tellNoScoresOfHiddenMoney()
    {
        Opened opened(seated(QStringLiteral("three-players"), 50), "agree-end");
        QCOMPARE(opened.sheets.agreeEnd()->places()->count(), 0);
        QVERIFY(!opened.sheets.agreeEnd()->secret().isEmpty());
    }
};

namespace {
const Enlisted<AdjustSheets> enlisted;
}

} // namespace bandar::tests

#include "tst_adjust_sheet.moc"
