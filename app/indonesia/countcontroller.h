// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "sheetcontroller.h"
#include "typeddigits.h"

namespace bandar::app {

/// A player counts the cash. Whether it agrees is told once it is entered; where it does not, the sheet stays open and
/// tells which entries may be wrong.
class CountController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString limit READ limit NOTIFY changed FINAL)
    Q_PROPERTY(bool negative READ isNegative NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(bool told READ isTold NOTIFY changed FINAL)
    Q_PROPERTY(QString since READ since NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *suspects READ suspects CONSTANT FINAL)

public:
    explicit CountController(RunningGame &game, QObject *parent = nullptr);

    QString typed() const;
    QString limit() const { return m_digits.isNegative() ? tr("owed") : QString(); } ///< beside what is typed
    bool isNegative() const { return m_digits.isNegative(); }
    RowsModel *players() const { return m_players; }   ///< PlayerChoice
    bool isTold() const { return m_told; }             ///< the count that was entered differs: that is what is shown
    QString since() const { return m_since; }          ///< since when the books may be wrong
    RowsModel *suspects() const { return m_suspects; } ///< SuspectRow, likeliest first

    Q_INVOKABLE void choosePlayer(const QString &key);
    Q_INVOKABLE void type(const QString &digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void clearDigits();
    Q_INVOKABLE void turnSign();
    /// Enters the count; leaves the sheet where its result is told.
    Q_INVOKABLE void confirm() override;
    bool hasMoreToSay() const override { return m_told; }

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;
    bool isOfItsKind(const table::Entry &entry) const override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    /// Looks for what may be wrong with the count that was entered last.
    void tellResult();

    TypedDigits m_digits;
    table::PlayerId m_player;
    table::PlayerId m_counter; ///< whose count is told of
    bool m_entering = false;
    bool m_told = false;
    QString m_verdict;
    QString m_since;
    RowsModel *m_players;
    RowsModel *m_suspects;
};

} // namespace bandar::app
