// SPDX-License-Identifier: MPL-2.0
#include "rowsmodel.h"

namespace bandar::app {

RowsModel::RowsModel(const QMetaObject &row, QObject *parent) : QAbstractListModel(parent), m_row(row) {}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 || property >= m_row.propertyCount())
        return {};
    return m_row.property(property).readOnGadget(m_rows.at(index.row()).constData());
}

QHash<int, QByteArray> RowsModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < m_row.propertyCount(); ++property)
        names.insert(Qt::UserRole + property, m_row.property(property).name());
    return names;
}

void RowsModel::assignValues(const QVariantList &rows)
{
    const qsizetype before = m_rows.size();
    const qsizetype common = qMin(before, rows.size());
    if (rows.size() < before) {
        beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(before) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (qsizetype row = 0; row < common; ++row) {
        if (m_rows.at(row) == rows.at(row))
            continue;
        m_rows[row] = rows.at(row);
        Q_EMIT dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)));
    }
    if (rows.size() > before) {
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
        m_rows.append(rows.sliced(before));
        endInsertRows();
    }
    if (rows.size() != before)
        Q_EMIT countChanged();
}

} // namespace bandar::app
