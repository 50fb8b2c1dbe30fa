// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "gallery/rowof.h"
#include "indonesiasheets.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

/// An auction bid by bid, by touch.
class AuctionSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entersEachBidAndPassOfARecordedAuction()
    {
        const auto recorded = seated(QStringLiteral("three-players"), 85, QStringLiteral("open"));
        const auto game = seated(QStringLiteral("three-players"), 78, QStringLiteral("open"));
        const app::IndonesiaSheets sheets(*game);
        app::AuctionController &auction = *sheets.auction();
        QCOMPARE(auction.heading(), QStringLiteral("Ana bids on Halmahera + Jawa Barat"));
        for (int bid = 0; bid < 5; ++bid)
            auction.confirm(); // each one step above the last
        QCOMPARE(auction.confirmText(), QStringLiteral("Cem bids 186"));
        QCOMPARE(auction.declineText(), QStringLiteral("Cem passes"));
        auction.decline();
        sheets.siapFaji()->confirm();
        QCOMPARE(entriesOf(*game), entriesOf(*recorded));
    }
    void tellsHowItStands()
    {
        const auto game = seated(QStringLiteral("three-players"), 79, QStringLiteral("open"));
        const app::IndonesiaSheets sheets(*game);
        const app::RowsModel &bidders = *sheets.auction()->bidders();
        QCOMPARE(saidBy(bidders, rowOf(bidders, "ana"), "detail").toString(), QStringLiteral("leads"));
        QCOMPARE(saidBy(bidders, rowOf(bidders, "ana"), "bid").value<app::Money>().text(), QStringLiteral("156"));
        QCOMPARE(saidBy(bidders, rowOf(bidders, "cem"), "detail").toString(), QStringLiteral("bids now, up to 228"));
        QCOMPARE(saidBy(bidders, rowOf(bidders, "ben"), "detail").toString(), QStringLiteral("no free slot"));
    }
    void offersTheNearestLegalBids()
    {
        const auto game = seated(QStringLiteral("three-players"), 79, QStringLiteral("open"));
        const app::IndonesiaSheets sheets(*game);
        app::AuctionController &auction = *sheets.auction();
        auction.setTyping(true);
        auction.setTypesTotal(true);
        for (const char *digit : {"1", "5", "0"})
            auction.type(QString::fromLatin1(digit));
        QCOMPARE(auction.refusal(), QStringLiteral("150 is not above the bid of 156: at least 162"));
        auction.chooseNearest(0);
        QCOMPARE(auction.confirmText(), QStringLiteral("Cem bids 162"));
        auction.clearDigits();
        for (const char *digit : {"2", "4", "0"})
            auction.type(QString::fromLatin1(digit));
        QCOMPARE(auction.refusal(), QStringLiteral("Cem cannot pay 240 out of 232"));
        auction.chooseNearest(0);
        QCOMPARE(auction.confirmText(), QStringLiteral("Cem bids 228"));
    }
    void passesForAllOthersOnlyWhereTheyAreNamed()
    {
        const auto game = seated(QStringLiteral("five-players"), 70, QStringLiteral("open"));
        const app::IndonesiaSheets sheets(*game);
        app::AuctionController &auction = *sheets.auction();
        QCOMPARE(auction.othersPassText(), QStringLiteral("Ana and Cem pass: Eko wins at 56"));
        auction.passOthers();
        const QList<QByteArray> lines = entriesOf(*game).trimmed().split('\n');
        QCOMPARE(lines.size(), 72);
        QCOMPARE(lines.at(70), QByteArray(R"({"do":"merger-pass","player":"ana"})"));
        QCOMPARE(lines.at(71), QByteArray(R"({"do":"merger-pass","player":"cem"})"));
        QVERIFY(!auction.isActive());
        auction.passOthers();
        QCOMPARE(game->journal().entries().size(), std::size_t{72});
    }
    void hasOneWayToPassForTheLastOne()
    {
        const auto game = seated(QStringLiteral("three-players"), 79, QStringLiteral("open"));
        QCOMPARE(app::IndonesiaSheets(*game).auction()->othersPassText(), QString());
    }
    void tellsNothingOfHiddenMoney()
    {
        const auto game = seated(QStringLiteral("three-players"), 79);
        const app::IndonesiaSheets sheets(*game);
        const app::RowsModel &bidders = *sheets.auction()->bidders();
        QCOMPARE(saidBy(bidders, rowOf(bidders, "cem"), "detail").toString(), QStringLiteral("bids now"));
        QVERIFY(saidBy(*sheets.auction()->ladder(), 0, "figures").value<QList<app::Money>>().last().isHidden());
    }
};

namespace {
const Enlisted<AuctionSheet> enlisted;
}

} // namespace bandar::tests

#include "tst_auction_sheet.moc"
