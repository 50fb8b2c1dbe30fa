// SPDX-License-Identifier: MPL-2.0
#include "journal/count.h"
#include "journal/count_text.h"
#include "planted.h"
#include "support/suite.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

namespace bandar::tests {

/// A count: held against the books, the suspects in an order that makes sense, told in words.
class Counts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suspectsAreListedOnce()
    {
        const app::GameShelf shelf = app::allGames();
        const journal::Journal game = recordedGame("three-players", shelf);
        const journal::Count count = journal::examine(game, claimOf(game, 20));
        std::set<journal::EntryId> seen;
        bool explained = true;
        for (const journal::Suspect &suspect : count.suspects) {
            QVERIFY(seen.insert(suspect.id).second);
            QCOMPARE(game.entries()[suspect.place]->id, suspect.id);
            // What explains the difference comes before what does not.
            QVERIFY(explained || suspect.explanations.empty());
            explained = !suspect.explanations.empty();
        }
    }

    void agreementHasNoSuspects()
    {
        const app::GameShelf shelf = app::allGames();
        journal::Journal game = recordedGame("three-players", shelf);
        QVERIFY(journal::examine(game, claimOf(game, 0)).asked.agrees());
        QVERIFY(journal::examine(game, claimOf(game, 0)).suspects.empty());
        QVERIFY(!journal::examine(game, journal::EntryId{1}));
        QVERIFY(!journal::examine(game, journal::EntryId{100'000}));
    }

    void nothingBeforeAnAgreedYearIsSuspected()
    {
        const app::GameShelf shelf = app::allGames();
        journal::Journal game = recordedGame("three-players", shelf);
        const std::int64_t year = game.game().moment(game.state()).year;
        enter(game, claimOf(game, 0));
        const journal::EntryId agreed = game.entries().back()->id;
        enter(game, R"({"do":"note","text":"later"})");
        const journal::Count count = journal::examine(game, claimOf(game, 40));
        QCOMPARE(count.since, agreed);
        for (const journal::Suspect &suspect : count.suspects) {
            QCOMPARE(game.entries()[suspect.place]->moment.year, year);
            QVERIFY(suspect.explanations.empty()); // whatever was wrong before, the count would not have agreed
        }
    }

    void countEnteredAndClaimAreTheSame()
    {
        const app::GameShelf shelf = app::allGames();
        journal::Journal game = recordedGame("five-players", shelf);
        const table::Claim claim = claimOf(game, 15);
        const journal::Count before = journal::examine(game, claim);
        enter(game, claim);
        const auto after = journal::examine(game, game.entries().back()->id);
        QVERIFY(after);
        QCOMPARE(after->suspects.size(), before.suspects.size());
        for (std::size_t at = 0; at < before.suspects.size(); ++at) {
            QCOMPARE(after->suspects[at].id, before.suspects[at].id);
            QCOMPARE(after->suspects[at].explanations.size(), before.suspects[at].explanations.size());
        }
    }

    void misreadCountIsTold()
    {
        const app::GameShelf shelf = app::allGames();
        journal::Journal game = recordedGame("three-players", shelf);
        table::Claim claim = claimOf(game, 0);
        claim.amount = claim.amount * 10;
        const journal::Count count = journal::examine(game, claim);
        QVERIFY(count.miscount);
        QVERIFY(*count.miscount == journal::Slip::tenTimesTooMuch);
        QVERIFY(!journal::examine(game, claimOf(game, 5)).miscount);
    }

    void slipsBetweenNumbers_data()
    {
        QTest::addColumn<qint64>("happened");
        QTest::addColumn<qint64>("entered");
        QTest::addColumn<int>("slip");
        const auto row = [](std::int64_t happened, std::int64_t entered, journal::Slip slip) {
            QTest::addRow("%lld as %lld", static_cast<long long>(happened), static_cast<long long>(entered))
                << static_cast<qint64>(happened) << static_cast<qint64>(entered) << static_cast<int>(slip);
        };
        using journal::Slip;
        row(21, 12, Slip::digitsSwapped);
        row(137, 173, Slip::digitsSwapped);
        row(100, 10, Slip::tenTimesTooLittle);
        row(10, 100, Slip::tenTimesTooMuch);
        row(5, -5, Slip::signTurned);
        row(3, 4, Slip::fewTooMany);
        row(4, 3, Slip::fewTooLittle);
        row(12, 9, Slip::fewTooLittle);
        row(125, 15, Slip::digitLeftOut);
        row(125, 1225, Slip::digitTooMany);
        row(125, 135, Slip::digitWrong);
        row(125, 300, Slip::otherNumber);
        row(125, 7, Slip::otherNumber);
    }
    void slipsBetweenNumbers()
    {
        QFETCH(const qint64, happened);
        QFETCH(const qint64, entered);
        QFETCH(const int, slip);
        QCOMPARE(static_cast<int>(journal::slipBetween(happened, entered)), slip);
    }

    void isToldInWords()
    {
        const app::GameShelf shelf = app::allGames();
        const journal::Journal truth = recordedGame("three-players", shelf);
        const auto planted = Planter(truth, 17).plant(Mistake::digitsSwapped, 8, false);
        QVERIFY(planted);
        const auto count = journal::examine(planted->journal, planted->count);
        const words::GameWords &words = shelf.wordsOf(truth.game());
        const QString text =
            journal::countTable(planted->journal, *count, words, words.namer(truth.header().setup, true), 2);
        QVERIFY(text.contains(QStringLiteral("digits swapped: ")));
        QVERIFY(text.contains(QStringLiteral("No earlier count agreed")) ||
                text.contains(QStringLiteral("The last count that agreed")));
    }

    void takesNoLongTime()
    {
        constexpr qint64 patience = 10'000; // about 150 ms where nothing else runs and nothing is instrumented
        const app::GameShelf shelf = app::allGames();
        for (const std::string &name : gamesToSpoil()) {
            const journal::Journal game = recordedGame(name, shelf);
            for (const std::int64_t off : {20, -7}) {
                QElapsedTimer timer;
                timer.start();
                journal::examine(game, claimOf(game, off));
                QVERIFY(timer.elapsed() < patience);
            }
        }
    }

private:
    /// What somebody might claim now: the first player's cash and something.
    static table::Claim claimOf(const journal::Journal &game, std::int64_t off)
    {
        const table::AccountId account(std::size_t{1});
        return {account, game.game().books(game.state()).balance(account) + table::Money(off)};
    }

    static void enter(journal::Journal &game, const table::Claim &claim)
    {
        enter(game, R"({"do":"count","player":")" + game.header().setup.players[0].id + R"(","cash":)" +
                        std::to_string(claim.amount.units()) + "}");
    }

    static void enter(journal::Journal &game, const std::string &line)
    {
        record::Fault fault;
        const auto json = record::parseObject(line, fault);
        const auto entry = record::readEntry(*json, game.game(), game.header().setup, fault);
        auto plan = game.plan({journal::Act::Kind::step, {*entry}, 0, 0, {}}, {});
        game.accept(std::get<journal::Plan>(std::move(plan)));
    }
};

namespace {
const Enlisted<Counts> enlisted;
}

} // namespace bandar::tests

#include "tst_count.moc"
