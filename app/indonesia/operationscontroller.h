// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/preview.h"
#include "operationaccount.h"
#include "operationdraft.h"
#include "sheetcontroller.h"

namespace bandar::app {

/// One company operates (rules 2.6): what it delivers or builds, and what that earns.
class OperationsController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *companies READ companies CONSTANT FINAL)
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY changed FINAL)
    Q_PROPERTY(bool selling READ isSelling NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *earned READ earned CONSTANT FINAL)
    Q_PROPERTY(QString inertText READ inertText NOTIFY changed FINAL)
    Q_PROPERTY(QString sameText READ sameText NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *lines READ lines CONSTANT FINAL)
    Q_PROPERTY(int mostDeeds READ mostDeeds NOTIFY changed FINAL)
    Q_PROPERTY(QString ships READ ships NOTIFY changed FINAL)
    Q_PROPERTY(bool canLessShips READ canLessShips NOTIFY changed FINAL)
    Q_PROPERTY(bool canMoreShips READ canMoreShips NOTIFY changed FINAL)
    Q_PROPERTY(bool citiesTracked READ isCitiesTracked NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *cities READ cities CONSTANT FINAL)
    Q_PROPERTY(bandar::app::OperationAccount *account READ account CONSTANT FINAL)
    Q_PROPERTY(QString unsold READ unsold NOTIFY changed FINAL)
    Q_PROPERTY(bool tooMuch READ isTooMuch NOTIFY changed FINAL)
    Q_PROPERTY(bool growing READ isGrowing NOTIFY changed FINAL)
    Q_PROPERTY(QString growthHead READ growthHead NOTIFY changed FINAL)
    Q_PROPERTY(QString growthNote READ growthNote NOTIFY changed FINAL)
    Q_PROPERTY(QString growth READ growth NOTIFY changed FINAL)
    Q_PROPERTY(bool canLess READ canLess NOTIFY changed FINAL)
    Q_PROPERTY(bool canMore READ canMore NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *fleet READ fleet CONSTANT FINAL)

public:
    explicit OperationsController(RunningGame &game, QObject *parent = nullptr);

    RowsModel *companies() const { return m_companies; } ///< CompanyRow: all of the game, by player
    bool isChoosing() const { return !m_draft.company.exists(); }
    bool isSelling() const { return isActive() && !isChoosing() && m_selling; }
    RowsModel *earned() const { return m_earned; }  ///< EarnerRow: what everybody earned this year
    QString inertText() const { return m_inert; }   ///< empty where something could still be done
    QString sameText() const { return m_sameText; } ///< empty where nothing would come of it
    RowsModel *lines() const { return m_lines; }    ///< LineRow
    int mostDeeds() const { return m_mostDeeds; }   ///< of any line: how long its name is
    QString ships() const { return words::amount(m_draft.ships()); }
    bool canLessShips() const { return m_draft.ships() > 1; }
    bool canMoreShips() const { return m_draft.ships() < m_mostShips; }
    bool isCitiesTracked() const { return state().citiesTracked; }
    RowsModel *cities() const { return m_cities; } ///< CityDemandRow
    OperationAccount *account() const { return m_account; }
    QString unsold() const { return m_unsold; }         ///< what could still be sold, as far as the entries show
    bool isTooMuch() const;                             ///< the last good is one that the rules refuse
    bool isGrowing() const { return m_growing; }        ///< free growth, not areas to buy
    QString growthHead() const { return m_growthHead; } ///< "Sold 3 of 3: grows free"
    QString growthNote() const { return m_growthNote; }
    QString growth() const { return words::amount(m_growth); } ///< areas or ships, whatever the company adds
    bool canLess() const { return m_growth > 0; }
    bool canMore() const { return m_growth < m_mostGrowth; }
    RowsModel *fleet() const { return m_fleet; } ///< FleetRow: a line as it is, as it will be and may be

    /// Takes the company in that row; the one that is chosen already is laid back.
    Q_INVOKABLE void chooseCompany(int row);
    /// Operates all companies that can do nothing, without more ado.
    Q_INVOKABLE void runInert();
    Q_INVOKABLE void chooseLine(int row);
    Q_INVOKABLE void lessShips();
    Q_INVOKABLE void moreShips();
    /// One good goes to the city in that row; where cities are not tracked, to any.
    Q_INVOKABLE void deliver(int row = -1);
    /// As many as there are goods, room and ships for.
    Q_INVOKABLE void deliverAll(int row = -1);
    /// One good of the delivery in that row of the account less.
    Q_INVOKABLE void takeBack(int row);
    /// The good that was too much.
    Q_INVOKABLE void takeBackLast();
    Q_INVOKABLE void sellSameAgain();
    Q_INVOKABLE void couldNotReach();
    Q_INVOKABLE void less();
    Q_INVOKABLE void more();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override { return m_draft.written(); }
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    QString nameOf(indonesia::Kind kind) const;
    std::optional<indonesia::ProvinceId> cityAt(int row) const;
    bool canDeliver(int row) const;
    void dropTooMuch();
    void step(std::int64_t by);
    void showCompanies();
    void showChoice();
    void showSale();
    void showLines(const indonesia::LeftToSell &left);
    void showCities(const indonesia::SaleLimits &limits);
    void showGrowth(const indonesia::SaleLimits &limits, const indonesia::Preview &preview,
                    const indonesia::Operate &entry);
    void showUnsold(const indonesia::SaleLimits &limits, const indonesia::LeftToSell &left);
    void showSame();
    void showFleet();

    table::PlayerId m_player;
    OperationDraft m_draft;
    bool m_selling = false;
    int m_mostDeeds = 0;
    std::int64_t m_mostShips = 1;
    std::int64_t m_growth = 0;
    std::int64_t m_mostGrowth = 0;
    bool m_growing = false;
    QString m_inert;
    QString m_sameText;
    QString m_unsold;
    QString m_growthHead;
    QString m_growthNote;
    OperationDraft m_same;                            ///< what "same again" would make of it
    std::vector<indonesia::CompanyId> m_companyOfRow; ///< behind companies()
    std::vector<indonesia::DeedId> m_lineOfRow;       ///< behind lines()
    std::vector<indonesia::ProvinceId> m_cityOfRow;   ///< behind cities()
    RowsModel *m_companies;
    RowsModel *m_earned;
    RowsModel *m_lines;
    RowsModel *m_cities;
    RowsModel *m_fleet;
    OperationAccount *m_account;
};

} // namespace bandar::app
