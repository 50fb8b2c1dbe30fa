// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "citygrowthcontroller.h"
#include "gallery/pictures.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace bandar::tests {

namespace {

QVariant valueAt(const app::RowsModel &rows, int row, const char *role)
{
    return rows.data(rows.index(row), rows.roleNames().key(role));
}

int rowCalled(const app::RowsModel &rows, const QString &key)
{
    for (int row = 0; row < rows.count(); ++row)
        if (valueAt(rows, row, "key") == key)
            return row;
    return -1;
}

QString digitsAt(const app::RowsModel &rows, int row, const char *role)
{
    return valueAt(rows, row, role).value<app::Money>().text();
}

const char *const growthAlone = R"({"do":"city-growth"})";

} // namespace

/// City growth asks only where something can be chosen, and closes the year.
class CityGrowth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entersWhatTheRecordedGamesEntered_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"two-players", "three-players", "five-players", "four-players-untracked"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void entersWhatTheRecordedGamesEntered()
    {
        QFETCH(QString, game);
        const QByteArrayList lines = recorded(game, 1000).trimmed().split('\n');
        int taken = 0;
        for (int entry = 0; entry + 1 < lines.size(); ++entry) {
            const QJsonObject line = QJsonDocument::fromJson(lines.at(entry + 1)).object();
            if (line.value(u"do").toString() != u"city-growth")
                continue;
            const auto running = seated(game, entry);
            app::CityGrowthController growth(*running);
            growth.start();
            QVERIFY(growth.isActive());
            QByteArray expected = growthAlone;
            if (growth.isChoosing()) {
                for (const auto &city : line.value(u"grow").toArray())
                    growth.chooseCity(rowCalled(*growth.cities(), city.toString()));
                expected = QJsonDocument(line).toJson(QJsonDocument::Compact);
            }
            QVERIFY2(growth.canConfirm(), qPrintable(growth.refusal()));
            growth.confirm();
            QCOMPARE(lastEntryOf(*running), expected);
            ++taken;
        }
        QVERIFY(taken > 5);
    }
    void tellsWhatGrowsAndWhatTheOthersLack()
    {
        const auto game = seated(QStringLiteral("three-players"), 184, QStringLiteral("open"));
        app::CityGrowthController growth(*game);
        growth.start();
        QCOMPARE(growth.heading(), QStringLiteral("Sumatera Utara grows to 2"));
        QCOMPARE(growth.icon(), QStringLiteral("city-2"));
        QCOMPARE(growth.confirmText(), QStringLiteral("Close year 10"));
        QCOMPARE(growth.goods()->count(), 3);
        const auto &cities = *growth.cities();
        QCOMPARE(valueAt(cities, rowCalled(cities, "jawa-timur"), "remark"), QStringLiteral("lacks 2 spice"));
        QCOMPARE(valueAt(cities, rowCalled(cities, "jawa-timur"), "received").value<QList<int>>(),
                 (QList<int>{0, 2, 2}));
        QCOMPARE(valueAt(cities, rowCalled(cities, "bali"), "remark"), QStringLiteral("largest size"));
        QCOMPARE(valueAt(cities, rowCalled(cities, "sumatera-utara"), "grows"), true);
        QCOMPARE(valueAt(*growth.markers(), 0, "before"), QStringLiteral("9"));
        QCOMPARE(valueAt(*growth.markers(), 0, "after"), QStringLiteral("10"));
        QCOMPARE(valueAt(*growth.markers(), 1, "after"), QStringLiteral("5"));
        QCOMPARE(valueAt(*growth.effects(), 0, "after"), QStringLiteral("Era C begins"));
    }
    void addsTheEarningsToTheCash()
    {
        const auto game = seated(QStringLiteral("three-players"), 184, QStringLiteral("open"));
        app::CityGrowthController growth(*game);
        growth.start();
        QCOMPARE(growth.accountColumns(), (QStringList{"Cash", "Earnings", "Year 11"}));
        QCOMPARE(digitsAt(*growth.account(), 0, "cash"), QStringLiteral("274"));
        QCOMPARE(digitsAt(*growth.account(), 0, "earnings"), QStringLiteral("75"));
        QCOMPARE(digitsAt(*growth.account(), 0, "then"), QStringLiteral("349"));
    }
    void countsTheEarningsOfTheLastYearTwice()
    {
        const auto game = seated(QStringLiteral("three-players"), 238, QStringLiteral("open"));
        app::CityGrowthController growth(*game);
        growth.start();
        QCOMPARE(growth.confirmText(), QStringLiteral("Close the last year"));
        QCOMPARE(growth.accountColumns().last(), QStringLiteral("Counts × 2"));
        const auto earnings = valueAt(*growth.account(), 0, "earnings").value<app::Money>().text().toInt();
        QCOMPARE(digitsAt(*growth.account(), 0, "then").remove(QChar(0x202f)), QString::number(2 * earnings));
        QCOMPARE(valueAt(*growth.effects(), 0, "after"), QStringLiteral("The game ends"));
    }
    void tellsNoCashThatIsHidden()
    {
        const auto game = seated(QStringLiteral("three-players"), 184);
        app::CityGrowthController growth(*game);
        growth.start();
        for (int row = 0; row < growth.account()->count(); ++row) {
            QVERIFY(valueAt(*growth.account(), row, "cash").value<app::Money>().isHidden());
            QVERIFY(valueAt(*growth.account(), row, "then").value<app::Money>().isHidden());
            QVERIFY(!valueAt(*growth.account(), row, "earnings").value<app::Money>().isHidden());
        }
    }
    void tellsNothingOfGoodsWhereNobodyTracksThem()
    {
        const auto game = seated(QStringLiteral("four-players-untracked"), 21);
        app::CityGrowthController growth(*game);
        growth.start();
        QCOMPARE(growth.goods()->count(), 0);
        QCOMPARE(growth.heading(), QStringLiteral("Which cities grow?"));
        for (int row = 0; row < growth.cities()->count(); ++row)
            QCOMPARE(valueAt(*growth.cities(), row, "tappable"), true);
        growth.confirm();
        QCOMPARE(lastEntryOf(*game), QByteArray(R"({"do":"city-growth","grow":[]})"));
    }
    void letsTheTableRuleThatAnotherCityGrows()
    {
        const auto game = seated(QStringLiteral("three-players"), 184, QStringLiteral("open"));
        app::CityGrowthController growth(*game);
        growth.start();
        growth.chooseCity(rowCalled(*growth.cities(), "bengkulu"));
        QVERIFY(growth.canConfirm());
        growth.chooseOthers(true);
        growth.chooseCity(rowCalled(*growth.cities(), "bengkulu"));
        QVERIFY(!growth.canConfirm());
        QVERIFY2(growth.refusal().contains(u"spice"), qPrintable(growth.refusal()));
        growth.rule(QStringLiteral("House rule"));
        QVERIFY(growth.canConfirm());
        growth.confirm();
        QCOMPARE(lastEntryOf(*game),
                 QByteArray(R"({"do":"city-growth","grow":["sumatera-utara","bengkulu"],"ruling":"House rule"})"));
    }
    void asksTheFirstPlayerWhereMarkersAreScarce()
    {
        const auto game = seated(withScarceMarkers());
        app::CityGrowthController growth(*game);
        growth.start();
        QCOMPARE(growth.heading(), QStringLiteral("Cem chooses 1 of 2 cities"));
        QCOMPARE(growth.mark().name, QStringLiteral("Cem"));
        QVERIFY(!growth.canConfirm());
        const auto &cities = *growth.cities();
        const int bali = rowCalled(cities, "bali");
        const int sulawesi = rowCalled(cities, "sulawesi-utara");
        QCOMPARE(valueAt(cities, bali, "tappable"), true);
        QCOMPARE(valueAt(cities, rowCalled(cities, "papua"), "tappable"), false);
        growth.chooseCity(bali);
        growth.chooseCity(sulawesi);
        QCOMPARE(growth.heading(), QStringLiteral("Sulawesi Utara grows to 2"));
        QCOMPARE(valueAt(cities, bali, "grows"), false);
        growth.confirm();
        QCOMPARE(lastEntryOf(*game), QByteArray(R"({"do":"city-growth","grow":["sulawesi-utara"]})"));
    }
    void keepsWhatIsChosenAndNothingElseOfADraft()
    {
        const auto game = seated(QStringLiteral("four-players-untracked"), 21);
        app::CityGrowthController first(*game);
        first.start();
        first.chooseCity(rowCalled(*first.cities(), "jawa-barat"));
        app::CityGrowthController second(*game);
        second.start();
        QCOMPARE(second.heading(), QStringLiteral("Jawa Barat grows to 2"));
        const QString occasion = QStringLiteral("1/city-growth/-1/21");
        for (const char *rubbish : {"", "[", R"({"chosen":["atlantis","bali",7],"others":true})", R"({"chosen":3})"}) {
            game->drafts().keep(QStringLiteral("city-growth"), occasion, rubbish);
            app::CityGrowthController third(*game);
            third.start();
            QVERIFY(third.canConfirm());
        }
    }
};

namespace {
const Enlisted<CityGrowth> enlisted;
}

} // namespace bandar::tests

#include "tst_citygrowth.moc"
