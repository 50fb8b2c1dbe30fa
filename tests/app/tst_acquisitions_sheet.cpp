// SPDX-License-Identifier: MPL-2.0
#include "indonesiasheets.h"
#include "kit/seated.h"
#include "kit/tapping.h"
#include "openings.h"
#include "support/suite.h"

#include <QJsonDocument>

namespace bandar::tests {

namespace {

// The first acquisitions of Ana, Ben, Cem, Dee and Eko, in this order.
QByteArray fiveStart()
{
    return opening({QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cem"), QStringLiteral("Dee"),
                    QStringLiteral("Eko")},
                   QStringLiteral("open"), {5, 4, 3, 2, 1});
}

void choose(app::AcquisitionsController &sheet, const QString &deed)
{
    sheet.chooseDeed(rowOf(*sheet.deeds()->rows(), "key", deed));
}

} // namespace

/// The deeds, who starts one, and what it means.
class AcquisitionsSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterWhatWasRecorded()
    {
        int count = 0;
        eachRecorded({QStringLiteral("acquire"), QStringLiteral("pass")},
                     [&](const QString &name, int before, const QJsonObject &entry) {
                         const auto game = seated(name, before);
                         app::IndonesiaSheets sheets(*game);
                         app::AcquisitionsController &sheet = *sheets.acquisitions();
                         if (!sheet.isActive() || entry.contains(QStringLiteral("outOfTurn")))
                             return;
                         const QString player = entry.value(u"player").toString();
                         if (sheet.mark().name.toLower() != player) {
                             sheet.chooseAnother();
                             sheet.chooseActor(rowOf(*sheet.actors(), "key", player));
                             sheet.agreePasses();
                         }
                         if (entry.value(u"do").toString() == u"pass") {
                             sheet.decline();
                         } else {
                             choose(sheet, entry.value(u"deed").toString());
                             QVERIFY2(sheet.canConfirm(), qPrintable(name + QString::number(before)));
                             sheet.confirm();
                         }
                         QCOMPARE(QJsonDocument::fromJson(lastEntryOf(*game)).object(), entry);
                         ++count;
                     });
        QVERIFY2(count > 100, qPrintable(QString::number(count)));
    }

    void tellWhatAStartDoes()
    {
        const auto game = seated(QStringLiteral("five-players"), 95);
        app::IndonesiaSheets sheets(*game);
        app::AcquisitionsController &sheet = *sheets.acquisitions();
        QCOMPARE(sheet.heading(), QStringLiteral("Ana starts a company"));
        QCOMPARE(sheet.declineText(), QStringLiteral("Ana passes"));
        QCOMPARE(sheet.others(), QStringLiteral("Nobody else has a free slot"));
        QVERIFY(!sheet.canBeAnother());
        QVERIFY(!sheet.canConfirm());
        const app::RowsModel &rows = *sheet.deeds()->rows();
        const int line = rowOf(rows, "key", QStringLiteral("ship-sumatera-utara"));
        QCOMPARE(valueAt(rows, line, "note").toString(), QStringLiteral("up to 4 ships, then 5"));
        choose(sheet, QStringLiteral("rubber-kalimantan-barat"));
        QCOMPARE(sheet.confirmText(), QStringLiteral("Start rubber"));
        QCOMPARE(valueAt(*sheet.effects(), 0, "account").toString(), QStringLiteral("Slots taken"));
        QCOMPARE(valueAt(*sheet.effects(), 0, "before").toString(), QStringLiteral("0"));
        QCOMPARE(valueAt(*sheet.effects(), 0, "after").toString(), QStringLiteral("1 of 2"));
    }

