// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "words/indonesia.h"

#include <QTest>

#include <set>

namespace bandar::tests {

namespace {

const words::IndonesiaWords indonesiaWords;

struct Told {
    std::string line;
    const char16_t *words;
};

const std::vector<Told> &entries()
{
    static const std::vector<Told> all{
        {"{'do':'city','player':'ana','province':'jawa-timur'}"_json, u"Ana builds a city in Jawa Timur"},
        {"{'do':'no-city','player':'ana'}"_json, u"Ana cannot build a city"},
        {"{'do':'bid','player':'ana','amount':1250}"_json, u"Ana bids 1\u202F250 for the order of play"},
        {"{'do':'announce','player':'ana','companies':['rice-bali','rice-aceh'],'bid':60}"_json,
         u"Ana announces rice Bali + rice Aceh at 60"},
        {"{'do':'merge','player':'ana','companies':['rice-bali','rice-aceh'],'winner':'ben','bid':60}"_json,
         u"Ana announces rice Bali + rice Aceh"}, // who won, and at what, is told by what follows
        {"{'do':'no-announcement','player':'ana'}"_json, u"Ana announces no merger"},
        {"{'do':'merger-bid','player':'ben','bid':1000000000}"_json, u"Ben bids 1\u202F000\u202F000\u202F000"},
        {"{'do':'merger-pass','player':'ben'}"_json, u"Ben passes"},
        {"{'do':'siap-faji','player':'ben','keep':3}"_json, u"Ben keeps 3 units"},
        {"{'do':'acquire','player':'ana','deed':'oil-kalimantan-selatan'}"_json,
         u"Ana acquires oil Kalimantan Selatan"},
        {"{'do':'pass','player':'ana'}"_json, u"Ana passes"},
        {"{'do':'research','player':'ana','track':'expansion'}"_json, u"Ana researches Expansion"},
        {"{'do':'research','player':'ana','track':'hull','of':'ana'}"_json, u"Ana researches Hull"},
        {"{'do':'research','player':'ana','track':'hull','of':'ben'}"_json, u"Ana researches Hull of Ben"},
        {"{'do':'no-research','player':'ana'}"_json, u"Ana researches nothing"},
        {"{'do':'operate','player':'ana','company':'rice-bali'}"_json, u"Ana operates rice Bali"},
        {"{'do':'city-growth','grow':['bali']}"_json, u"City growth"},
        {"{'do':'discard-deed','deed':'spice-maluku'}"_json, u"spice Maluku leaves the game"},
        {"{'do':'adjust','player':'ana','account':'cash','amount':-5,'reason':'a slip'}"_json,
         u"The books of Ana are adjusted: a slip"},
        {"{'do':'transfer','from':'ana','to':'ben','amount':5,'reason':'a loan'}"_json, u"Ana pays Ben: a loan"},
        {"{'do':'set','company':'rice-bali','units':4,'reason':'why'}"_json, u"rice Bali has 4 units: why"},
        {"{'do':'set','company':'rice-bali','owner':'ben','reason':'why'}"_json, u"rice Bali belongs to Ben: why"},
        {"{'do':'set','player':'ana','track':'hull','level':3,'reason':'why'}"_json,
         u"Ana stands on step 3 of Hull: why"},
        {"{'do':'set','city':'bali','size':2,'reason':'why'}"_json, u"The city in Bali has size 2: why"},
        {"{'do':'set','order':['ben','ana'],'reason':'why'}"_json, u"The order of play is Ben, Ana: why"},
        {"{'do':'set','option':'cities','value':'untracked','reason':'why'}"_json,
         u"From here on the option cities is untracked: why"},
        {"{'do':'end','reason':'it is late'}"_json, u"The table ends the game: it is late"},
        {"{'do':'count','player':'ana','cash':-12}"_json, u"Ana counts \u221212"},
        {"{'do':'note','text':'äöü — %1'}"_json, u"äöü — %1"},
    };
    return all;
}

} // namespace

/// Every kind of entry in words: who did what, and why where a reason was given.
class Entries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTold_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<QString>("told");
        for (const auto &[line, words] : entries())
            QTest::newRow(line.c_str()) << line << QString::fromUtf16(words);
    }
    void areTold()
    {
        QFETCH(const std::string, line);
        QFETCH(const QString, told);
        const Reading reading = readEntry(line);
        QVERIFY(!reading.fault);
        const words::Namer namer = indonesiaWords.namer(reading.header.setup, true);
        QCOMPARE(indonesiaWords.entry(reading.lines[0].entry, namer), told);
    }
    void areAllOfThem()
    {
        std::set<std::size_t> kinds;
        for (const Told &entry : entries())
            kinds.insert(readEntry(entry.line).lines.at(0).entry.kind);
        QCOMPARE(kinds.size(), shelf().games().front()->kinds().size());
    }
    void phasesAndAccountsHaveNames()
    {
        for (const char *phase :
             {"new-era", "bids", "mergers", "acquisitions", "research", "operations", "city-growth", "finished"})
            QVERIFY2(!indonesiaWords.phase(phase).isEmpty(), phase);
        QCOMPARE(indonesiaWords.account("cash"), QStringLiteral("cash"));
        QCOMPARE(indonesiaWords.account("bank"), QStringLiteral("Bank box")); // never "bank": that could be the supply
        QCOMPARE(indonesiaWords.account("earnings"), QStringLiteral("earnings"));
        QCOMPARE(indonesiaWords.account("supply"), QStringLiteral("supply"));
        QCOMPARE(indonesiaWords.scoreColumn("earnings"), QStringLiteral("earnings (× 2)"));
    }
};

namespace {
const Enlisted<Entries> enlisted;
}

} // namespace bandar::tests

#include "tst_entries.moc"
