// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "gallery/rowof.h"
#include "indonesiasheets.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

// The sheet over a game in its operations, with Ben's and Ana's lines chosen.
app::WhatIfController *asking(app::IndonesiaSheets &sheets)
{
    sheets.open(QStringLiteral("what-if"));
    app::WhatIfController *sheet = sheets.whatIf();
    for (const char *line : {"ship-halmahera", "ship-jawa-timur"})
        sheet->chooseCompany(rowOf(*sheet->companies(), QString::fromLatin1(line)));
    return sheet;
}

QString said(const app::WhatIfController &sheet, const QString &player, const QByteArray &role)
{
    return saidBy(*sheet.winners(), rowOf(*sheet.winners(), player), role).toString();
}

} // namespace

/// Mergers reckoned at any time, without entering anything.
class WhatIf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reckonsEvenWhatCannotBeNow()
    {
        const auto game = seated(QStringLiteral("three-players"), 90, QStringLiteral("open"));
        app::IndonesiaSheets sheets(*game);
        app::WhatIfController &sheet = *asking(sheets);
        QCOMPARE(sheets.current(), &sheet);
        QCOMPARE(sheet.why(), QStringLiteral("Ship Halmahera has merged this year"));
        QCOMPARE(sheet.resultNote(), QStringLiteral("10 ships, 4 deeds"));
        QCOMPARE(said(sheet, "cem", "detail"), QStringLiteral("up to 320"));
        QCOMPARE(said(sheet, "cem", "announcing"), QStringLiteral("Mergers 2"));
        sheet.chooseWinner(rowOf(*sheet.winners(), QStringLiteral("cem")));
        sheet.more();
        QCOMPARE(sheet.unitPrice(), QStringLiteral("11"));
        QCOMPARE(sheet.heads().first(), QStringLiteral("Cem pays"));
    }
    void entersNothing()
    {
        const auto game = seated(QStringLiteral("three-players"), 90, QStringLiteral("open"));
        app::IndonesiaSheets sheets(*game);
        app::WhatIfController &sheet = *asking(sheets);
        QVERIFY(!sheet.canConfirm());
        QCOMPARE(sheet.confirmText(), QString());
        sheet.confirm();
        sheet.decline();
        QCOMPARE(game->journal().entries().size(), std::size_t{90});
        sheets.close();
        QCOMPARE(sheets.current()->panel(), QStringLiteral("operations"));
    }
    void answersInEveryPhaseOfAGame()
    {
        for (int entries = 0; entries <= 239; entries += 34) {
            const auto game = seated(QStringLiteral("three-players"), entries);
            app::IndonesiaSheets sheets(*game);
            sheets.open(QStringLiteral("what-if"));
            app::WhatIfController &sheet = *sheets.whatIf();
            for (int first = 0; first < sheet.companies()->count(); ++first) {
                for (int second = first + 1; second < sheet.companies()->count(); ++second) {
                    sheet.chooseCompany(first);
                    sheet.chooseCompany(second);
                    QCOMPARE(sheet.isPaired(), sheet.isPriced());
                    sheet.chooseCompany(second);
                    sheet.chooseCompany(sheet.isPaired() ? second : first);
                }
            }
        }
    }
    void tellsNothingOfHiddenMoney()
    {
        const auto game = seated(QStringLiteral("three-players"), 90);
        app::IndonesiaSheets sheets(*game);
        app::WhatIfController &sheet = *asking(sheets);
        QCOMPARE(said(sheet, "ana", "detail"), QStringLiteral("may bid"));
        QCOMPARE(said(sheet, "ben", "detail"), QStringLiteral("may bid"));
        for (int row = 0; row < sheet.ladder()->count(); ++row) {
            QVERIFY(saidBy(*sheet.ladder(), row, "possible").toBool());
            QVERIFY(saidBy(*sheet.ladder(), row, "figures").value<QList<app::Money>>().last().isHidden());
        }
    }
};

namespace {
const Enlisted<WhatIf> enlisted;
}

} // namespace bandar::tests

#include "tst_whatif.moc"
