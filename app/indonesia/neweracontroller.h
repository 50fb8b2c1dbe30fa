// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "newerarows.h"
#include "sheetcontroller.h"

#include <vector>

namespace bandar::app {

/// The provinces where the one asked may build, and why the era began (rules 2.1).
class NewEraController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    Q_PROPERTY(QList<bandar::app::Holding> left READ left NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *later READ later CONSTANT FINAL)
    Q_PROPERTY(QString provincesHead READ provincesHead NOTIFY changed FINAL)
    Q_PROPERTY(QString markers READ markers NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *provinces READ provinces CONSTANT FINAL)
    Q_PROPERTY(bool everywhere READ isEverywhere NOTIFY changed FINAL)

public:
    explicit NewEraController(RunningGame &game, QObject *parent = nullptr);

    const QString &why() const { return m_why; }          ///< which rule brought the era
    const QList<Holding> &left() const { return m_left; } ///< the deeds that left the game for it, a kind each
    RowsModel *later() const { return m_later; }          ///< BuilderRow: who builds after the one asked
    const QString &provincesHead() const { return m_provincesHead; }
    const QString &markers() const { return m_markers; } ///< how many cities can still be marked
    RowsModel *provinces() const { return m_provinces; } ///< ProvinceRow
    bool isEverywhere() const { return m_everywhere; }   ///< provinces() has those too that are on no card of the era

    /// Takes the province in that row, if it may be taken at all.
    Q_INVOKABLE void chooseProvince(int row);
    /// Shows every province, or again only those on the cards of the era.
    Q_INVOKABLE void showEverywhere(bool everywhere);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    std::vector<table::Entry> declining() const override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    void tellWhy();
    void tellOrder();
    void showProvinces();
    void proposeCity();
    /// The state in which the year ended before this era; nothing in the first.
    const indonesia::State *stateBefore() const;
    QString provinceName(indonesia::ProvinceId province) const;

    indonesia::ProvinceId m_chosen;
    bool m_everywhere = false;
    QString m_why;
    QList<Holding> m_left;
    QString m_provincesHead;
    QString m_markers;
    std::vector<indonesia::ProvinceId> m_shown;    ///< behind the rows of provinces()
    std::vector<indonesia::ProvinceId> m_tappable; ///< of those
    RowsModel *m_later;
    RowsModel *m_provinces;
};

} // namespace bandar::app
