// SPDX-License-Identifier: MPL-2.0
#include "journal/culprits_candidates.h"

#include <algorithm>

namespace bandar::journal {

namespace {

using table::Field;
using table::Money;

constexpr int mostTried = 60'000;
constexpr std::size_t mostValues = 400; // of an entry: nobody types more
constexpr std::int64_t farAway = 200;   // entries, after which a slip is half as likely

bool isNamed(Slip slip) { return slip == Slip::otherPlayer || slip == Slip::otherName || slip == Slip::otherWayRound; }

} // namespace

Candidates::Candidates(const Journal &journal, const Evidence &evidence)
    : m_journal(journal),
      m_evidence(evidence),
      m_accounts(journal.game().accounts(journal.header().setup)),
      m_played(journal.entries().size(), nullptr),
      m_left(mostTried)
{
    for (const Played &played : journal.timeline())
        if (played.written)
            m_played[played.place] = &played;
    for (const WrittenEntry &written : journal.entries())
        m_forms.push_back(formOf(journal.game(), written->entry));
}

std::vector<Candidate> Candidates::find()
{
    for (std::size_t place = m_evidence.to; place-- > m_evidence.from && m_left > 0;)
        if (const auto where = locate(place))
            look(*where);
    return std::move(m_found);
}

std::optional<Candidates::Where> Candidates::locate(std::size_t place) const
{
    const Played *played = m_played[place];
    if (played == nullptr || m_journal.game().claim(*played->entry))
        return std::nullopt;
    const bool first = played == m_journal.timeline().data();
    return Where{place, played, first ? &m_journal.start().next : &(played - 1)->state(), m_forms[place],
                 effectsOf(played->outcome.postings)};
}

void Candidates::look(const Where &where)
{
    m_seen.clear();
    m_samples = Samples(m_forms, where.place);
    lookAtWhole(where);
    if (where.form.size() > mostValues)
        return;
    for (Alteration &alteration : otherNumbers(where.form))
        consider(where, std::move(alteration));
    for (Alteration &alteration : otherNames(where.form, m_journal.header().setup.players.size()))
        consider(where, std::move(alteration));
    for (Alteration &alteration : leftOutOrTooMuch(where.form, m_samples.all()))
        consider(where, std::move(alteration));
    solveNumbers(where);
}

bool Candidates::fits(const Effects &changed, const Counted &counted) const
{
    const auto sums = sumsOf(changed, joining(m_accounts, counted.claim.account));
    return std::ranges::find(sums, counted.difference()) != sums.end();
}

std::optional<Fit> Candidates::fitOf(const Effects &changed) const
{
    if (!fits(changed, m_evidence.asked))
        return std::nullopt;
    const bool all =
        std::ranges::all_of(m_evidence.together, [&](const Counted &counted) { return fits(changed, counted); });
    return all ? Fit::everyCount : Fit::countAsked;
}

// Part of the difference, or some times as much: the rest may follow from it.
bool Candidates::isNear(const Effects &changed) const
{
    constexpr std::int64_t times = 4;
    const Money wanted = m_evidence.asked.difference();
    return std::ranges::any_of(sumsOf(changed, joining(m_accounts, m_evidence.asked.claim.account)), [&](Money sum) {
        return wanted > Money() ? sum * times > wanted && sum < wanted * times
                                : sum * times < wanted && sum > wanted * times;
    });
}

// An entry that is in the list once too often, or once too seldom.
void Candidates::lookAtWhole(const Where &where)
{
    constexpr std::int64_t near = 5;
    const bool anyTime = !m_journal.game().phaseOf(*where.played->entry);
    const std::int64_t gap = gapToTwin(where);
    if (const auto fit = fitOf(Effects().since(where.effects))) {
        std::int64_t weight = weightOf(Slip::neverHappened) / (anyTime ? 1 : near);
        if (gap > 0)
            weight = weightOf(Slip::enteredTwice) / (anyTime ? std::max<std::int64_t>(1, gap - near) : gap);
        add(where, {gap > 0 ? Slip::enteredTwice : Slip::neverHappened}, nullptr, weight, *fit);
    }
    Form same = where.form;
    const Where after{where.place, where.played, &where.played->state(), where.form, Effects()};
    if (const auto again = tryOut(after, same))
        if (const auto fit = fitOf(*again))
            add(where, {Slip::onceOnly}, where.played->entry, weightOf(Slip::onceOnly), *fit);
}

std::int64_t Candidates::gapToTwin(const Where &where) const
{
    constexpr std::size_t furthest = 40;
    for (std::size_t gap = 1; gap <= furthest && gap <= where.place; ++gap)
        if (m_forms[where.place - gap] == where.form)
            return static_cast<std::int64_t>(gap);
    return 0;
}

std::optional<Effects> Candidates::tryOut(const Where &where, Form &form)
{
    const auto apply = [&]() -> std::optional<Effects> {
        --m_left;
        const table::Applied applied =
            m_journal.game().apply(*where.before, entryOf(m_journal.game(), form, where.played->entry->annotations));
        if (const auto *outcome = std::get_if<table::Outcome>(&applied))
            return effectsOf(outcome->postings);
        return std::nullopt;
    };
    if (auto effects = apply())
        return effects;
    // What depends on the rest of the entry may be left to the game.
    bool left = false;
    for (std::size_t at = 0; at < form.values.size(); ++at) {
        const Field &field = form.fields->fields[at];
        if (field.kind == Field::Kind::number && !field.required && form.values[at] == where.form.values[at] &&
            form.values[at].given) {
            form.values[at] = {};
            left = true;
        }
    }
    return left ? apply() : std::nullopt;
}

void Candidates::consider(const Where &where, Alteration alteration)
{
    const auto effects = tryOut(where, alteration.form);
    if (!effects)
        return;
    const Effects changed = effects->since(where.effects);
    auto fit = fitOf(changed);
    // Who owns what moves money later too.
    const bool named = isNamed(alteration.change.slip);
    const bool follows = named && (!changed.isNothing() || !m_journal.game().phaseOf(*where.played->entry));
    if (!fit && follows)
        fit = Fit::consequences;
    if (!fit && isNear(changed))
        fit = Fit::perhaps;
    if (!fit)
        return;
    Seen seen{alteration.change.slip, alteration.change.field, named ? 0 : alteration.change.becomes, changed};
    if (std::ranges::find(m_seen, seen) != m_seen.end())
        return;
    m_seen.push_back(std::move(seen));
    add(where, alteration.change, entryAs(where, alteration.form),
        m_samples.weigh(alteration.weight, where.form, alteration.form), *fit);
    if (alteration.change.slip == Slip::itemLeftOut)
        addWithNumbers(where, alteration, *fit);
}

// With one item more the game may ask for a number that nobody told: none, or one, instead of what it takes itself.
void Candidates::addWithNumbers(const Where &where, const Alteration &alteration, Fit fit)
{
    constexpr std::int64_t mostTold = 1;
    for (std::size_t at = 0; at < alteration.form.values.size(); ++at) {
        const Field &field = alteration.form.fields->fields[at];
        if (field.kind != Field::Kind::number || field.required || field.standard || alteration.form.values[at].given)
            continue;
        for (std::int64_t number = 0; number <= mostTold; ++number) {
            Form told = alteration.form;
            told.values[at] = {true, {number}, {}, {}};
            if (!tryOut(where, told) || !told.values[at].given)
                continue;
            add(where, alteration.change, entryAs(where, told), alteration.weight / (2 + number), fit);
        }
    }
}

std::shared_ptr<const table::Entry> Candidates::entryAs(const Where &where, const Form &form) const
{
    return std::make_shared<const table::Entry>(
        entryOf(m_journal.game(), form, m_journal.entries()[where.place]->entry.annotations));
}

void Candidates::solveNumbers(const Where &where)
{
    for (const Form::Place &place : where.form.places())
        if (where.form.fieldAt(place).kind == Field::Kind::number && where.form.at(place).given)
            solve(where, place);
}

// What one more of a number does tells how many more it takes.
void Candidates::solve(const Where &where, const Form::Place &place)
{
    const Field &field = where.form.fieldAt(place);
    const std::int64_t was = where.form.at(place).numbers.front();
    const Money wanted = m_evidence.asked.difference();
    if (wanted > table::Books::limit || wanted < -table::Books::limit)
        return;
    for (const std::int64_t step : {std::int64_t{1}, std::int64_t{-1}}) {
        Form probe = where.form;
        probe.at(place).numbers = {was + step};
        if (was + step < field.least || was + step > field.most)
            continue;
        const auto effects = tryOut(where, probe);
        if (!effects)
            continue;
        const Effects changed = effects->since(where.effects);
        for (const Money sum : sumsOf(changed, joining(m_accounts, m_evidence.asked.claim.account))) {
            if (sum == Money() || wanted.units() % sum.units() != 0)
                continue;
            const std::int64_t becomes = was + wanted.units() / sum.units() * step;
            if (becomes < field.least || becomes > field.most)
                continue;
            const Slip slip = slipBetween(becomes, was);
            Alteration solved{{slip, &field, was, becomes}, where.form, weightOf(slip, was, becomes)};
            solved.form.at(place).numbers = {becomes};
            consider(where, std::move(solved));
        }
        return;
    }
}

void Candidates::add(const Where &where, const Change &change, std::shared_ptr<const table::Entry> instead,
                     std::int64_t weight, Fit fit)
{
    const auto distance = static_cast<std::int64_t>(m_evidence.to - where.place);
    m_found.push_back({where.place, change, std::move(instead), weight * farAway / (farAway + distance), fit});
}

} // namespace bandar::journal
