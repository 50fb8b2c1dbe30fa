// SPDX-License-Identifier: MPL-2.0
#include "researchcontroller.h"

#include "entryof.h"

#include "direction.h"

#include "indonesia/research.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

using indonesia::Track;
using indonesia::TrackId;

ResearchController::ResearchController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("research"), parent),
      m_tracks(new RowsModel(TrackRow::staticMetaObject, this)),
      m_chips(new RowsModel(TrackChipRow::staticMetaObject, this)),
      m_actorRows(new RowsModel(PlayerChoice::staticMetaObject, this)),
      m_whoseRows(new RowsModel(PlayerChoice::staticMetaObject, this))
{}

bool ResearchController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::research; }

void ResearchController::clear()
{
    m_actor = indonesia::asked(state()).player;
    m_track = {};
    m_of = {};
    m_byRuling = false;
    m_whose = {};
    m_actors = isAsked() ? actorsFor(state(), indonesia::Question::research) : std::vector<Actor>();
}

const Actor *ResearchController::actor() const
{
    const auto found = std::ranges::find(m_actors, m_actor, &Actor::player);
    return found == m_actors.end() ? nullptr : &*found;
}

std::vector<table::PlayerId> ResearchController::othersThan(table::PlayerId player) const
{
    std::vector<table::PlayerId> others;
    for (const table::PlayerId other : indonesia::order(state()))
        if (other != player)
            others.push_back(other);
    return others;
}

bool ResearchController::canStep(table::PlayerId player, Track track) const
{
    return !indonesia::check(state(), {.ruled = m_byRuling, .outOfTurn = false},
                             indonesia::Research{m_actor, idOf(track), player});
}

void ResearchController::choose(TrackId track, table::PlayerId of)
{
    if (!canStep(of, indonesia::trackOf(track)))
        return;
    m_track = track;
    m_of = of;
    touched();
}

void ResearchController::chooseTrack(int row)
{
    if (isActive() && row >= 0 && row < m_tracks->count())
        choose(TrackId(static_cast<std::size_t>(row)), moved());
}

void ResearchController::chooseStep(int row)
{
    if (!isActive() || row < 0 || row >= static_cast<int>(m_behindChips.size()))
        return;
    const Step step = m_behindChips.at(static_cast<std::size_t>(row));
    choose(step.track, step.of);
}

void ResearchController::chooseActor(int row)
{
    if (!isActive() || row < 0 || row >= static_cast<int>(m_actors.size()))
        return;
    m_actor = m_actors.at(static_cast<std::size_t>(row)).player;
    m_track = {};
    m_of = {};
    touched();
}

void ResearchController::toggleRuling()
{
    if (!isActive())
        return;
    m_byRuling = !m_byRuling;
    m_whose = othersThan(m_actor).front();
    m_track = {};
    m_of = {};
    touched();
}

void ResearchController::chooseWhose(int row)
{
    const auto others = othersThan(m_actor);
    if (!isActive() || !m_byRuling || row < 0 || row >= static_cast<int>(others.size()))
        return;
    m_whose = others.at(static_cast<std::size_t>(row));
    m_track = {};
    m_of = {};
    touched();
}

void ResearchController::refresh()
{
    const Actor *actor = this->actor();
    if (actor == nullptr)
        return;
    m_mark = game().mark(m_actor);
    m_heading = directed(tr("%1 researches").arg(m_mark.name));
    if (actor->declines.empty())
        m_decline = tr("No research");
    m_actorRows->assign(m_actors.size() > 1 && !m_byRuling ? actorRows(game(), m_actors, m_actor)
                                                           : QList<PlayerChoice>());
    QList<PlayerChoice> whose;
    if (m_byRuling)
        for (const table::PlayerId other : othersThan(m_actor))
            whose.append({.key = keyOf(game(), other), .mark = game().mark(other), .chosen = other == m_whose});
    m_whoseRows->assign(whose);
    proposeStep(*actor);
    showTracks();
    showChips();
}

void ResearchController::proposeStep(const Actor &actor)
{
    m_noteMatters = !actor.declines.empty();
    if (m_noteMatters)
        m_effectNote = tr("No research: %1", "names").arg(namesOf(game(), actor.declines));
    m_confirmText = tr("Research");
    if (!m_track.exists())
        return;
    const Track track = indonesia::trackOf(m_track);
    const auto before = state().levels.at(m_of.place()).at(m_track.place());
    const QString step =
        tr("%1 %2", "track, its next step")
            .arg(game().namer().thing(indonesia::trackNames, m_track.place()), stepText(track, before + 1));
    m_confirmText = m_of == m_actor ? step : tr("%1 for %2", "track and step, whose").arg(step, game().mark(m_of).name);
    indonesia::Research entry{m_actor, m_track, {}};
    if (m_of != m_actor)
        entry.of = m_of;
    propose(entriesOf(actor, entry));
    if (!canConfirm())
        return;
    const auto after = tried().then.as<indonesia::State>().levels.at(m_of.place()).at(m_track.place());
    addEffect({.mark = game().mark(m_of),
               .firstOfPlayer = true,
               .account = game().namer().thing(indonesia::trackNames, m_track.place()),
               .change = {},
               .balance = {},
               .before = stepText(track, before),
               .after = stepText(track, after)});
}

std::vector<table::Entry> ResearchController::declining() const
{
    const Actor *actor = this->actor();
    if (actor == nullptr || !actor->declines.empty())
        return {};
    return {entryOf(indonesia::NoResearch{m_actor})};
}

QByteArray ResearchController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("player"), m_actor.index},
                                     {QStringLiteral("track"), m_track.index},
                                     {QStringLiteral("of"), m_of.index},
                                     {QStringLiteral("byRuling"), m_byRuling},
                                     {QStringLiteral("whose"), m_whose.index}})
        .toJson(QJsonDocument::Compact);
}

void ResearchController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    const auto player = [&](QStringView key) {
        const int place = kept.value(key).toInt(-1);
        return place < 0 || place >= state().playerCount ? table::PlayerId()
                                                         : table::PlayerId(static_cast<std::size_t>(place));
    };
    if (std::ranges::find(m_actors, player(u"player"), &Actor::player) != m_actors.end())
        m_actor = player(u"player");
    const table::PlayerId whose = player(u"whose");
    m_byRuling = kept.value(u"byRuling").toBool() && whose.exists() && whose != m_actor;
    if (m_byRuling)
        m_whose = whose;
    const int track = kept.value(u"track").toInt(-1);
    const table::PlayerId of = player(u"of");
    if (track < 0 || track >= static_cast<int>(indonesia::trackCount) || !of.exists())
        return;
    const TrackId chosen(static_cast<std::size_t>(track));
    if (canStep(of, indonesia::trackOf(chosen))) {
        m_track = chosen;
        m_of = of;
    }
}

} // namespace bandar::app
