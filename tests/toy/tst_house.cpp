// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "kit/samples.h"
#include "record/writer.h"
#include "shelves.h"

#include <QJsonDocument>
#include <QTest>

namespace bandar::tests {

namespace {

std::string ledgerOf(const std::string &record) { return call({"ledger", "-"}, record, toyShelf()).out; }

} // namespace

/// Reader, writer, replay, ledger and command line run the toy as they run Indonesia, alone or beside it.
class House : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesIt()
    {
        const Played game = play(playedPearls(), toyShelf());
        QCOMPARE(game.normal, playedPearls());
        QCOMPARE(play(game.bare, toyShelf()).state, game.state);
        QVERIFY(game.bare.find("after a while") == std::string::npos);
        QCOMPARE(play(playedPearls(), bothShelf()).state, game.state);
    }
    void roundTripsWhateverItsFieldsHold()
    {
        Samples samples(4);
        const std::string head = linesOf(playedPearls())[0] + "\n";
        for (const table::EntryKind &kind : toyShelf().games().front()->kinds())
            for (int round = 0; round < 100; ++round) {
                const Reading first = read(head + lineOf(samples.random(kind)), toyShelf());
                QVERIFY(!first.fault);
                const auto &setup = first.header.setup;
                const std::string line = record::write(*first.header.game, setup, first.lines[0].entry);
                const Reading second = read(head + line, toyShelf());
                QCOMPARE(record::write(*second.header.game, setup, second.lines.at(0).entry), line);
            }
    }
    void everyCommandRunsIt_data()
    {
        QTest::addColumn<bool>("both");
        QTest::newRow("alone") << false;
        QTest::newRow("beside Indonesia") << true;
    }
    void everyCommandRunsIt()
    {
        QFETCH(const bool, both);
        const app::GameShelf &games = both ? bothShelf() : toyShelf();
        const std::string record = playedPearls();
        const auto said = [&](std::initializer_list<std::string> arguments) {
            const Ran ran = call(arguments, record, games);
            return ran.status == 0 && ran.err.empty() ? ran.out : "refused: " + ran.err;
        };
        QCOMPARE(said({"state", "-"}),
                 "{'game':'pearls','round':4,'phase':'finished','awaited':[],'north':0,'south':0}\n"_json);
        QCOMPARE(said({"state", "-", "--at", "2"}),
                 "{'game':'pearls','round':1,'phase':'bids','awaited':['ben'],'north':4,'south':4}\n"_json);
        QCOMPARE(said({"state", "-", "--at", "0"}),
                 "{'game':'pearls','round':1,'phase':'bids','awaited':['ana','ben','cem'],'north':4,'south':4}\n"_json);
        QCOMPARE(said({"score", "-"}), std::string("The game is over.\n"
                                                   "Rank  Player  Purse  Glory  Score\n"
                                                   "   1  Ben         0     12     12\n"
                                                   "   2  Cem        \u22121      9      9\n"
                                                   "   3  Ana        10      3      3\n"));
        QVERIFY(said({"score", "-", "--json"})
                    .starts_with("{'finished':true,'players':[{'id':'ana','name':'Ana','purse':10,"
                                 "'glory':3,'score':3,'rank':3},"_json));
        const std::vector<std::string> log = linesOf(said({"log", "-"}));
        QCOMPARE(log.size(), std::size_t{17});
        QCOMPARE(log[2], std::string("   3  1 · Bids            Something is said."));
        QCOMPARE(log[3],
                 std::string("   4  1 · Bids            A bid is hidden. Ben: purse \u22123. Ben dives for 3."));
        QCOMPARE(log[4], std::string("   5  1 · Dive            A dive. Ben: glory +9."));
        QCOMPARE(said({"normalise", "-"}), record);
        QVERIFY(said({"ledger", "-", "--format", "csv"}).ends_with("17,18,4,dive,dive,ben:glory,fame,3,12,\r\n"));
    }
    void hledgerAddsUpBothCurrencies()
    {
        const std::string ledger = ledgerOf(playedPearls());
        QVERIFY(ledger.find("commodity ct 1,000.\ncommodity pts 1,000.\n") != std::string::npos);
        const Ran check = hledger(ledger, {QStringLiteral("check"), QStringLiteral("-s")});
        QCOMPARE(check.err, std::string());
        QCOMPARE(check.status, 0);
        QCOMPARE(balancesByHledger(ledger),
                 (std::vector<std::string>{"ana:glory pts 3", "ana:purse ct 10", "ben:glory pts 12", "cem:glory pts 9",
                                           "cem:purse ct -1", "chest ct -9", "fame pts -24"}));
        // A posting in the wrong currency is found.
        std::string wrong = ledger;
        wrong.replace(wrong.find("pts -9"), 6, "ct -9");
        QVERIFY(hledger(wrong, {QStringLiteral("check"), QStringLiteral("-s")}).status != 0);
    }
    void theShelfDecidesWhichGamesThereAre()
    {
        QCOMPARE(call({"state", "-"}, playedPearls()).err,
                 std::string("-:1: there is no game \"pearls\" (there is: indonesia)\n"));
        QCOMPARE(call({"state", "-"}, header(), toyShelf()).err,
                 std::string("-:1: there is no game \"indonesia\" (there is: pearls)\n"));
        QCOMPARE(call({"state", "-"}, "{'bandar':1,'game':'go'}"_json, bothShelf()).err,
                 std::string("-:1: there is no game \"go\" (there is: indonesia, pearls)\n"));
        for (const QString &path : recordedGames()) {
            const std::string record = bytesOf(path);
            QCOMPARE(call({"state", "-"}, record, bothShelf()).out, call({"state", "-"}, record).out);
            QCOMPARE(call({"log", "-"}, record, bothShelf()).out, call({"log", "-"}, record).out);
        }
    }
    void namesTheFileAndTheLineOfAMutant()
    {
        // Every line altered in turn: refused at a line no earlier than the one altered, or nothing after it.
        const std::vector<std::string> lines = linesOf(playedPearls());
        int refused = 0;
        for (std::size_t at = 1; at < lines.size(); ++at) {
            std::string mutant;
            for (std::size_t line = 0; line < lines.size(); ++line)
                if (line != at)
                    mutant += lines[line] + "\n";
            const Ran ran = call({"state", "-"}, mutant, toyShelf());
            if (ran.status == 0)
                continue;
            ++refused;
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.out, std::string());
            QVERIFY(std::stoul(ran.err.substr(2)) > at);
        }
        QVERIFY(refused > 10); // all but `say` and the last entries of a round
    }
};

namespace {
const Enlisted<House> enlisted;
}

} // namespace bandar::tests

#include "tst_house.moc"
