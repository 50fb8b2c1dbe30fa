// SPDX-License-Identifier: MPL-2.0
#include "acquisitionscontroller.h"

#include "entryof.h"

#include "direction.h"

#include "indonesia/acquisitions.h"
#include "indonesia/corrections.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

AcquisitionsController::AcquisitionsController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("acquisitions"), parent),
      m_table(new DeedTable(this)),
      m_actorRows(new RowsModel(PlayerChoice::staticMetaObject, this))
{}

bool AcquisitionsController::isAsked() const
{
    return indonesia::asked(state()).question == indonesia::Question::acquire;
}

void AcquisitionsController::clear()
{
    m_deed = {};
    m_actor = indonesia::asked(state()).player;
    m_choosing = false;
    m_agreed = false;
    m_actors = isAsked() ? actorsFor(state(), indonesia::Question::acquire) : std::vector<Actor>();
}

const Actor *AcquisitionsController::actor() const
{
    const auto found = std::ranges::find(m_actors, m_actor, &Actor::player);
    return found == m_actors.end() ? nullptr : &*found;
}

void AcquisitionsController::chooseDeed(int row)
{
    const indonesia::DeedId deed = m_table->at(row);
    if (!isActive() || !deed.exists())
        return;
    m_deed = deed;
    touched();
}

void AcquisitionsController::chooseAnother()
{
    if (!isActive())
        return;
    m_choosing = canBeAnother();
    touched();
}

void AcquisitionsController::chooseActor(int row)
{
    if (!isActive() || row < 0 || row >= static_cast<int>(m_actors.size()))
        return;
    m_actor = m_actors.at(static_cast<std::size_t>(row)).player;
    m_choosing = row > 0;
    m_agreed = false;
    touched();
}

void AcquisitionsController::agreePasses()
{
    if (!isActive())
        return;
    m_agreed = !m_agreed && !m_passesBefore.isEmpty();
    touched();
}

void AcquisitionsController::refresh()
{
    m_passesBefore.clear();
    m_eraEnd.clear();
    const Actor *actor = this->actor();
    if (actor == nullptr)
        return;
    m_mark = game().mark(actor->player);
    m_heading = directed(tr("%1 starts a company").arg(m_mark.name));
    if (actor->declines.empty())
        m_decline = directed(tr("%1 passes").arg(m_mark.name));
    else
        m_passesBefore =
            (actor->declines.size() == 1 ? tr("Passes before: %1") : tr("Pass before: %1", "several names"))
                .arg(namesOf(game(), actor->declines));
    m_others = whoElse();
    m_actorRows->assign(m_choosing ? actorRows(game(), m_actors, m_actor) : QList<PlayerChoice>());
    m_table->show(game(), state().deeds, m_deed);
    const indonesia::CorrectionLimits limits = indonesia::correctionLimits(state());
    m_canDiscard = false;
    state().deeds.each([&](indonesia::DeedId deed) {
        m_canDiscard = m_canDiscard || !indonesia::check(limits, indonesia::DiscardDeed{deed});
    });
    proposeStart(*actor);
    showEraEnd();
}

QString AcquisitionsController::whoElse() const
{
    std::vector<table::PlayerId> can;
    bool freeSlot = false;
    for (const table::PlayerId player : indonesia::order(state())) {
        if (player == m_actor)
            continue;
        freeSlot = freeSlot || indonesia::hasFreeSlot(state(), player);
        if (indonesia::canAcquire(state(), player))
            can.push_back(player);
    }
    if (!can.empty())
        return tr("Can also start one: %1").arg(namesOf(game(), can));
    return freeSlot ? tr("Nobody else can start one: passed, or no free slot") : tr("Nobody else has a free slot");
}

void AcquisitionsController::proposeStart(const Actor &actor)
{
    if (!m_deed.exists()) {
        m_confirmText = tr("Start");
        return;
    }
    m_confirmText = tr("Start %1").arg(kindInWords(game(), factsOf(m_deed).kind));
    if (!actor.declines.empty()) {
        const QString names = namesOf(game(), actor.declines);
        m_noteMatters = true;
        if (!m_agreed) {
            m_effectNote = tr("Not passed yet: %1", "names").arg(names);
            return;
        }
        m_effectNote = tr("Passing: %1", "names").arg(names);
    }
    propose(entriesOf(actor, indonesia::Acquire{actor.player, m_deed}));
    if (!canConfirm())
        return;
    const auto &then = tried().then.as<indonesia::State>();
    addEffect({.mark = m_mark,
               .firstOfPlayer = true,
               .account = tr("Slots taken"),
               .change = {},
               .balance = {},
               .before = words::amount(companiesOwned(state(), actor.player)),
               .after = tr("%1 of %2", "slots taken, slots")
                            .arg(words::amount(companiesOwned(then, actor.player)),
                                 words::amount(value(then, actor.player, indonesia::Track::slots)))});
}

void AcquisitionsController::showEraEnd()
{
    indonesia::DeedSet then = state().deeds;
    if (m_deed.exists())
        then.erase(m_deed);
    m_eraEnd = eraEndInWords(game(), state().deeds, then);
}

std::vector<table::Entry> AcquisitionsController::declining() const
{
    const Actor *actor = this->actor();
    if (actor == nullptr || !actor->declines.empty())
        return {};
    return {entryOf(indonesia::Pass{actor->player})};
}

QByteArray AcquisitionsController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("deed"), m_deed.index},
                                     {QStringLiteral("player"), m_actor.index},
                                     {QStringLiteral("choosing"), m_choosing},
                                     {QStringLiteral("agreed"), m_agreed}})
        .toJson(QJsonDocument::Compact);
}

void AcquisitionsController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    const int deed = kept.value(u"deed").toInt(-1);
    state().deeds.each([&](indonesia::DeedId out) {
        if (out.index == deed)
            m_deed = out;
    });
    const auto found = std::ranges::find(m_actors, kept.value(u"player").toInt(-1),
                                         [](const Actor &actor) { return static_cast<int>(actor.player.index); });
    if (found != m_actors.end())
        m_actor = found->player;
    const bool later = found != m_actors.end() && !found->declines.empty();
    m_choosing = later || (canBeAnother() && kept.value(u"choosing").toBool());
    m_agreed = later && kept.value(u"agreed").toBool();
}

} // namespace bandar::app
