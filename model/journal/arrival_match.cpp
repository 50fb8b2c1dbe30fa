// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival_match.h"

#include "journal/exports.h"
#include "record/writer.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

using Steps = std::vector<WrittenEntry>;

// What the record of a game tells, entry by entry, with the moments in which they were applied. Compared is the normal
// form: a company has several names, and a default may be told or not.
struct Told {
    Steps entered;
    Steps normal;
};

Told toldBy(const Journal &journal, const words::GameWords &words)
{
    Told told;
    const table::State *before = &journal.start().next;
    for (const Played &played : journal.timeline()) {
        if (played.fate != Fate::setAside) {
            table::Entry entry = recorded(journal, played, words);
            told.normal.push_back(
                std::make_shared<const Written>(Written{0, journal.game().normal(*before, entry), played.moment}));
            told.entered.push_back(std::make_shared<const Written>(Written{0, std::move(entry), played.moment}));
        }
        before = &played.state();
    }
    return told;
}

Steps stepsOf(std::span<const Act> acts)
{
    Steps steps;
    for (const Act &act : acts)
        if (act.kind == Act::Kind::step)
            steps.insert(steps.end(), act.entries.begin(), act.entries.end());
    return steps;
}

bool areSteps(std::span<const Act> acts)
{
    return std::ranges::all_of(acts, [](const Act &act) { return act.kind == Act::Kind::step; });
}

Distance distanceOver(std::span<const Act> acts)
{
    if (areSteps(acts))
        return {stepsOf(acts).size(), false};
    return {acts.size(), true};
}

// Compares what is here with what came, over the names of one table.
class Comparison {
public:
    Comparison(const table::Game &game, const table::Setup &setup) : m_game(game), m_setup(setup) {}

    bool same(const WrittenEntry &here, const WrittenEntry &came) const
    {
        const std::string &note = came->entry.annotations.note;
        return (note.empty() || note == here->entry.annotations.note) &&
               record::write(m_game, m_setup, here->entry, true) == record::write(m_game, m_setup, came->entry, true);
    }
    bool same(const Act &here, const Act &came) const
    {
        const auto sameWritten = [this](const WrittenEntry &entryHere, const WrittenEntry &entryCame) {
            return entryHere->moment == entryCame->moment && same(entryHere, entryCame);
        };
        return here.kind == came.kind && here.target == came.target && here.of == came.of &&
               here.ruling == came.ruling && std::ranges::equal(here.entries, came.entries, sameWritten);
    }
    template <class Item>
    std::size_t common(std::span<const Item> here, std::span<const Item> came) const
    {
        const auto sameItem = [this](const Item &itemHere, const Item &itemCame) { return same(itemHere, itemCame); };
        return static_cast<std::size_t>(std::ranges::mismatch(here, came, sameItem).in1 - here.begin());
    }

private:
    const table::Game &m_game;
    const table::Setup &m_setup;
};

bool endsInFirstPhase(const Journal &journal, const Steps &steps, std::size_t count)
{
    const table::Moment first = journal.game().moment(journal.start().next);
    return std::ranges::all_of(steps | std::views::take(count),
                               [&first](const WrittenEntry &step) { return step->moment == first; });
}

// Entries that came, as steps that follow what is here.
std::vector<Act> following(const Journal &here, std::span<const WrittenEntry> came)
{
    EntryId id = 0;
    for (const Act &act : here.acts())
        for (const WrittenEntry &written : act.entries)
            id = std::max(id, written->id);
    std::vector<Act> acts;
    for (const WrittenEntry &written : came) {
        Act act;
        act.time = written->entry.annotations.at;
        act.entries.push_back(std::make_shared<const Written>(Written{++id, written->entry, written->moment}));
        acts.push_back(std::move(act));
    }
    return acts;
}

Told toldBy(const ReadGame &came, const words::GameWords &words)
{
    const auto whole = came.isHistory ? Journal::load(came.header, came.acts) : std::nullopt;
    return whole ? toldBy(*whole, words) : Told{stepsOf(came.acts), came.normal};
}

