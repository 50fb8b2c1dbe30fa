// SPDX-License-Identifier: MPL-2.0
#include "indonesiasheets.h"
#include "kit/seated.h"
#include "kit/tapping.h"
#include "support/suite.h"

#include <QJsonDocument>

namespace bandar::tests {

namespace {

void step(app::ResearchController &sheet, const QString &key) { sheet.chooseStep(rowOf(*sheet.chips(), "key", key)); }

QStringList openSteps(const app::ResearchController &sheet)
{
    QStringList keys;
    for (int row = 0; row < sheet.chips()->count(); ++row)
        if (const QString key = valueAt(*sheet.chips(), row, "key").toString(); !key.isEmpty())
            keys.append(key);
    return keys;
}

} // namespace

/// The tracks, the steps that may be taken, and who takes one.
class ResearchSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterWhatWasRecorded()
    {
        int count = 0;
        eachRecorded({QStringLiteral("research"), QStringLiteral("no-research")},
                     [&](const QString &name, int before, const QJsonObject &entry) {
                         const auto game = seated(name, before);
                         app::IndonesiaSheets sheets(*game);
                         app::ResearchController &sheet = *sheets.research();
                         if (!sheet.isActive() || entry.contains(QStringLiteral("outOfTurn")))
                             return;
                         const QString player = entry.value(u"player").toString();
                         if (sheet.mark().name.toLower() != player)
                             sheet.chooseActor(rowOf(*sheet.actors(), "key", player));
                         const QString ruling = entry.value(u"ruling").toString();
                         const QString of = entry.value(u"of").toString(player);
                         if (!ruling.isEmpty()) {
                             sheet.toggleRuling();
                             sheet.chooseWhose(rowOf(*sheet.whose(), "key", of));
                         }
                         if (entry.value(u"do").toString() == u"no-research") {
                             sheet.decline();
                         } else {
                             step(sheet, entry.value(u"track").toString() + u'-' + of);
                             if (!ruling.isEmpty()) {
                                 QVERIFY(sheet.canRule() && !sheet.canConfirm());
                                 sheet.rule(ruling);
                             }
                             QVERIFY2(sheet.canConfirm(), qPrintable(name + QString::number(before)));
                             sheet.confirm();
                         }
                         QCOMPARE(QJsonDocument::fromJson(lastEntryOf(*game)).object(), entry);
                         ++count;
                     });
        QVERIFY2(count > 150, qPrintable(QString::number(count)));
    }

    void offerTheStepsThatMayBeTaken()
    {
        const auto game = seated(QStringLiteral("three-players"), 88);
        app::IndonesiaSheets sheets(*game);
        app::ResearchController &sheet = *sheets.research();
        QCOMPARE(sheet.heading(), QStringLiteral("Cem researches"));
        QStringList open = openSteps(sheet);
        open.sort();
        QCOMPARE(open, QStringList({"bid-cem", "expansion-cem", "hull-ana", "hull-ben", "hull-cem", "mergers-cem",
                                    "slots-cem"}));
        sheet.chooseTrack(1);
        QCOMPARE(sheet.confirmText(), QStringLiteral("Mergers 3"));
        QCOMPARE(valueAt(*sheet.effects(), 0, "before").toString(), QStringLiteral("2"));
        QCOMPARE(valueAt(*sheet.effects(), 0, "after").toString(), QStringLiteral("3"));
        QCOMPARE(sheet.effectNote(), QStringLiteral("No money moves"));
        step(sheet, QStringLiteral("hull-ben"));
        QCOMPARE(sheet.confirmText(), QStringLiteral("Hull 2 for Ben"));
        QCOMPARE(valueAt(*sheet.tracks(), 4, "gives").toString(), QStringLiteral("Bids count × 5"));
        QCOMPARE(valueAt(*sheet.tracks(), 2, "gives").toString(), QStringLiteral("3 areas or ships"));
    }

    void offerNoStepBeyondTheEnd()
    {
        const auto game = seated(QStringLiteral("five-players"), 271);
        app::IndonesiaSheets sheets(*game);
        app::ResearchController &sheet = *sheets.research();
        QCOMPARE(sheet.mark().name, QStringLiteral("Cem"));
        QVERIFY(!openSteps(sheet).contains(QStringLiteral("mergers-cem")));
        QVERIFY(!valueAt(*sheet.tracks(), 1, "possible").toBool());
        sheet.chooseTrack(1);
        QVERIFY(!sheet.canConfirm());
    }

    void enterTheSilenceOfThoseBefore()
    {
        const auto game = seated(QStringLiteral("five-players"), 16);
        app::IndonesiaSheets sheets(*game);
        app::ResearchController &sheet = *sheets.research();
        const QByteArray before = entriesOf(*game);
        sheet.chooseActor(rowOf(*sheet.actors(), "key", QStringLiteral("ana")));
        QCOMPARE(sheet.heading(), QStringLiteral("Ana researches"));
        QCOMPARE(sheet.effectNote(), QStringLiteral("No research: Cem and Eko"));
        sheet.chooseTrack(0);
        QCOMPARE(sheet.effectNote(), QStringLiteral("No research: Cem and Eko"));
        sheet.confirm();
        QCOMPARE(entriesOf(*game), before + "{\"do\":\"no-research\",\"player\":\"cem\"}\n"
                                            "{\"do\":\"no-research\",\"player\":\"eko\"}\n"
                                            "{\"do\":\"research\",\"player\":\"ana\",\"track\":\"slots\"}\n");
        QCOMPARE(sheet.mark().name, QStringLiteral("Dee"));
        QVERIFY(game->undo());
        QCOMPARE(entriesOf(*game), before);
    }

    void keepTheirDraftAndNoRubbish()
    {
        const auto game = seated(QStringLiteral("five-players"), 16);
        {
            app::IndonesiaSheets sheets(*game);
            step(*sheets.research(), QStringLiteral("hull-eko"));
        }
        const app::IndonesiaSheets again(*game);
        QCOMPARE(again.research()->confirmText(), QStringLiteral("Hull 2 for Eko"));
        const QString occasion = QStringLiteral("1/research/2/16");
        QVERIFY(!game->drafts().at(QStringLiteral("research"), occasion).isEmpty());
        for (const char *rubbish :
             {"[]", "{\"track\":99,\"of\":-7,\"player\":1000000,\"byRuling\":true,\"whose\":3000}",
              "{\"track\":0,\"of\":3}", "{\"track\":\"hull\"}"}) {
            game->drafts().keep(QStringLiteral("research"), occasion, rubbish);
            const app::IndonesiaSheets sheets(*game);
            QVERIFY(!sheets.research()->canConfirm());
        }
    }
};

namespace {
const Enlisted<ResearchSheet> enlisted;
}

} // namespace bandar::tests

#include "tst_research_sheet.moc"
