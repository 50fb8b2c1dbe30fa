// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "sheetcontroller.h"
#include "typeddigits.h"

namespace bandar::app {

/// Money put right by hand: an account against the supply, or cash from one player to another.
class AdjustController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool between READ isBetween NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString limit READ limit NOTIFY changed FINAL)
    Q_PROPERTY(bool negative READ isNegative NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *receivers READ receivers CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *accounts READ accounts CONSTANT FINAL)
    Q_PROPERTY(QList<QString> reasons READ reasons CONSTANT FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)

public:
    explicit AdjustController(RunningGame &game, QObject *parent = nullptr);

    bool isBetween() const { return m_between; } ///< from one player to another
    QString typed() const;
    QString limit() const; ///< what happens to the money, beside the amount
    bool isNegative() const { return m_digits.isNegative(); }
    RowsModel *players() const { return m_players; }     ///< PlayerChoice: whose account, or who pays
    RowsModel *receivers() const { return m_receivers; } ///< PlayerChoice
    RowsModel *accounts() const { return m_accounts; }   ///< NamedChoice
    QStringList reasons() const;
    QString reason() const { return m_reason; }

    Q_INVOKABLE void chooseWay(bool between);
    Q_INVOKABLE void choosePlayer(const QString &key);
    Q_INVOKABLE void chooseReceiver(const QString &key);
    Q_INVOKABLE void chooseAccount(const QString &key);
    Q_INVOKABLE void chooseReason(const QString &reason);
    Q_INVOKABLE void type(const QString &digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void clearDigits();
    Q_INVOKABLE void turnSign();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;
    bool isOfItsKind(const table::Entry &entry) const override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    void showChoices();
    void proposeAdjustment();
    void proposeTransfer();
    /// Proposes the entry, unless the reason is missing; whether nothing may be put right now is said in any case.
    void proposeWithReason(table::Entry entry);
    bool isRefusedNow();

    bool m_between = false;
    TypedDigits m_digits;
    table::PlayerId m_player;
    table::PlayerId m_receiver;
    indonesia::Purse m_purse = indonesia::Purse::cash;
    QString m_reason;
    RowsModel *m_players;
    RowsModel *m_receivers;
    RowsModel *m_accounts;
};

} // namespace bandar::app
