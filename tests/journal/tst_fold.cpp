// SPDX-License-Identifier: MPL-2.0
#include "journal/fold.h"
#include "kit/sheet.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace bandar::tests {

namespace {

using journal::Act;
using journal::ActNumber;
using journal::EntryId;
using journal::Written;
using journal::WrittenEntry;

/// What an entry is known by here: its name, what was last entered of it, and the ruling.
using Content = std::tuple<EntryId, std::int64_t, std::string, bool>;

Content contentOf(const Written &written)
{
    return {written.id, written.moment.year, written.entry.annotations.ruling, written.settled};
}

/// The fold as the history page has it: after every act everything in force is done again from the first.
class PlainFold {
public:
    std::vector<Written> entries;
    std::vector<ActNumber> inForce;
    std::vector<ActNumber> takenBack;
    std::size_t parked = 0;

    bool add(std::span<const Act> earlier, const Act &act)
    {
        if (act.kind == Act::Kind::lost)
            return true;
        if (act.kind == Act::Kind::undo)
            return undo(earlier, act.of);
        if (act.kind == Act::Kind::redo)
            return redo(earlier, act.of);
        if (!change(act))
            return false;
        inForce.push_back(earlier.size() + 1);
        parked = takenBack.size();
        return true;
    }

private:
    bool change(const Act &act)
    {
        const auto at = std::ranges::find(entries, act.target, &Written::id);
        const bool adds = act.kind == Act::Kind::step || act.kind == Act::Kind::insert;
        if (at == entries.end() && (act.target != 0 || !adds))
            return false;
        if (adds) {
            std::vector<Written> added;
            for (const WrittenEntry &entry : act.entries)
                added.push_back(*entry);
            entries.insert(act.kind == Act::Kind::step ? entries.end() : at, added.begin(), added.end());
        } else if (act.kind == Act::Kind::amend) {
            *at = *act.entries.front();
        } else if (act.kind == Act::Kind::remove) {
            entries.erase(at);
        } else {
            at->entry.annotations.ruling = act.ruling;
            at->settled = true;
        }
        return true;
    }
    bool undo(std::span<const Act> earlier, ActNumber number)
    {
        if (inForce.empty() || inForce.back() != number)
            return false;
        inForce.pop_back();
        takenBack.push_back(number);
        entries.clear();
        for (const ActNumber each : inForce)
            change(earlier[each - 1]);
        return true;
    }
    bool redo(std::span<const Act> earlier, ActNumber number)
    {
        const auto found = std::ranges::find(takenBack, number);
        if (found == takenBack.end() || !change(earlier[number - 1]))
            return false;
        if (static_cast<std::size_t>(found - takenBack.begin()) < parked)
            --parked;
        takenBack.erase(found);
        inForce.push_back(number);
        return true;
    }
};

/// Acts at random, some of which make no sense.
class Acts {
public:
    explicit Acts(unsigned seed) : m_dice(seed) {}

