// SPDX-License-Identifier: MPL-2.0
#include "cli/kit/library.h"

#include <QTest>

namespace bandar::tests {

namespace {

/// A header whose two players have these names.
std::string headerOf(const std::string &one, const std::string &other)
{
    return "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'"_json + one +
           "\"},{\"id\":\"two\",\"name\":\"" + other + "\"}]}";
}

} // namespace

/// What `new` takes for names and titles, and how players of one name are told apart afterwards.
class CommandedGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wantNamesThatAreSeen()
    {
        const CommandShelf shelf;
        for (const char *names : {"Ana,,Ben", "Ana, ,Ben", "Ana,\u200B\u200B", "Ana,\u2800,Ben", "Ana,\u3164"}) {
            const Ran ran = shelf.run({"new", "--players", names});
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.err, std::string("bandar-cli: player 2 of --players: a name has at least one letter\n"));
        }
        QCOMPARE(shelf.run({"new", headerOf("Ana", "\u200B")}).err,
                 std::string("bandar-cli: \"name\" must not be blank\n"));
        QCOMPARE(shelf.run({"games"}).out, std::string());
    }
    void callPlayersByTheIdsOfTheApp()
    {
        const CommandShelf shelf;
        QCOMPARE(shelf.run({"new", "--players", "\u00C9lodie, Jan de Wit,\u738B"}).status, 0);
        const std::string record = shelf.run({"export", "1"}).out;
        for (const char *id : {R"("id":"elodie")", R"("id":"jan-de-wit")", R"("id":"player-3")"})
            QVERIFY2(record.find(id) != std::string::npos, record.c_str());
    }
    void wantNamesThatDiffer()
    {
        const CommandShelf shelf;
        const std::string said = "bandar-cli: players 1 and 2 have the same name: ";
        QCOMPARE(shelf.run({"new", "--players", "Ana,ana"}).err, said + "\"Ana\" and \"ana\"\n");
        QCOMPARE(shelf.run({"new", "--players", "Andr\u00E9,Andre\u0301,Ben"}).err,
                 said + "\"Andr\u00E9\" and \"Andre\u0301\"\n");
        QCOMPARE(shelf.run({"new", headerOf("Ana", " A\u200Bna")}).err, said + "\"Ana\" and \" A\u200Bna\"\n");
        const Ran ran = shelf.run({"new", "-"}, headerOf("Ana", "Ana") + "\n");
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.err, said + "\"Ana\" and \"Ana\"\n");
        QCOMPARE(shelf.run({"games"}).out, std::string());
    }
    void wantATitleThatIsSeen()
    {
        const CommandShelf shelf;
        const std::string said = "bandar-cli: a title wants a character that is seen\n";
        for (const char *title : {" ", "\u200B", "\u3164\uFE0F"}) {
            QCOMPARE(shelf.run({"new", "--players", "Ana,Ben", "--title", title}).err, said);
            QCOMPARE(shelf.run({"games"}).out, std::string());
        }
        QCOMPARE(shelf.run({"new", "--players", "Ana,Ben", "--title", "Friday"}).status, 0);
        QCOMPARE(shelf.run({"rename", "1", "\u2800"}).err, said);
        QCOMPARE(shelf.run({"duplicate", "1", "\u2800"}).err, said);
        QVERIFY(shelf.run({"games"}).out.starts_with("   1  Friday: Ana, Ben "));
        // The contract allows a record a blank title: such a game is called by its players.
        const std::string untitled = headerOf("Ana", "Ben");
        QCOMPARE(shelf.run({"new", untitled.substr(0, untitled.size() - 1) + ",\"title\":\"\u200B\"}"}).status, 0);
        QVERIFY(shelf.run({"games"}).out.starts_with("   2  Ana, Ben "));
    }
    void tellPlayersOfOneNameApart()
    {
        const CommandShelf shelf;
        const std::string twins = headerOf("Ana", "Ana") + "\n{'do':'no-city','player':'ana'}\n"_json;
        QCOMPARE(shelf.run({"import", "-"}, twins).out, std::string("game 1\n"));
        QVERIFY(shelf.run({"games"}).out.starts_with("   1  Ana (1), Ana (2) "));
        QVERIFY(shelf.run({"history", "1"}).out.find("Ana (1)") != std::string::npos);
        QVERIFY(shelf.run({"statement", "1", "two"}).out.starts_with("Ana (2): cash\n"));
        QCOMPARE(shelf.run({"statement", "1", "Ana (2)"}).out, shelf.run({"statement", "1", "two"}).out);
        const Ran ran = shelf.run({"statement", "1", "Ana"});
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.err, std::string("bandar-cli: there is no player Ana; there is: ana, two\n"));
        QVERIFY(shelf.run({"export", "1"}).out.find("'name':'Ana'},"_json) != std::string::npos);
    }
    void findAPlayerByTheIdFirst()
    {
        const CommandShelf shelf;
        QCOMPARE(shelf.run({"new", headerOf("two", "Ben")}).status, 0);
        QVERIFY(shelf.run({"statement", "1", "two"}).out.starts_with("Ben: cash\n"));
    }
};

namespace {
const Enlisted<CommandedGames> enlisted;
}

} // namespace bandar::tests

#include "tst_newgames.moc"
