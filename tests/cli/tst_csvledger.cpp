// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>

namespace bandar::tests {

namespace {

using Row = std::vector<std::string>;

/// Reads RFC 4180 as strictly as it is written: CRLF ends every row, a quote stands only in quotes and doubled.
std::optional<std::vector<Row>> parsed(const std::string &text)
{
    std::vector<Row> rows{{""}};
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string &field = rows.back().back();
        if (text[at] == '"') {
            if (!field.empty())
                return std::nullopt;
            while (++at < text.size() &&
                   (text[at] != '"' || (at + 1 < text.size() && text[at + 1] == '"' && ++at != 0)))
                field += text[at];
            if (at + 1 >= text.size() || (text[at + 1] != ',' && text[at + 1] != '\r'))
                return std::nullopt;
        } else if (text[at] == ',') {
            rows.back().emplace_back();
        } else if (text[at] == '\r') {
            if (++at == text.size() || text[at] != '\n')
                return std::nullopt;
            rows.emplace_back(1);
        } else if (text[at] == '\n') {
            return std::nullopt;
        } else {
            field += text[at];
        }
    }
    if (rows.back() != Row{""})
        return std::nullopt; // the last row has no end
    rows.pop_back();
    return rows;
}

std::vector<Row> rowsOf(const std::string &record)
{
    const auto rows = parsed(call({"ledger", "-", "--format", "csv"}, record).out);
    return rows ? *rows : std::vector<Row>{};
}

} // namespace

/// The ledger for spreadsheets: one row for each side of every posting.
class CsvLedgers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveARowForEachSideOfEveryPosting_data() { rowsOfRecordedGames(); }
    void haveARowForEachSideOfEveryPosting()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        const std::vector<Row> rows = rowsOf(record);
        QVERIFY(rows.size() > 200 && rows.size() % 2 == 1);
        QCOMPARE(rows[0],
                 (Row{"entry", "line", "year", "phase", "do", "account", "counter", "amount", "balance", "at"}));
        const auto lines = linesOf(record);
        std::map<std::string, std::int64_t> balances;
        std::int64_t entry = 0;
        for (std::size_t at = 1; at < rows.size(); ++at) {
            const Row &row = rows[at];
            QCOMPARE(row.size(), std::size_t{10});
            QVERIFY(std::stoll(row[0]) >= entry);
            entry = std::stoll(row[0]);
            // The line is that of the entry, and the entry is what `do` says.
            const std::string &line = lines.at(std::stoul(row[1]) - 1);
            QVERIFY(row[4] == "start" ? entry == 0
                                      : line.find("\"do\": \"" + row[4]) != std::string::npos ||
                                            line.find("\"do\":\"" + row[4]) != std::string::npos);
            balances[row[5]] += std::stoll(row[7]);
            QCOMPARE(std::stoll(row[8]), balances[row[5]]);
            // Two sides, one after the other.
            const Row &other = rows[at % 2 == 1 ? at + 1 : at - 1];
            QCOMPARE(row[5], other[6]);
            QCOMPARE(row[6], other[5]);
            QCOMPARE(std::stoll(row[7]), -std::stoll(other[7]));
        }
        const QByteArray state = QByteArray::fromStdString(call({"state", "-"}, record).out);
        for (const QJsonValue player : QJsonDocument::fromJson(state).object()[u"players"].toArray())
            for (const char *account : {"cash", "bank", "earnings"})
                QCOMPARE(balances[player[u"id"].toString().toStdString() + ":" + account],
                         player[QString::fromLatin1(account)].toInteger());
    }
    void tellTheMomentOfTheEntry()
    {
        const std::string record = header() +
                                   "{'do':'no-city','player':'ana'}\n\n{'do':'no-city','player':'ben'}\n"
                                   "{'do':'no-city','player':'ana'}\n{'do':'no-city','player':'ben'}\n"
                                   "{'do':'bid','player':'ana','amount':5,'at':'2026-11-30T20:15:00,5Z'}\n"_json;
        QCOMPARE(rowsOf(record),
                 (std::vector<Row>{
                     {"entry", "line", "year", "phase", "do", "account", "counter", "amount", "balance", "at"},
                     {"0", "1", "1", "new-era", "start", "supply", "ana:cash", "-100", "-100", ""},
                     {"0", "1", "1", "new-era", "start", "ana:cash", "supply", "100", "100", ""},
                     {"0", "1", "1", "new-era", "start", "supply", "ben:cash", "-100", "-200", ""},
                     {"0", "1", "1", "new-era", "start", "ben:cash", "supply", "100", "100", ""},
                     {"5", "7", "1", "bids", "bid", "ana:cash", "ana:bank", "-5", "95", "2026-11-30T20:15:00,5Z"},
                     {"5", "7", "1", "bids", "bid", "ana:bank", "ana:cash", "5", "5", "2026-11-30T20:15:00,5Z"},
                 }));
        QVERIFY(call({"ledger", "-", "--format", "csv"}, record).out.find(",\"2026-11-30T20:15:00,5Z\"\r\n") !=
                std::string::npos);
    }
    void holdNoTextThatAnybodyWrote()
    {
        // Nothing of names, notes, rulings and reasons: no formula can come into a spreadsheet.
        const std::string record = "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'=1+1'},"
                                   "{'id':'ben','name':'a,b'}],'title':'@x'}\n"
                                   "{'do':'adjust','player':'ana','account':'cash','amount':1,'reason':'=HYPERLINK(1)',"
                                   "'note':'+1','ruling':'\\'quoted\\''}\n"_json;
        const std::string csv = call({"ledger", "-", "--format", "csv"}, record).out;
        QVERIFY(parsed(csv));
        for (const char *part : {"=", "@", "+", "a,b", "\"", "quoted"})
            QVERIFY2(csv.find(part) == std::string::npos, part);
    }
    void holdNoFormula()
    {
        // An id may begin with a hyphen. Amounts below zero are numbers all the same.
        const std::string record = "{'bandar':1,'game':'indonesia','players':[{'id':'-ana','name':'Ana'},"
                                   "{'id':'--','name':'Ben'}]}\n"
                                   "{'do':'transfer','from':'-ana','to':'--','amount':115,'reason':'x'}\n"_json;
        const std::vector<Row> rows = rowsOf(record);
        QCOMPARE(rows.size(), std::size_t{7});
        QCOMPARE(rows[5], (Row{"1", "2", "1", "new-era", "transfer", "'-ana:cash", "'--:cash", "-115", "-15", ""}));
        QCOMPARE(rows[6], (Row{"1", "2", "1", "new-era", "transfer", "'--:cash", "'-ana:cash", "115", "215", ""}));
    }
    void areReadStrictlyHere()
    {
        QVERIFY(parsed("a,\"b,\"\"c\"\"\",\r\n") == std::vector<Row>({{"a", "b,\"c\"", ""}}));
        for (const char *bad : {"a\n", "a\r", "a", "a\"b\"\r\n", "\"a\"b\r\n", "\"a\r\n"})
            QVERIFY2(!parsed(bad), bad);
    }
};

namespace {
const Enlisted<CsvLedgers> enlisted;
}

} // namespace bandar::tests

#include "tst_csvledger.moc"
