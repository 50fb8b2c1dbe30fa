// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QObject>
#include <QTimer>

class QSettings;
class QWindow;

namespace bandar::app {

/// Follows a window, so that it opens next time as it is left. Where the system does not tell, it opens anew.
class WindowKeeper : public QObject {
    Q_OBJECT

public:
    /// Both outlive it.
    WindowKeeper(QWindow &window, QSettings &settings);
    ~WindowKeeper() override;

private:
    void keep();

    QWindow &m_window;
    QSettings &m_settings;
    QTimer m_timer; ///< systems tell the size before they tell that the window fills its screen
};

} // namespace bandar::app