    Act next(const PlainFold &fold, std::size_t acts)
    {
        constexpr std::array kinds{Act::Kind::step,   Act::Kind::step,   Act::Kind::insert, Act::Kind::amend,
                                   Act::Kind::remove, Act::Kind::settle, Act::Kind::undo,   Act::Kind::undo,
                                   Act::Kind::redo,   Act::Kind::redo,   Act::Kind::lost};
        Act act;
        // By turns a game grows and shrinks, down to its beginning.
        const bool shrinks = acts / 200 % 2 == 1;
        act.kind = shrinks && below(2) == 0 ? Act::Kind::undo : kinds[below(kinds.size())];
        const bool isSane = below(20) != 0;
        if (act.kind == Act::Kind::undo)
            act.of = isSane && !fold.inForce.empty() ? fold.inForce.back() : below(acts + 2);
        else if (act.kind == Act::Kind::redo)
            act.of = isSane && !fold.takenBack.empty()
                         ? fold.takenBack[below(2) == 0 ? fold.takenBack.size() - 1 : below(fold.takenBack.size())]
                         : below(acts + 2);
        else if (act.kind == Act::Kind::lost)
            m_lastId += act.lostEntries = below(3);
        else if (act.kind != Act::Kind::step)
            act.target = isSane && !fold.entries.empty() ? fold.entries[below(fold.entries.size())].id : below(9);
        if (act.kind == Act::Kind::settle)
            act.ruling = "ruling " + std::to_string(acts);
        if (act.kind == Act::Kind::step || act.kind == Act::Kind::insert)
            for (std::size_t left = 1 + below(3); left > 0; --left)
                act.entries.push_back(written(++m_lastId));
        if (act.kind == Act::Kind::amend)
            act.entries.push_back(written(act.target));
        return act;
    }

private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_dice); }
    WrittenEntry written(EntryId id)
    {
        return std::make_shared<const Written>(Written{id, {}, {static_cast<std::int64_t>(++m_written), {}}});
    }

    std::mt19937 m_dice;
    EntryId m_lastId = 0;
    std::size_t m_written = 0;
};

} // namespace

/// What a history comes to, however it was come to.
class Folds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWhatTheirChangesMakeFromTheFirstOn()
    {
        Acts random(7);
        std::vector<Act> acts;
        PlainFold plain;
        journal::Fold fold;
        std::size_t refused = 0;
        std::size_t longest = 0;
        for (int turn = 0; turn < 1'500; ++turn) {
            Act act = random.next(plain, acts.size());
            const bool fits = plain.add(acts, act);
            const auto objection = fold.add(acts, act);
            QCOMPARE(objection.has_value(), !fits);
            if (fits)
                acts.push_back(std::move(act));
            refused += fits ? 0 : 1;
            longest = std::max(longest, plain.entries.size());
            std::vector<Content> wanted;
            std::ranges::transform(plain.entries, std::back_inserter(wanted), contentOf);
            std::vector<Content> found;
            for (const WrittenEntry &entry : fold.entries())
                found.push_back(contentOf(*entry));
            QVERIFY2(found == wanted, qPrintable(QStringLiteral("after %1 acts").arg(acts.size())));
            QCOMPARE(fold.toUndo(), plain.inForce.empty() ? 0 : plain.inForce.back());
            QCOMPARE(fold.toRedo(), plain.takenBack.size() > plain.parked ? plain.takenBack.back() : 0);
            QCOMPARE(fold.takenBack(), plain.takenBack);
        }
        QVERIFY(refused > 20);
        QVERIFY(longest > 50);
    }
    void findWhatIsInForceAsItIsNow()
    {
        const auto written = [](EntryId id, std::int64_t year) {
            return std::make_shared<const Written>(Written{id, {}, {year, {}}});
        };
        std::vector<Act> acts(3);
        acts[0].entries = {written(1, 1), written(2, 2)};
        acts[1].kind = Act::Kind::amend;
        acts[1].target = 2;
        acts[1].entries = {written(2, 5)};
        acts[2].kind = Act::Kind::remove;
        acts[2].target = 1;
        journal::Fold fold;
        for (std::size_t place = 0; place < acts.size(); ++place)
            QCOMPARE(fold.add(std::span<const Act>(acts).first(place), acts[place]).has_value(), false);
        QVERIFY(fold.find(1) == nullptr);
        QVERIFY(fold.find(3) == nullptr);
        QVERIFY(fold.find(0) == nullptr);
        QCOMPARE((*fold.find(2))->moment.year, std::int64_t{5});
        QCOMPARE(fold.isTakenBack(3), false);
        Act undo;
        undo.kind = Act::Kind::undo;
        undo.of = 3;
        QCOMPARE(fold.add(acts, undo).has_value(), false);
        QVERIFY(fold.find(1) != nullptr);
        QCOMPARE(fold.isTakenBack(3), true);
    }
};

namespace {
const Enlisted<Folds> enlisted;
}

} // namespace bandar::tests

#include "tst_fold.moc"
