// SPDX-License-Identifier: MPL-2.0
#include "anytimerows.h"
#include "app/kit/seated.h"
#include "gallery/pictures.h"
#include "indonesiasheets.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace bandar::tests {

namespace {

constexpr int whole = 1000;
const auto three = QStringLiteral("three-players");

QVariant cell(const app::RowsModel *rows, int row, const char *role)
{
    return rows->data(rows->index(row, 0), rows->roleNames().key(role));
}

QStringList texts(const app::RowsModel *rows, int row, const char *role)
{
    QStringList texts;
    for (const app::Money &money : cell(rows, row, role).value<QList<app::Money>>())
        texts.append(money.text());
    return texts;
}

QString score(const app::RowsModel *rows, int row) { return cell(rows, row, "score").value<app::Money>().text(); }

} // namespace

/// The end of a game: counts first, then the scores from the last place up, then all of it.
class Ends : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellNothingBeforeTheyAreRevealed()
    {
        const auto game = seated(three, whole);
        const app::IndonesiaSheets sheets(*game);
        const app::EndController &end = *sheets.end();
        QVERIFY(end.isActive());
        QVERIFY(end.isCounting());
        for (int row = 0; row < 3; ++row) {
            QVERIFY(texts(end.places(), row, "figures").isEmpty());
            QCOMPARE(score(end.places(), row), QString());
        }
        QCOMPARE(end.chart()->lines()->count(), 0);
        QCOMPARE(end.confirmText(), QStringLiteral("Reveal the scores"));
    }
    void areRevealedFromTheLastPlaceUp()
    {
        const auto game = seated(three, whole);
        const app::IndonesiaSheets sheets(*game);
        app::EndController &end = *sheets.end();
        end.reveal();
        QCOMPARE(end.heading(), QStringLiteral("Ben is last with 1\u202f351"));
        QCOMPARE(end.confirmText(), QStringLiteral("Who is second?"));
        QCOMPARE(score(end.places(), 1), QString());
        end.reveal();
        QCOMPARE(end.heading(), QStringLiteral("Ana is second with 1\u202f718"));
        QCOMPARE(end.confirmText(), QStringLiteral("Who wins?"));
        end.reveal();
        QCOMPARE(end.heading(), QStringLiteral("Cem wins with 2\u202f686"));
        QVERIFY(end.isRevealed());
        QCOMPARE(end.why(), QStringLiteral("Year 12 was the last: in era C only spice was left among the deeds"));
        QCOMPARE(end.notes(),
                 QStringList{QStringLiteral("The last year counts double. Ben earned the most in it: 435")});
    }
    void addUp()
    {
        const auto game = seated(three, whole);
        const app::IndonesiaSheets sheets(*game);
        app::EndController &end = *sheets.end();
        end.revealAll();
        QCOMPARE(end.columns(),
                 QStringList({QStringLiteral("Cash"), QStringLiteral("Bank box"), QStringLiteral("2 × earnings")}));
        QCOMPARE(texts(end.places(), 2, "figures"),
                 QStringList({QStringLiteral("421"), QStringLiteral("60"), QStringLiteral("870")}));
        QCOMPARE(score(end.places(), 2), QStringLiteral("1\u202f351"));
    }
    void sayWhyATieFellSo()
    {
        // After three cities everybody has the same.
        const auto game = seated(recorded(three, 3) + R"({"do":"end","reason":"It is late"})" + '\n');
        const app::IndonesiaSheets sheets(*game);
        sheets.end()->revealAll();
        QCOMPARE(
            sheets.end()->notes(),
            QStringList{QStringLiteral("Ana, Ben and Cem tie at 100: in this order they stand in the order of play")});
    }
    void stayRevealedWhateverIsPutRight()
    {
        const auto game = seated(three, whole);
        const app::IndonesiaSheets sheets(*game);
        sheets.end()->revealAll();
        game->enter({indonesia::kindOf<indonesia::Note>(), indonesia::Entry(indonesia::Note{"well played"}), {}});
        QVERIFY(sheets.end()->isRevealed());
        game->undo();
        game->undo();
        QVERIFY(!sheets.end()->isActive());
        QVERIFY(sheets.end()->isCounting());
    }
    void showWhoCounted()
    {
        const auto game = seated(three, whole);
        app::IndonesiaSheets sheets(*game);
        QCOMPARE(cell(sheets.end()->counts(), 2, "detail").toString(), QStringLiteral("not counted"));
        sheets.open(QStringLiteral("count"));
        sheets.count()->choosePlayer(QStringLiteral("ana"));
        for (const char digit : QByteArray("982"))
            sheets.count()->type(QString(QChar::fromLatin1(digit)));
        sheets.count()->confirm();
        QCOMPARE(sheets.current(), sheets.end());
        QCOMPARE(cell(sheets.end()->counts(), 2, "detail").toString(), QStringLiteral("agrees with the books"));
    }
    void leadToTheLibraryAndToOneMore()
    {
        const auto game = seated(three, whole);
        app::IndonesiaSheets sheets(*game);
        const QSignalSpy library(&sheets, &app::Sheets::libraryWanted);
        const QSignalSpy more(&sheets, &app::Sheets::oneMoreWanted);
        sheets.end()->confirm();
        QCOMPARE(library.size(), 0);
        sheets.end()->revealAll();
        sheets.end()->confirm();
        QCOMPARE(library.size(), 1);
        sheets.wantOneMore();
        QCOMPARE(more.size(), 1);
    }
    void drawTheGameByYear()
    {
        const auto game = seated(three, whole);
        const app::IndonesiaSheets sheets(*game);
        sheets.end()->revealAll();
        app::EndChart &chart = *sheets.end()->chart();
        QCOMPARE(chart.lines()->count(), 3);
        QCOMPARE(chart.years()->count(), 12);
        QCOMPARE(chart.eras()->count(), 3);
        QCOMPARE(cell(chart.lines(), 0, "amount").value<app::Money>().text(), QStringLiteral("2\u202f686"));
        QCOMPARE(cell(chart.lines(), 0, "corners").value<QList<QPointF>>().size(), 12);
        QCOMPARE(cell(chart.lines(), 0, "lastYear").value<QList<QPointF>>().size(), 2);
        for (int kind = 0; kind < chart.kinds().size(); ++kind) {
            chart.choose(kind);
            for (int row = 0; row < 3; ++row) {
                for (const QPointF corner : cell(chart.lines(), row, "corners").value<QList<QPointF>>()) {
                    QVERIFY(corner.x() >= 0 && corner.x() <= 1);
                    QVERIFY(corner.y() >= 0 && corner.y() <= 1);
                }
            }
        }
        chart.choose(1);
        QCOMPARE(cell(chart.lines(), 0, "amount").value<app::Money>().text(), QStringLiteral("435"));
    }
};

namespace {
const Enlisted<Ends> enlisted;
}

} // namespace bandar::tests

#include "tst_end.moc"
