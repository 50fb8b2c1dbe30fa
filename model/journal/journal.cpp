// SPDX-License-Identifier: MPL-2.0
#include "journal/journal.h"

#include "record/text.h"
#include "record/writer.h"

#include <algorithm>

namespace bandar::journal {

namespace {

// Entries are named in the order of the acts that add them. What an act is called that comes from elsewhere is not
// always what it is called here.
void nameEntries(Act &act, EntryId last)
{
    if (act.kind == Act::Kind::amend)
        return;
    for (WrittenEntry &written : act.entries)
        if (written->id != ++last)
            written = std::make_shared<const Written>(Written{last, written->entry, written->moment, written->settled});
}

} // namespace

Journal::Journal(record::Header header)
    : m_header(std::move(header)), m_rules(*m_header.game), m_start(m_header.game->start(m_header.setup))
{}

std::optional<Journal> Journal::load(record::Header header, std::vector<Act> acts)
{
    std::vector<ActNumber> lost;
    Journal journal = loadWhatFits(std::move(header), std::move(acts), lost);
    return lost.empty() ? std::optional(std::move(journal)) : std::nullopt;
}

Journal Journal::loadWhatFits(record::Header header, std::vector<Act> acts, std::vector<ActNumber> &lost)
{
    Journal journal(std::move(header));
    journal.m_acts = std::move(acts);
    for (std::size_t place = 0; place < journal.m_acts.size(); ++place) {
        Act &act = journal.m_acts[place];
        nameEntries(act, journal.m_lastId);
        if (journal.m_fold.add(std::span<const Act>(journal.m_acts).first(place), act)) {
            act = lostOf(act);
            lost.push_back(place + 1);
        }
        journal.m_lastId += act.namedEntries();
    }
    journal.m_entries = journal.m_fold.entries();
    journal.m_timeline = journal.m_rules.play(journal.m_start.next, journal.m_entries, 0, 0);
    return journal;
}

std::optional<std::size_t> Journal::find(EntryId id) const
{
    const auto found = std::ranges::find(m_entries, id, [](const WrittenEntry &entry) { return entry->id; });
    if (found == m_entries.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_entries.begin());
}

std::size_t Journal::keptBefore(std::size_t place) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_timeline, place, {}, &Played::place) -
                                    m_timeline.begin());
}

const table::State &Journal::stateBefore(std::size_t kept) const
{
    return kept == 0 ? m_start.next : m_timeline[kept - 1].state();
}

// An entry belongs to the phase that is running where it stands, or to a later one that it names itself; but it waits
// for none that the entry behind it does not wait for.
table::Moment Journal::momentOf(const table::Entry &entry, table::Moment earliest, std::size_t next) const
{
    const table::Moment own{earliest.year, game().phaseOf(entry).value_or(earliest.phase)};
    const bool tooFar = next < entries().size() && m_rules.isBefore(entries()[next]->moment, own);
    return m_rules.isBefore(earliest, own) && !tooFar ? own : earliest;
}

std::optional<Objection> Journal::objectionTo(const Wish &wish) const
{
    const bool enters = wish.kind == Act::Kind::step || wish.kind == Act::Kind::insert;
    if (enters && wish.entries.empty())
        return Objection::nothingToEnter;
    if (wish.kind == Act::Kind::amend && wish.entries.size() != 1)
        return Objection::oneEntry;
    if (changesNothing(wish))
        return Objection::changesNothing;
    if (wish.kind != Act::Kind::settle)
        return std::nullopt;
    if (record::isBlank(wish.ruling) || wish.ruling.starts_with(notYetSettled))
        return Objection::noRuling;
    const auto found = std::ranges::find_if(
        m_timeline, [&wish](const Played &played) { return played.written && played.written->id == wish.target; });
    if (found == m_timeline.end())
        return Objection::noSuchEntry;
    if (found->fate == Fate::setAside)
        return Objection::setAsideStays;
    return found->fate == Fate::needsRuling ? std::nullopt : std::optional(Objection::notFlagged);
}

std::variant<Plan, Denied> Journal::planStep(const Wish &wish, Act act) const
{
    Plan plan;
    plan.m_kept = m_timeline.size();
    plan.m_state = state();
    EntryId id = m_lastId;
    bool isFast = true;
    for (const table::Entry &entry : wish.entries) {
        isFast = isFast && m_rules.isClosed(plan.m_state);
        table::Applied applied = game().apply(plan.m_state, entry);
        if (const auto *refusal = std::get_if<table::Refusal>(&applied))
            return Denied{*refusal, act.entries.size()};
        Played played;
        played.written = std::make_shared<const Written>(Written{++id, entry, game().moment(plan.m_state)});
        played.place = entries().size() + act.entries.size();
        played.moment = played.written->moment;
        played.entry = std::shared_ptr<const table::Entry>(played.written, &played.written->entry);
        played.outcome = std::get<table::Outcome>(std::move(applied));
        plan.m_state = played.state();
        act.entries.push_back(played.written);
        plan.m_tail.push_back(std::move(played));
    }
    if (!isFast)
        return this->plan(std::move(act)); // an auction beside the phase is closed by it
    plan.m_act = std::move(act);
    return plan;
}

