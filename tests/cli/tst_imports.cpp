// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

const std::string cities = "{'do':'city','player':'ana','province':'bali'}\n"
                           "{'do':'city','player':'ben','province':'jawa-timur'}\n"
                           "{'do':'city','player':'ana','province':'jawa-tengah'}\n"
                           "{'do':'city','player':'ben','province':'sulawesi-utara'}\n"_json;
const std::string bid = "{'do':'bid','player':'ana','amount':5}\n"_json;
const std::string otherBid = "{'do':'bid','player':'ana','amount':6}\n"_json;
const std::string lastBid = "{'do':'bid','player':'ben','amount':12}\n"_json;
const std::string nothing;

/// Imports from standard input into a library of its own.
struct Desk {
    QTemporaryDir folder;

    Ran run(std::vector<std::string> words, const std::string &input = {}) const
    {
        words.emplace_back("--library");
        words.push_back(folder.filePath(QStringLiteral("games.db")).toStdString());
        return call(words, input);
    }
    Ran import(const std::string &entries, const std::vector<std::string> &options = {}) const
    {
        std::vector<std::string> words{"import", "-"};
        words.insert(words.end(), options.begin(), options.end());
        return run(words, header() + "\n" + entries);
    }
    std::string list() const { return run({"games", "--json"}).out; }
};

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

/// `import`: which game a file is, and what is said where it does not tell.
class Imports : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofTheSameFileAreOneGame()
    {
        const Desk desk;
        QCOMPARE(desk.import(cities + bid).out, std::string("game 1\n"));
        QCOMPARE(desk.import(cities + bid).out, std::string("game 1, already here\n"));
        QVERIFY(contains(desk.run({"export", "1"}).out, "'uuid':'"_json));
        QCOMPARE(desk.import(cities + bid + lastBid).out, std::string("game 1, continued by 1 entry\n"));
        QCOMPARE(desk.import(cities + bid).out, std::string("game 1, already here: this copy is older by 1 entry\n"));
    }
    void ofAnotherWayFromTheSameBeginningAreAskedAbout()
    {
        const Desk desk;
        desk.import(cities + bid);
        const std::string before = desk.list();
        const Ran asked = desk.import(cities + otherBid);
        QCOMPARE(asked.status, 1);
        QCOMPARE(asked.out, nothing);
        QVERIFY2(contains(asked.err, "--as-new") && contains(asked.err, "--into 1"), asked.err.c_str());
        QVERIFY2(contains(asked.err, "entry 5 differs"), asked.err.c_str());
        QCOMPARE(desk.list(), before);
        const Ran refused = desk.import(cities + otherBid, {"--into", "1"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(contains(refused.err, "entry 5 differs"), refused.err.c_str());
        QCOMPARE(desk.list(), before);
        QCOMPARE(desk.import(cities + otherBid, {"--as-new"}).out, std::string("game 2\n"));
        QCOMPARE(desk.run({"undo", "1"}).status, 0);
        QCOMPARE(desk.import(cities + otherBid + lastBid, {"--into", "1"}).out,
                 std::string("game 1, continued by 2 entries\n"));
    }
    void mayGoIntoAGameOfAShortBeginning()
    {
        const Desk desk;
        desk.import(nothing);
        const Ran asked = desk.import(cities + bid);
        QCOMPARE(asked.status, 1);
        QVERIFY2(contains(asked.err, "--as-new") && contains(asked.err, "--into 1"), asked.err.c_str());
        QCOMPARE(desk.import(cities + bid, {"--into", "1"}).out, std::string("game 1, continued by 5 entries\n"));
    }
    void takeOneChoiceAtATime()
    {
        const Desk desk;
        QCOMPARE(desk.import(bid, {"--as-new", "--into", "1"}).status, 2);
        QCOMPARE(desk.import(cities, {"--into", "7"}).status, 2);
        QCOMPARE(desk.import(cities, {"--into"}).status, 2);
    }
};

namespace {
const Enlisted<Imports> enlisted;
}

} // namespace bandar::tests

#include "tst_imports.moc"
