// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/rules.h"
#include "rowsmodel.h"
#include "runninggame.h"

#include <QObject>

namespace bandar::app {

/// Where a company has its deeds: "Jawa Timur, Sulawesi Selatan".
QString provincesOf(const indonesia::Company &company);

/// A sale as a page of the ledger: a row for each delivery, the sums, and what everybody earns by it. All money is as
/// the model posts it.
class OperationAccount : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *deliveries READ deliveries CONSTANT FINAL)
    Q_PROPERTY(QString sold READ sold NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::Money fees READ fees NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::Money proceeds READ proceeds NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark READ mark NOTIFY changed FINAL)
    Q_PROPERTY(QString ownText READ ownText NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::Money own READ own NOTIFY changed FINAL)
    Q_PROPERTY(QString netText READ netText NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::Money net READ net NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *others READ others CONSTANT FINAL)

public:
    explicit OperationAccount(const RunningGame &game, QObject *parent = nullptr);

    RowsModel *deliveries() const { return m_deliveries; } ///< DeliveryRow
    QString sold() const { return m_sold; }                ///< "3 of 3 sold"
    Money fees() const { return m_fees; }
    Money proceeds() const { return m_proceeds; }
    PlayerMark mark() const { return m_mark; }
    QString ownText() const { return m_ownText; } ///< empty where nothing goes to an own line
    Money own() const { return m_own; }
    QString netText() const { return m_netText; }
    Money net() const { return m_net; }
    RowsModel *others() const { return m_others; } ///< EarnerRow

    /// Shows the sale, also one that the rules refuse and the table might allow.
    void show(const indonesia::Operate &sale);
    void clear();

Q_SIGNALS:
    void changed();

private:
    const indonesia::State &state() const { return m_game.state().as<indonesia::State>(); }
    void showDeliveries(const indonesia::Operate &sale);

    const RunningGame &m_game;
    RowsModel *m_deliveries;
    QString m_sold;
    Money m_fees;
    Money m_proceeds;
    PlayerMark m_mark;
    QString m_ownText;
    Money m_own;
    QString m_netText;
    Money m_net;
    RowsModel *m_others;
};

} // namespace bandar::app