// Whether the entry that is to be changed is what it would be changed into already. The time of an entry stays where
// none is told, and it does not matter by which of its names a thing is called.
bool Journal::changesNothing(const Wish &wish) const
{
    const WrittenEntry *now = wish.kind == Act::Kind::amend ? m_fold.find(wish.target) : nullptr;
    if (now == nullptr)
        return false;
    const auto text = [this](const table::Entry &entry) {
        return record::writeAsEntered(game(), m_header.setup, entry);
    };
    table::Entry wanted = wish.entries.front();
    if (wanted.annotations.at.empty())
        wanted.annotations.at = (*now)->entry.annotations.at;
    if (text((*now)->entry) == text(wanted))
        return true;
    const auto played = std::ranges::find_if(
        m_timeline, [&wish](const Played &one) { return one.written && one.written->id == wish.target; });
    if (played == m_timeline.end())
        return false;
    const table::State &before = stateBefore(static_cast<std::size_t>(played - m_timeline.begin()));
    const auto isPossible = [&](const table::Entry &entry) {
        return std::holds_alternative<table::Outcome>(game().apply(before, entry));
    };
    return isPossible((*now)->entry) && isPossible(wanted) &&
           text(game().normal(before, (*now)->entry)) == text(game().normal(before, wanted));
}

// Gives the entries of a correction their names and their moments.
std::optional<Denied> Journal::write(const Wish &wish, Act &act) const
{
    const auto place = act.target == 0 ? entries().size() : find(act.target);
    if (!place)
        return Denied{Objection::noSuchEntry};
    if (act.kind == Act::Kind::amend) {
        const Written &old = *entries()[*place];
        const table::Entry &entry = wish.entries.front();
        act.entries.push_back(
            std::make_shared<const Written>(Written{old.id, entry, momentOf(entry, old.moment, *place + 1)}));
        return std::nullopt;
    }
    EntryId id = m_lastId;
    table::State state = stateBefore(keptBefore(*place));
    for (const table::Entry &entry : wish.entries) {
        const table::Moment moment = momentOf(entry, game().moment(state), *place);
        act.entries.push_back(std::make_shared<const Written>(Written{++id, entry, moment}));
        state = m_rules.play(state, std::span(act.entries).last(1), 0, 0).back().state();
    }
    return std::nullopt;
}

std::variant<Plan, Denied> Journal::plan(const Wish &wish, std::string time) const
{
    if (const auto objection = objectionTo(wish))
        return Denied{*objection};
    Act act;
    act.kind = wish.kind;
    act.time = std::move(time);
    if (act.kind == Act::Kind::step)
        return planStep(wish, std::move(act));
    if (act.kind == Act::Kind::undo)
        act.of = m_fold.toUndo();
    else if (act.kind == Act::Kind::redo)
        act.of = wish.of == 0 ? m_fold.toRedo() : wish.of;
    else
        act.target = wish.target;
    if (act.kind == Act::Kind::settle)
        act.ruling = wish.ruling;
    if (act.kind == Act::Kind::amend || act.kind == Act::Kind::insert)
        if (const auto denied = write(wish, act))
            return *denied;
    return plan(std::move(act));
}

std::variant<Plan, Denied> Journal::plan(Act act) const
{
    nameEntries(act, m_lastId);
    Fold fold = m_fold;
    if (const auto objection = fold.add(m_acts, act))
        return Denied{*objection};

    // What comes before the first entry that differs, or that is due at another moment, stays as it is.
    Plan plan;
    plan.m_entries = fold.entries();
    const std::size_t same = m_rules.unaltered(m_entries, plan.m_entries);
    plan.m_kept = keptBefore(same);
    plan.m_tail = m_rules.play(stateBefore(plan.m_kept), plan.m_entries, same, plan.m_kept - same);
    plan.m_state = plan.m_tail.empty() ? stateBefore(plan.m_kept) : plan.m_tail.back().state();
    plan.m_fold = std::move(fold);
    plan.m_act = std::move(act);
    return plan;
}

void Journal::accept(Plan plan)
{
    m_lastId += plan.m_act.namedEntries();
    if (plan.m_fold) {
        m_fold = std::move(*plan.m_fold);
        m_entries = std::move(plan.m_entries);
    } else {
        m_fold.add(m_acts, plan.m_act);
        m_entries.insert(m_entries.end(), plan.m_act.entries.begin(), plan.m_act.entries.end());
    }
    m_acts.push_back(std::move(plan.m_act));
    m_timeline.resize(plan.m_kept);
    m_timeline.insert(m_timeline.end(), std::make_move_iterator(plan.m_tail.begin()),
                      std::make_move_iterator(plan.m_tail.end()));
}

} // namespace bandar::journal
