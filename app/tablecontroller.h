// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gameface.h"
#include "playersmodel.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace bandar::app {

/// What stands on the table whatever is being entered: the time of the game, the players, the last entry and the way
/// to take it back.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString year READ year NOTIFY changed FINAL)
    Q_PROPERTY(QString era READ era NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *phases READ phases CONSTANT FINAL)
    Q_PROPERTY(bandar::app::PlayersModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(QList<bandar::app::Holding> supply READ supply NOTIFY changed FINAL)
    Q_PROPERTY(QString supplyHead READ supplyHead NOTIFY changed FINAL)
    Q_PROPERTY(bool hidden READ isHidden NOTIFY changed FINAL)
    Q_PROPERTY(QString noticeHead READ noticeHead NOTIFY changed FINAL)
    Q_PROPERTY(QString noticeText READ noticeText NOTIFY changed FINAL)
    Q_PROPERTY(QString lastEntry READ lastEntry NOTIFY changed FINAL)
    Q_PROPERTY(QString saved READ saved NOTIFY changed FINAL)
    Q_PROPERTY(bool kept READ isKept NOTIFY changed FINAL)
    Q_PROPERTY(bool troubled READ isTroubled NOTIFY changed FINAL)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed FINAL)
    Q_PROPERTY(QStringList others READ others NOTIFY changed FINAL)

public:
    TableController(RunningGame &game, const GameFace &face, QObject *parent = nullptr);

    QString year() const { return m_year; }
    QString era() const { return m_era; }
    RowsModel *phases() const { return m_phases; }
    PlayersModel *players() const { return m_players; }
    QList<Holding> supply() const { return m_supply; } ///< what is left for all
    QString supplyHead() const { return m_face.supplyHead(); }
    bool isHidden() const { return m_hidden; }           ///< some balances are masked
    QString noticeHead() const { return m_notice.head; } ///< "The last year:"
    QString noticeText() const { return m_notice.text; } ///< empty where there is nothing to notice
    QString lastEntry() const { return m_lastEntry; }    ///< what undo takes back
    QString saved() const { return m_saved; }            ///< "Saved · entry 214", or why not
    bool isKept() const { return m_game.isKept(); }      ///< a library keeps the game
    bool isTroubled() const { return m_troubled; }       ///< saved() tells of trouble
    QString undoTitle() const { return m_undoTitle; }    ///< empty where there is nothing to take back
    QString redoTitle() const { return m_redoTitle; }    ///< empty where there is nothing to bring back
    QStringList others() const { return m_others; }      ///< "That was Ben, not Ana": one for each other player

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// The last entry was of that one of others().
    Q_INVOKABLE void thatWas(int other);
    /// Shows what is hidden of the player in that row, until it is hidden again.
    Q_INVOKABLE void show(int row);
    Q_INVOKABLE void hide();

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void showLastEntry();
    void showPlayers();
    QString savedLine() const;

    RunningGame &m_game;
    const GameFace &m_face;
    QString m_year;
    QString m_era;
    QList<Holding> m_supply;
    Notice m_notice;
    QString m_lastEntry;
    QString m_saved;
    QString m_undoTitle;
    QString m_redoTitle;
    QStringList m_others;
    QList<table::PlayerId> m_otherPlayers; ///< behind others()
    int m_shown = -1;                      ///< the row whose hidden figures are shown
    bool m_hidden = false;
    bool m_troubled = false;
    RowsModel *m_phases;
    PlayersModel *m_players;
};

} // namespace bandar::app
