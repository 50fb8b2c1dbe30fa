// SPDX-License-Identifier: MPL-2.0
#include "indonesiaface.h"

#include "indonesia/rules.h"

namespace bandar::app {

using indonesia::Phase;
using indonesia::Track;

namespace {

const indonesia::State &stateOf(const RunningGame &game) { return game.state().as<indonesia::State>(); }

QString text(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

} // namespace

QString IndonesiaFace::era(const RunningGame &game) const { return tr("Era %1").arg(text(nameOf(stateOf(game).era))); }

QList<PhaseRow> IndonesiaFace::phases(const RunningGame &game) const
{
    const Phase running = stateOf(game).phase;
    QList<PhaseRow> rows;
    for (const Phase phase : {Phase::newEra, Phase::bids, Phase::mergers, Phase::acquisitions, Phase::research,
                              Phase::operations, Phase::cityGrowth})
        rows.append({game.words().phase(nameOf(phase)), phase < running, phase == running});
    return rows;
}

std::vector<table::PlayerId> IndonesiaFace::order(const RunningGame &game) const
{
    const auto order = indonesia::order(stateOf(game));
    return {order.begin(), order.end()};
}

QList<Level> IndonesiaFace::levels(const RunningGame &game, table::PlayerId player) const
{
    const words::Namer namer = game.namer();
    QList<Level> levels;
    for (const Track track : {Track::slots, Track::mergers, Track::expansion, Track::hull, Track::bid}) {
        const QString value = words::amount(indonesia::value(stateOf(game), player, track));
        const QString shown = track == Track::bid ? tr("×%1").arg(value) : value;
        const QString name = namer.thing(indonesia::trackNames, idOf(track).place());
        levels.append({text(factsOf(track).name), shown, tr("%1 %2", "research track, level").arg(name, shown)});
    }
    return levels;
}

} // namespace bandar::app
