// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "record/writer.h"
#include "shelves.h"

#include <QTest>

#include <sstream>

namespace bandar::tests {

namespace {

const std::string head =
    "{'bandar':1,'game':'pearls','players':[{'id':'ana','name':'Ana'},{'id':'ben','name':'Ben'}]}\n"_json;

/// Those asked after these lines: "ana ben".
std::string asked(const std::string &lines)
{
    std::istringstream input(head + lines);
    const auto replayed = record::replay(input, toyShelf().games());
    const auto *replay = std::get_if<record::Replay>(&replayed);
    if (replay == nullptr)
        return "refused";
    std::string names;
    for (const table::Awaited &who : replay->header.game->awaited(replay->state))
        names += (names.empty() ? "" : " ") + replay->header.setup.players[who.player.place()].id;
    return names;
}

/// The first complaint of the command line, without the name of the file.
std::string refusal(const std::string &lines) { return call({"state", "-"}, head + lines, toyShelf()).err; }

const std::string anaBids = "{'do':'bid','player':'ana','coins':3}\n"_json;
const std::string benBids = "{'do':'bid','player':'ben','coins':5}\n"_json;
const std::string benDives = "{'do':'dive','player':'ben','pearls':3,'bed':'north'}\n"_json;

} // namespace

/// What the toy asks of the house and Indonesia does not.
class Pearls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksEverybodyAtOnce()
    {
        QCOMPARE(asked(""), std::string("ana ben"));
        QCOMPARE(asked(anaBids), std::string("ben"));
        QCOMPARE(asked(benBids), std::string("ana"));
        QCOMPARE(asked(benBids + anaBids), std::string("ben"));
        QCOMPARE(asked(anaBids + benBids + benDives), std::string("ana ben"));
    }
    void movesNothingBeforeTheLastBid()
    {
        // A secret bid may be in any order and changes no balance.
        QCOMPARE(play(head + anaBids + benBids, toyShelf()).state, play(head + benBids + anaBids, toyShelf()).state);
        std::istringstream input(head + benBids);
        std::size_t postings = 0;
        (void)record::replay(input, toyShelf().games(), record::allEntries,
                             [&](const record::Header &, const record::Step &step) {
                                 if (step.entry != nullptr)
                                     postings += step.outcome->postings.size();
                             });
        QCOMPARE(postings, std::size_t{0});
    }
    void refusesWithTheLine_data()
    {
        QTest::addColumn<std::string>("lines");
        QTest::addColumn<std::string>("said");
        const auto row = [](const char *name, const std::string &lines, const std::string &said) {
            QTest::newRow(name) << lines << said;
        };
        row("twice", anaBids + anaBids, "-:3: Ana is not asked for this (bids)\n");
        row("too early", benDives, "-:2: Ben is not asked for this (bids)\n");
        row("not the winner", anaBids + benBids + "{'do':'dive','player':'ana','bed':'south'}\n"_json,
            "-:4: Ana is not asked for this (dive)\n");
        row("too much", "{'do':'bid','player':'ana','coins':11}\n"_json, "-:2: Ana cannot bid 11 of 10\n");
        row("needs a choice", anaBids + benBids + "{'do':'dive','player':'ben','pearls':2}\n"_json,
            "-:4: which bed: north or south?\n");
        row("the sea gives no more",
            anaBids + benBids + benDives + anaBids + "{'do':'bid','player':'ben','coins':0}\n"_json +
                "{'do':'dive','player':'ana','pearls':2,'bed':'north'}\n"_json,
            "-:7: no 2 pearls in the north: 1 left\n");
        row("beyond the cap of an entry", anaBids + benBids + "{'do':'dive','player':'ben','pearls':4}\n"_json,
            "-:4: \"pearls\" must be from 1 to 3, not 4\n");
        row("a misspelt key", "{'do':'bid','player':'ana','coin':1}\n"_json,
            "-:2: the key \"coin\" does not belong here (did you mean \"coins\"?)\n");
        row("a string for a number", "{'do':'bid','player':'ana','coins':'1'}\n"_json,
            "-:2: \"coins\" must be a whole number from 0 to 1000000000\n");
        row("a bed that there is not", anaBids + benBids + "{'do':'dive','player':'ben','bed':'west'}\n"_json,
            "-:4: \"bed\" cannot be \"west\" (there is: north, south)\n");
        row("an entry of Indonesia", "{'do':'no-city','player':'ana'}\n"_json,
            "-:2: there is no entry \"no-city\" (there is: bid, dive, say)\n");
        row("an option of Indonesia",
            "{'bandar':1,'game':'pearls','players':[{'id':'a','name':'A'}]}"_json, // a second header
            "-:2: a second header: a record holds one game\n");
    }
    void refusesWithTheLine()
    {
        QFETCH(const std::string, lines);
        QFETCH(const std::string, said);
        QCOMPARE(refusal(lines), said);
        const Ran ran = call({"log", "-"}, head + lines, toyShelf());
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.out, std::string());
    }
    void takesTheChoiceWhereThereIsOnlyOne()
    {
        const std::string threeLeft =
            anaBids + benBids + benDives + anaBids + "{'do':'bid','player':'ben','coins':0}\n"_json;
        const Played left = play(head + threeLeft + "{'do':'dive','player':'ana','pearls':2}\n"_json, toyShelf());
        const Played named =
            play(head + threeLeft + "{'do':'dive','player':'ana','pearls':2,'bed':'south'}\n"_json, toyShelf());
        QVERIFY(!left.state.empty());
        QCOMPARE(left.state, named.state);
        QCOMPARE(left.normal, named.normal);
    }
    void hidesABalanceFromTheOthersAlone()
    {
        const table::Game &game = *toyShelf().games().front();
        for (const std::string &option : {std::string("hidden"), std::string("open")}) {
            const Reading reading = read(
                header().substr(0, 11) + ",\"game\":\"pearls\",\"players\":" +
                    header().substr(header().find('['), header().find(']') - header().find('[') + 1) +
                    ",\"options\":{\"purses\":\"" + option + "\"}}\n" + "{'do':'bid','player':'ana','coins':99}"_json,
                toyShelf());
            QVERIFY(!reading.fault);
            const table::State state = game.start(reading.header.setup).next;
            const auto applied = game.apply(state, reading.lines[0].entry);
            const auto &refusal = std::get<table::Refusal>(applied);
            const words::GameWords &words = toyShelf().wordsOf(game);
            QVERIFY(words.refusal(refusal, words.namer(reading.header.setup, true)).contains(u"10"));
            QCOMPARE(words.refusal(refusal, words.namer(reading.header.setup, false)).contains(u"10"),
                     option == "open");
        }
    }
};

namespace {
const Enlisted<Pearls> enlisted;
}

} // namespace bandar::tests

#include "tst_pearls.moc"
