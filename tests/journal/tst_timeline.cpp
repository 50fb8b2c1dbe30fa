// SPDX-License-Identifier: MPL-2.0
#include "kit/evening.h"

#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

bool isWorkedOutAnewTheSame(const Evening &evening)
{
    const auto acts = evening.journal().acts();
    const auto again = journal::Journal::load(evening.journal().header(), {acts.begin(), acts.end()});
    const auto likeness = [](const journal::Played &one, const journal::Played &other) {
        return one.place == other.place && one.fate == other.fate && one.moment == other.moment;
    };
    return again && std::ranges::equal(again->timeline(), evening.journal().timeline(), likeness);
}

} // namespace

/// How a game is worked out: as far as anybody would, and from the middle on as from the start.
class Timelines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declinesAreSuppliedNoMoreThanAnyTableOwes()
    {
        // Every bid forty years after the last: nobody waits for the end of that.
        std::string text = "{'bandarHistory':1,'record':"_json + linesOf(begunGame()).front() + "}\n";
        for (int number = 1; number <= 50; ++number)
            text += "{'act':'step','entries':[{'do':'bid','player':'ana','amount':0}],'when':[["_json +
                    std::to_string(40 * number) + ",'bids']]}\n"_json;
        Evening evening(text);
        QCOMPARE(evening.journal().entries().size(), std::size_t{50});
        QVERIFY2(evening.supplied() >= 2'000 && evening.supplied() <= 2'050,
                 qPrintable(QString::number(evening.supplied())));
        QCOMPARE(evening.stateOfExport(), evening.state());
        // What is worked out from the middle on is what is worked out from the start.
        QCOMPARE(evening.remove(3), QString());
        QCOMPARE(evening.enter({"{'do':'note','text':'late'}"_json}), QString());
        QVERIFY(isWorkedOutAnewTheSame(evening));
    }
    void aRunOfRemarksWaitsForWhatStandsBehindItNow()
    {
        Evening evening(begunGame());
        for (int count = 0; count < 5; ++count)
            evening.enter({"{'do':'count','player':'ben','cash':1}"_json, "{'do':'note','text':'a break'}"_json});
        // A phase ends between the remarks and what comes behind them.
        QCOMPARE(evening.enter({"{'do':'acquire','player':'ana','deed':'spice-halmahera'}"_json}), QString());
        const std::size_t entries = evening.journal().entries().size();
        for (std::size_t number = entries; number > 10; --number) {
            QCOMPARE(evening.remove(number), QString());
            QVERIFY2(isWorkedOutAnewTheSame(evening), qPrintable(QString::number(number)));
        }
        for (std::size_t left = entries; left > 10; --left) {
            QCOMPARE(evening.undo(), QString());
            QVERIFY2(isWorkedOutAnewTheSame(evening), qPrintable(QString::number(left)));
        }
    }
};

namespace {
const Enlisted<Timelines> enlisted;
}

} // namespace bandar::tests

#include "tst_timeline.moc"
