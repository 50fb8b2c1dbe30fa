// SPDX-License-Identifier: MPL-2.0
#include "app/kit/tablet.h"
#include "newgameform.h"
#include "support/suite.h"

#include "gallery/pictures.h"

#include <QTest>

namespace bandar::tests {

namespace {

using app::NewGameForm;
using app::Person;

NewGameForm formOf(const QStringList &names)
{
    NewGameForm form(*games().games().front());
    for (const QString &name : names)
        form.add(name);
    return form;
}

QStringList namesOf(const QList<Person> &people)
{
    QStringList names;
    for (const Person &person : people)
        names.append(person.name);
    return names;
}

void typeNew(NewGameForm &form, const QString &name)
{
    form.type(static_cast<int>(form.players().size()));
    form.setTyped(name);
}

} // namespace

/// What is filled in for a new game: nobody drops out of it unsaid.
class NewGameForms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countANameThatIsStillTyped()
    {
        NewGameForm form = formOf({"Ana"});
        QCOMPARE(form.refusal(), QStringLiteral("2 to 5 can play: 1 more needed"));
        typeNew(form, QStringLiteral(" Ben "));
        QCOMPARE(namesOf(form.wouldPlay()), QStringList({"Ana", "Ben"}));
        QVERIFY(form.refusal().isEmpty());
        QCOMPARE(namesOf(form.players()), QStringList({"Ana"}));
        QVERIFY(form.takeTyped());
        QCOMPARE(namesOf(form.players()), QStringList({"Ana", "Ben"}));
        QCOMPARE(form.typing(), 2); // ready for the next one
        QVERIFY(form.typed().isEmpty());
    }
    void beginWithTheLineForTheFirstName() { QCOMPARE(formOf({}).typing(), 0); }
    void keepWhatIsNoNameAsItWasTyped()
    {
        NewGameForm form = formOf({"Ana"});
        typeNew(form, QStringLiteral("aNA"));
        QVERIFY(!form.takeTyped());
        QCOMPARE(form.refused(), QStringLiteral("aNA plays already"));
        QCOMPARE(form.typed(), QStringLiteral("aNA"));
        QCOMPARE(form.typing(), 1);
        QVERIFY(!form.type(0)); // another line is not opened over it
        QCOMPARE(form.typed(), QStringLiteral("aNA"));
        form.setTyped(QStringLiteral("aNAb"));
        QVERIFY(form.refused().isEmpty());
    }
    void keepANameThatFindsNoRoom()
    {
        NewGameForm form = formOf({"Ana", "Ben", "Cem", "Dee"});
        typeNew(form, QStringLiteral("Fay"));
        form.add(QStringLiteral("Eko"));
        QCOMPARE(form.typing(), 5);
        QCOMPARE(form.typed(), QStringLiteral("Fay"));
        QVERIFY(!form.takeTyped());
        QCOMPARE(form.refused(), QStringLiteral("At most 5 can play"));
        form.drop(0);
        QVERIFY(form.takeTyped());
        QCOMPARE(namesOf(form.players()), QStringList({"Ben", "Cem", "Dee", "Eko", "Fay"}));
        QCOMPARE(form.typing(), NewGameForm::nobody);
    }
    void sayWhatWouldBeDropped()
    {
        NewGameForm form = formOf({"Ana"});
        typeNew(form, QStringLiteral("Ben"));
        form.leaveTyped();
        QVERIFY2(form.refused().contains(QStringLiteral("Ben does not play yet")), qPrintable(form.refused()));
        QCOMPARE(form.typed(), QStringLiteral("Ben"));
        form.seat(0); // the words are gone: they are said again
        form.leaveTyped();
        QVERIFY(form.isDropTold());
        form.setTyped(QStringLiteral("Bena"));
        form.leaveTyped(); // another name is told anew
        QCOMPARE(form.typed(), QStringLiteral("Bena"));
        form.leaveTyped();
        QCOMPARE(form.typing(), NewGameForm::nobody);
        QVERIFY(form.refused().isEmpty());
    }
    void changeANameInItsPlace()
    {
        NewGameForm form = formOf({"Ana", "Ben"});
        form.seat(1);
        const Person before = form.players().front();
        form.type(0);
        QCOMPARE(form.typed(), QStringLiteral("Ana"));
        form.setTyped(QStringLiteral("Anna"));
        QCOMPARE(namesOf(form.wouldPlay()), QStringList({"Anna", "Ben"}));
        form.type(1);
        QCOMPARE(form.players().front(), (Person{"Anna", before.colour, before.seat}));
        form.setTyped(QString());
        QVERIFY(form.takeTyped()); // nobody is called nothing
        QCOMPARE(namesOf(form.players()), QStringList({"Anna", "Ben"}));
        QVERIFY(!form.rename(1, QStringLiteral("anna")));
        QVERIFY(form.rename(1, QStringLiteral("BEN")));
    }
    void takeInWhatIsTypedBeforeLotsAreDrawn()
    {
        NewGameForm form = formOf({"Ana", "Ben"});
        typeNew(form, QStringLiteral("Cem"));
        form.drawLots();
        QCOMPARE(form.players().size(), 3);
    }
    void keepWhoIsTakenOutATapAway()
    {
        NewGameForm form = formOf({"Ana", "Ben"});
        form.drop(1);
        QCOMPARE(namesOf(form.others()), QStringList({"Ben"}));
        form.add(QStringLiteral("ben"));
        QCOMPARE(form.players().last().name, QStringLiteral("Ben"));
        QVERIFY(form.others().isEmpty());
    }
    void changeColoursWithWhoHasThem()
    {
        NewGameForm form = formOf({"Ana", "Ben"});
        form.setColour(0, QStringLiteral("blue"));
        QCOMPARE(form.players(), QList<Person>({{"Ana", "blue"}, {"Ben", "red"}}));
        form.setColour(0, QStringLiteral("mauve"));
        QCOMPARE(form.players().front().colour, QStringLiteral("blue"));
    }
    void areTheSameAfterARestart()
    {
        NewGameForm form = formOf({"Ana", "ليلى", "Cem"});
        form.drop(2);
        form.choose(QStringLiteral("money"), QStringLiteral("open"));
        form.seat(1);
        form.setColour(0, QStringLiteral("white"));
        form.drawLots();
        typeNew(form, QStringLiteral("De"));
        const NewGameForm again = NewGameForm::fromJson(form.game(), {}, form.toJson());
        QCOMPARE(again.players(), form.players());
        QCOMPARE(again.others(), form.others());
        QCOMPARE(again.chosen(), form.chosen());
        QCOMPARE(again.order(), NewGameForm::Order::byLots);
        QCOMPARE(again.typing(), 2);
        QCOMPARE(again.typed(), QStringLiteral("De"));
        QVERIFY(again.isTouched());
        QCOMPARE(again.toJson(), form.toJson());
    }
    void areNothingToKeepBeforeTheyAreTouched() { QVERIFY(formOf({}).toJson().isEmpty()); }
    void goOnFromWhatCanBeRead_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("no json") << QByteArray("{]");
        QTest::newRow("other types") << QByteArray(
            R"({"players":7,"takenOut":{},"options":[],"order":"x","typing":[]})");
        QTest::newRow("far away") << QByteArray(R"({"typing":2000000000,"order":-7,"typed":"x"})");
        QTest::newRow("twins") << QByteArray(R"({"players":[{"name":"Ana"},{"name":"ana"},{"name":" "}]})");
    }
    void goOnFromWhatCanBeRead()
    {
        QFETCH(QByteArray, json);
        const NewGameForm form = NewGameForm::fromJson(*games().games().front(), {}, json);
        QVERIFY(form.players().size() <= 1);
        QVERIFY(form.typing() <= form.players().size());
        QCOMPARE(form.isTouched(), json.startsWith('{') && !json.startsWith("{]"));
        QVERIFY(!form.refusal().isEmpty());
    }
    void areOnTheDiskSoon()
    {
        const Tablet tablet;
        {
            const auto evening = tablet.start();
            evening->newGame()->addName(QStringLiteral("Ana"));
            evening->newGame()->setTyped(QStringLiteral("Be"));
        }
        {
            const auto again = tablet.start();
            QCOMPARE(again->page(), QStringLiteral("newGame"));
            QCOMPARE(namesOf(again->newGame()->people()), QStringList({"Ana"}));
            QCOMPARE(again->newGame()->typed(), QStringLiteral("Be"));
            again->startGame();
            QCOMPARE(again->page(), QStringLiteral("table"));
        }
        const auto third = tablet.start();
        third->toNewGame(); // the form of a game that began is done with
        QVERIFY(!third->newGame()->isTouched());
        QCOMPARE(namesOf(third->newGame()->people()), QStringList({"Ana", "Be"}));
    }
    void dropNothingWithADoubleTap()
    {
        app::NewGameController form(*games().games().front());
        form.begin({});
        form.setTyped(QStringLiteral("Ana"));
        form.leaveTyped();
        form.leaveTyped();
        QCOMPARE(form.typed(), QStringLiteral("Ana"));
        form.setDoubleTap(0);
        form.leaveTyped();
        QVERIFY(!form.isTypingNew());
    }
    void waitForNoDiskWithATap()
    {
        const Tablet tablet;
        const auto evening = tablet.start();
        const int before = tablet.commits();
        for (const char *name : {"Ana", "Ben", "Cem"})
            evening->newGame()->addName(QString::fromLatin1(name));
        QCOMPARE(tablet.commits(), before);
        QTRY_COMPARE(tablet.commits(), before + 1);
    }
    void staysAtHandWhereTheSamePeoplePlayOnceMore()
    {
        const Tablet tablet;
        tablet.hold(recorded("two-players", 1000));
        const auto evening = tablet.start();
        evening->toNewGame();
        evening->newGame()->addName(QStringLiteral("Gus"));
        evening->toLibrary();
        evening->openGame(0);
        evening->oneMore();
        QVERIFY(!namesOf(evening->newGame()->people()).contains(QStringLiteral("Gus")));
        QCOMPARE(evening->newGame()->others()->count(), 1);
        evening->toLibrary();
        evening->toNewGame();
        QCOMPARE(evening->newGame()->others()->count(), 1);
    }
};

namespace {
const Enlisted<NewGameForms> enlisted;
}

} // namespace bandar::tests

#include "tst_newgame_form.moc"