// A copy that was taken before something was undone or put right here: how far it is behind.
std::optional<Distance> everEntered(const Journal &here, const Steps &came, const Comparison &comparison,
                                    const words::GameWords &words)
{
    const Steps entered = stepsOf(here.acts());
    if (entered.size() < came.size())
        return std::nullopt;
    const auto then = Journal::load(here.header(), following(here, std::span(entered).first(came.size())));
    if (!then || comparison.common<WrittenEntry>(toldBy(*then, words).normal, came) < came.size())
        return std::nullopt;
    std::size_t left = came.size();
    std::size_t acts = 0;
    for (; left > 0; ++acts) {
        const Act &act = here.acts()[acts];
        if (act.kind == Act::Kind::step)
            left -= std::min(left, act.entries.size());
    }
    return distanceOver(here.acts().subspan(acts));
}

// The acts of a history one by one; nothing where they part.
std::optional<Match> matchActs(const Journal &here, const ReadGame &came, const Comparison &comparison)
{
    const std::span<const Act> acts = came.acts;
    const std::size_t common = comparison.common<Act>(here.acts(), acts);
    const Steps steps = stepsOf(acts.first(common));
    Match match{.common = steps.size(), .isShort = endsInFirstPhase(here, steps, steps.size())};
    if (common == acts.size()) {
        match.kind = common == here.acts().size() ? Match::Kind::same : Match::Kind::older;
        match.distance = distanceOver(here.acts().subspan(common));
        return match;
    }
    if (common < here.acts().size())
        return std::nullopt;
    match.kind = Match::Kind::longer;
    match.rest.assign(acts.begin() + static_cast<std::ptrdiff_t>(common), acts.end());
    match.distance = distanceOver(match.rest);
    return match;
}

QString differenceAt(std::size_t place, const Steps &here, const Steps &came, const words::GameWords &words,
                     const words::Namer &namer)
{
    if (place >= here.size() || place >= came.size())
        return Tr::tr("what was undone or put right differs");
    const QString number = QString::number(place + 1);
    const QString ours = words.entry(here[place]->entry, namer);
    const QString theirs = words.entry(came[place]->entry, namer);
    if (ours == theirs)
        return Tr::tr("entry %1 differs in what goes with it: %2").arg(number, ours);
    return Tr::tr("entry %1 differs: here %2, in the file %3").arg(number, ours, theirs);
}

Match matchSteps(const Journal &here, const ReadGame &came, const words::GameWords &words, const Comparison &comparison)
{
    const Steps ours = toldBy(here, words).normal;
    const Told told = toldBy(came, words);
    const Steps &theirs = told.normal;
    Match match;
    match.common = comparison.common<WrittenEntry>(ours, theirs);
    match.isShort = endsInFirstPhase(here, ours, match.common);
    // A history that has taken back what is here is no older one.
    const bool tookBack = comparison.common<WrittenEntry>(ours, stepsOf(came.acts)) > theirs.size();
    if (match.common == theirs.size() && match.common == ours.size()) {
        match.kind = Match::Kind::same;
    } else if (match.common == theirs.size() && !tookBack) {
        match.kind = Match::Kind::older;
        match.distance = {ours.size() - theirs.size(), false};
    } else if (const auto behind = tookBack ? std::nullopt : everEntered(here, theirs, comparison, words)) {
        match.kind = Match::Kind::older;
        match.distance = *behind;
        match.common = theirs.size();
        match.isShort = endsInFirstPhase(here, theirs, match.common);
    } else if (match.common == ours.size()) {
        match.kind = Match::Kind::longer;
        match.rest = following(here, std::span(told.entered).subspan(match.common));
        match.distance = {match.rest.size(), false};
    } else {
        match.kind = Match::Kind::parted;
        match.difference = differenceAt(match.common, ours, theirs, words, words.namer(here.header().setup, false));
    }
    return match;
}

} // namespace

bool isSameTable(const record::Header &one, const record::Header &other)
{
    return one.game->name() == other.game->name() && one.setup.options == other.setup.options &&
           std::ranges::equal(one.setup.players, other.setup.players, {}, &table::Player::id, &table::Player::id);
}

Match match(const Journal &here, const ReadGame &came, const words::GameWords &words)
{
    if (!isSameTable(here.header(), came.header))
        return {};
    const Comparison comparison(here.game(), here.header().setup);
    if (came.isHistory)
        if (auto matched = matchActs(here, came, comparison)) {
            matched->isByActs = true;
            return *std::move(matched);
        }
    return matchSteps(here, came, words, comparison);
}

} // namespace bandar::journal
