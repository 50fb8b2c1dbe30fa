// SPDX-License-Identifier: MPL-2.0
#include "fixture.h"

#include "openings.h"
#include "pictures.h"

#include <QAccessible>

namespace bandar::tests {

Fixture::Fixture(QObject *parent) : QObject(parent) { show(app::openBuiltInGame(m_shelf)); }

void Fixture::open(const QStringList &names, const QString &money, const QList<int> &bids)
{
    show(app::openRecord(opening(names, money, bids), QStringLiteral("test"), m_shelf));
}

void Fixture::openRecorded(const QString &game, int entries, bool open)
{
    const QString money = open ? QStringLiteral("open") : QString();
    show(app::openRecord(recorded(game, entries, money), QStringLiteral("test"), m_shelf));
}

void Fixture::setDoubleTap(int milliseconds) { m_screen->game().setDoubleTap(milliseconds); }

int Fixture::entries() const { return static_cast<int>(m_screen->game().journal().entries().size()); }

QString Fixture::accessibleName(QQuickItem *item)
{
    QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(item);
    return seen == nullptr ? QString() : seen->text(QAccessible::Name);
}

void Fixture::show(app::OpenedRecord record)
{
    if (!record.game)
        qFatal("%s", qPrintable(record.fault));
    if (m_screen)
        m_before.push_back(std::move(m_screen));
    m_screen = std::make_unique<app::GameScreen>(std::move(record.game));
    m_screen->game().setDoubleTap(0);
    Q_EMIT opened();
}

} // namespace bandar::tests
