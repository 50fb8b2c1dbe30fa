// SPDX-License-Identifier: MPL-2.0
#include "researchcontroller.h"

#include "indonesia/research.h"
#include "words/text.h"

#include <algorithm>
#include <array>

namespace bandar::app {

using indonesia::Track;
using indonesia::TrackId;

namespace {

// As many markers and steps as find room side by side at two steps that follow one another.
constexpr int mostAtTwoSteps = 5;

int stepOf(const indonesia::State &state, table::PlayerId player, std::size_t track)
{
    return state.levels.at(player.place()).at(track) - 1;
}

// The place of a row among those at the same step.
void standBeside(TrackChipRow &row, const QList<TrackChipRow> &rows)
{
    int open = 0;
    for (const TrackChipRow &other : rows) {
        if (other.track != row.track || other.step != row.step || other.line != row.line)
            continue;
        row.place = &other == &row ? row.count : row.place;
        open += other.key.isEmpty() ? 0 : 1;
        ++row.count;
    }
    row.apart = open > 1;
}

} // namespace

void ResearchController::showTracks()
{
    const std::array meanings{tr("most companies of a player"), tr("most deeds after a merger"),
                              tr("areas or ships in one operation"), tr("goods each ship carries"),
                              tr("multiplies the bid for order")};
    QList<TrackRow> rows;
    m_mostSteps = 0;
    m_secondLineAt = static_cast<int>(indonesia::trackCount);
    for (std::size_t place = 0; place < indonesia::trackCount; ++place) {
        const auto track = static_cast<Track>(place);
        const indonesia::TrackFacts &facts = factsOf(track);
        TrackRow row;
        row.key = words::textOf(facts.name);
        row.drawing = row.key;
        row.name = game().namer().thing(indonesia::trackNames, place);
        row.meaning = meanings.at(place);
        for (std::int64_t step = 1; step <= facts.steps; ++step)
            row.steps.append(stepText(track, step));
        row.possible = canStep(moved(), track);
        row.chosen = m_track == TrackId(place);
        const table::PlayerId whose = row.chosen ? m_of : moved();
        const int step = stepOf(state(), whose, place);
        row.from = row.chosen ? step : 0;
        row.gives = step + 1 < facts.steps ? gives(track, step + 2) : tr("At its end");
        row.givesNote = givesNote(track);
        if (track == Track::hull && !m_byRuling) {
            const auto others = othersThan(m_actor);
            const bool open = std::ranges::any_of(others, [&](table::PlayerId of) { return canStep(of, track); });
            row.secondLine = open && !fitsOneLine();
            if (row.secondLine)
                m_secondLineAt = static_cast<int>(place);
            else if (open)
                row.givesNote = tr("or one step for another");
        }
        rows.append(row);
        m_mostSteps = std::max(m_mostSteps, static_cast<int>(facts.steps));
    }
    m_tracks->assign(rows);
}

bool ResearchController::fitsOneLine() const
{
    constexpr auto hull = static_cast<std::size_t>(Track::hull);
    std::array<int, indonesia::mostSteps + 1> at{};
    for (const table::PlayerId player : indonesia::order(state())) {
        const auto step = static_cast<std::size_t>(stepOf(state(), player, hull));
        ++at.at(step);
        if (canStep(player, Track::hull))
            ++at.at(step + 1);
    }
    for (std::size_t step = 0; step + 1 < at.size(); ++step)
        if (at.at(step) + at.at(step + 1) > mostAtTwoSteps)
            return false;
    return true;
}

void ResearchController::addMarkers(QList<TrackChipRow> &rows, TrackId track)
{
    for (const table::PlayerId player : indonesia::order(state())) {
        if (m_track == track && m_of == player)
            continue;
        const int step = stepOf(state(), player, track.place());
        TrackChipRow &row = rows.emplaceBack();
        row.mark = game().mark(player);
        row.track = static_cast<int>(track.place());
        row.step = step;
        row.spoken = tr("%1: %2 %3", "whose, track, step")
                         .arg(row.mark.name, game().namer().thing(indonesia::trackNames, track.place()),
                              stepText(indonesia::trackOf(track), step + 1));
        m_behindChips.push_back({track, player});
    }
}

void ResearchController::addSteps(QList<TrackChipRow> &rows, TrackId track)
{
    const std::string_view word = factsOf(indonesia::trackOf(track)).name;
    for (const table::PlayerId player : indonesia::order(state())) {
        const bool offered = player == moved() || (!m_byRuling && player != m_actor);
        if (!offered || !canStep(player, indonesia::trackOf(track)))
            continue;
        const int step = stepOf(state(), player, track.place()) + 1;
        TrackChipRow &row = rows.emplaceBack();
        row.key = words::textOf(word) + u'-' + keyOf(game(), player);
        row.mark = game().mark(player);
        row.track = static_cast<int>(track.place());
        row.step = step;
        row.line = track.index == m_secondLineAt && player != m_actor ? 1 : 0;
        row.chosen = m_track == track && m_of == player;
        row.spoken = tr("%1 %2 for %3", "track, step, whose")
                         .arg(game().namer().thing(indonesia::trackNames, track.place()),
                              stepText(indonesia::trackOf(track), step + 1), row.mark.name);
        m_behindChips.push_back({track, player});
    }
}

void ResearchController::showChips()
{
    QList<TrackChipRow> rows;
    m_behindChips.clear();
    for (std::size_t track = 0; track < indonesia::trackCount; ++track) {
        addMarkers(rows, TrackId(track));
        addSteps(rows, TrackId(track));
    }
    for (TrackChipRow &row : rows)
        standBeside(row, rows);
    m_chips->assign(rows);
}

QString ResearchController::stepText(Track track, std::int64_t step) const
{
    const QString value = words::amount(indonesia::valueAt(track, step));
    return track == Track::bid ? tr("×%1").arg(value) : value;
}

QString ResearchController::gives(Track track, std::int64_t step) const
{
    const std::int64_t value = indonesia::valueAt(track, step);
    switch (track) {
    case Track::slots: return words::counted(tr("%1 compan(y|ies)", nullptr, words::plural(value)), value);
    case Track::mergers: return words::counted(tr("Companies of %1 deed(|s)", nullptr, words::plural(value)), value);
    case Track::expansion: return words::counted(tr("%1 area(|s) or ship(|s)", nullptr, words::plural(value)), value);
    case Track::hull: return words::counted(tr("%1 good(|s) a ship", nullptr, words::plural(value)), value);
    case Track::bid: return tr("Bids count × %1").arg(words::amount(value));
    }
    return {};
}

QString ResearchController::givesNote(Track track) const
{
    if (track != Track::slots)
        return {};
    return tr("%1 of %2 taken", "slots taken, slots")
        .arg(words::amount(companiesOwned(state(), moved())), words::amount(value(state(), moved(), track)));
}

} // namespace bandar::app
