// SPDX-License-Identifier: MPL-2.0
#include "drafts.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace bandar::app {

namespace {

QString keyOf(const QString &panel, const QString &occasion) { return panel + u'/' + occasion; }

} // namespace

Drafts::Drafts(const journal::KeptGame *game) : m_game(game)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(draftsWait);
    connect(&m_timer, &QTimer::timeout, this, &Drafts::write);
}

Drafts::~Drafts() { write(); }

QByteArray Drafts::at(const QString &panel, const QString &occasion) const
{
    const auto typed = m_typed.constFind(keyOf(panel, occasion));
    if (typed != m_typed.constEnd())
        return *typed;
    const Typed &last = stored(panel);
    return last.occasion == occasion ? last.draft : QByteArray();
}

void Drafts::keep(const QString &panel, const QString &occasion, const QByteArray &draft)
{
    if (at(panel, occasion) == draft)
        return;
    m_typed.insert(keyOf(panel, occasion), draft);
    wait(panel, {occasion, draft});
}

QByteArray Drafts::takeUp(const QString &panel, const QString &occasion)
{
    const auto typed = m_typed.constFind(keyOf(panel, occasion));
    if (typed != m_typed.constEnd())
        wait(panel, {occasion, *typed});
    return at(panel, occasion);
}

// The first that waits starts the time, and no later one prolongs it: whoever taps without a pause is written too.
void Drafts::wait(const QString &panel, const Typed &typed)
{
    if (m_game == nullptr || (!m_waiting.contains(panel) && stored(panel) == typed))
        return;
    m_waiting.insert(panel, typed);
    if (!m_timer.isActive())
        m_timer.start();
}

void Drafts::write()
{
    m_timer.stop();
    QList<journal::Draft> drafts;
    for (auto waiting = m_waiting.cbegin(); waiting != m_waiting.cend(); ++waiting)
        if (stored(waiting.key()) != waiting.value())
            drafts.append({waiting.key(), toJson(waiting.value())});
    if (!drafts.isEmpty() && journal::troubleIn(m_game->keepDrafts(drafts)) != nullptr)
        return;
    m_stored.insert(m_waiting);
    m_waiting.clear();
}

const Drafts::Typed &Drafts::stored(const QString &panel) const
{
    auto found = m_stored.find(panel);
    if (found == m_stored.end())
        found = m_stored.insert(panel, m_game == nullptr ? Typed() : fromJson(m_game->draft(panel)));
    return *found;
}

Drafts::Typed Drafts::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return {object.value(u"occasion").toString(), object.value(u"draft").toString().toUtf8()};
}

QByteArray Drafts::toJson(const Typed &typed)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("occasion"), typed.occasion},
                                     {QStringLiteral("draft"), QString::fromUtf8(typed.draft)}})
        .toJson(QJsonDocument::Compact);
}

} // namespace bandar::app
