// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "pricedsheet.h"

namespace bandar::app {

/// An auction bid by bid (rules 2.3): who leads at what, who is in and who has passed, and what the one asked could
/// bid.
class AuctionController : public bandar::app::PricedSheet {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *bidders READ bidders CONSTANT FINAL)
    Q_PROPERTY(QString othersPassText READ othersPassText NOTIFY changed FINAL)

public:
    explicit AuctionController(RunningGame &game, QObject *parent = nullptr);

    RowsModel *bidders() const { return m_bidders; } ///< MergerPlayerRow; the one asked is chosen
    /// "Ben and Cem pass: Ana wins at 180"; empty where one pass ends the auction.
    QString othersPassText() const { return m_othersPassText; }
    /// Enters the passes of all who are still asked, at once.
    Q_INVOKABLE void passOthers();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    std::vector<table::Entry> declining() const override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    /// Those who have neither passed nor lead, from the one asked on.
    std::vector<table::PlayerId> followers() const;
    QString standing(table::PlayerId player) const;
    void showBidders();

    QString m_othersPassText;
    RowsModel *m_bidders;
};

} // namespace bandar::app
