// SPDX-License-Identifier: MPL-2.0
#include "indonesia/entries.h"
#include "journal/consequences.h"
#include "kit/evening.h"
#include "record/writer.h"

#include <QTest>

#include <algorithm>
#include <any>
#include <random>

namespace bandar::tests {

namespace {

using indonesia::Bid;
using indonesia::Operate;
using indonesia::Research;
using journal::Fate;

/// Of each kind in each game; packaging/stages/crash.sh makes them all.
std::size_t changesOfAKind()
{
    const int wanted = qEnvironmentVariableIntValue("BANDAR_CHANGES");
    return wanted > 0 ? static_cast<std::size_t>(wanted) : 40;
}

enum class Change : std::uint8_t { turnBid, operation, researchStep };

/// The entry altered as a table might have to alter it; nothing if it is not of that kind.
std::optional<table::Entry> altered(const table::Entry &entry, Change change, std::mt19937 &dice)
{
    table::Entry other = entry;
    auto &typed = std::any_cast<indonesia::Entry &>(other.what);
    if (auto *bid = std::get_if<Bid>(&typed); bid != nullptr && change == Change::turnBid) {
        bid->amount = table::Money((bid->amount.units() + static_cast<std::int64_t>(1 + dice() % 9)) % 30);
        return other;
    }
    if (auto *operate = std::get_if<Operate>(&typed); operate != nullptr && change == Change::operation) {
        operate->grow.reset();
        operate->buy.reset();
        if (operate->deliveries && !operate->deliveries->empty()) {
            if (dice() % 2 == 0)
                operate->deliveries->pop_back();
            else
                operate->deliveries->front().ships += 1;
        } else {
            operate->add = operate->add.value_or(0) == 0 ? 1 : 0;
        }
        return other;
    }
    if (auto *research = std::get_if<Research>(&typed); research != nullptr && change == Change::researchStep) {
        research->of.reset();
        research->track = indonesia::TrackId((research->track.place() + 1 + dice() % 4) % 5);
        return other;
    }
    return std::nullopt;
}

struct Tally {
    std::size_t changes = 0;
    std::size_t outOfTurn = 0;
    std::size_t needRuling = 0;
    std::size_t legal = 0;
    std::size_t ended = 0;
    std::vector<double> setAside; ///< of a hundred later entries
};

QString summary(const Tally &tally)
{
    std::vector<double> sorted = tally.setAside;
    std::ranges::sort(sorted);
    return QStringLiteral(
               "%1 changes, %2 legal as they stand; out of turn %3, flagged %4; set aside of a hundred later "
               "entries: median %5, worst %6; %7 still end")
        .arg(tally.changes)
        .arg(tally.legal)
        .arg(tally.outOfTurn)
        .arg(tally.needRuling)
        .arg(sorted[sorted.size() / 2], 0, 'f', 1)
        .arg(sorted.back(), 0, 'f', 1)
        .arg(tally.ended);
}

// Set aside is only what names a company, a deed, a city or an auction that is not there.
bool namesWhatIsNotThere(const journal::Played &played)
{
    using enum indonesia::Reason;
    const auto reason = indonesia::reasonOf(*played.reason);
    return reason == companyNotStarted || reason == deedNotOut || reason == lineIsNoLine || reason == noCityThere ||
           reason == noAuction || reason == nothingToReduce || reason == sameCompany;
}

} // namespace

/// A mistake that is put right hours later keeps the evening: what came after it stays.
class Corrections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepTheEvening_data()
    {
        QTest::addColumn<int>("change");
        QTest::newRow("turn bids") << static_cast<int>(Change::turnBid);
        QTest::newRow("operations") << static_cast<int>(Change::operation);
        QTest::newRow("research") << static_cast<int>(Change::researchStep);
    }
    void keepTheEvening()
    {
        QFETCH(const int, change);
        Tally tally;
        for (const QString &path : recordedGames())
            changeOneGame(bytesOf(path), static_cast<Change>(change), tally);
        qInfo("%s", qPrintable(summary(tally)));
        QVERIFY(tally.changes >= 6 * changesOfAKind());
        QCOMPARE(tally.ended, tally.changes);
        std::ranges::sort(tally.setAside);
        if (static_cast<Change>(change) == Change::researchStep)
            QVERIFY(tally.setAside[tally.setAside.size() / 2] <= 15.0);
        else
            QCOMPARE(tally.setAside.back(), 0.0);
    }

