// SPDX-License-Identifier: MPL-2.0
#include "games.h"
#include "newgamecontroller.h"
#include "newheader.h"
#include "record/writer.h"
#include "support/suite.h"
#include "when.h"

#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

const QDateTime evening(QDate(2026, 11, 30), QTime(20, 0), Qt::UTC);

const table::Game &indonesiaGame()
{
    static const app::GameShelf shelf = app::allGames();
    return *shelf.games().front();
}

/// A form in which these people play.
struct Form : app::NewGameController {
    explicit Form(const QStringList &names) : NewGameController(indonesiaGame())
    {
        begin({});
        for (const QString &name : names)
            addName(name);
    }
};

QStringList namesOf(const app::NewGameController &form)
{
    QStringList names;
    for (const app::Person &person : form.people())
        names.append(person.name);
    return names;
}

} // namespace

/// The form of a new game: who plays is always a group that can play, and what was agreed is in the header.
class NewGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writeWhatWasAgreed()
    {
        Form form({"Ana", "Ben"});
        form.choose(QStringLiteral("money"), QStringLiteral("open"));
        record::Header header = form.header(evening);
        QVERIFY(!header.uuid.empty());
        header.uuid.clear();
        QCOMPARE(record::write(header),
                 std::string(R"({"bandar":1,"game":"indonesia","players":[{"id":"ana","name":"Ana","colour":"red"},)"
                             R"({"id":"ben","name":"Ben","colour":"blue"}],"started":"2026-11-30T20:00:00Z",)"
                             R"("options":{"money":"open"}})"));
        form.seat(1);
        QCOMPARE(form.header(evening).setup.players.front().seat, 2);
        QCOMPARE(form.header(evening).setup.players.back().seat, 0);
        form.seat(1);
        QCOMPARE(form.header(evening).setup.players.front().seat, 0);
    }
    void refuseWhatIsNoName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("blank") << "  " << "A name has at least one letter";
        QTest::newRow("zero-width space") << QStringLiteral("\u200B\u200B") << "A name has at least one letter";
        QTest::newRow("Hangul filler") << QStringLiteral("\u3164 \uFE0F") << "A name has at least one letter";
        QTest::newRow("taken") << "aNA" << "aNA plays already";
        QTest::newRow("taken, unseen") << QStringLiteral("An\u200Ba") << QStringLiteral("An\u200Ba plays already");
        QTest::newRow("long") << QString(65, u'x') << "A name has at most 64 letters";
        QTest::newRow("control") << QStringLiteral("A\u202Ena") << "That name has a character that cannot be seen";
    }
    void refuseWhatIsNoName()
    {
        QFETCH(QString, name);
        QFETCH(QString, refusal);
        Form form({"Ana"});
        QVERIFY(!form.addName(name));
        QCOMPARE(form.nameRefusal(), refusal);
        QCOMPARE(namesOf(form), QStringList({"Ana"}));
        QVERIFY(form.addName(QString(64, u'x')));
        QVERIFY(form.nameRefusal().isEmpty());
    }
    void startWithTwoToFive()
    {
        Form form({"Ana"});
        QCOMPARE(form.refusal(), QStringLiteral("2 to 5 can play: 1 more needed"));
        QVERIFY(form.startsWith().text().isEmpty());
        QVERIFY(form.addName("Ben"));
        QVERIFY(form.refusal().isEmpty());
        QCOMPARE(form.startsWith().text(), QStringLiteral("100"));
        for (const char *name : {"Cem", "Dee", "Eko"})
            QVERIFY(form.addName(name));
        QVERIFY(form.isFull());
        QVERIFY(!form.addName("Fay"));
        QCOMPARE(form.nameRefusal(), QStringLiteral("At most 5 can play"));
    }
    void tellWhoBegins()
    {
        Form form({});
        QCOMPARE(form.heading(), QStringLiteral("Who plays?"));
        form.addName("Ana");
        QCOMPARE(form.heading(), QStringLiteral("Who plays with Ana?"));
        form.addName("Ben");
        QCOMPARE(form.heading(), QStringLiteral("Ana begins, then Ben"));
        form.addName("Cem");
        form.move(2, 0);
        QCOMPARE(form.heading(), QStringLiteral("Cem begins, then Ana and Ben"));
    }
    void drawLotsAmongAll()
    {
        Form form({"Ana", "Ben", "Cem", "Dee", "Eko"});
        const QStringList before = namesOf(form);
        QStringList first;
        for (int draw = 0; draw < 200; ++draw) {
            form.drawLots();
            first.append(namesOf(form).constFirst());
        }
        QStringList after = namesOf(form);
        after.sort();
        QCOMPARE(after, before);
        for (const QString &name : before)
            QVERIFY(first.contains(name));
    }
    void giveNoTwoTheSameColourOrSeat()
    {
        Form form({"Ana", "Ben", "Cem"});
        for (int tap = 0; tap < 20; ++tap) {
            form.offerColours(tap % 3);
            form.chooseColour(tap % 8);
            form.seat(tap % 4);
            QStringList colours;
            for (const app::Person &person : form.people()) {
                QVERIFY(!colours.contains(person.colour));
                colours.append(person.colour);
                QVERIFY(person.seat == 0 || std::ranges::count(form.people(), person.seat, &app::Person::seat) == 1);
            }
        }
        form.drop(0);
        QVERIFY(std::ranges::all_of(form.people(), [](const app::Person &person) { return person.seat <= 2; }));
    }
    void offerWhoIsRemembered()
    {
        app::Memory memory;
        memory.keep({{"Dee", "green"}, {"Eko", "black"}}, {});
        memory.keep({{"Ana", "green"}, {"Ben", "blue"}}, {});
        app::NewGameController form(indonesiaGame());
        form.begin(memory);
        QCOMPARE(namesOf(form), QStringList({"Ana", "Ben"}));
        QCOMPARE(form.others()->count(), 2);
        form.add(0);
        QCOMPARE(form.people().last(), (app::Person{"Dee", "red"}));
        QVERIFY(form.addName("eko"));
        QCOMPARE(form.people().last(), (app::Person{"Eko", "black"}));
        QCOMPARE(form.others()->count(), 0);
        form.drop(0);
        QCOMPARE(form.others()->count(), 1);
    }
    void rememberNothingOfRubbish_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no json") << QByteArray("{]");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("other types") << QByteArray(R"({"people":{"name":"Ana"},"group":[1,null,[]],"options":7})");
        QTest::newRow("no names") << QByteArray(R"({"people":[{"name":" "},{"name":3},{}],"group":"Ana"})");
    }
    void rememberNothingOfRubbish()
    {
        QFETCH(QByteArray, json);
        QCOMPARE(app::Memory::fromJson(json), app::Memory());
    }
    void rememberAllOfAMemory()
    {
        app::Memory memory;
        memory.keep({{"Ana", "green", 2}, {"ليلى", "blue"}}, {{"money", "open"}});
        QCOMPARE(app::Memory::fromJson(memory.toJson()), memory);
    }
    void sayDaysAsPeopleDo()
    {
        const QDate today(2026, 11, 30);
        QCOMPARE(app::dayInWords(QStringLiteral("2026-11-30T01:00:00+07:00"), today), QStringLiteral("today"));
        QCOMPARE(app::dayInWords(QStringLiteral("2026-11-29"), today), QStringLiteral("yesterday"));
        QCOMPARE(app::dayInWords(QStringLiteral("2026-11-21T20:00:00Z"), today), QStringLiteral("21 November"));
        QCOMPARE(app::dayInWords(QStringLiteral("2024-05-03"), today), QStringLiteral("3 May 2024"));
        QVERIFY(app::dayInWords(QStringLiteral("someday"), today).isEmpty());
    }
};

namespace {
const Enlisted<NewGames> enlisted;
}

} // namespace bandar::tests

#include "tst_newgame.moc"
