// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "gallery/pictures.h"
#include "neweracontroller.h"
#include "support/suite.h"

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

QStringList buildersAfter(const app::NewEraController &era)
{
    QStringList names;
    for (int row = 0; row < era.later()->count(); ++row)
        names.append(valueAt(*era.later(), row, "mark").value<app::PlayerMark>().name);
    return names;
}

} // namespace

/// A new era says why it began and takes the city of whoever is asked.
class NewEra : public QObject {
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
        int built = 0;
        for (int entry = 0; entry + 1 < lines.size(); ++entry) {
            const QJsonObject line = QJsonDocument::fromJson(lines.at(entry + 1)).object();
            if (line.value(u"do").toString() != u"city")
                continue;
            const auto running = seated(game, entry);
            app::NewEraController era(*running);
            era.start();
            QVERIFY(!era.canConfirm());
            era.chooseProvince(rowCalled(*era.provinces(), line.value(u"province").toString()));
            era.confirm();
            const QJsonObject entered = QJsonDocument::fromJson(lastEntryOf(*running)).object();
            QCOMPARE(entered, line);
            ++built;
        }
        QVERIFY(built > 8);
    }
    void saysWhyItBeganAndWhatLeft()
    {
        const auto first = seated(QStringLiteral("three-players"), 0);
        app::NewEraController opening(*first);
        opening.start();
        QCOMPARE(opening.why(), QStringLiteral("The first year opens era A"));
        QVERIFY(opening.left().isEmpty());

        const auto one = seated(QStringLiteral("three-players"), 63);
        app::NewEraController ofOneKind(*one);
        ofOneKind.start();
        QCOMPARE(ofOneKind.why(), QStringLiteral("All deeds left were of one kind: rice"));
        QCOMPARE(ofOneKind.left().size(), 1);
        QCOMPARE(ofOneKind.left().front().text, QStringLiteral("rice Bali"));

        const auto none = seated(QStringLiteral("two-players"), 70);
        app::NewEraController ofNone(*none);
        ofNone.start();
        QCOMPARE(ofNone.why(), QStringLiteral("No deed was left"));
        QVERIFY(ofNone.left().isEmpty());
    }
    void saysWhoBuildsNext()
    {
        const auto two = seated(QStringLiteral("two-players"), 70);
        app::NewEraController ofTwo(*two);
        ofTwo.start();
        QCOMPARE(ofTwo.heading(), QStringLiteral("Ben builds a city"));
        QCOMPARE(buildersAfter(ofTwo), (QStringList{"Ana", "Ben", "Ana"}));

        const auto three = seated(QStringLiteral("three-players"), 64);
        app::NewEraController last(*three);
        last.start();
        QVERIFY(buildersAfter(last).isEmpty());
    }
    void showsProvincesOfTheEraAndWhyNot()
    {
        const auto game = seated(QStringLiteral("three-players"), 63);
        app::NewEraController era(*game);
        era.start();
        QCOMPARE(era.provinces()->count(), 8);
        const int built = rowCalled(*era.provinces(), "kalimantan-selatan");
        QCOMPARE(valueAt(*era.provinces(), built, "reason"), QStringLiteral("has a city"));
        QCOMPARE(valueAt(*era.provinces(), built, "tappable"), false);
        era.chooseProvince(built);
        QCOMPARE(era.confirmText(), QStringLiteral("Build a city"));
        QCOMPARE(rowCalled(*era.provinces(), "papua"), -1);
    }
    void takesAProvinceOffTheCardsByRuling()
    {
        const auto game = seated(QStringLiteral("three-players"), 63);
        app::NewEraController era(*game);
        era.start();
        era.showEverywhere(true);
        QCOMPARE(era.provinces()->count(), 26);
        era.chooseProvince(rowCalled(*era.provinces(), "papua"));
        QVERIFY(!era.canConfirm());
        QVERIFY(era.canRule());
        QVERIFY2(era.refusal().contains(u"Papua"), qPrintable(era.refusal()));
        era.showEverywhere(false);
        QVERIFY(era.refusal().isEmpty());
        era.showEverywhere(true);
        era.chooseProvince(rowCalled(*era.provinces(), "papua"));
        era.rule(QStringLiteral("All agree"));
        era.confirm();
        QCOMPARE(lastEntryOf(*game),
                 QByteArray(R"({"do":"city","player":"cem","province":"papua","ruling":"All agree"})"));
    }
    void declinesAtOnce()
    {
        const auto game = seated(QStringLiteral("three-players"), 63);
        app::NewEraController era(*game);
        era.start();
        QCOMPARE(era.declineText(), QStringLiteral("No city"));
        era.decline();
        QCOMPARE(lastEntryOf(*game), QByteArray(R"({"do":"no-city","player":"cem"})"));
    }
    void keepsTheProvinceAndNothingElseOfADraft()
    {
        const auto game = seated(QStringLiteral("three-players"), 0);
        app::NewEraController first(*game);
        first.start();
        first.chooseProvince(rowCalled(*first.provinces(), "bali"));
        app::NewEraController second(*game);
        second.start();
        QCOMPARE(second.confirmText(), QStringLiteral("Build in Bali"));
        for (const char *rubbish : {"", "[1", R"({"province":"atlantis"})", R"({"province":"papua"})"}) {
            game->drafts().keep(QStringLiteral("new-era"), QStringLiteral("1/new-era/0/0"), rubbish);
            app::NewEraController third(*game);
            third.start();
            QVERIFY2(!third.canConfirm(), rubbish);
        }
    }
};

namespace {
const Enlisted<NewEra> enlisted;
}

} // namespace bandar::tests

#include "tst_newera.moc"