    void tellWhenTheEraEnds()
    {
        const auto many = seated(QStringLiteral("five-players"), 95);
        app::IndonesiaSheets manySheets(*many);
        QCOMPARE(manySheets.acquisitions()->eraEnd(), QStringLiteral("Era B ends when only one kind of deed is left"));

        const auto two = seated(QStringLiteral("three-players"), 51);
        app::IndonesiaSheets sheets(*two);
        app::AcquisitionsController &sheet = *sheets.acquisitions();
        QCOMPARE(sheet.eraEnd(), QStringLiteral("With no ships or no rice left, era A ends after this year"));
        choose(sheet, QStringLiteral("rice-bali"));
        QCOMPARE(sheet.eraEnd(), QStringLiteral("Then only ships left: era A ends after this year"));
        const app::RowsModel &rows = *sheet.deeds()->rows();
        QCOMPARE(valueAt(rows, rowOf(rows, "key", QStringLiteral("rice-bali")), "note").toString(),
                 QStringLiteral("then era A ends"));
    }

    void letNobodyPassUnasked()
    {
        const auto game = seated(fiveStart());
        app::IndonesiaSheets sheets(*game);
        app::AcquisitionsController &sheet = *sheets.acquisitions();
        QCOMPARE(sheet.others(), QStringLiteral("Can also start one: Ben, Cem, Dee and Eko"));
        QCOMPARE(sheet.actors()->count(), 0);
        sheet.chooseAnother();
        sheet.chooseActor(2);
        choose(sheet, QStringLiteral("rice-bali"));
        QCOMPARE(sheet.heading(), QStringLiteral("Cem starts a company"));
        QCOMPARE(sheet.passesBefore(), QStringLiteral("Pass before: Ana and Ben"));
        QVERIFY(!sheet.canConfirm());
        QVERIFY(sheet.declineText().isEmpty());
        const QByteArray before = entriesOf(*game);
        sheet.decline();
        QCOMPARE(entriesOf(*game), before);
        sheet.agreePasses();
        QCOMPARE(sheet.effectNote(), QStringLiteral("Passing: Ana and Ben"));
        sheet.confirm();
        QCOMPARE(entriesOf(*game), before + "{\"do\":\"pass\",\"player\":\"player-1\"}\n"
                                            "{\"do\":\"pass\",\"player\":\"player-2\"}\n"
                                            "{\"do\":\"acquire\",\"player\":\"player-3\",\"deed\":\"rice-bali\"}\n");
        QVERIFY(game->undo());
        QCOMPARE(entriesOf(*game), before);
    }

    void keepTheirDraft()
    {
        const auto game = seated(fiveStart());
        app::IndonesiaSheets first(*game);
        first.acquisitions()->chooseAnother();
        first.acquisitions()->chooseActor(1);
        choose(*first.acquisitions(), QStringLiteral("spice-maluku"));
        first.acquisitions()->agreePasses();
        const app::IndonesiaSheets second(*game);
        QVERIFY(second.acquisitions()->canConfirm());
        QCOMPARE(second.acquisitions()->heading(), QStringLiteral("Ben starts a company"));
        QCOMPARE(second.acquisitions()->confirmText(), QStringLiteral("Start spice"));
    }

    void sendADeedOutOfTheGame()
    {
        const auto game = seated(QStringLiteral("three-players"), 51);
        app::IndonesiaSheets sheets(*game);
        sheets.open(QStringLiteral("discard"));
        app::DiscardController &sheet = *sheets.discard();
        QCOMPARE(rowOf(*sheet.deeds()->rows(), "key", QStringLiteral("ship-lampung")), -1);
        sheet.chooseDeed(rowOf(*sheet.deeds()->rows(), "key", QStringLiteral("rice-bali")));
        QCOMPARE(sheet.eraEnd(), QStringLiteral("Then only ships left: era A ends after this year"));
        sheet.confirm();
        QCOMPARE(lastEntryOf(*game), QByteArray("{\"do\":\"discard-deed\",\"deed\":\"rice-bali\"}"));
        QVERIFY(!sheets.isOpened());
        QVERIFY(sheets.acquisitions()->isActive());
    }
};

namespace {
const Enlisted<AcquisitionsSheet> enlisted;
}

} // namespace bandar::tests

#include "tst_acquisitions_sheet.moc"
