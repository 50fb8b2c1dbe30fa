// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "record/writer.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

/// A header of players, whatever stands in them.
std::string of(const std::string &players, const std::string &more = {})
{
    return "{'bandar':1,'game':'indonesia','players':["_json + players + "]" + more + "}";
}

/// A key with a text, behind others.
std::string key(const std::string &name, const std::string &text) { return ",\"" + name + "\":\"" + text + "\""; }

std::string player(const std::string &id, const std::string &more = {})
{
    return "{" + key("id", id).substr(1) + key("name", "Name") + more + "}";
}

std::string playersNumbered(int count)
{
    std::string list;
    for (int number = 1; number <= count; ++number)
        list += (number == 1 ? "" : ",") + player("p" + std::to_string(number));
    return list;
}

const std::string ben = player("ben");

/// What is said of a first player with that key.
QString said(const std::string &more) { return complaint(of(player("ana", "," + more) + "," + ben)); }

const std::string two = player("ana") + "," + ben;

} // namespace

/// What the first line must, may and cannot hold.
class HeaderRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takes_data()
    {
        QTest::addColumn<std::string>("line");
        const auto row = [](const char *name, const std::string &line) { QTest::newRow(name) << line; };
        for (int count = 2; count <= 5; ++count)
            row(qPrintable(QStringLiteral("%1 players").arg(count)), of(playersNumbered(count)));
        row("ids of every shape", of(player("-") + "," + player("0-a-9") + "," + player(std::string(32, 'z'))));
        row("two of one name", of(two));
        row("colours", of(player("ana", key("colour", "red")) + "," + player("ben", key("colour", "blue"))));
        row("colours of some", of(player("ana", key("colour", "white")) + "," + ben));
        row("seats in another order", of(player("ana", ",'seat':5"_json) + "," + player("ben", ",'seat':1"_json)));
        row("version as a fraction", "{'bandar':1.0,'game':'indonesia','players':["_json + two + "]}");
        row("rules", of(two, ",'rules':1"_json));
        row("options", of(two, ",'options':{'money':'open','cities':'untracked'}"_json));
        row("no options", of(two, ",'options':{}"_json));
        row("everything",
            of(player("ana", ",'colour':'red','seat':1"_json) + "," + ben,
               ",'uuid':'6d0c3f0e-7d0e-4a7e-9b0c-000000000000','rules':1,'title':'Friday','started':'2026-11-30',"_json
               "'options':{'money':'hidden','cities':'tracked'}"_json));
    }
    void takes()
    {
        QFETCH(const std::string, line);
        QCOMPARE(complaint(line), QStringLiteral("read"));
        // What is read is written so that it reads the same.
        const Reading first = read(line);
        const std::string written = record::write(first.header);
        QCOMPARE(record::write(read(written).header), written);
    }
    void takesEveryColourAndSeat()
    {
        for (const char *colour : {"red", "blue", "green", "yellow", "orange", "purple", "black", "white"})
            QCOMPARE(said("\"colour\":\"" + std::string(colour) + "\""), QStringLiteral("read"));
        for (int seat = -1; seat <= 7; ++seat)
            QCOMPARE(said("\"seat\":" + std::to_string(seat)),
                     seat >= 1 && seat <= 5 ? QStringLiteral("read")
                                            : QStringLiteral("1: \"seat\" must be from 1 to 5, not %1").arg(seat));
    }
    void keepsPlayersInOrderAndOptions()
    {
        const record::Header header = read(of(playersNumbered(5), ",'options':{'cities':'untracked'}"_json)).header;
        for (std::size_t place = 0; place < 5; ++place)
            QCOMPARE(header.setup.players[place].id, "p" + std::to_string(place + 1));
        QCOMPARE(header.setup.options, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(read(of(two)).header.setup.options, (std::vector<std::size_t>{0, 0}));
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const std::string &said, const std::string &line) {
            QTest::newRow(said.c_str()) << line << QString::fromStdString(said);
        };
        row("bandar is 2, newer than this program knows (1)"_json, "{'bandar':2}"_json);
        row("'bandar' must be from 1 to 1, not 0"_json, "{'bandar':0,'game':'indonesia','players':["_json + two + "]}");
        row("'bandar' must be a whole number from 1 to 1"_json, "{'bandar':'1'}"_json);
        row("'bandar' must be a whole number from 1 to 1, not 1.5"_json, "{'bandar':1.5}"_json);
        row("rules is 2, newer than this program knows (1)"_json, of(two, ",'rules':2"_json));
        row("'rules' must be a whole number from 1 to 1"_json, of(two, ",'rules':null"_json));
        row("the key 'game' is missing"_json, "{'bandar':1,'players':["_json + two + "]}");
        row("'game' must be a text in quotes"_json, "{'bandar':1,'game':5,'players':["_json + two + "]}");
        row("there is no game 'indonezia' (did you mean 'indonesia'?)"_json, "{'bandar':1,'game':'indonezia'}"_json);
        row("there is no game 'go' (there is: indonesia)"_json, "{'bandar':1,'game':'go'}"_json);
        row("the key 'players' is missing"_json, "{'bandar':1,'game':'indonesia'}"_json);
        row("the game is for 2 to 5 players, not 0"_json, of(""));
        row("the game is for 2 to 5 players, not 1"_json, of(ben));
        row("the game is for 2 to 5 players, not 6"_json, of(playersNumbered(6)));
        row("'players' must be a list of 2 to 5"_json, "{'bandar':1,'game':'indonesia','players':{}}"_json);
        row("'players' must hold objects in braces"_json, of("\"ana\",\"ben\""));
        row("the key 'id' is missing"_json, of("{'name':'Ana'},"_json + ben));
        row("the key 'name' is missing"_json, of("{'id':'ana'},"_json + ben));
        row("'name' must be a text in quotes"_json, of("{'id':'ana','name':7},"_json + ben));
        row("the key 'color' does not belong here (did you mean 'colour'?)"_json,
            of(player("ana", key("color", "red")) + "," + ben));
        row("'colour' cannot be 'pink' (there is: red, blue, green, yellow, orange, purple, black, white)"_json,
            of(player("ana", key("colour", "pink")) + "," + ben));
        row("'colour' must be a text in quotes"_json, of(player("ana", ",'colour':null"_json) + "," + ben));
        row("'seat' must be a whole number from 1 to 5"_json, of(player("ana", key("seat", "1")) + "," + ben));
        row("two players have the id \"ben\"", of(ben + "," + player("ana") + "," + ben));
        row("two players have the colour \"red\"",
            of(player("ana", key("colour", "red")) + "," + player("ben", key("colour", "red"))));
        row("two players have the seat \"3\"",
            of(player("ana", ",'seat':3"_json) + "," + player("ben", ",'seat':3"_json)));
        row("the key 'titl' does not belong here (did you mean 'title'?)"_json, of(two, key("titl", "x")));
        row("the key 'do' does not belong here"_json, of(two, key("do", "note")));
        row("'options' must hold objects in braces"_json, of(two, ",'options':[]"_json));
        row("'options' must hold objects in braces "_json, of(two, ",'options':null"_json));
        row("the key 'monney' does not belong here (did you mean 'money'?)"_json,
            of(two, ",'options':{'monney':'open'}"_json));
        row("'money' cannot be 'closed' (there is: hidden, open)"_json, of(two, ",'options':{'money':'closed'}"_json));
        row("'cities' must be a text in quotes"_json, of(two, ",'options':{'cities':true}"_json));
    }
    void refuses()
    {
        QFETCH(const std::string, line);
        QFETCH(const QString, said);
        QCOMPARE(complaint(line), atLine(1, said.trimmed()));
        QVERIFY(complaint("\n\n" + line).startsWith(u"3: "));
    }
    void refusesIdsOfOtherShapes()
    {
        for (const std::string &id : {std::string("Ana"), std::string("a b"), std::string("a_b"), std::string("a.b"),
                                      std::string("\xC3\xA9"), std::string("a:b"), std::string(33, 'a')})
            QCOMPARE(complaint(of(player(id) + "," + ben)),
                     QStringLiteral("1: the id \"%1\" must be 1 to 32 characters of a-z, 0-9 and hyphen")
                         .arg(QString::fromStdString(id)));
        QCOMPARE(complaint(of(player("") + "," + ben)),
                 QStringLiteral("1: an id must be 1 to 32 characters of a-z, 0-9 and hyphen"));
    }
};

namespace {
const Enlisted<HeaderRules> enlisted;
}

} // namespace bandar::tests

#include "tst_header.moc"
