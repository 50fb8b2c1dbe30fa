// SPDX-License-Identifier: MPL-2.0
#include "journal/timeline.h"

#include <algorithm>
#include <iterator>

namespace bandar::journal {

namespace {

// More declines than any table owes, beside one an entry.
constexpr std::size_t declinesToSpare = 2'000;

// A check that the strictness already waives, and that still refuses, stands until the one asked has answered.
bool waives(table::Annotations &annotations, table::Waiver waiver)
{
    const table::Strictness before = annotations.strictness();
    if (waiver == table::Waiver::ruling || waiver == table::Waiver::correction)
        if (annotations.ruling.empty())
            annotations.ruling = notYetSettled;
    if (waiver == table::Waiver::outOfTurn || waiver == table::Waiver::correction)
        annotations.outOfTurn = true;
    const table::Strictness after = annotations.strictness();
    return before.ruled != after.ruled || before.outOfTurn != after.outOfTurn;
}

} // namespace

std::size_t Timeline::placeOf(std::string_view phase) const
{
    return static_cast<std::size_t>(std::ranges::find(m_game->phases(), phase) - m_game->phases().begin());
}

bool Timeline::isBefore(const table::Moment &a, const table::Moment &b) const
{
    return a.year != b.year ? a.year < b.year : placeOf(a.phase) < placeOf(b.phase);
}

// Nothing leads into the end of a game but the game itself.
bool Timeline::closesNothing(const table::Moment &moment) const { return moment.phase == m_game->phases().back(); }

// What may be entered at any time takes the game no further than the next entry of a phase does.
table::Moment Timeline::due(const WrittenEntry &entry, const Written *nextOfAPhase) const
{
    const table::Moment own = entry->moment;
    if (closesNothing(own))
        return {};
    if (isOfAPhase(entry))
        return own;
    const bool waits =
        nextOfAPhase != nullptr && !isBefore(nextOfAPhase->moment, own) && !closesNothing(nextOfAPhase->moment);
    return waits ? own : table::Moment();
}

// The moment to which the game is taken before each of the entries is applied.
std::vector<table::Moment> Timeline::dues(std::span<const WrittenEntry> entries) const
{
    std::vector<table::Moment> dues(entries.size());
    const Written *next = nullptr;
    for (std::size_t place = entries.size(); place-- > 0;) {
        dues[place] = due(entries[place], next);
        if (isOfAPhase(entries[place]))
            next = entries[place].get();
    }
    return dues;
}

std::size_t Timeline::unaltered(std::span<const WrittenEntry> old, std::span<const WrittenEntry> now) const
{
    auto same = static_cast<std::size_t>(std::ranges::mismatch(old, now).in1 - old.begin());
    const auto next = [&](std::span<const WrittenEntry> entries) -> const Written * {
        for (const WrittenEntry &entry : entries.subspan(same))
            if (isOfAPhase(entry))
                return entry.get();
        return nullptr;
    };
    // Only those of any time that stand right before have another entry of a phase behind them now.
    const Written *nextOld = next(old);
    const Written *nextNow = next(now);
    for (std::size_t place = same; place > 0 && !isOfAPhase(old[place - 1]); --place)
        if (due(old[place - 1], nextOld) != due(old[place - 1], nextNow))
            same = place - 1;
    return same;
}

Played Timeline::apply(const table::State &state, table::Entry entry, const Written *written) const
{
    Played played;
    played.moment = m_game->moment(state);
    const bool wasOutOfTurn = entry.annotations.outOfTurn;
    // The same phase of an earlier year is over.
    if (written != nullptr && written->moment.year < played.moment.year &&
        m_game->phaseOf(entry) == played.moment.phase)
        entry.annotations.outOfTurn = true;
    bool isBeyondItsRuling = false;
    for (;;) {
        table::Applied applied = m_game->apply(state, entry);
        if (auto *outcome = std::get_if<table::Outcome>(&applied)) {
            played.outcome = std::move(*outcome);
            if (isBeyondItsRuling || entry.annotations.ruling.starts_with(notYetSettled))
                played.fate = Fate::needsRuling;
            else if (!wasOutOfTurn && entry.annotations.outOfTurn)
                played.fate = Fate::outOfTurn;
            break;
        }
        const auto &refusal = std::get<table::Refusal>(applied);
        // What is told is the rule that is broken, not whose turn it was.
        if (!played.reason || played.reason->waiver == table::Waiver::outOfTurn ||
            refusal.waiver == table::Waiver::never)
            played.reason = refusal;
        // What no ruling waives is not waived by one that was given for something else.
        isBeyondItsRuling = isBeyondItsRuling ||
                            (refusal.waiver == table::Waiver::correction && written != nullptr && !written->settled);
        if (!waives(entry.annotations, refusal.waiver)) {
            played.fate = Fate::setAside;
            played.outcome = {state, {}, {}};
            break;
        }
    }
    played.entry = std::make_shared<const table::Entry>(std::move(entry));
    return played;
}

bool Timeline::isClosed(const table::State &state) const
{
    const auto decline = m_game->decline(state);
    return !decline || !isBefore(decline->of, m_game->moment(state));
}

bool Timeline::closeOne(const table::Decline &decline, std::size_t place, Course &course) const
{
    if (course.supplied >= place + declinesToSpare)
        return false;
    Played supplied = apply(course.state, decline.entry, nullptr);
    if (supplied.fate == Fate::setAside)
        return false;
    supplied.fate = Fate::supplied;
    supplied.place = place;
    course.state = supplied.state();
    course.played.push_back(std::move(supplied));
    ++course.supplied;
    return true;
}

void Timeline::reach(const table::Moment &moment, std::size_t place, Course &course) const
{
    for (;;) {
        const auto decline = m_game->decline(course.state);
        if (!decline || !isBefore(decline->of, moment) || !closeOne(*decline, place, course))
            return;
    }
}

// What has to wait for an auction that a correction left open is applied once those asked in it have passed; what names
// something that is not there even then leaves it open.
Played Timeline::applyClosing(const WrittenEntry &written, std::size_t place, Course &course) const
{
    Played next = apply(course.state, written->entry, written.get());
    if (next.fate != Fate::setAside)
        return next;
    Course closed{course.state, course.supplied, {}};
    for (;;) {
        const auto decline = m_game->decline(closed.state);
        if (!decline || !decline->ofAuction || !closeOne(*decline, place, closed))
            return next;
        Played again = apply(closed.state, written->entry, written.get());
        if (again.fate == Fate::setAside)
            continue;
        std::ranges::move(closed.played, std::back_inserter(course.played));
        course.state = closed.state;
        course.supplied = closed.supplied;
        return again;
    }
}

std::vector<Played> Timeline::play(table::State state, std::span<const WrittenEntry> entries, std::size_t place,
                                   std::size_t supplied) const
{
    Course course{std::move(state), supplied, {}};
    course.played.reserve(entries.size() - place);
    const std::vector<table::Moment> dues = this->dues(entries.subspan(place));
    for (const table::Moment &due : dues) {
        reach(due, place, course);
        Played next = applyClosing(entries[place], place, course);
        next.written = entries[place];
        next.place = place;
        course.state = next.state();
        course.played.push_back(std::move(next));
        ++place;
    }
    return std::move(course.played);
}

} // namespace bandar::journal
