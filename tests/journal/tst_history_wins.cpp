// SPDX-License-Identifier: MPL-2.0
#include "journal/consequences.h"
#include "journal/telling.h"
#include "kit/evening.h"

#include <QTest>

namespace bandar::tests {

namespace {

using journal::Fate;

const std::string begun = begunGame();

std::size_t flags(const Evening &evening) { return journal::openFlags(evening.journal()).size(); }

/// What a preview tells of putting another entry in the place of one.
QString wouldBe(const Evening &evening, std::size_t number, const std::string &line)
{
    journal::Wish wish;
    wish.kind = journal::Act::Kind::amend;
    wish.target = evening.journal().entries()[number - 1]->id;
    wish.entries = {evening.entry(line)};
    const auto plan = evening.journal().plan(wish, {});
    if (!std::holds_alternative<journal::Plan>(plan))
        return QStringLiteral("denied");
    const auto consequences = journal::consequencesOf(evening.journal(), std::get<journal::Plan>(plan));
    return journal::linesOf(evening.journal(), consequences, evening.words(), true).join(u'\n');
}

bool says(const Evening &evening, const std::string &part) { return evening.state().find(part) != std::string::npos; }

} // namespace

/// What becomes of later entries when an earlier one is put right (record page, section 4).
class HistoryWins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangedTurnBidSetsNothingAside()
    {
        // Ana is first now, and what Ben did before her is out of turn.
        Evening evening(begun);
        QCOMPARE(evening.amend(5, "{'do':'bid','player':'ana','amount':9}"_json), QString());
        QCOMPARE(flags(evening), std::size_t{0});
        QCOMPARE(evening.fate(7), Fate::outOfTurn);
        QCOMPARE(evening.supplied(), std::size_t{0});
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void aRemovedBidIsSuppliedAsADecline()
    {
        Evening evening(begun);
        QCOMPARE(evening.remove(6), QString());
        QCOMPARE(evening.supplied(), std::size_t{1});
        QVERIFY(evening.record().find("{'do':'bid','player':'ben','amount':0}"_json) != std::string::npos);
        QCOMPARE(flags(evening), std::size_t{0});
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void everyDeclineIsSupplied_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("supplied");
        const auto row = [](const char *name, int number, const std::string &supplied) {
            QTest::newRow(name) << number << QString::fromStdString(supplied);
        };
        row("a city", 4, "{'do':'no-city','player':'ben'}"_json);
        row("a bid", 5, "{'do':'bid','player':'ana','amount':0}"_json);
        row("an acquisition", 8, "{'do':'pass','player':'ana'}"_json);
        row("a research step", 9, "{'do':'no-research','player':'ben'}"_json);
        row("an operation", 12, "{'do':'operate','player':'ana','company':'rice-bali'}"_json);
        row("the growth of cities", 13, "{'do':'city-growth'}"_json);
    }
    void everyDeclineIsSupplied()
    {
        QFETCH(const int, number);
        QFETCH(const QString, supplied);
        Evening evening(begun);
        QCOMPARE(evening.remove(static_cast<std::size_t>(number)), QString());
        QVERIFY2(evening.record().find(supplied.toStdString()) != std::string::npos, evening.record().c_str());
        QVERIFY(says(evening, "'year':2"_json));
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void whatBreaksARuleIsFlaggedAndAppliedUntilTheTableRules()
    {
        Evening evening(begun);
        QCOMPARE(
            evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json),
            QString());
        QCOMPARE(evening.fate(15), Fate::needsRuling);
        QVERIFY2(evening.reason(15).contains(QStringLiteral("10")), qPrintable(evening.reason(15)));
        QVERIFY2(evening.record().find("'ruling':'not yet settled: "_json) != std::string::npos,
                 evening.record().c_str());
        QCOMPARE(evening.stateOfExport(), evening.state());
        const std::string flagged = evening.state();
        QCOMPARE(evening.settle(15, "Ben may owe it"), QString());
        QCOMPARE(flags(evening), std::size_t{0});
        QCOMPARE(evening.state(), flagged);
        QVERIFY(evening.record().find("'ruling':'Ben may owe it'"_json) != std::string::npos);
    }
    void aFlagIsClearedByAChangeToo()
    {
        Evening evening(begun);
        evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json);
        QCOMPARE(flags(evening), std::size_t{1});
        QCOMPARE(evening.amend(15, "{'do':'bid','player':'ben','amount':1}"_json), QString());
        QCOMPARE(flags(evening), std::size_t{0});
    }
    void aSecondChangeOfAFlaggedEntrySaysThatItNeedsARulingAgain()
    {
        Evening evening(begun);
        evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json);
        QCOMPARE(evening.fate(15), Fate::needsRuling);
        for (const std::string amount : {"20", "30"}) {
            const std::string bid = "{'do':'bid','player':'ben','amount':"_json + amount + '}';
            QVERIFY2(wouldBe(evening, 15, bid).contains(QStringLiteral("needs a ruling: entry 15: ")),
                     qPrintable(wouldBe(evening, 15, bid)));
            QCOMPARE(evening.amend(15, bid), QString());
            QCOMPARE(evening.fate(15), Fate::needsRuling);
        }
        const QString better = wouldBe(evening, 15, "{'do':'bid','player':'ben','amount':1}"_json);
        QVERIFY2(better.contains(QStringLiteral("no longer flagged: entry 15: ")), qPrintable(better));
        QVERIFY2(!better.contains(QStringLiteral("needs a ruling")), qPrintable(better));
    }
    void aRulingIsAboutWhatStoodThereAndNotAboutWhatItIsChangedInto_data()
    {
        QTest::addColumn<bool>("settles");
        QTest::newRow("settled") << true;
        QTest::newRow("entered with a ruling") << false;
    }
    void aRulingIsAboutWhatStoodThereAndNotAboutWhatItIsChangedInto()
    {
        QFETCH(const bool, settles);
        Evening evening(begun);
        evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json);
        const std::string ruled = "{'do':'bid','player':'ben','amount':20,'ruling':'lent'}"_json;
        QCOMPARE(settles ? evening.settle(15, "lent") : evening.amend(15, ruled), QString());
        QCOMPARE(flags(evening), std::size_t{0});
        const std::string more = "{'do':'bid','player':'ben','amount':30}"_json;
        QVERIFY2(wouldBe(evening, 15, more).contains(QStringLiteral("needs a ruling: entry 15: ")),
                 qPrintable(wouldBe(evening, 15, more)));
        QCOMPARE(evening.amend(15, more), QString());
        QCOMPARE(evening.fate(15), Fate::needsRuling);
    }
    void anotherSetAsideEntryIsToldOfToo()
    {
        Evening evening(begun);
        evening.remove(8);
        QCOMPARE(evening.fate(11), Fate::setAside);
        const QString lines = wouldBe(evening, 11, "{'do':'operate','player':'ana','company':'rice-aceh'}"_json);
        QVERIFY2(lines.contains(QStringLiteral("set aside: entry 11: ")), qPrintable(lines));
    }
    void setAsideIsOnlyWhatNamesWhatDoesNotExist()
    {
        // Without its company rice-bali neither sells nor is asked; the evening goes on.
        Evening evening(begun);
        QCOMPARE(evening.remove(8), QString());
        QCOMPARE(evening.fate(11), Fate::setAside);
        QCOMPARE(flags(evening), std::size_t{1});
        QVERIFY(says(evening, "'year':2"_json));
        QVERIFY(evening.record().find("'company':'rice-bali'"_json) == std::string::npos);
        QCOMPARE(evening.stateOfExport(), evening.state());
        QCOMPARE(evening.settle(11, "so be it"),
                 QStringLiteral("that entry names what does not exist; no ruling helps, change or remove it"));
        QCOMPARE(evening.remove(11), QString());
        QCOMPARE(flags(evening), std::size_t{0});
    }
    void anOpenFlagStopsNobody()
    {
        Evening evening(begun);
        evening.remove(8);
        QCOMPARE(evening.enter({"{'do':'acquire','player':'ben','deed':'rice-bali'}"_json}).isEmpty(), false);
        QCOMPARE(evening.enter({"{'do':'acquire','player':'ana','deed':'rice-bali'}"_json}), QString());
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void anEntryOfAPhaseThatIsOverKeepsItsEffect()
    {
        Evening evening(begun);
        QCOMPARE(evening.insert(14, "{'do':'research','player':'ben','track':'hull'}"_json), QString());
        QCOMPARE(evening.fate(14), Fate::outOfTurn);
        QVERIFY(says(evening, "'hull':2"_json));
        QVERIFY(says(evening, "'waitingFor':'acquire'"_json));
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void anEntryOfALaterPhaseClosesTheRunningOne()
    {
        // Without the bids of year 2 the next entry is one of acquisitions.
        Evening evening(begun + "{'do':'acquire','player':'ana','deed':'spice-halmahera'}\n"_json);
        QCOMPARE(evening.fate(16), Fate::asWritten);
        evening.remove(15);
        QCOMPARE(evening.remove(14), QString());
        QCOMPARE(evening.supplied(), std::size_t{2});
        QVERIFY(says(evening, "'phase':'research'"_json));
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void anInsertedEntryWaitsForNoPhaseThatTheNextDoesNotWaitFor()
    {
        Evening evening(begun);
        QCOMPARE(evening.insert(7, "{'do':'research','player':'ana','track':'hull'}"_json), QString());
        QCOMPARE(evening.fate(7), Fate::outOfTurn);
        QCOMPARE(evening.supplied(), std::size_t{0});
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void aBreachThatNoRulingWaivesIsFlaggedBesideARuling()
    {
        // The ruling is about the cash; that the track is at its end it says nothing of.
        std::string ruled = begun;
        Evening evening(ruled);
        evening.insert(9, "{'do':'set','player':'ana','track':'slots','level':5,'reason':'a slip'}"_json);
        QCOMPARE(evening.amend(11, "{'do':'research','player':'ana','track':'slots','ruling':'lent'}"_json), QString());
        QCOMPARE(evening.fate(11), Fate::needsRuling);
        QVERIFY2(evening.record().find("'ruling':'not yet settled: "_json) != std::string::npos,
                 evening.record().c_str());
        QVERIFY(evening.record().find("(lent)") != std::string::npos);
        QCOMPARE(evening.stateOfExport(), evening.state());
        QCOMPARE(evening.settle(11, "so be it"), QString());
        QCOMPARE(flags(evening), std::size_t{0});
    }
    void aFlagComesBackWithTheRecord()
    {
        Evening evening(begun);
        evening.insert(14, "{'do':'adjust','player':'ben','account':'cash','amount':-95,'reason':'a debt'}"_json);
        Evening again(evening.record());
        QCOMPARE(again.fate(15), Fate::needsRuling);
        QCOMPARE(again.reason(15), evening.reason(15));
        QCOMPARE(again.settle(15, "Ben may owe it"), QString());
        QCOMPARE(flags(again), std::size_t{0});
    }
    void anEntryOfTheSamePhaseOfAnEarlierYearIsOutOfTurn()
    {
        Evening evening(begun);
        for (int left = 0; left < 10; ++left)
            evening.undo();
        QCOMPARE(evening.enter({"{'do':'bid','player':'ben','amount':3}"_json}), QString());
        for (journal::ActNumber act = 7; act <= 13; ++act)
            QCOMPARE(evening.redo(act), QString());
        QVERIFY(says(evening, "'year':2"_json));
        QCOMPARE(evening.redo(6), QString()); // Ben's bid of year 1
        QCOMPARE(evening.fate(14), Fate::outOfTurn);
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void aNoteBehindTheLastEntryClosesNothing()
    {
        Evening evening(begun + "{'do':'note','text':'a break'}"_json + "\n");
        evening.remove(15);
        evening.remove(14);
        evening.remove(13);
        QCOMPARE(evening.supplied(), std::size_t{0});
        QVERIFY(says(evening, "'phase':'city-growth'"_json));
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void aChangedRecordThatIsLegalIsExactlyItsState()
    {
        Evening evening(begun);
        QCOMPARE(evening.amend(9, "{'do':'research','player':'ben','track':'slots'}"_json), QString());
        std::string changed = begun;
        const std::string wrong = "'track':'bid'"_json;
        changed.replace(changed.find(wrong), wrong.size(), "'track':'slots'"_json);
        QCOMPARE(evening.state(), stateOf(changed));
    }
};

namespace {
const Enlisted<HistoryWins> enlisted;
}

} // namespace bandar::tests

#include "tst_history_wins.moc"
