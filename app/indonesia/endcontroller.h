// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "endchart.h"
#include "indonesia/state.h"
#include "sheetcontroller.h"

namespace bandar::app {

/// The end: first whoever likes counts the cash, then the scores are revealed, the last place first, then the whole
/// table and how it came about.
class EndController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool counting READ isCounting NOTIFY changed FINAL)
    Q_PROPERTY(bool revealed READ isRevealed NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *counts READ counts CONSTANT FINAL)
    Q_PROPERTY(QList<QString> columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *places READ places CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *shown READ shown CONSTANT FINAL)
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> notes READ notes NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::EndChart *chart READ chart CONSTANT FINAL)

public:
    explicit EndController(RunningGame &game, QObject *parent = nullptr);

    bool isCounting() const { return m_hiddenPlaces == game().playerCount(); } ///< nothing is revealed yet
    bool isRevealed() const { return m_hiddenPlaces == 0; }                    ///< everything is
    RowsModel *counts() const { return m_counts; }    ///< PlayerChoice: who counted, and how well
    QStringList columns() const { return m_columns; } ///< heads of the figures of places()
    RowsModel *places() const { return m_places; }    ///< StandingRow, the first place first
    RowsModel *shown() const { return m_shown; }      ///< StandingRow: the one that was revealed last, if any
    QString why() const { return m_why; }             ///< why the game ended
    QStringList notes() const { return m_notes; }     ///< why a tie fell so, what the last year brought
    EndChart *chart() const { return m_chart; }

    /// Reveals the next place, upwards.
    Q_INVOKABLE void reveal();
    Q_INVOKABLE void revealAll();
    /// Leads to the library once all is revealed.
    Q_INVOKABLE void confirm() override;

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    void showCounts();
    void tellRevealed();

    qsizetype m_hiddenPlaces; ///< from the first place on
    QStringList m_columns;
    QString m_why;
    QStringList m_notes;
    RowsModel *m_counts;
    RowsModel *m_places;
    RowsModel *m_shown;
    EndChart *m_chart;
};

} // namespace bandar::app
