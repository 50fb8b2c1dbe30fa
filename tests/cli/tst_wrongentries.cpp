// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QTest>

namespace bandar::tests {

namespace {

const std::string head =
    "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana'},{'id':'ben','name':'Ben'},"
    "{'id':'cem','name':'Cem'}]}\n"_json;

/// Year 1 up to its operations: Ana has a line of one ship, Ben rice, Cem another line. Lines 2 to 13.
const std::string upToOperations = "{'do':'city','player':'ana','province':'bali'}\n"
                                   "{'do':'city','player':'ben','province':'jawa-timur'}\n"
                                   "{'do':'city','player':'cem','province':'sulawesi-utara'}\n"
                                   "{'do':'bid','player':'ana','amount':0}\n"
                                   "{'do':'bid','player':'ben','amount':0}\n"
                                   "{'do':'bid','player':'cem','amount':0}\n"
                                   "{'do':'acquire','player':'ana','deed':'ship-lampung'}\n"
                                   "{'do':'acquire','player':'ben','deed':'rice-bali'}\n"
                                   "{'do':'acquire','player':'cem','deed':'ship-halmahera'}\n"
                                   "{'do':'research','player':'ana','track':'mergers'}\n"
                                   "{'do':'no-research','player':'ben'}\n"
                                   "{'do':'no-research','player':'cem'}\n"_json;

/// The same with five units of rice, and Ben to operate. Lines 2 to 15.
const std::string benOperates = upToOperations + "{'do':'set','company':'rice-bali','units':5,'reason':'r'}\n"
                                                 "{'do':'operate','player':'ana','company':'ship-lampung'}\n"_json;

/// Year 2 up to its mergers, Ana to announce. Lines 2 to 19.
const std::string anaAnnounces = upToOperations + "{'do':'operate','player':'ana','company':'ship-lampung'}\n"
                                                  "{'do':'operate','player':'ben','company':'rice-bali'}\n"
                                                  "{'do':'operate','player':'cem','company':'ship-halmahera'}\n"
                                                  "{'do':'city-growth'}\n"
                                                  "{'do':'bid','player':'ana','amount':0}\n"
                                                  "{'do':'bid','player':'ben','amount':0}\n"
                                                  "{'do':'bid','player':'cem','amount':0}\n"_json;

std::string deliver(const std::string &deliveries, const std::string &more = {})
{
    return "{'do':'operate','player':'ben','company':'rice-bali','deliveries':["_json + deliveries + "]" + more + "}";
}

std::string goods(int count, const std::string &line, int ships, const std::string &city)
{
    return "{'goods':"_json + std::to_string(count) + ",'line':'"_json + line + "','ships':"_json +
           std::to_string(ships) + ",'city':'"_json + city + "\"}";
}

} // namespace

/// A record with one wrong entry is refused, at its line and with the numbers that show why.
class WrongEntries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areRefusedWithTheirLine_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("wrong");
        QTest::addColumn<std::string>("said");
        const auto row = [](const char *name, const std::string &before, const std::string &wrong,
                            const std::string &said) { QTest::newRow(name) << before << wrong << said; };
        // Whose turn it is.
        row("wrong player", "", "{'do':'city','player':'ben','province':'bali'}"_json,
            "2: it is the turn of Ana (city)");
        row("wrong phase", "", "{'do':'bid','player':'ana','amount':0}"_json,
            "2: not now (bid): it is the turn of Ana (city)");
        row("wrong player in operations", upToOperations,
            "{'do':'operate','player':'cem','company':'ship-halmahera'}"_json, "14: it is the turn of Ana (operate)");
        row("company of another", upToOperations, "{'do':'operate','player':'ana','company':'rice-bali'}"_json,
            "14: rice Bali belongs to Ben");
        row("off the page", upToOperations, "{'do':'operate','player':'ana','company':'ship-jawa-timur'}"_json,
            "14: ship Jawa Timur is no company: nobody has acquired it");
        // Off by one.
        row("one ship too many", upToOperations,
            "{'do':'operate','player':'ana','company':'ship-lampung','add':2}"_json,
            "14: 2 is more than Expansion 1 allows");
        row("one good too many", benOperates, deliver(goods(6, "ship-lampung", 1, "bali")),
            "16: 6 goods cannot be sold: the company has 5 units");
        row("one area too many", benOperates, deliver(goods(1, "ship-lampung", 1, "bali"), ",'buy':2"_json),
            "16: 2 is more than Expansion 1 allows");
        row("growth of what is not sold out", benOperates,
            deliver(goods(1, "ship-lampung", 1, "bali"), ",'grow':1"_json),
            "16: 1 of 5 units sold: growth is free only when all are");
        // Off the ladder.
        row("not a multiple", anaAnnounces,
            "{'do':'announce','player':'ana','companies':['ship-lampung','ship-halmahera'],'bid':21}"_json,
            "21: 21 does not divide by 2 units: 20 or 22");
        row("below the nominal price", anaAnnounces,
            "{'do':'announce','player':'ana','companies':['ship-lampung','ship-halmahera'],'bid':18}"_json,
            "21: 18 is below the nominal price of 20");
        row("another needs a step more", anaAnnounces,
            "{'do':'merge','player':'ana','companies':['ship-lampung','ship-halmahera'],'winner':'cem','bid':20}"_json,
            "21: 20 is what the announcer opened with: another wins from 22");
        row("not higher",
            anaAnnounces +
                "{'do':'announce','player':'ana','companies':['ship-lampung','ship-halmahera'],'bid':22}\n"_json,
            "{'do':'merger-bid','player':'cem','bid':22}"_json, "22: 22 is not above the bid of 22: at least 24");
        row("two kinds", anaAnnounces,
            "{'do':'announce','player':'ana','companies':['ship-lampung','rice-bali'],'bid':30}"_json,
            "21: ship and rice cannot become one company");
        // Too much for a slot, a city, a ship, a purse.
        row("too much for a slot", anaAnnounces,
            "{'do':'merge','player':'ana','companies':['ship-lampung','ship-halmahera'],'winner':'ben','bid':22}"_json,
            "21: Ben has 1 of 1 slots in use");
        row("too much for a city", benOperates,
            deliver(goods(1, "ship-lampung", 1, "bali") + "," + goods(1, "ship-halmahera", 1, "bali")),
            "16: Bali still takes 1 rice this year, not 2");
        row("no city there", benOperates, deliver(goods(1, "ship-lampung", 1, "papua")), "16: Papua has no city");
        row("too much for a ship", benOperates,
            deliver(goods(1, "ship-lampung", 1, "bali") + "," + goods(1, "ship-lampung", 1, "jawa-timur")),
            "16: ship Lampung carries 1 (ships × Hull), not 2 (goods × ships)");
        row("more ships than there are", benOperates, deliver(goods(1, "ship-lampung", 2, "bali")),
            "16: ship Lampung has 1 ship, not 2");
        row("too much for a purse",
            "{'do':'no-city','player':'ana'}\n{'do':'no-city','player':'ben'}\n{'do':'no-city','player':'cem'}\n"_json,
            "{'do':'bid','player':'ana','amount':101}"_json, "5: Ana cannot bid 101: 0 to 100");
        row("too much for a purse in growth",
            benOperates + "{'do':'adjust','player':'ben','account':'cash','amount':-81,'reason':'r'}\n"_json,
            deliver(goods(1, "ship-lampung", 1, "bali"), ",'buy':1"_json),
            "17: Ben cannot pay 20 for growth out of 19");
        // The words themselves.
        row("a misspelt key", "", "{'do':'city','player':'ana','provnce':'bali'}"_json,
            "2: the key \"provnce\" does not belong here (did you mean \"province\"?)");
        row("a misspelt name", "", "{'do':'city','player':'ana','province':'balli'}"_json,
            "2: \"province\" cannot be \"balli\" (did you mean \"bali\"?)");
        row("a misspelt entry", "", "{'do':'ctiy','player':'ana','province':'bali'}"_json,
            "2: there is no entry \"ctiy\" (there is: city, no-city, bid, announce, merge, no-announcement, "
            "merger-bid, "
            "merger-pass, …)");
        row("a string for a number", benOperates,
            "{'do':'adjust','player':'ben','account':'cash','amount':'5','reason':'r'}"_json,
            "16: \"amount\" must be a whole number from -1000000000 to 1000000000");
        row("a fraction", benOperates, "{'do':'adjust','player':'ben','account':'cash','amount':5.5,'reason':'r'}"_json,
            "16: \"amount\" must be a whole number from -1000000000 to 1000000000, not 5.5");
        row("nobody", "", "{'do':'city','player':'dee','province':'bali'}"_json,
            "2: \"player\" names no player of the header: \"dee\" (there is: ana, ben, cem)");
    }
    void areRefusedWithTheirLine()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, wrong);
        QFETCH(const std::string, said);
        QCOMPARE(call({"state", "-"}, head + before).err, std::string());
        for (const std::string &rest : {std::string(), std::string("nonsense\n"), std::string(1'000, '{')}) {
            const std::string record = head + before + wrong + "\n" + rest;
            for (const char *command : {"state", "score", "log", "ledger", "normalise"}) {
                const Ran ran = call({command, "-"}, record);
                QCOMPARE(ran.err, "-:" + said + "\n");
                QCOMPARE(ran.status, 1);
                QCOMPARE(ran.out, std::string());
            }
        }
    }
    void areTakenWithARulingWhereThatHelps_data() { areRefusedWithTheirLine_data(); }
    void areTakenWithARulingWhereThatHelps()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, wrong);
        const std::string name = QTest::currentDataTag();
        const std::string ruled = wrong.substr(0, wrong.size() - 1) + ",'ruling':'agreed'}"_json;
        const bool waived =
            name == "one ship too many" || name == "one area too many" || name == "below the nominal price" ||
            name == "another needs a step more" || name == "too much for a slot" || name == "too much for a city" ||
            name == "too much for a ship" || name == "more ships than there are" || name == "one good too many" ||
            name == "too much for a purse" || name == "too much for a purse in growth";
        QCOMPARE(call({"state", "-"}, head + before + ruled).status, waived ? 0 : 1);
    }
};

namespace {
const Enlisted<WrongEntries> enlisted;
}

} // namespace bandar::tests

#include "tst_wrongentries.moc"
