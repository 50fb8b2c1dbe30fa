// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "pairsheet.h"

namespace bandar::app {

/// Announcing a merger (rules 2.3): the pair, and either its winner and price or the bid that opens the auction. Those
/// who are asked later may be tapped ahead; then all before them announce nothing.
class MergersController : public bandar::app::PairSheet {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool byBid READ isByBid WRITE setByBid NOTIFY changed FINAL)
    Q_PROPERTY(QString followers READ followers NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *announcers READ announcers CONSTANT FINAL)

public:
    explicit MergersController(RunningGame &game, QObject *parent = nullptr);

    bool isByBid() const { return m_byBid; }
    void setByBid(bool byBid);
    QString followers() const { return m_followers; }      ///< who may bid after the announcer
    RowsModel *announcers() const { return m_announcers; } ///< MergerPlayerRow: who is asked, now and later
    Q_INVOKABLE void chooseAnnouncer(int row);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    std::vector<table::Entry> declining() const override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;
    indonesia::Verdict pairVerdict(const indonesia::PairOption &option) const override;
    MergerPlayerRow winnerRow(const indonesia::PairOption &option, table::PlayerId player) const override;

private:
    table::Money leastFor(const indonesia::PairOption &option, table::PlayerId player) const;
    /// Those who announce nothing before the announcer does.
    std::vector<table::PlayerId> silent() const;
    void showAnnouncers();
    void showFollowers(const indonesia::PairOption &option);
    void proposeMerger();
    std::vector<table::Entry> silence() const;

    bool m_byBid = false;
    QString m_followers;
    RowsModel *m_announcers;
    std::vector<table::PlayerId> m_asked; ///< behind the rows of announcers()
};

} // namespace bandar::app
