// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "gallery/rowof.h"
#include "indonesiasheets.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

/// The sheet of mergers over a recorded game, tapped by the names of records.
struct Tapped {
    std::unique_ptr<app::RunningGame> game;
    std::unique_ptr<app::IndonesiaSheets> sheets;
    app::MergersController *sheet = nullptr;

    explicit Tapped(const QString &name, int entries, const QString &money = QStringLiteral("open"))
        : game(seated(name, entries, money)),
          sheets(std::make_unique<app::IndonesiaSheets>(*game)),
          sheet(sheets->mergers())
    {}

    void companies(const QStringList &keys) const
    {
        for (const QString &key : keys)
            sheet->chooseCompany(rowOf(*sheet->companies(), key));
    }
    void winner(const QString &key) const { sheet->chooseWinner(rowOf(*sheet->winners(), key)); }
    void announcer(const QString &key) const { sheet->chooseAnnouncer(rowOf(*sheet->announcers(), key)); }
    void type(const QString &digits, bool total) const
    {
        sheet->setTyping(true);
        sheet->setTypesTotal(total);
        for (const QChar digit : digits)
            sheet->type(digit);
    }
    QString detail(const QString &company) const
    {
        return saidBy(*sheet->companies(), rowOf(*sheet->companies(), company), "detail").toString();
    }
    QString bidding(const QString &player) const
    {
        return saidBy(*sheet->winners(), rowOf(*sheet->winners(), player), "detail").toString();
    }
};

Tapped blend(const QString &money = QStringLiteral("open"))
{
    Tapped tapped(QStringLiteral("three-players"), 77, money);
    tapped.companies({"spice-halmahera", "rice-jawa-barat"});
    return tapped;
}

} // namespace

