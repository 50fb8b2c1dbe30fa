// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "citygrowthrows.h"
#include "indonesia/city_growth.h"
#include "indonesia/rules.h"
#include "sheetcontroller.h"

#include <optional>
#include <vector>

namespace bandar::app {

/// Which cities grow, and the close of the year (rules 2.7). Nothing is asked where nothing can be chosen.
class CityGrowthController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *goods READ goods CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *cities READ cities CONSTANT FINAL)
    Q_PROPERTY(bool tracked READ isTracked NOTIFY changed FINAL)
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY changed FINAL)
    Q_PROPERTY(bool canChooseOthers READ canChooseOthers NOTIFY changed FINAL)
    Q_PROPERTY(bool choosingOthers READ isChoosingOthers NOTIFY changed FINAL)
    Q_PROPERTY(QString accountHead READ accountHead NOTIFY changed FINAL)
    Q_PROPERTY(QStringList accountColumns READ accountColumns NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *account READ account CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *markers READ markers CONSTANT FINAL)

public:
    explicit CityGrowthController(RunningGame &game, QObject *parent = nullptr);

    RowsModel *goods() const { return m_goods; }   ///< NeededGoodRow; none where cities are not tracked
    RowsModel *cities() const { return m_cities; } ///< CityRow
    bool isTracked() const { return state().citiesTracked; }
    bool isChoosing() const { return m_choosing; } ///< some of cities() can be tapped
    bool canChooseOthers() const { return state().citiesTracked; }
    bool isChoosingOthers() const { return m_others; }                     ///< any city can be tapped
    const QString &accountHead() const { return m_accountHead; }           ///< "Year 10 closes"
    const QStringList &accountColumns() const { return m_accountColumns; } ///< heads of the three figures
    RowsModel *account() const { return m_account; }                       ///< ClosingRow, in order of play
    RowsModel *markers() const { return m_markers; }                       ///< MarkerRow, by size

    /// The city in that row grows, or after all not.
    Q_INVOKABLE void chooseCity(int row);
    /// The board shows otherwise: any city can be tapped; or again what the goods say.
    Q_INVOKABLE void chooseOthers(bool others);
    /// Shows what is hidden of the player in that row of account(), until hide().
    Q_INVOKABLE void show(int row);
    Q_INVOKABLE void hide();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    bool isTappable(indonesia::ProvinceId city) const;
    bool isChosen(indonesia::ProvinceId city) const;
    /// How many of the cities of a size the first player has still to choose.
    std::int64_t leftToChoose() const;
    indonesia::GrowCities entry() const;
    /// What closes the year, whichever cities grow.
    std::optional<indonesia::Outcome> closing() const;

    void proposeGrowth();
    void tellHeading();
    void tellNext(const indonesia::Outcome &closing);
    void showGoods();
    void showCities();
    CityRow rowOf(indonesia::ProvinceId city) const;
    QString remarkOn(const CityRow &row, indonesia::ProvinceId city) const;
    QString lackOf(indonesia::ProvinceId city) const;
    void showAccount(const indonesia::Outcome &closing);
    void showMarkers();

    indonesia::GrowthLimits m_limits;
    bool m_choosing = false;
    bool m_others = false;
    int m_shownRow = -1;
    std::vector<indonesia::ProvinceId> m_chosen; ///< as they were tapped
    std::vector<indonesia::ProvinceId> m_shown;  ///< behind the rows of cities()
    std::vector<indonesia::Kind> m_needed;       ///< behind the rows of goods()
    QString m_accountHead;
    QStringList m_accountColumns;
    RowsModel *m_goods;
    RowsModel *m_cities;
    RowsModel *m_account;
    RowsModel *m_markers;
};

} // namespace bandar::app
