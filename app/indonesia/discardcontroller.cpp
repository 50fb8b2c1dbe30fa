// SPDX-License-Identifier: MPL-2.0
#include "discardcontroller.h"

#include "entryof.h"

#include "actors.h"

#include "indonesia/corrections.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace bandar::app {

DiscardController::DiscardController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("discard"), parent), m_table(new DeedTable(this))
{}

bool DiscardController::isAsked() const { return isOpen(); }

void DiscardController::clear() { m_deed = {}; }

indonesia::DeedSet DiscardController::blockable() const
{
    const indonesia::CorrectionLimits limits = indonesia::correctionLimits(state());
    indonesia::DeedSet deeds;
    state().deeds.each([&](indonesia::DeedId deed) {
        if (!indonesia::check(limits, indonesia::DiscardDeed{deed}))
            deeds.insert(deed);
    });
    return deeds;
}

void DiscardController::chooseDeed(int row)
{
    const indonesia::DeedId deed = m_table->at(row);
    if (!isActive() || !deed.exists())
        return;
    m_deed = deed;
    touched();
}

void DiscardController::refresh()
{
    m_icon = QStringLiteral("deed");
    m_heading = tr("No place on the board");
    m_table->show(game(), blockable(), m_deed);
    indonesia::DeedSet then = state().deeds;
    if (m_deed.exists())
        then.erase(m_deed);
    m_confirmText = tr("Discard");
    if (m_deed.exists()) {
        m_confirmText = tr("Discard %1").arg(kindInWords(game(), factsOf(m_deed).kind));
        propose({entryOf(indonesia::DiscardDeed{m_deed})});
    }
    m_eraEnd = then.empty() && state().deeds.empty() ? QString() : eraEndInWords(game(), state().deeds, then);
}

QByteArray DiscardController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("deed"), m_deed.index}}).toJson(QJsonDocument::Compact);
}

void DiscardController::takeUp(const QByteArray &draft)
{
    const int deed = QJsonDocument::fromJson(draft).object().value(u"deed").toInt(-1);
    blockable().each([&](indonesia::DeedId out) {
        if (out.index == deed)
            m_deed = out;
    });
}

} // namespace bandar::app
