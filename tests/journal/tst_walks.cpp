// SPDX-License-Identifier: MPL-2.0
#include "journal/act_text.h"
#include "journal/consequences.h"
#include "journal/hash.h"
#include "kit/evening.h"
#include "kit/walk.h"

#include <QTest>

namespace bandar::tests {

namespace {

using journal::Journal;

int stepsToWalk()
{
    const int wanted = qEnvironmentVariableIntValue("BANDAR_WALK_STEPS");
    return wanted > 0 ? wanted : 10'000;
}

/// Everything that can be seen of a journal's state, and the balances, which a view may leave out.
bool isSameState(const Journal &one, const Journal &other)
{
    const auto &setup = one.header().setup;
    return one.game().view(setup, one.state()) == other.game().view(setup, other.state()) &&
           one.game().books(one.state()) == other.game().books(other.state());
}

// The balances as a fold of every posting of the timeline.
bool booksBalance(const Journal &journal)
{
    table::Books books;
    for (const table::Posting &posting : journal.start().postings)
        books.post(posting);
    for (const journal::Played &played : journal.timeline())
        if (played.fate != journal::Fate::setAside)
            for (const table::Posting &posting : played.outcome.postings)
                books.post(posting);
    return books == journal.game().books(journal.state());
}

struct Counts {
    std::array<int, 7> done{};
    int denied = 0;
    int withFlags = 0;
    int checked = 0;
};

} // namespace

/// Whatever a table does to its history, nothing of it is lost and the game is what its record says.
class Walks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leaveAGameThatIsItsRecord_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("corrections");
        const std::string ofTwo = header();
        const std::string ofFour =
            "{'bandar':1,'game':'indonesia','players':[{'id':'a','name':'A'},{'id':'b','name':'B'},"
            "{'id':'c','name':'C'},{'id':'d','name':'D'}],'options':{'cities':'untracked'}}"_json;
        QTest::newRow("indonesia, two") << QString::fromStdString(ofTwo) << 16;
        QTest::newRow("indonesia, two, few corrections") << QString::fromStdString(ofTwo) << 3;
        QTest::newRow("indonesia, four untracked") << QString::fromStdString(ofFour) << 16;
        QTest::newRow("pearls") << QString::fromStdString(linesOf(playedPearls()).front()) << 16;
    }
    void leaveAGameThatIsItsRecord()
    {
        QFETCH(const QString, start);
        QFETCH(const int, corrections);
        Evening evening(start.toStdString());
        Walker walker(static_cast<unsigned>(start.size()), static_cast<std::size_t>(corrections));
        const std::string empty = evening.state();
        Counts counts;
        for (int step = 1; step <= stepsToWalk(); ++step) {
            const journal::Wish wish = walker.wish(evening.journal());
            const std::size_t acts = evening.journal().acts().size();
            const QString denied = evening.carryOut(wish);
            QCOMPARE(evening.journal().acts().size(), acts + (denied.isEmpty() ? 1 : 0));
            QVERIFY(booksBalance(evening.journal()));
            counts.denied += denied.isEmpty() ? 0 : 1;
            counts.done[static_cast<std::size_t>(wish.kind)] += denied.isEmpty() ? 1 : 0;
            if (step % 10 != 0 && step > 200)
                continue;
            ++counts.checked;
            counts.withFlags += journal::openFlags(evening.journal()).empty() ? 0 : 1;
            QCOMPARE(evening.stateOfExport(), evening.state());
            if (step % 50 == 0)
                checkAnew(evening);
        }
        qInfo(
            "%d entered, %d undone, %d redone, %d changed, %d inserted, %d removed, %d ruled, %d denied; %d compared, "
            "%d of them with open flags; %zu entries in force",
            counts.done[0], counts.done[1], counts.done[2], counts.done[3], counts.done[4], counts.done[5],
            counts.done[6], counts.denied, counts.checked, counts.withFlags, evening.journal().entries().size());
        while (evening.journal().fold().toUndo() != 0)
            QCOMPARE(evening.undo(), QString());
        QCOMPARE(evening.state(), empty);
        QVERIFY(evening.journal().entries().empty());
        QVERIFY(counts.done[0] > stepsToWalk() / 10);
    }

private:
    // What is written of the acts leads to the same game, by way of a single replay and act by act.
    static void checkAnew(const Evening &evening)
    {
        const auto read = journal::readGame(journal::writeHistory(evening.journal()), bothShelf().games());
        if (const auto *failure = std::get_if<record::Failure>(&read))
            QFAIL(qPrintable(app::sentence(*failure, bothShelf())));
        const auto &game = std::get<journal::ReadGame>(read);
        const auto again = Journal::load(game.header, game.acts);
        QVERIFY(again.has_value());
        QVERIFY(isSameState(*again, evening.journal()));
        QCOMPARE(again->timeline().size(), evening.journal().timeline().size());
        for (std::size_t place = 0; place < again->timeline().size(); ++place)
            QCOMPARE(again->timeline()[place].fate, evening.journal().timeline()[place].fate);
        const auto name = [](const journal::WrittenEntry &entry) { return entry->id; };
        QVERIFY(std::ranges::equal(again->entries(), evening.journal().entries(), {}, name, name));
        QCOMPARE(again->fold().takenBack(), evening.journal().fold().takenBack());
        const auto lines = linesOf(journal::writeHistory(evening.journal()));
        const auto linesAgain = linesOf(journal::writeHistory(*again));
        QCOMPARE(linesAgain.size(), lines.size());
        for (std::size_t line = 0; line < lines.size(); ++line)
            QCOMPARE(linesAgain[line], lines[line]);
    }
};

namespace {
const Enlisted<Walks> enlisted;
}

} // namespace bandar::tests

#include "tst_walks.moc"
