// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

namespace bandar::tests {

namespace {

Ran check(const std::string &journal) { return hledger(journal, {QStringLiteral("check"), QStringLiteral("-s")}); }

std::string ledgerOf(const std::string &record) { return call({"ledger", "-"}, record).out; }

/// What the state says of every account, as hledger lists it.
std::vector<std::string> balancesOf(const std::string &record)
{
    const QByteArray state = QByteArray::fromStdString(call({"state", "-"}, record).out);
    std::vector<std::string> balances;
    std::int64_t sum = 0;
    const auto add = [&](const std::string &account, std::int64_t amount) {
        if (amount != 0)
            balances.push_back(account + " Rp " + std::to_string(amount));
    };
    for (const QJsonValue player : QJsonDocument::fromJson(state).object()[u"players"].toArray())
        for (const char *account : {"cash", "bank", "earnings"}) {
            const std::int64_t amount = player[QString::fromLatin1(account)].toInteger();
            sum += amount;
            add(player[u"id"].toString().toStdString() + ":" + account, amount);
        }
    add("supply", -sum);
    std::ranges::sort(balances);
    return balances;
}

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

bool isPosting(const std::string &line) { return line.starts_with("    ") && line.find(" = ") == std::string::npos; }
/// Whether a transaction, from its title to the blank line, changes any balance. Who pays a share or a fee to himself
/// has as much as before, and no check of balances can miss that.
bool changesBalances(const std::vector<std::string> &lines, std::size_t title)
{
    std::map<std::string, std::int64_t> sums;
    for (std::size_t at = title + 1; at < lines.size() && isPosting(lines[at]); ++at) {
        const std::size_t currency = lines[at].find("  Rp ");
        sums[lines[at].substr(4, currency - 4)] += std::stoll(lines[at].substr(currency + 5));
    }
    return std::ranges::any_of(sums, [](const auto &sum) { return sum.second != 0; });
}

bool isTitle(const std::string &line) { return !line.empty() && line[0] >= '0' && line[0] <= '9'; }

} // namespace

/// The ledger for hledger: strict, complete, and wrong as soon as a posting is missing.
class HledgerLedgers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addUpToTheState_data() { rowsOfRecordedGames(); }
    void addUpToTheState()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        const std::string ledger = ledgerOf(record);
        const Ran ran = check(ledger);
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, 0);
        QCOMPARE(balancesByHledger(ledger), balancesOf(record));
    }
    void addUpAtAnyMoment()
    {
        const std::string record = bytesOf(recordedGames().first());
        const auto lines = linesOf(record);
        for (const std::size_t at :
             {std::size_t{1}, std::size_t{2}, std::size_t{41}, std::size_t{97}, std::size_t{200}}) {
            const std::string part = joined({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at)});
            QCOMPARE(check(ledgerOf(part)).err, std::string());
            QCOMPARE(balancesByHledger(ledgerOf(part)), balancesOf(part));
        }
    }
    void missNoPosting_data() { rowsOfRecordedGames(); }
    void missNoPosting()
    {
        // One line less, and one whole transaction less: both are found.
        QFETCH(const QString, path);
        const std::vector<std::string> lines = linesOf(ledgerOf(bytesOf(path)));
        std::vector<std::size_t> postings;
        std::vector<std::size_t> titles;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            if (isPosting(lines[at]))
                postings.push_back(at);
            if (isTitle(lines[at]) && changesBalances(lines, at))
                titles.push_back(at);
        }
        QVERIFY(postings.size() > 100 && titles.size() > 50);
        std::mt19937 random(7);
        for (int round = 0; round < 3; ++round) {
            std::vector<std::string> less = lines;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(postings[random() % postings.size()]));
            QVERIFY(check(joined(less)).status != 0);

            less = lines;
            const auto from = less.begin() + static_cast<std::ptrdiff_t>(titles[random() % titles.size()]);
            less.erase(from, std::find(from, less.end(), std::string()));
            QVERIFY(check(joined(less)).status != 0);
        }
    }
    void missNoPostingOfTheLastYear()
    {
        const std::string record = bytesOf(recordedGames().last());
        std::vector<std::string> lines = linesOf(ledgerOf(record));
        const auto last = std::find_if(lines.rbegin(), lines.rend(), isPosting).base() - 1;
        auto from = last;
        while (!isTitle(*from))
            --from;
        lines.erase(from, std::find(from, lines.end(), std::string()));
        QVERIFY(check(joined(lines)).status != 0);
    }
    void declareEverythingTheyUse()
    {
        const std::string ledger = ledgerOf(bytesOf(recordedGames().first()));
        const auto lines = linesOf(ledger);
        for (std::size_t at = 0; !lines[at].empty(); ++at) {
            QVERIFY(lines[at].starts_with("account ") || lines[at] == "commodity Rp 1,000.");
            std::vector<std::string> less = lines;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(at));
            QVERIFY2(check(joined(less)).status != 0, lines[at].c_str());
        }
    }
    void assertEveryAccountAtTheEndOfEachYear_data() { rowsOfRecordedGames(); }
    void assertEveryAccountAtTheEndOfEachYear()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        const auto lines = linesOf(ledgerOf(record));
        const QJsonObject state =
            QJsonDocument::fromJson(QByteArray::fromStdString(call({"state", "-"}, record).out)).object();
        const auto years = state[u"year"].toInteger();
        const auto accounts = 1 + 3 * state[u"players"].toArray().size();
        qint64 year = 0;
        qint64 asserted = accounts;
        for (const std::string &line : lines) {
            if (const auto at = line.find(" end of year "); at != std::string::npos) {
                QCOMPARE(asserted, accounts);
                QCOMPARE(std::stoll(line.substr(at + 13)), ++year);
                asserted = 0;
            }
            if (line.find(" = Rp ") != std::string::npos)
                ++asserted;
        }
        QCOMPARE(asserted, accounts);
        QCOMPARE(year, years);
    }
    void writeBothAmountsAndTheNumberOfTheEntry()
    {
        const std::string record =
            header(",'started':'2026-03-01'"_json) +
            "{'do':'no-city','player':'ana','at':'2026-03-05T20:00:00Z'}\n"
            "{'do':'no-city','player':'ben','at':'2026-03-02'}\n"
            "{'do':'no-city','player':'ana'}\n{'do':'no-city','player':'ben'}\n"
            "{'do':'bid','player':'ana','amount':5,'at':'2026-02-01'}\n"
            "{'do':'bid','player':'ben','amount':0}\n"
            "{'do':'transfer','from':'ben','to':'ana','amount':7,'reason':'x','at':'2026-03-06'}\n"_json;
        const std::string ledger = ledgerOf(record);
        QCOMPARE(ledger.substr(ledger.find("commodity")), std::string("commodity Rp 1,000.\n"
                                                                      "\n"
                                                                      "2026-03-01 (0) start\n"
                                                                      "    supply  Rp -100\n"
                                                                      "    ana:cash  Rp 100\n"
                                                                      "    supply  Rp -100\n"
                                                                      "    ben:cash  Rp 100\n"
                                                                      "\n"
                                                                      "2026-03-05 (5) bid ana\n"
                                                                      "    ana:cash  Rp -5\n"
                                                                      "    ana:bank  Rp 5\n"
                                                                      "\n"
                                                                      "2026-03-06 (7) transfer ben\n"
                                                                      "    ben:cash  Rp -7\n"
                                                                      "    ana:cash  Rp 7\n"
                                                                      "\n"
                                                                      "2026-03-06 so far in year 1\n"
                                                                      "    supply  Rp 0 = Rp -200\n"
                                                                      "    ana:cash  Rp 0 = Rp 102\n"
                                                                      "    ana:bank  Rp 0 = Rp 5\n"
                                                                      "    ana:earnings  Rp 0 = Rp 0\n"
                                                                      "    ben:cash  Rp 0 = Rp 93\n"
                                                                      "    ben:bank  Rp 0 = Rp 0\n"
                                                                      "    ben:earnings  Rp 0 = Rp 0\n"));
        QCOMPARE(check(ledger).err, std::string());
    }
    void haveDatesThatNeverFall_data()
    {
        QTest::addColumn<std::string>("started");
        QTest::addColumn<std::string>("times"); // of three transfers, with commas between
        QTest::addColumn<std::string>("dates"); // of the start, of each of them and of the balances
        const auto row = [](const char *name, const char *started, const char *times, const char *dates) {
            QTest::newRow(name) << std::string(started) << std::string(times) << std::string(dates);
        };
        row("none", "", ",,", "1970-01-01 1970-01-01 1970-01-01 1970-01-01 1970-01-01");
        row("the start alone", "2026-03-01T20:00:00Z", ",,", "2026-03-01 2026-03-01 2026-03-01 2026-03-01 2026-03-01");
        row("entries alone", "", "2026-03-02,,2026-03-04", "1970-01-01 2026-03-02 2026-03-02 2026-03-04 2026-03-04");
        row("falling", "2026-03-03", "2026-03-02,2026-03-05,2026-03-04",
            "2026-03-03 2026-03-03 2026-03-05 2026-03-05 2026-03-05");
        row("long ago", "1960-01-01", ",1961-01-01,1959-01-01",
            "1960-01-01 1960-01-01 1961-01-01 1961-01-01 1961-01-01");
        row("over midnight", "2026-03-03T23:00:00Z", "2026-03-03T23:59:60Z,2026-03-04T00:10:00+01:00,",
            "2026-03-03 2026-03-03 2026-03-04 2026-03-04 2026-03-04");
    }
    void haveDatesThatNeverFall()
    {
        QFETCH(const std::string, started);
        QFETCH(const std::string, times);
        QFETCH(const std::string, dates);
        std::string record = header(started.empty() ? "" : ",\"started\":\"" + started + "\"");
        for (const QString &time : QString::fromStdString(times).split(u','))
            record += "{'do':'transfer','from':'ana','to':'ben','amount':1,'reason':'x'"_json +
                      (time.isEmpty() ? "" : ",\"at\":\"" + time.toStdString() + "\"") + "}\n";
        std::string found;
        for (const std::string &line : linesOf(ledgerOf(record)))
            if (isTitle(line))
                found += (found.empty() ? "" : " ") + line.substr(0, 10);
        QCOMPARE(found, dates);
        QCOMPARE(check(ledgerOf(record)).err, std::string());
    }
    void takeAnyIdOfAPlayer()
    {
        // Ids that look like something else: the supply, an option, a number, a date, a virtual account.
        for (const auto &[first, second] :
             {std::pair("supply", "cash"), std::pair("-", "--"), std::pair("0", "2026-01-01"), std::pair("rp", "1000"),
              std::pair("-1", "a-")}) {
            const std::string record = "{'bandar':1,'game':'indonesia','players':[{'id':'"_json + first +
                                       "','name':'A'},{'id':'"_json + second + "','name':'B'}]}\n"_json +
                                       "{'do':'transfer','from':'"_json + first + "','to':'"_json + second +
                                       "','amount':7,'reason':'x'}\n"_json;
            const std::string ledger = ledgerOf(record);
            QCOMPARE(check(ledger).err, std::string());
            QCOMPARE(balancesByHledger(ledger), balancesOf(record));
        }
    }
    void holdAmountsOfAnySize()
    {
        const std::string most =
            "{'do':'adjust','player':'ana','account':'earnings','amount':1000000000,'reason':'x'}"_json;
        const std::string least =
            "{'do':'adjust','player':'ben','account':'cash','amount':-1000000000,'reason':'x'}"_json;
        const std::string record = sheet({most, most, most, least, least, least});
        QCOMPARE(check(ledgerOf(record)).err, std::string());
        QCOMPARE(balancesByHledger(ledgerOf(record)), balancesOf(record));
    }
};

namespace {
const Enlisted<HledgerLedgers> enlisted;
}

} // namespace bandar::tests

#include "tst_hledgerledger.moc"
