// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library.h"
#include "newgamecontroller.h"

#include <QObject>
#include <QTimer>

namespace bandar::app {

/// Keeps what is filled in for a new game in the library, soon after the tap: a restart goes on with it.
class FormKeeper : public QObject {
    Q_OBJECT

public:
    /// Both outlive it. Without a library, or with one that is only read, it is kept nowhere.
    FormKeeper(NewGameController &form, journal::Library *library);
    ~FormKeeper() override;

    /// What was filled in when the program was left; empty where nothing was.
    QByteArray kept() const;
    /// Writes what waits.
    void write();

private:
    NewGameController &m_form;
    journal::Library *m_library;
    QByteArray m_written;
    QTimer m_timer;
};

} // namespace bandar::app
