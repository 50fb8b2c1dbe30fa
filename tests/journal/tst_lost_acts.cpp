// SPDX-License-Identifier: MPL-2.0
#include "journal/act_text.h"
#include "journal/telling.h"
#include "kit/evening.h"
#include "record/writer.h"

#include <QTest>

namespace bandar::tests {

namespace {

using journal::Act;
using journal::ActNumber;
using journal::Journal;

Act lostOf(std::size_t entries)
{
    Act act;
    act.kind = Act::Kind::lost;
    act.time = "2026-11-30T21:00:00Z";
    act.lostEntries = entries;
    return act;
}

/// A year of two, a bid of it put right and another taken out: acts 16 and 17.
Evening corrected()
{
    Evening evening(begunGame());
    evening.amend(6, "{'do':'bid','player':'ben','amount':2}"_json);
    evening.remove(15);
    return evening;
}

std::vector<Act> actsOf(const Evening &evening)
{
    return {evening.journal().acts().begin(), evening.journal().acts().end()};
}

std::string historyOf(const Journal &journal) { return journal::writeHistory(journal); }

} // namespace

/// What could not be read any more costs itself alone: the acts behind it still mean what they meant.
class LostActs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWrittenAndReadWithTheNumberOfTheirEntries()
    {
        const Evening evening(begunGame());
        const auto &setup = evening.journal().header().setup;
        const std::string line = R"({"act":"lost","time":"2026-11-30T21:00:00Z","entries":3})";
        QCOMPARE(journal::write(evening.journal().game(), setup, lostOf(3)), line);
        journal::EntryId lastId = 4;
        const auto read = journal::readAct(line, evening.journal().game(), setup, lastId);
        QVERIFY(std::holds_alternative<Act>(read));
        QCOMPARE(std::get<Act>(read).kind, Act::Kind::lost);
        QCOMPARE(std::get<Act>(read).lostEntries, std::size_t{3});
        QCOMPARE(lastId, journal::EntryId{7});
    }
    void wantANumberOfEntries_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("none") << QString::fromStdString("{'act':'lost'}"_json);
        QTest::newRow("less than none") << QString::fromStdString("{'act':'lost','entries':-1}"_json);
        QTest::newRow("a list") << QString::fromStdString("{'act':'lost','entries':[]}"_json);
    }
    void wantANumberOfEntries()
    {
        QFETCH(const QString, line);
        const Evening evening(begunGame());
        journal::EntryId lastId = 0;
        const auto read =
            journal::readAct(line.toStdString(), evening.journal().game(), evening.journal().header().setup, lastId);
        QVERIFY(std::holds_alternative<record::Fault>(read));
        QCOMPARE(std::get<record::Fault>(read).key, std::string("entries"));
    }
    void keepTheNamesOfTheEntriesBehindThem()
    {
        // The second city is gone; what was changed behind it is the same bid, and the same entry is taken out.
        const Evening evening = corrected();
        std::vector<Act> acts = actsOf(evening);
        acts[1] = lostOf(1);
        const auto journal = Journal::load(evening.journal().header(), acts);
        QVERIFY(journal.has_value());
        QCOMPARE(journal->entries().size(), std::size_t{13});
        QCOMPARE(journal->entries()[4]->id, journal::EntryId{6});
        const Evening again(historyOf(*journal));
        QCOMPARE(historyOf(again.journal()), historyOf(*journal));
        QCOMPARE(again.state(), record::write(journal->game().view(journal->header().setup, journal->state())));
    }
    void changeNothingAndAreNotUndone()
    {
        Evening evening = corrected();
        const std::string state = evening.state();
        auto plan = evening.journal().plan(lostOf(2));
        QVERIFY(std::holds_alternative<journal::Plan>(plan));
        Journal journal = evening.journal();
        journal.accept(std::get<journal::Plan>(std::move(plan)));
        Evening with(historyOf(journal));
        QCOMPARE(with.journal().acts().size(), std::size_t{18});
        QCOMPARE(with.state(), state);
        QCOMPARE(journal::undoTitle(with.journal(), with.words()),
                 journal::undoTitle(evening.journal(), evening.words()));
        QCOMPARE(with.enter({"{'do':'note','text':'on'}"_json}), QString());
        QCOMPARE(with.journal().entries().back()->id, journal::EntryId{18});
        for (int left = 0; left < 18; ++left)
            QCOMPARE(with.undo(), QString());
        QCOMPARE(with.undo(), QStringLiteral("there is nothing left to undo"));
        QVERIFY(with.journal().entries().empty());
    }
    void leaveRedoWhatItWouldBringBack()
    {
        Evening evening = corrected();
        evening.undo();
        Journal journal = evening.journal();
        journal.accept(std::get<journal::Plan>(journal.plan(lostOf(0))));
        QCOMPARE(journal.fold().toRedo(), ActNumber{17});
    }
    void areToldAsWhatTheyAre()
    {
        const Evening evening = corrected();
        QCOMPARE(journal::titleOf(evening.journal(), lostOf(1), evening.words()),
                 QStringLiteral("An act that could not be read any more"));
    }
    void takeThePlaceOfActsThatDoNotFit()
    {
        // Behind the loss of a bid: its change and the undo of that fit no more, all else does.
        Evening evening(begunGame());
        evening.amend(6, "{'do':'bid','player':'ben','amount':2}"_json);
        evening.undo();
        evening.remove(15);
        evening.enter({"{'do':'note','text':'a'}"_json, "{'do':'note','text':'b'}"_json});
        std::vector<Act> acts = actsOf(evening);
        acts[5] = lostOf(1);
        QVERIFY(!Journal::load(evening.journal().header(), acts).has_value());
        std::vector<ActNumber> lost;
        const Journal journal = Journal::loadWhatFits(evening.journal().header(), acts, lost);
        QCOMPARE(lost, (std::vector<ActNumber>{16, 17}));
        QCOMPARE(journal.acts().size(), acts.size());
        QCOMPARE(journal.entries().size(), std::size_t{15});
        QCOMPARE(journal.entries().back()->id, journal::EntryId{17});
        const auto again = Journal::load(journal.header(), {journal.acts().begin(), journal.acts().end()});
        QVERIFY(again.has_value());
        QCOMPARE(historyOf(*again), historyOf(journal));
        QCOMPARE(again->entries().size(), journal.entries().size());
    }
    void keepTheirOwnEntriesWhereTheyAddedSome()
    {
        Evening evening(begunGame());
        evening.insert(6, "{'do':'note','text':'before the bid'}"_json);
        evening.enter({"{'do':'note','text':'last'}"_json});
        std::vector<Act> acts = actsOf(evening);
        acts[5] = lostOf(1); // before which something was inserted
        std::vector<ActNumber> lost;
        const Journal journal = Journal::loadWhatFits(evening.journal().header(), acts, lost);
        QCOMPARE(lost, std::vector<ActNumber>{16});
        QCOMPARE(journal.acts()[15].lostEntries, std::size_t{1});
        QCOMPARE(journal.entries().back()->id, journal::EntryId{17});
    }
    void anUndoOfAnotherActThanTheLastDoesNotFit()
    {
        const Evening evening = corrected();
        std::vector<Act> acts = actsOf(evening);
        Act undo;
        undo.kind = Act::Kind::undo;
        undo.of = 3;
        acts.push_back(undo);
        QVERIFY(!Journal::load(evening.journal().header(), acts).has_value());
        std::vector<ActNumber> lost;
        const Journal journal = Journal::loadWhatFits(evening.journal().header(), acts, lost);
        QCOMPARE(lost, std::vector<ActNumber>{18});
        QCOMPARE(journal.entries().size(), evening.journal().entries().size());
    }
    void anEntryIsNamedByItsPlaceInTheHistoryWhereverItCameFrom()
    {
        // What is brought from another copy was named there; two entries of one name would be one.
        Evening evening(begunGame());
        evening.undo();
        Evening other(begunGame());
        Journal journal = evening.journal();
        Act late = other.journal().acts().back();
        journal.accept(std::get<journal::Plan>(journal.plan(late)));
        QCOMPARE(journal.entries().back()->id, journal::EntryId{16});
        QCOMPARE(journal.acts().back().entries.front()->id, journal::EntryId{16});
    }
};

namespace {
const Enlisted<LostActs> enlisted;
}

} // namespace bandar::tests

#include "tst_lost_acts.moc"
