// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/options.h"
#include "sheetcontroller.h"

#include <array>
#include <optional>

namespace bandar::app {

/// One sheet for all turn-order bids of the year (rules 2.2): the amounts as they are typed, changeable until they are
/// entered together, what they would mean, and why not.
class BidsController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString limit READ limit NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *values READ values CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *order READ order CONSTANT FINAL)

public:
    explicit BidsController(RunningGame &game, QObject *parent = nullptr);

    QString typed() const;
    QString limit() const { return m_limit; }      ///< what the bid is taken from, unless it is hidden
    QString hint() const { return m_hint; }        ///< in place of values() that would say nothing
    RowsModel *values() const { return m_values; } ///< ValueRow: what buys each place
    RowsModel *order() const { return m_order; }   ///< PlaceRow: the order of play as the bids have it

    Q_INVOKABLE void type(const QString &digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void clearDigits();
    /// Takes over the amount of a row of values().
    Q_INVOKABLE void chooseValue(int row);
    /// Goes to the bid of the player in that row of order(); what was entered already stays as it is.
    Q_INVOKABLE void choosePlace(int row);
    /// Goes to the next player whose bid is not typed yet.
    Q_INVOKABLE void next();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    void takeNearest(table::Money value) override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    /// Whose bid is not entered yet, in order of play.
    std::vector<table::PlayerId> bidders() const;
    QString &digits() { return m_digits.at(m_chosen.place()); }
    std::optional<table::Money> amount(table::PlayerId player) const;
    /// The game as it would be with the amounts typed so far, in whatever order; without that of `except`.
    indonesia::State withTyped(table::PlayerId except) const;
    QString placeInTurn() const;
    QString placeFor(std::size_t place, table::Money least) const;
    void proposeBids();
    void offerPlaces();
    void showOrder();

    std::array<QString, indonesia::mostPlayersOfGame> m_digits; ///< by player, as typed
    table::PlayerId m_chosen;
    QString m_limit;
    QString m_hint;
    QList<table::Money> m_offered;   ///< behind the rows of values()
    QList<table::PlayerId> m_places; ///< behind the rows of order()
    RowsModel *m_values;
    RowsModel *m_order;
};

} // namespace bandar::app
