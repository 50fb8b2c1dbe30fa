// SPDX-License-Identifier: MPL-2.0
#include "journal/statement.h"
#include "planted.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

using journal::StatementLine;

/// A statement: every posting of one account, with a running balance that is the one of the books.
class Statements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void balanceIsThatOfTheBooks_data() { addGames(); }
    void balanceIsThatOfTheBooks()
    {
        QFETCH(const QString, game);
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame(game.toStdString(), shelf);
        const auto accounts = journal.game().accounts(journal.header().setup);
        for (std::size_t account = 0; account < accounts.size(); ++account) {
            const auto lines = statementOf(journal, table::AccountId(account));
            std::size_t next = 0;
            table::Money balance;
            const auto follow = [&](std::size_t number, const table::State &state) {
                for (; next < lines.size() && lines[next].number == number; ++next)
                    balance = lines[next].balance;
                return balance == journal.game().books(state).balance(table::AccountId(account));
            };
            QVERIFY(follow(0, journal.start().next));
            for (std::size_t at = 0; at < journal.timeline().size(); ++at)
                QVERIFY(follow(at + 1, journal.timeline()[at].state()));
            QCOMPARE(next, lines.size());
        }
    }

    void linesAddUp_data() { addGames(); }
    void linesAddUp()
    {
        QFETCH(const QString, game);
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame(game.toStdString(), shelf);
        const auto accounts = journal.game().accounts(journal.header().setup);
        std::size_t postings = journal.start().postings.size();
        for (const journal::Played &played : journal.timeline())
            postings += played.outcome.postings.size();
        std::size_t lines = 0;
        for (std::size_t account = 0; account < accounts.size(); ++account) {
            table::Money sum;
            for (const StatementLine &line : statementOf(journal, table::AccountId(account))) {
                sum += line.amount;
                QCOMPARE(line.balance, sum);
                QVERIFY(line.counter.exists());
                ++lines;
            }
        }
        QCOMPARE(lines, 2 * postings); // each has two sides, even if both are of one account
    }

    void tellsWhyInPlainFigures()
    {
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame("four-players-untracked", shelf);
        const auto cash = accountOf(journal, table::PlayerId(std::size_t{1}), "cash");
        QVERIFY(cash.exists());
        std::string text;
        for (const StatementLine &line : statementOf(journal, cash)) {
            if (line.moment.year > 2)
                break;
            text += std::to_string(line.number) + " " + std::to_string(line.moment.year) + " " +
                    std::string(line.moment.phase) + " " +
                    (line.entry ? std::string(journal.game().kinds()[line.entry->kind].word) : "start") + " " +
                    std::to_string(line.amount.units()) + " = " + std::to_string(line.balance.units()) + "\n";
        }
        QCOMPARE(text, std::string("0 1 new-era start 100 = 100\n"
                                   "7 1 bids bid -10 = 90\n"
                                   "22 1 city-growth city-growth 15 = 105\n"
                                   "24 2 bids bid -2 = 103\n"
                                   "39 2 city-growth city-growth 15 = 118\n"));
    }

    void unknownAccountDoesNotExist()
    {
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame("two-players", shelf);
        QVERIFY(!accountOf(journal, table::PlayerId(std::size_t{0}), "shares").exists());
        QVERIFY(!accountOf(journal, table::PlayerId(std::size_t{4}), "cash").exists());
    }

    void tableHasALineForEachPosting()
    {
        const app::GameShelf shelf = app::allGames();
        const journal::Journal journal = recordedGame("two-players", shelf);
        const words::GameWords &words = shelf.wordsOf(journal.game());
        const words::Namer namer = words.namer(journal.header().setup, true);
        const auto cash = accountOf(journal, table::PlayerId(std::size_t{0}), "cash");
        const auto lines = statementOf(journal, cash);
        QStringList text = statementTable(journal, cash, words, namer).split(u'\n');
        QCOMPARE(text.takeLast(), QString());
        QCOMPARE(static_cast<std::size_t>(text.size()), lines.size() + 2);
        QVERIFY(text.front().contains(QStringLiteral("Ana")));
        for (std::size_t at = 0; at < lines.size(); ++at) {
            const QString &line = text[static_cast<qsizetype>(at) + 2];
            QCOMPARE(line.size(), text[1].size());
            QVERIFY(line.endsWith(u' ' + words::amount(lines[at].balance.units())));
            QVERIFY(line.contains(words::change(lines[at].amount.units())));
        }
    }

private:
    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const std::string &name : gamesToSpoil())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
};

namespace {
const Enlisted<Statements> enlisted;
}

} // namespace bandar::tests

#include "tst_statement.moc"
