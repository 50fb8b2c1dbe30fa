// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "rowsmodel.h"

#include <QStringList>

namespace bandar::app {

/// The players in order of play, and what the columns of their figures are called.
class PlayersModel : public bandar::app::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by TableController")
    Q_PROPERTY(QStringList columns READ columns NOTIFY columnsChanged FINAL)

public:
    explicit PlayersModel(QObject *parent) : RowsModel(PlayerRow::staticMetaObject, parent) {}

    QStringList columns() const { return m_columns; }
    void assign(const QStringList &columns, const QList<PlayerRow> &rows);

Q_SIGNALS:
    void columnsChanged();

private:
    QStringList m_columns;
};

} // namespace bandar::app
