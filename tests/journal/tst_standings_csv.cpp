// SPDX-License-Identifier: MPL-2.0
#include "journal/standings_csv.h"
#include "planted.h"
#include "record/csv.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// RFC 4180 to the letter; nothing where a text is not.
class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    std::optional<Rows> rows()
    {
        Rows rows;
        while (!m_text.empty()) {
            std::vector<std::string> row;
            do {
                auto cell = this->cell();
                if (!cell)
                    return std::nullopt;
                row.push_back(std::move(*cell));
            } while (take(","));
            if (!take("\r\n"))
                return std::nullopt;
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    bool take(std::string_view what)
    {
        if (!m_text.starts_with(what))
            return false;
        m_text.remove_prefix(what.size());
        return true;
    }
    std::optional<std::string> cell()
    {
        std::string cell;
        if (!take("\"")) {
            while (!m_text.empty() && std::string_view(",\"\r\n").find(m_text.front()) == std::string_view::npos)
                cell += takeOne();
            return cell;
        }
        for (;;) {
            if (m_text.empty())
                return std::nullopt;
            if (take("\"\""))
                cell += '"';
            else if (take("\""))
                return cell;
            else
                cell += takeOne();
        }
    }
    char takeOne()
    {
        const char letter = m_text.front();
        m_text.remove_prefix(1);
        return letter;
    }

    std::string_view m_text;
};

std::optional<Rows> parsed(const std::string &text) { return Parser(text).rows(); }

const std::string nasty = "Ann, \"the =1+1\" \n";
const std::string link = "=HYPERLINK(\"http://localhost\";\"you won\")";

} // namespace

/// Standings as CSV: every year once, numbers as they are, names that hurt no spreadsheet.
class StandingsCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsReadBack()
    {
        const std::vector<std::string> texts{"",  "plain",  "a b", nasty, "\"",   "\"\"",
                                             ",", "a\r\nb", "x=1", "é",   "a;=1", "a\t=1"};
        std::string row;
        for (const std::string &text : texts)
            row += (row.empty() ? "" : ",") + record::csvCell(text);
        // The first cell is empty, so its comma is missing above.
        const auto rows = parsed("," + row + "\r\n");
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t{1});
        QVERIFY(rows->front() == texts);
    }

    void formulasAreText()
    {
        for (const std::string &text :
             {link, std::string("=1"), std::string("+1"), std::string("-1"), std::string("@SUM(A1)"),
              std::string("\t=1"), std::string("\r=1"), std::string("\n=1")}) {
            const auto rows = parsed(record::csvCell(text) + "\r\n");
            QVERIFY(rows);
            QCOMPARE(rows->front().front(), "'" + text);
        }
        QCOMPARE(record::csvCell("'=1"), std::string("'=1"));
    }

    void noOtherSeparatorPartsACell()
    {
        // A spreadsheet may take a semicolon or a tab for the end of a cell too.
        QCOMPARE(record::csvCell("Ana;=1+1"), std::string("\"Ana;=1+1\""));
        QCOMPARE(record::csvCell("Ana\t=1+1"), std::string("\"Ana\t=1+1\""));
    }

    void namesAreHarmless()
    {
        const app::GameShelf shelf = app::allGames();
        record::Header header = recordedGame("two-players", shelf).header();
        header.setup.players[0].name = nasty;
        header.setup.players[1].name = link;
        header.setup.players[1].id = "-b";
        const auto rows = parsed(journal::standingsCsv(journal::Journal(header)));
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t{3});
        QCOMPARE((*rows)[1][3], nasty);
        QCOMPARE((*rows)[2][2], std::string("'-b"));
        QCOMPARE((*rows)[2][3], "'" + link);
    }

    void namesThatAreTheSameAreToldApart()
    {
        const app::GameShelf shelf = app::allGames();
        record::Header header = recordedGame("two-players", shelf).header();
        header.setup.players[0].name = header.setup.players[1].name = "Ana";
        const auto rows = parsed(journal::standingsCsv(journal::Journal(header)));
        QVERIFY(rows);
        QCOMPARE((*rows)[1][3], std::string("Ana (1)"));
        QCOMPARE((*rows)[2][3], std::string("Ana (2)"));
    }

    void everyYearStandsOnce_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string &name : gamesToSpoil())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void everyYearStandsOnce()
    {
        QFETCH(const QString, game);
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame(game.toStdString(), shelf);
        const auto rows = parsed(journal::standingsCsv(journal));
        QVERIFY(rows);
        const std::vector<std::string> head{"year", "state",    "player", "name", "cash",
                                            "bank", "earnings", "score",  "rank"};
        QVERIFY(rows->front() == head);

        const std::size_t players = journal.header().setup.players.size();
        const auto years = static_cast<std::size_t>(journal.game().moment(journal.state()).year);
        QCOMPARE(rows->size(), 1 + years * players);
        const bool finished = journal.game().standings(journal.state()).finished;
        for (std::size_t at = 1; at < rows->size(); ++at) {
            const auto &row = (*rows)[at];
            const std::size_t year = (at - 1) / players + 1;
            QCOMPARE(row.size(), head.size());
            QCOMPARE(row[0], std::to_string(year));
            QCOMPARE(row[1], std::string(year < years ? "year" : finished ? "end" : "running"));
            QCOMPARE(row[2], journal.header().setup.players[(at - 1) % players].id);
            QCOMPARE(std::stoll(row[7]), std::stoll(row[4]) + std::stoll(row[5]) + 2 * std::stoll(row[6]));
        }
    }

    void earningsOfAYearStillShow()
    {
        const app::GameShelf shelf = app::allGames();
        const auto rows = parsed(journal::standingsCsv(recordedGame("four-players-untracked", shelf)));
        QVERIFY(rows);
        std::string row;
        for (const std::string &cell : (*rows)[2])
            row += cell + " ";
        QCOMPARE(row, std::string("1 year ben Ben 90 10 15 130 2 "));
    }
};

namespace {
const Enlisted<StandingsCsv> enlisted;
}

} // namespace bandar::tests

#include "tst_standings_csv.moc"
