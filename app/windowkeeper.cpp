// SPDX-License-Identifier: MPL-2.0
#include "windowkeeper.h"

#include "windowplace.h"

#include <QWindow>

namespace bandar::app {

WindowKeeper::WindowKeeper(QWindow &window, QSettings &settings) : m_window(window), m_settings(settings)
{
    for (const auto moved : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, moved, this, &WindowKeeper::follow);
    connect(&window, &QWindow::visibilityChanged, this, &WindowKeeper::follow);
}

void WindowKeeper::follow()
{
    const QWindow::Visibility now = m_window.visibility();
    if (now == QWindow::Windowed || now == QWindow::Maximized)
        leave(m_settings, {m_window.geometry(), now == QWindow::Maximized});
}

} // namespace bandar::app