    void anAuctionLeftOpenIsClosedByTheNextLiveEntry()
    {
        // Announced behind everything in the operations of year 4; then the game goes on.
        const auto lines = linesOf(game("/three-players.jsonl"));
        std::string text;
        for (std::size_t at = 0; at < 61; ++at)
            text += lines[at] + "\n";
        Evening evening(text);
        QCOMPARE(
            evening.insert(
                1000, "{'do':'announce','player':'ana','companies':['ship-halmahera','ship-lampung'],'bid':500}"_json),
            QString());
        QCOMPARE(evening.enter({lines[61]}), QString());
        QVERIFY(evening.supplied() > 0);
        QCOMPARE(evening.stateOfExport(), evening.state());
        const Evening again(journal::writeHistory(evening.journal()));
        QCOMPARE(again.state(), evening.state());
    }
    void aRemovedPassLeavesWhatTheWinnerKeeps()
    {
        Evening evening(game("/five-players-corrections.jsonl"));
        QCOMPARE(evening.remove(178), QString()); // the last pass of an auction for rice and spice
        QCOMPARE(std::ranges::count(evening.journal().timeline(), Fate::setAside, &journal::Played::fate),
                 std::ptrdiff_t{0});
        QCOMPARE(evening.stateOfExport(), evening.state());
    }
    void aCityThatCannotGrowKeepsNoOtherFromGrowing()
    {
        Evening evening(game("/three-players.jsonl"));
        QCOMPARE(evening.insert(4, "{'do':'set','city':'bali','size':3,'reason':'x'}"_json), QString());
        QCOMPARE(std::ranges::count(evening.journal().timeline(), Fate::setAside, &journal::Played::fate),
                 std::ptrdiff_t{0});
        QCOMPARE(evening.stateOfExport(), evening.state());
    }

private:
    static std::string game(const char *name)
    {
        for (const QString &path : recordedGames())
            if (path.endsWith(QLatin1String(name)))
                return bytesOf(path);
        return {};
    }

    static void changeOneGame(const std::string &record, Change change, Tally &tally)
    {
        const Evening untouched(record);
        const auto entries = untouched.journal().entries();
        std::mt19937 dice(7);
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < entries.size(); ++place)
            if (altered(entries[place]->entry, change, dice))
                places.push_back(place);
        for (std::size_t round = 0; round < changesOfAKind(); ++round) {
            const std::size_t place = places[round * places.size() / changesOfAKind()];
            Evening evening = untouched;
            const auto other = altered(entries[place]->entry, change, dice);
            journal::Wish wish;
            wish.kind = journal::Act::Kind::amend;
            wish.target = entries[place]->id;
            wish.entries = {*other};
            QCOMPARE(evening.carryOut(wish), QString());
            look(evening, place, record, tally);
        }
    }

    static void look(const Evening &evening, std::size_t changed, const std::string &record, Tally &tally)
    {
        ++tally.changes;
        std::size_t aside = 0;
        std::size_t later = 0;
        for (const journal::Played &played : evening.journal().timeline()) {
            if (!played.written || played.place <= changed)
                continue;
            ++later;
            tally.outOfTurn += played.fate == Fate::outOfTurn;
            tally.needRuling += played.fate == Fate::needsRuling;
            if (played.fate == Fate::setAside) {
                ++aside;
                QVERIFY2(namesWhatIsNotThere(played),
                         qPrintable(journal::reasonOf(evening.journal(), played, evening.words())));
            }
        }
        tally.setAside.push_back(later == 0 ? 0.0 : 100.0 * static_cast<double>(aside) / static_cast<double>(later));
        const std::string state = evening.state();
        tally.ended += state.find("\"finished\":true") != std::string::npos;
        QCOMPARE(evening.stateOfExport(), state);

        // The record with that one line changed, read as it stands.
        const auto lines = linesOf(record);
        const auto &written = *evening.journal().entries()[changed];
        std::string plain;
        for (std::size_t at = 0; at < lines.size(); ++at)
            plain += (at == changed + 1
                          ? record::write(evening.journal().game(), evening.journal().header().setup, written.entry)
                          : lines[at]) +
                     "\n";
        const std::string stateAsItStands = stateOf(plain);
        if (stateAsItStands.front() == '{') {
            ++tally.legal;
            QCOMPARE(state, stateAsItStands);
        }
    }
};

namespace {
const Enlisted<Corrections> enlisted;
}

} // namespace bandar::tests

#include "tst_corrections.moc"
