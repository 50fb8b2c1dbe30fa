// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "app/kit/tablet.h"
#include "support/suite.h"

#include "gallery/pictures.h"
#include "journal/kit_library.h"

#include <QFile>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

void fill(app::EveningController &evening, const QStringList &names)
{
    for (const QString &name : names)
        evening.newGame()->addName(name);
}

QStringList textsOf(const app::RowsModel &rows, const QByteArray &role)
{
    QStringList texts;
    for (int row = 0; row < rows.count(); ++row)
        texts.append(rows.data(rows.index(row), rows.roleNames().key(role)).toString());
    return texts;
}

QString titleOf(const app::EveningController &evening, int row)
{
    return evening.games()->data(evening.games()->index(row), app::GamesModel::TitleRole).toString();
}

} // namespace

/// From the first page of an evening to its last: nothing is lost on the way.
class Evenings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginWithANewGameWhereThereIsNone()
    {
        const Tablet tablet;
        const auto evening = tablet.start();
        QCOMPARE(evening->page(), QStringLiteral("newGame"));
        QVERIFY(evening->screen() == nullptr);
        QCOMPARE(evening->games()->count(), 0);
    }
    void goOnWhereTheyWere()
    {
        const Tablet tablet;
        {
            const auto evening = tablet.start();
            fill(*evening, {"Ana", "Ben"});
            evening->startGame();
            QCOMPARE(evening->page(), QStringLiteral("table"));
            QCOMPARE(evening->screen()->table()->saved(), QStringLiteral("Saved · entry 0"));
        }
        tablet.hold(recorded("three-players", 64));
        const auto again = tablet.start();
        QCOMPARE(again->page(), QStringLiteral("whereWereWe"));
        QCOMPARE(again->screen()->table()->saved(), QStringLiteral("Saved · entry 64"));
        QCOMPARE(textsOf(*again->start()->entries(), "number"), QStringList({"60", "61", "62", "63", "64"}));
        QCOMPARE(textsOf(*again->start()->entries(), "text").last(),
                 QStringLiteral("Cem builds a city in Sumatera Utara"));
        again->goOn();
        QCOMPARE(again->page(), QStringLiteral("table"));
        app::RunningGame &game = again->screen()->game();
        QVERIFY(game.enter(game.rules().decline(game.state())->entry));
        QCOMPARE(again->screen()->table()->saved(), QStringLiteral("Saved · entry 65"));
    }
    void loseNothingThatWasSaved()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 64));
        QByteArray entries;
        {
            const auto evening = tablet.start();
            app::RunningGame &game = evening->screen()->game();
            game.enter(game.rules().decline(game.state())->entry);
            entries = entriesOf(game);
        }
        QCOMPARE(entriesOf(tablet.start()->screen()->game()), entries);
    }
    void beginWithTheLibraryOnceTheLastGameIsOver()
    {
        const Tablet tablet;
        tablet.hold(recorded("two-players", 1000));
        const auto evening = tablet.start();
        QCOMPARE(evening->page(), QStringLiteral("library"));
        evening->openGame(0);
        QCOMPARE(evening->page(), QStringLiteral("table"));
        QVERIFY(evening->screen()->sheets()->end()->isActive());
    }
    void openAnyGameOfTheLibrary()
    {
        const Tablet tablet;
        tablet.hold(recorded("five-players", 95), QStringLiteral("Friday"));
        tablet.hold(recorded("three-players", 64));
        const auto evening = tablet.start();
        const QPointer<app::GameScreen> before = evening->screen();
        evening->toLibrary();
        QCOMPARE(titleOf(*evening, 0), QStringLiteral("Ana, Ben, Cem"));
        QCOMPARE(titleOf(*evening, 1), QStringLiteral("Friday"));
        connect(evening.get(), &app::EveningController::screenChanged, this, [&before] { QVERIFY(before); });
        evening->openGame(1);
        QCOMPARE(evening->screen()->game().playerCount(), 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!before);
        evening->openGame(0);
        QCOMPARE(evening->screen()->game().playerCount(), 5);
    }
    void listTenThousandGames()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 64));
        runOn(tablet.file,
              {QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9999) "
                              "INSERT INTO games SELECT NULL, 'u' || i, game, header, title, players, standing, "
                              "entries, 1, started, lastPlayed, acts, played + i, rules, figures, mark, checksum "
                              "FROM games, n")});
        const auto evening = tablet.start();
        QCOMPARE(evening->page(), QStringLiteral("library"));
        QVERIFY(!evening->games()->isComplete());
        evening->toLibrary();
        QVERIFY2(evening->games()->count() < 1'000, "the whole list was read");
        while (evening->games()->canFetchMore({}))
            evening->games()->fetchMore({});
        QCOMPARE(evening->games()->count(), 10'000);
        QCOMPARE(titleOf(*evening, 9'999), QStringLiteral("Ana, Ben, Cem"));
    }
    void startAGameOnce()
    {
        const Tablet tablet;
        const auto evening = tablet.start();
        fill(*evening, {"Ana", "Ben"});
        evening->startGame();
        evening->startGame();
        evening->toLibrary();
        QCOMPARE(evening->games()->count(), 1);
    }
    void rememberWhoPlayedAndHow()
    {
        const Tablet tablet;
        {
            const auto evening = tablet.start();
            fill(*evening, {"Ana", "Ben", "Cem", "Dee"});
            evening->newGame()->drop(3);
            evening->newGame()->move(2, 0);
            evening->newGame()->offerColours(0);
            evening->newGame()->chooseColour(3);
            evening->newGame()->seat(1);
            evening->newGame()->choose(QStringLiteral("money"), QStringLiteral("open"));
            evening->startGame();
        }
        const auto again = tablet.start();
        again->toNewGame();
        const QList<app::Person> people = again->newGame()->people();
        QCOMPARE(people, QList<app::Person>({{"Cem", "yellow", 2}, {"Ana", "red"}, {"Ben", "blue"}}));
        QCOMPARE(again->newGame()->orderHead(), QStringLiteral("Order of play, as last time"));
        QCOMPARE(again->newGame()->chosen().value(QStringLiteral("money")), QStringLiteral("open"));
        again->startGame();
        QCOMPARE(again->screen()->game().mark(table::PlayerId(0)).name, QStringLiteral("Cem"));
    }
    void playOnceMoreInTheOrderOfTheEnd()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 1000));
        const auto evening = tablet.start();
        evening->openGame(0);
        QStringList order;
        for (const table::PlayerId player : evening->screen()->face().order(evening->screen()->game()))
            order.append(evening->screen()->game().mark(player).name);
        evening->screen()->sheets()->wantOneMore();
        QCOMPARE(evening->page(), QStringLiteral("newGame"));
        QStringList people;
        for (const app::Person &person : evening->newGame()->people())
            people.append(person.name);
        QCOMPARE(people, order);
        evening->screen()->sheets()->wantLibrary();
        QCOMPARE(evening->page(), QStringLiteral("library"));
    }
    void arePlayedAllTheSameWhereNothingIsKept()
    {
        const Tablet tablet;
        const auto first = tablet.start();
        const auto second = tablet.start();
        QVERIFY2(second->told().contains(tablet.file), qPrintable(second->told()));
        QVERIFY(!second->isKeeping());
        second->toNewGame();
        fill(*second, {"Ana", "Ben"});
        second->startGame();
        QCOMPARE(second->page(), QStringLiteral("table"));
        QVERIFY(second->screen()->table()->isTroubled());
        QVERIFY(second->screen()->table()->saved().startsWith(QStringLiteral("Kept nowhere: ")));
        second->toNewGame();
        QCOMPARE(second->newGame()->people().size(), 2);
    }
    void lookAtALibraryThatAnotherCopyHolds()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 64), QStringLiteral("Friday"));
        const auto first = tablet.start();
        QVERIFY(first->isKeeping());
        const auto second = tablet.start();
        QCOMPARE(second->page(), QStringLiteral("whereWereWe"));
        QVERIFY2(second->told().startsWith(QStringLiteral("This library can only be read")) &&
                     second->told().contains(QString::number(QCoreApplication::applicationPid())),
                 qPrintable(second->told()));
        second->goOn();
        app::RunningGame &game = second->screen()->game();
        const QByteArray before = entriesOf(game);
        QCOMPARE(second->screen()->table()->saved(), second->told());
        QVERIFY(!game.enter(game.rules().decline(game.state())->entry));
        QVERIFY(!game.undo());
        QCOMPARE(entriesOf(game), before);
        QCOMPARE(second->screen()->table()->saved(), second->told());
        // What the other copy goes on with is in the list, and in the game once it is opened again.
        app::RunningGame &other = first->screen()->game();
        QVERIFY(other.enter(other.rules().decline(other.state())->entry));
        second->toLibrary();
        second->openGame(0);
        QCOMPARE(entriesOf(second->screen()->game()), entriesOf(other));
    }
    void lookAtALibraryThatMayNotBeWritten()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 64), QStringLiteral("Friday"));
        const auto everybody = QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(tablet.folder.path(), QFile::permissions(tablet.folder.path()) | everybody));
        const QStringList names = QDir(tablet.folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
        const int status = elsewhere(
            [&tablet] {
                const auto evening = tablet.start();
                if (evening->isKeeping() || evening->page() != QStringLiteral("whereWereWe"))
                    return 1;
                if (!evening->told().contains(QStringLiteral("may not be changed by this user")))
                    return 2;
                evening->goOn();
                app::RunningGame &game = evening->screen()->game();
                evening->screen()->sheets()->current()->decline();
                if (game.journal().entries().size() != 64)
                    return 3;
                if (game.enter(game.rules().decline(game.state())->entry) || game.journal().entries().size() != 64)
                    return 4;
                game.drafts().keep(QStringLiteral("panel"), QStringLiteral("now"), "half typed");
                if (game.drafts().at(QStringLiteral("panel"), QStringLiteral("now")) != "half typed")
                    return 5;
                evening->toLibrary();
                return evening->games()->count() == 1 ? 0 : 6;
            },
            true);
        QCOMPARE(status, 0);
        QCOMPARE(QDir(tablet.folder.path()).entryList(QDir::AllEntries | QDir::Hidden), names);
    }
    void keepTheLightButNotTheTurn()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("look.ini")), QSettings::IniFormat);
        {
            app::EveningController evening(games(), seated("three-players", 64));
            evening.remember(settings);
            evening.setNight(true);
            evening.turn();
            QCOMPARE(evening.turned(), 90);
        }
        app::EveningController evening(games(), seated("three-players", 64));
        evening.remember(settings);
        QVERIFY(evening.isNight());
        QCOMPARE(evening.turned(), 0);
    }
};

namespace {
const Enlisted<Evenings> enlisted;
}

} // namespace bandar::tests

#include "tst_evening.moc"
