// SPDX-License-Identifier: MPL-2.0
#include "journal/culprits.h"

#include "journal/culprits_candidates.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace bandar::journal {

namespace {

using table::Money;

constexpr std::size_t mostReplayed = 20'000; // entries
constexpr std::int64_t plainWeight = 150;

/// Plays the game with one entry put differently, and looks what becomes of the counts.
class Replays {
public:
    Replays(const Journal &journal, const Evidence &evidence)
        : m_journal(journal), m_evidence(evidence), m_rules(journal.game()), m_end(endOf())
    {
        m_flags.push_back(0);
        for (const Played &played : journal.timeline())
            m_flags.push_back(m_flags.back() + isKnockOn(played));
    }

    std::optional<Explanation> explain(const Candidate &candidate);
    bool isSpent() const { return m_replayed > mostReplayed; }

private:
    struct Tally {
        bool asked = false;
        std::int64_t hold = 0;
        std::int64_t broken = 0;
        std::int64_t older = 0;
    };

    /// The state after each entry by its name; after all of them by 0.
    using States = std::unordered_map<EntryId, const table::State *>;

    std::size_t endOf() const;
    std::size_t firstOf(std::size_t place) const;
    std::vector<WrittenEntry> altered(const Candidate &candidate) const;
    bool holds(const Counted &counted, const States &states) const;
    Tally tally(const Candidate &candidate, const table::State &before, std::span<const Played> played) const;
    static std::size_t isKnockOn(const Played &played)
    {
        return isFlagged(played.fate) || played.fate == Fate::supplied ? 1 : 0;
    }

    const Journal &m_journal;
    const Evidence &m_evidence;
    Timeline m_rules;
    std::size_t m_end;                ///< the entry after the last that is played
    std::vector<std::size_t> m_flags; ///< how many of the timeline up to there are flagged or supplied
    std::size_t m_replayed = 0;
};

// When an entry of any time is due depends on what follows it: one entry of a phase more is played.
std::size_t Replays::endOf() const
{
    const auto entries = m_journal.entries();
    std::size_t end = m_evidence.to;
    for (const Counted &counted : m_evidence.together)
        end = std::max(end, counted.place + 1);
    end = std::min(std::max(end, m_evidence.asked.place + 1), entries.size());
    while (end < entries.size() && !m_journal.game().phaseOf(entries[end]->entry))
        ++end;
    return std::min(end + 1, entries.size());
}

std::size_t Replays::firstOf(std::size_t place) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_journal.timeline(), place, {}, &Played::place) -
                                    m_journal.timeline().begin());
}

std::vector<WrittenEntry> Replays::altered(const Candidate &candidate) const
{
    const auto entries = m_journal.entries().first(m_end);
    std::vector<WrittenEntry> list(entries.begin(), entries.end());
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(candidate.place);
    if (candidate.change.slip == Slip::onceOnly)
        list.insert(at + 1, *at);
    else if (candidate.instead)
        *at = std::make_shared<const Written>(Written{(*at)->id, *candidate.instead, (*at)->moment});
    else
        list.erase(at);
    return list;
}

bool Replays::holds(const Counted &counted, const States &states) const
{
    const auto found = states.find(counted.id);
    return found != states.end() &&
           m_journal.game().books(*found->second).balance(counted.claim.account) == counted.claim.amount;
}

Replays::Tally Replays::tally(const Candidate &candidate, const table::State &before,
                              std::span<const Played> played) const
{
    States states{{0, played.empty() ? &before : &played.back().state()}};
    for (const Played &each : played)
        if (each.written)
            states.emplace(each.written->id, &each.state());
    Tally tally;
    tally.asked = holds(m_evidence.asked, states);
    if (!tally.asked)
        return tally;
    for (const Counted &counted : m_evidence.together) {
        const bool now = holds(counted, states);
        tally.hold += now ? 1 : 0;
        tally.broken += !now && counted.agrees() ? 1 : 0;
    }
    for (const Counted &counted : m_evidence.agreed)
        if (counted.place > candidate.place && !holds(counted, states))
            ++tally.broken;
    for (const Counted &counted : m_evidence.differed)
        if (counted.place > candidate.place && holds(counted, states))
            ++tally.older;
    return tally;
}

