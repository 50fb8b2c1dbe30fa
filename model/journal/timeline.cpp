// SPDX-License-Identifier: MPL-2.0
#include "journal/timeline.h"

#include <algorithm>
#include <iterator>

namespace bandar::journal {

namespace {

// More declines than any table is asked in many years: a moment far beyond the game is not waited for.
constexpr int mostDeclines = 2'000;

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

table::Moment Timeline::due(std::span<const WrittenEntry> entries, std::size_t place) const
{
    const table::Moment own = entries[place]->moment;
    if (closesNothing(own))
        return {};
    if (m_game->phaseOf(entries[place]->entry))
        return own;
    for (const WrittenEntry &next : entries.subspan(place + 1)) {
        if (!m_game->phaseOf(next->entry))
            continue;
        return isBefore(next->moment, own) || closesNothing(next->moment) ? table::Moment() : own;
    }
    return {};
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

bool Timeline::closeOne(table::State &state, std::size_t place, std::vector<Played> &played) const
{
    auto decline = m_game->decline(state);
    if (!decline)
        return false;
    Played supplied = apply(state, std::move(decline->entry), nullptr);
    if (supplied.fate == Fate::setAside)
        return false;
    supplied.fate = Fate::supplied;
    supplied.place = place;
    state = supplied.state();
    played.push_back(std::move(supplied));
    return true;
}

void Timeline::reach(const table::Moment &moment, table::State &state, std::size_t place,
                     std::vector<Played> &played) const
{
    for (int closed = 0; closed < mostDeclines; ++closed) {
        const auto decline = m_game->decline(state);
        if (!decline || !isBefore(decline->of, moment) || !closeOne(state, place, played))
            return;
    }
}

// What has to wait for an auction that a correction left open is applied once those asked in it have passed; what names
// something that is not there even then leaves it open.
Played Timeline::applyClosing(table::State &state, const WrittenEntry &written, std::size_t place,
                              std::vector<Played> &played) const
{
    Played next = apply(state, written->entry, written.get());
    if (next.fate != Fate::setAside)
        return next;
    table::State closed = state;
    std::vector<Played> closing;
    for (int count = 0; count < mostDeclines; ++count) {
        const auto decline = m_game->decline(closed);
        if (!decline || !decline->ofAuction || !closeOne(closed, place, closing))
            return next;
        Played again = apply(closed, written->entry, written.get());
        if (again.fate == Fate::setAside)
            continue;
        played.insert(played.end(), std::make_move_iterator(closing.begin()), std::make_move_iterator(closing.end()));
        state = closed;
        return again;
    }
    return next;
}

std::vector<Played> Timeline::play(table::State state, std::span<const WrittenEntry> entries, std::size_t place) const
{
    std::vector<Played> played;
    played.reserve(entries.size() - place);
    for (; place < entries.size(); ++place) {
        reach(due(entries, place), state, place, played);
        Played next = applyClosing(state, entries[place], place, played);
        next.written = entries[place];
        next.place = place;
        state = next.state();
        played.push_back(std::move(next));
    }
    return played;
}

} // namespace bandar::journal
