// SPDX-License-Identifier: MPL-2.0
#include "screenawake.h"

#include "eveningcontroller.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace bandar::app {

namespace {

QDBusMessage callOf(const QString &method)
{
    const QString service = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/ScreenSaver"), service, method);
}

} // namespace

ScreenAwake::ScreenAwake(const EveningController &evening, QObject *parent) : QObject(parent), m_evening(evening)
{
    connect(&evening, &EveningController::pageChanged, this, &ScreenAwake::follow);
    follow();
}

void ScreenAwake::follow()
{
    const bool wanted = m_evening.page() == QStringLiteral("table");
    if (wanted && !m_asked)
        ask();
    else if (!wanted && m_cookie != 0)
        letGo();
}

void ScreenAwake::ask()
{
    m_asked = true;
    QDBusMessage call = callOf(QStringLiteral("Inhibit"));
    call << QStringLiteral("Bandar") << tr("A game is on the table");
    const auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answered) {
        const QDBusPendingReply<quint32> reply = *answered;
        m_cookie = reply.isValid() ? reply.value() : 0;
        answered->deleteLater();
        follow();
    });
}

void ScreenAwake::letGo()
{
    QDBusMessage call = callOf(QStringLiteral("UnInhibit"));
    call << m_cookie;
    QDBusConnection::sessionBus().send(call);
    m_cookie = 0;
    m_asked = false;
}

} // namespace bandar::app
