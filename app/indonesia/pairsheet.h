// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "pricedsheet.h"

#include <vector>

namespace bandar::app {

/// A sheet on which two companies are chosen, and who wins them: the list of companies, each with the reason why it
/// cannot be merged with the first one chosen, and the players.
class PairSheet : public bandar::app::PricedSheet {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString companiesHead READ companiesHead NOTIFY changed FINAL)
    Q_PROPERTY(QString companiesNote READ companiesNote NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *companies READ companies CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *winners READ winners CONSTANT FINAL)
    Q_PROPERTY(bool paired READ isPaired NOTIFY changed FINAL)

public:
    PairSheet(RunningGame &game, QString panel, QObject *parent = nullptr);

    QString companiesHead() const { return m_companiesHead; }
    QString companiesNote() const { return m_companiesNote; }
    RowsModel *companies() const { return m_companies; } ///< MergeCompanyRow
    RowsModel *winners() const { return m_winners; }     ///< MergerPlayerRow
    bool isPaired() const { return m_second.exists(); }

    /// Takes the company of that row as one of the two, or leaves it again. A third takes the place of the second; one
    /// that can never merge with the first begins anew.
    Q_INVOKABLE void chooseCompany(int row);
    Q_INVOKABLE void chooseWinner(int row);

protected:
    void clear() override;
    /// The two that are chosen, in the order in which they were.
    std::optional<indonesia::Pair> pair() const;
    table::PlayerId winner() const { return m_winner.exists() ? m_winner : m_announcer; }
    table::PlayerId announcer() const { return m_announcer; }
    /// Who announces; wins too, unless another is chosen.
    void setAnnouncer(table::PlayerId player) { m_announcer = player; }
    void forgetWinner() { m_winner = {}; }

    /// Why the two may not be merged, as far as all may hear it.
    virtual indonesia::Verdict pairVerdict(const indonesia::PairOption &option) const = 0;
    /// What stands beside a player: possible or not, and why.
    virtual MergerPlayerRow winnerRow(const indonesia::PairOption &option, table::PlayerId player) const = 0;

    /// Fills the lists; the options are those of the present state.
    void showCompanies(const indonesia::Options &options);
    void showWinners(const indonesia::PairOption *option);
    /// "up to 264", or why the player cannot have it. Says nothing of cash that is hidden.
    QString bidding(const indonesia::Verdict &why, const indonesia::MergerTerms &terms, table::PlayerId player,
                    table::Money least, bool &possible) const;

    QJsonObject pairDraft() const;
    void takeUpPair(const QJsonObject &kept);

    QString m_companiesHead;
    QString m_companiesNote;

private:
    bool canNeverMerge(indonesia::CompanyId x, indonesia::CompanyId y) const;

    indonesia::CompanyId m_first;
    indonesia::CompanyId m_second;
    table::PlayerId m_announcer;
    table::PlayerId m_winner; ///< nobody: the announcer
    RowsModel *m_companies;
    RowsModel *m_winners;
    std::vector<indonesia::CompanyId> m_listed; ///< behind the rows of companies()
    std::vector<table::PlayerId> m_players;     ///< behind the rows of winners()
};

} // namespace bandar::app
