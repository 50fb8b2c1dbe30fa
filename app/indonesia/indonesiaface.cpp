// SPDX-License-Identifier: MPL-2.0
#include "indonesiaface.h"

#include "briefly.h"
#include "indonesia/rules.h"
#include "kindicon.h"
#include "lastyear.h"
#include "words/text.h"

namespace bandar::app {

using indonesia::Phase;
using indonesia::Track;

namespace {

const indonesia::State &stateOf(const RunningGame &game) { return game.state().as<indonesia::State>(); }

} // namespace

QString IndonesiaFace::era(const RunningGame &game) const
{
    return tr("Era %1").arg(words::textOf(nameOf(stateOf(game).era)));
}

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
        levels.append(
            {words::textOf(factsOf(track).name), shown, tr("%1 %2", "research track, level").arg(name, shown)});
    }
    return levels;
}

QList<Holding> IndonesiaFace::holdings(const RunningGame &game, table::PlayerId player) const
{
    const indonesia::State &state = stateOf(game);
    const words::Namer namer = game.namer();
    QList<Holding> holdings;
    eachCompany(state, [&](indonesia::CompanyId id) {
        const indonesia::Company &company = at(state, id);
        if (company.owner != player)
            return;
        const QString kind = namer.thing(indonesia::kindNames, idOf(company.kind).place());
        const QString units = words::amount(company.units);
        if (company.kind == indonesia::Kind::ship) {
            const QString cap = words::amount(fleetCap(state, company));
            holdings.append({iconOf(company.kind), tr("%1/%2", "ships, most ships").arg(units, cap),
                             tr("%1: %2 of at most %3", "ships").arg(kind, units, cap)});
        } else {
            holdings.append({iconOf(company.kind), units, tr("%1: %2", "kind of company, units").arg(kind, units)});
        }
    });
    return holdings;
}

int IndonesiaFace::freeSlots(const RunningGame &game, table::PlayerId player) const
{
    const indonesia::State &state = stateOf(game);
    return static_cast<int>(value(state, player, Track::slots) - companiesOwned(state, player));
}

QList<Holding> IndonesiaFace::supply(const RunningGame &game) const
{
    const words::Namer namer = game.namer();
    std::array<int, indonesia::kindCount> left{};
    stateOf(game).deeds.each([&](indonesia::DeedId deed) { ++left.at(idOf(factsOf(deed).kind).place()); });
    QList<Holding> rows;
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
        if (left.at(kind) > 0)
            rows.append({iconOf(static_cast<indonesia::Kind>(kind)), QString::number(left.at(kind)),
                         tr("%1: %2", "kind of deed, how many are left")
                             .arg(namer.thing(indonesia::kindNames, kind))
                             .arg(left.at(kind))});
    }
    return rows;
}

QString IndonesiaFace::supplyHead() const { return tr("Deeds left"); }

QString IndonesiaFace::brief(const RunningGame &game, std::size_t place) const { return briefly(game, place); }

Notice IndonesiaFace::notice(const RunningGame &game) const { return lastYearNotice(game); }

} // namespace bandar::app
