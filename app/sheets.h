// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "sheetcontroller.h"

#include <QObject>

namespace bandar::app {

/// The sheets of a game: one for whatever it can ask, and those that may be opened at any time. One of them is on the
/// table.
class Sheets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::SheetController *current READ current NOTIFY currentChanged FINAL)
    Q_PROPERTY(bool opened READ isOpened NOTIFY currentChanged FINAL)

public:
    explicit Sheets(RunningGame &game, QObject *parent = nullptr);

    SheetController *current() const { return m_current; }
    /// Whether it is one that somebody opened: it can be closed, and closes itself when the game has changed, unless
    /// it has something left to say.
    bool isOpened() const { return m_opened != nullptr; }

    /// Lays one of the sheets for any time on the table.
    Q_INVOKABLE void open(const QString &panel);
    Q_INVOKABLE void close();

    /// Asks for another game of the same people, or for the list of games: the evening hears it.
    Q_INVOKABLE void wantOneMore() { Q_EMIT oneMoreWanted(); }
    Q_INVOKABLE void wantLibrary() { Q_EMIT libraryWanted(); }

Q_SIGNALS:
    void currentChanged();
    void oneMoreWanted();
    void libraryWanted();

protected:
    /// Every sheet of the game, those it asks for first; the first that is active is on the table, else the last of
    /// the asked ones. Called once, from the constructor of the game's own class.
    void lay(QList<SheetController *> asked, QList<SheetController *> anyTime);

private:
    void choose();
    void followGame();

    RunningGame &m_game;
    QList<SheetController *> m_asked;
    QList<SheetController *> m_anyTime;
    SheetController *m_current = nullptr;
    SheetController *m_opened = nullptr;
};

} // namespace bandar::app
