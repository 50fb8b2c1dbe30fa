// SPDX-License-Identifier: MPL-2.0
#include "windowkeeper.h"

#include "windowplace.h"

#include <QWindow>

namespace bandar::app {

WindowKeeper::WindowKeeper(QWindow &window, QSettings &settings) : m_window(window), m_settings(settings)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(300);
    connect(&m_timer, &QTimer::timeout, this, &WindowKeeper::keep);
    const auto wait = qOverload<>(&QTimer::start);
    for (const auto moved : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, moved, &m_timer, wait);
    connect(&window, &QWindow::visibilityChanged, &m_timer, wait);
}

WindowKeeper::~WindowKeeper()
{
    if (m_timer.isActive())
        keep();
}

void WindowKeeper::keep()
{
    const QWindow::Visibility now = m_window.visibility();
    if (now == QWindow::Windowed || now == QWindow::Maximized)
        leave(m_settings, {m_window.geometry(), now == QWindow::Maximized});
}

} // namespace bandar::app