std::optional<Explanation> Replays::explain(const Candidate &candidate)
{
    const std::size_t first = firstOf(candidate.place);
    const table::State &state = first == 0 ? m_journal.start().next : m_journal.timeline()[first - 1].state();
    const auto list = altered(candidate);
    m_replayed += list.size() - std::min(list.size(), candidate.place);
    const std::vector<Played> played = m_rules.play(state, list, candidate.place, first - candidate.place);
    const Tally tally = this->tally(candidate, state, played);
    if (!tally.asked)
        return std::nullopt;

    // What the table did is possible in a true history, and what it did not do was not asked.
    constexpr std::int64_t lessLikely = 4;
    constexpr std::int64_t mostLikely = 1'000'000'000;
    std::size_t flags = 0;
    for (const Played &each : played)
        flags += isKnockOn(each);
    const std::size_t before = m_flags[firstOf(m_end)] - m_flags[first];
    Explanation explanation{candidate.change, candidate.instead, candidate.weight, 1 + tally.hold - 2 * tally.broken,
                            flags > before ? flags - before : 0};
    for (std::size_t more = before; more < flags && explanation.weight > 0; ++more)
        explanation.weight /= lessLikely;
    for (std::size_t more = flags; more < before && explanation.weight < mostLikely; ++more)
        explanation.weight *= 3;
    for (std::int64_t older = 0; older < tally.older && explanation.weight < mostLikely; ++older)
        explanation.weight *= lessLikely;
    return explanation;
}

bool isBetter(const Explanation &a, const Explanation &b)
{
    return a.counts != b.counts ? a.counts > b.counts : a.weight > b.weight;
}

/// What an entry did to the account, or where that is nothing to the one of the same owner it did most to.
Money effectOn(const Effects &effects, std::span<const table::AccountId> accounts)
{
    Money most;
    for (const table::AccountId account : accounts) {
        const Money effect = effects.on(account);
        if (account == accounts.front() && effect != Money())
            return effect;
        if (std::max(effect, -effect) > std::max(most, -most))
            most = effect;
    }
    return most;
}

// How likely an entry is, whatever was wrong with it: all that explains as many counts adds up.
std::pair<std::int64_t, std::int64_t> standingOf(const Suspect &suspect)
{
    std::pair<std::int64_t, std::int64_t> standing{suspect.explanations.front().counts, 0};
    for (const Explanation &explanation : suspect.explanations)
        if (explanation.counts == standing.first)
            standing.second += explanation.weight;
    return standing;
}

std::vector<Suspect> touching(const Journal &journal, const Evidence &evidence)
{
    const auto accounts = joining(journal.game().accounts(journal.header().setup), evidence.asked.claim.account);
    std::vector<Suspect> list;
    for (const Played &played : journal.timeline()) {
        if (!played.written || played.place < evidence.from || played.place >= evidence.to)
            continue;
        const Money effect = effectOn(effectsOf(played.outcome.postings), accounts);
        if (effect != Money())
            list.push_back({played.written->id, played.place, effect, {}});
    }
    const Money wanted = std::max(evidence.asked.difference(), -evidence.asked.difference());
    std::ranges::stable_sort(list, {}, [&](const Suspect &suspect) {
        const Money size = std::max(suspect.effect, -suspect.effect);
        return std::tuple(std::max(size - wanted, wanted - size), evidence.to - suspect.place);
    });
    return list;
}

} // namespace

std::vector<Suspect> findCulprits(const Journal &journal, const Evidence &evidence)
{
    if (evidence.asked.agrees())
        return {};
    std::vector<Candidate> candidates = Candidates(journal, evidence).find();
    std::ranges::stable_sort(candidates, {}, [](const Candidate &each) { return std::pair(each.fit, -each.weight); });
    std::map<std::size_t, Suspect> explained;
    Replays replays(journal, evidence);
    // What fits only by what follows from it is not looked at where something plain explains everything.
    bool isPlain = false;
    for (const Candidate &candidate : candidates) {
        if (replays.isSpent() || (isPlain && candidate.fit == Fit::perhaps))
            break;
        if (auto explanation = replays.explain(candidate)) {
            isPlain = isPlain || (explanation->weight >= plainWeight &&
                                  explanation->counts > static_cast<std::int64_t>(evidence.together.size()));
            explained[candidate.place].explanations.push_back(std::move(*explanation));
        }
    }

    const auto accounts = joining(journal.game().accounts(journal.header().setup), evidence.asked.claim.account);
    std::vector<Suspect> list;
    for (const Played &played : journal.timeline()) {
        const auto found = played.written ? explained.find(played.place) : explained.end();
        if (found == explained.end())
            continue;
        found->second.id = played.written->id;
        found->second.place = played.place;
        found->second.effect = effectOn(effectsOf(played.outcome.postings), accounts);
        std::ranges::stable_sort(found->second.explanations, isBetter);
        list.push_back(std::move(found->second));
    }
    std::ranges::stable_sort(list, std::ranges::greater(), standingOf);
    for (Suspect &suspect : touching(journal, evidence))
        if (!explained.contains(suspect.place))
            list.push_back(std::move(suspect));
    return list;
}

} // namespace bandar::journal
