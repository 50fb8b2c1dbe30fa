// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QObject>

namespace bandar::app {

class EveningController;

/// Asks the desktop to leave the screen on while a game is on the table. Where nobody answers, nothing is lost.
class ScreenAwake : public QObject {
    Q_OBJECT

public:
    explicit ScreenAwake(const EveningController &evening, QObject *parent = nullptr);

private:
    void follow();
    void ask();
    void letGo();

    const EveningController &m_evening;
    quint32 m_cookie = 0;
    bool m_asked = false;
};

} // namespace bandar::app