/// Announcing a merger by touch: each way of tapping leads to its entry, and what cannot be says why.
class MergersSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entersWinnerAndPrice()
    {
        const Tapped tapped(QStringLiteral("three-players"), 100);
        tapped.companies({"rice-kalimantan-timur", "spice-maluku"});
        tapped.winner("cem");
        tapped.type(QStringLiteral("28"), false);
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Cem wins at 308"));
        tapped.sheet->confirm();
        QCOMPARE(lastEntryOf(*tapped.game), QByteArray(R"({"do":"merge","player":"ana","companies":)"
                                                       R"(["rice-kalimantan-timur","spice-maluku"],)"
                                                       R"("winner":"cem","bid":308})"));
        QCOMPARE(tapped.sheets->current()->panel(), QStringLiteral("siap-faji"));
        QCOMPARE(tapped.sheets->siapFaji()->heading(), QStringLiteral("Cem keeps 5 of 11 units"));
        tapped.sheets->siapFaji()->less();
        tapped.sheets->siapFaji()->more();
        QVERIFY(!tapped.sheets->siapFaji()->canMore());
        tapped.sheets->siapFaji()->confirm();
        QCOMPARE(lastEntryOf(*tapped.game), QByteArray(R"({"do":"siap-faji","player":"cem","keep":5})"));
    }
    void entersAnOpeningBid()
    {
        const Tapped tapped = blend();
        tapped.sheet->setByBid(true);
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Cem opens at 150"));
        tapped.sheet->confirm();
        QCOMPARE(lastEntryOf(*tapped.game), QByteArray(R"({"do":"announce","player":"cem","companies":)"
                                                       R"(["spice-halmahera","rice-jawa-barat"],"bid":150})"));
    }
    void letsTheAnnouncerWinUnlessAnotherIsChosen()
    {
        const Tapped tapped = blend();
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Cem wins at 150"));
        tapped.winner("ana"); // one step more than the announcer opened with
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Ana wins at 156"));
        tapped.sheet->more();
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Ana wins at 162"));
        tapped.sheet->chooseRung(0);
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Ana wins at 156")); // never below the least
    }
    void tellsWhyEachOtherCompanyCannotMerge()
    {
        const Tapped tapped(QStringLiteral("three-players"), 77);
        QCOMPARE(tapped.detail("ship-halmahera"), QStringLiteral("Merged this year"));
        tapped.companies({"spice-halmahera"});
        QCOMPARE(tapped.detail("ship-halmahera"), QStringLiteral("Not with spice"));
        QCOMPARE(tapped.detail("spice-maluku"), QStringLiteral("Opens at 275, Cem has 232"));
        QCOMPARE(tapped.detail("rice-jawa-barat"), QStringLiteral("3 units, 1 deed"));
        tapped.companies({"ship-jawa-timur"}); // which can never merge with the first: begins anew
        QCOMPARE(tapped.detail("ship-halmahera"), QStringLiteral("Merged this year"));
        QVERIFY(!tapped.sheet->isPaired());
    }
    void tellsWhoCanWinUpToWhat()
    {
        const Tapped tapped = blend();
        QCOMPARE(tapped.bidding("ana"), QStringLiteral("up to 264"));
        QCOMPARE(tapped.bidding("cem"), QStringLiteral("up to 228"));
        QCOMPARE(tapped.bidding("ben"), QStringLiteral("no free slot"));
        QCOMPARE(tapped.sheet->result(), QStringLiteral("Siap faji"));
        QCOMPARE(tapped.sheet->resultNote(), QStringLiteral("of 6 units, 3 stay"));
    }
    void showsWhatAPriceMeans()
    {
        const Tapped tapped = blend();
        tapped.winner("ana");
        tapped.type(QStringLiteral("180"), true);
        QCOMPARE(tapped.sheet->unitPrice(), QStringLiteral("30"));
        const int row = 2; // the opening, one below, the price that stands
        const app::RowsModel &ladder = *tapped.sheet->ladder();
        QVERIFY(saidBy(ladder, row, "chosen").toBool());
        QStringList figures;
        for (const app::Money &figure : saidBy(ladder, row, "figures").value<QList<app::Money>>())
            figures << figure.text();
        QCOMPARE(figures, QStringList({"−180", "90", "90", "−90", "176"}));
        QCOMPARE(tapped.sheet->heads().first(), QStringLiteral("Ana pays"));
        QCOMPARE(saidBy(ladder, 0, "remark").toString(), QStringLiteral("opening"));
        QCOMPARE(saidBy(ladder, 0, "unit").toString(), QStringLiteral("25"));
    }
    void offersTheNearestOfATotalThatDoesNotDivide()
    {
        const Tapped tapped = blend();
        tapped.winner("ana");
        tapped.type(QStringLiteral("182"), true);
        QVERIFY(!tapped.sheet->canConfirm());
        QCOMPARE(tapped.sheet->refusal(), QStringLiteral("182 does not divide by 6 units: 180 or 186"));
        QVERIFY(!tapped.sheet->canRule());
        tapped.sheet->chooseNearest(1);
        QCOMPARE(tapped.sheet->confirmText(), QStringLiteral("Ana wins at 186"));
        QVERIFY(tapped.sheet->canConfirm());
    }
    void letsTheTableRule()
    {
        const Tapped tapped(QStringLiteral("three-players"), 77);
        tapped.companies({"spice-halmahera", "spice-maluku"});
        QVERIFY(!tapped.sheet->canConfirm());
        QCOMPARE(tapped.sheet->refusal(), QStringLiteral("Cem cannot pay the opening price of 275 out of 232"));
        tapped.sheet->rule(QStringLiteral("All agree"));
        QVERIFY(tapped.sheet->canConfirm());
        tapped.sheet->confirm();
        QVERIFY(lastEntryOf(*tapped.game).contains(R"("bid":275,"ruling":"All agree")"));
    }
    void takesALaterAnnouncerAhead()
    {
        const Tapped tapped(QStringLiteral("three-players"), 99);
        QCOMPARE(tapped.sheet->declineText(), QStringLiteral("Cem announces nothing"));
        tapped.announcer("ana");
        QCOMPARE(tapped.sheet->heading(), QStringLiteral("Ana announces a merger"));
        QCOMPARE(tapped.sheet->declineText(), QStringLiteral("Cem and Ana announce nothing"));
        tapped.companies({"rice-kalimantan-timur", "spice-maluku"});
        QCOMPARE(tapped.sheet->effectNote(), QStringLiteral("Cem announces nothing"));
        tapped.winner("cem");
        tapped.type(QStringLiteral("308"), true);
        tapped.sheet->confirm();
        const QList<QByteArray> lines = entriesOf(*tapped.game).trimmed().split('\n');
        QCOMPARE(lines.size(), 101);
        QCOMPARE(lines.at(99), QByteArray(R"({"do":"no-announcement","player":"cem"})"));
        QVERIFY(tapped.game->undo());
        QCOMPARE(tapped.game->journal().entries().size(), std::size_t{99});
    }
    void declinesAtOnce()
    {
        const Tapped tapped(QStringLiteral("three-players"), 99);
        tapped.sheet->decline();
        QCOMPARE(lastEntryOf(*tapped.game), QByteArray(R"({"do":"no-announcement","player":"cem"})"));
    }
    void tellsNothingOfHiddenMoney()
    {
        const Tapped tapped = blend(QString());
        QCOMPARE(tapped.bidding("ana"), QString());
        QCOMPARE(tapped.bidding("ben"), QStringLiteral("no free slot"));
        tapped.companies({"rice-jawa-barat"});
        QCOMPARE(tapped.detail("spice-maluku"), QStringLiteral("8 units, 1 deed"));
        tapped.companies({"rice-jawa-barat"});
        tapped.winner("ana");
        for (int row = 0; row < tapped.sheet->ladder()->count(); ++row)
            QVERIFY(saidBy(*tapped.sheet->ladder(), row, "figures").value<QList<app::Money>>().last().isHidden());
        tapped.type(QStringLiteral("999"), false);
        QCOMPARE(tapped.sheet->refusal(), QStringLiteral("Ana cannot pay 5\u202f994"));
        QCOMPARE(tapped.sheet->nearest()->count(), 0);
        QVERIFY(tapped.sheet->canMore());
    }
    void keepsWhatIsHalfFilled()
    {
        const Tapped tapped = blend();
        tapped.winner("ana");
        tapped.type(QStringLiteral("182"), true);
        const app::IndonesiaSheets again(*tapped.game);
        QCOMPARE(again.mergers()->confirmText(), QStringLiteral("Ana wins at 182"));
        QCOMPARE(again.mergers()->typed(), QStringLiteral("182"));
        QVERIFY(again.mergers()->isPaired());
    }
    void takesNoRubbishForADraft()
    {
        const Tapped tapped(QStringLiteral("three-players"), 77);
        const QString occasion = QStringLiteral("5/mergers/2/77");
        QVERIFY(tapped.game->drafts().at(QStringLiteral("mergers"), occasion).isEmpty());
        for (const char *draft :
             {"", "rubbish", "[1]", R"({"first":99,"second":-7,"winner":55,"announcer":3,"price":"x","digits":"--"})",
              R"({"first":0,"second":0,"price":"999999999999999999999999","typing":true,"digits":"12345678901234"})",
              R"({"first":5,"second":12,"announcer":1,"winner":0})"}) {
            tapped.game->drafts().keep(QStringLiteral("mergers"), occasion, draft);
            const app::IndonesiaSheets again(*tapped.game);
            QCOMPARE(again.mergers()->heading(), QStringLiteral("Cem announces a merger"));
        }
    }
};

namespace {
const Enlisted<MergersSheet> enlisted;
}

} // namespace bandar::tests

#include "tst_mergers_sheet.moc"
