// SPDX-License-Identifier: MPL-2.0
#include "journal/act_text.h"
#include "journal/arrival.h"
#include "kit/evening.h"

#include <QTest>

namespace bandar::tests {

namespace {

using namespace journal;

const std::string unseen = "\u200B\u3164";

GameRow stored(const std::string &header)
{
    GameRow row;
    row.header = QByteArray::fromStdString(header);
    return row;
}

std::string headerOf(const std::string &name, const std::string &more = {})
{
    return "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana'},{'id':'ben','name':'"_json + name +
           "\"}]" + more + "}";
}

} // namespace

/// Texts in which nobody sees anything: refused where they come in, and no end of a game that has them already.
class Unseen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulingsAreNone()
    {
        Evening game(begunGame());
        QCOMPARE(game.settle(15, unseen), QStringLiteral("what did the table agree?"));
        QCOMPARE(game.settle(15, " "), QStringLiteral("what did the table agree?"));
    }
    void textsAreRefusedInFiles()
    {
        const std::string history = "{'bandarHistory':1,'record':"_json + headerOf("Ben") +
                                    "}\n"
                                    "{'act':'step','entries':[{'do':'note','text':'"_json +
                                    unseen + "'}],'when':[[1,'new-era']]}\n"_json;
        for (const std::string &text : {history, headerOf(unseen)}) {
            const auto read = readGame(text, bothShelf().games());
            const auto *failure = std::get_if<record::Failure>(&read);
            QVERIFY(failure != nullptr);
            QCOMPARE(failure->fault.kind, record::Fault::Kind::blankText);
        }
    }
    void namesOfAnOlderLibraryAreReadAndWritable()
    {
        const Editions editions = bothShelf().editions();
        const auto header = headerOf(stored(headerOf(unseen)), editions);
        QVERIFY(header);
        QCOMPARE(playersOf(*header), QStringLiteral("Ana, …"));
        QVERIFY(!whyNotStorable(*header, editions));
        // White space alone was refused then too.
        QVERIFY(!headerOf(stored(headerOf(" ")), editions));
        QCOMPARE(headerOf(stored(headerOf("Ben", ",'uuid':'"_json + unseen + "\"")), editions)->uuid, unseen);
    }
    void textsOfAnOlderLibraryAreReadAndWritable()
    {
        const Evening game(begunGame());
        const table::Game &rules = game.journal().game();
        const table::Setup &setup = game.journal().header().setup;
        const std::string step = "{'act':'step','entries':[{'do':'note','text':'"_json + unseen +
                                 "','note':' ','ruling':'"_json + unseen + "'}],'when':[[1,'bids']]}"_json;
        const std::string settled = "{'act':'settle','entry':1,'ruling':'"_json + unseen + "'}"_json;
        for (const std::string &line : {step, settled}) {
            EntryId lastId = 0;
            const auto read = readAct(line, rules, setup, lastId, Kept::inLibrary);
            const auto *act = std::get_if<Act>(&read);
            QVERIFY(act != nullptr);
            std::string seen = line;
            for (std::size_t at = seen.find(unseen); at != std::string::npos; at = seen.find(unseen))
                seen.replace(at, unseen.size(), "…");
            QCOMPARE(write(rules, setup, *act), seen);
            EntryId again = 0;
            QVERIFY(std::holds_alternative<Act>(readAct(seen, rules, setup, again)));
            QVERIFY(std::holds_alternative<record::Fault>(readAct(line, rules, setup, again)));
        }
    }
    void titlesAreNone()
    {
        record::Header header = Evening(begunGame()).journal().header();
        header.title = unseen;
        const Journal journal(header);
        const words::GameWords &words = bothShelf().wordsOf(*header.game);
        QCOMPARE(summaryOf(journal, journal.state(), words, {}).title, QString());
        header.title = "Friday";
        QCOMPARE(summaryOf(Journal(header), journal.state(), words, {}).title, QStringLiteral("Friday"));
    }
    void playersOfOneNameAreListedApart()
    {
        record::Header header = Evening(begunGame()).journal().header();
        header.setup.players[0].name = header.setup.players[1].name = "Ana";
        QCOMPARE(playersOf(header), QStringLiteral("Ana (1), Ana (2)"));
    }
};

namespace {
const Enlisted<Unseen> enlisted;
}

} // namespace bandar::tests

#include "tst_unseen.moc"
