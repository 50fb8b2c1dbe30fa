// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gameface.h"
#include "playersmodel.h"

#include <QObject>

namespace bandar::app {

/// What stands on the table whatever is being entered: the time of the game, the players, the last entry.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString year READ year NOTIFY changed FINAL)
    Q_PROPERTY(QString era READ era NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *phases READ phases CONSTANT FINAL)
    Q_PROPERTY(bandar::app::PlayersModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(bandar::app::PlayerMark asked READ asked NOTIFY changed FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString lastEntry READ lastEntry NOTIFY changed FINAL)
    Q_PROPERTY(QString saved READ saved NOTIFY changed FINAL)

public:
    TableController(const RunningGame &game, const GameFace &face, QObject *parent = nullptr);

    QString year() const { return m_year; }
    QString era() const { return m_era; }
    RowsModel *phases() const { return m_phases; }
    PlayersModel *players() const { return m_players; }
    PlayerMark asked() const { return m_asked; }  ///< without a name where nobody in particular is asked
    QString heading() const { return m_heading; } ///< for what has no sheet of its own yet
    QString lastEntry() const { return m_lastEntry; }
    QString saved() const { return m_saved; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    QString savedLine() const;
    void showPlayers(table::PlayerId asked);

    const RunningGame &m_game;
    const GameFace &m_face;
    QString m_year;
    QString m_era;
    PlayerMark m_asked;
    QString m_heading;
    QString m_lastEntry;
    QString m_saved;
    RowsModel *m_phases;
    PlayersModel *m_players;
};

} // namespace bandar::app
