// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/preview.h"
#include "runninggame.h"
#include "sheetcontroller.h"

#include <optional>

namespace bandar::app {

/// The sheet of the turn-order bids: the digits as they are typed, what they would mean, and why not.
class BidsController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString limit READ limit NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *values READ values CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *order READ order CONSTANT FINAL)

public:
    explicit BidsController(RunningGame &game, QObject *parent = nullptr);

    QString typed() const;
    QString limit() const { return m_limit; }      ///< what the bid is taken from, unless it is hidden
    QString hint() const { return m_hint; }        ///< in place of values() that would say nothing
    QString refusal() const { return m_refusal; }  ///< why the amount that stands is not possible
    RowsModel *values() const { return m_values; } ///< what buys each place, or what is nearest to a refused amount
    RowsModel *order() const { return m_order; }   ///< the order of play as the bids and the amount that stands have it

    Q_INVOKABLE void type(const QString &digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void clear();
    /// Takes over the amount of a row of values().
    Q_INVOKABLE void choose(int row);
    void confirm() override;

private:
    const indonesia::State &state() const { return m_game.state().as<indonesia::State>(); }
    std::optional<table::Money> amount() const;
    table::Entry entry(table::Money amount) const;
    QString placeInTurn() const;
    /// What an amount would buy, in words or short.
    QString placeFor(std::size_t place, table::Money least) const;

    void startSheet();
    void setDigits(const QString &digits);
    void showNothing();
    void showBid();
    void showRefusal(const table::Refusal &refusal, const indonesia::NumberHint &hint);
    void offerPlaces();
    void showOrder(const indonesia::State &then);

    RunningGame &m_game;
    table::PlayerId m_bidder;
    QString m_digits;
    QString m_limit;
    QString m_hint;
    QString m_refusal;
    QList<table::Money> m_offered; ///< behind the rows of values()
    RowsModel *m_values;
    RowsModel *m_order;
};

} // namespace bandar::app
