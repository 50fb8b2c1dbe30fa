// SPDX-License-Identifier: MPL-2.0
#include "playersmodel.h"

namespace bandar::app {

void PlayersModel::assign(const QStringList &columns, const QList<PlayerRow> &rows)
{
    if (m_columns != columns) {
        m_columns = columns;
        Q_EMIT columnsChanged();
    }
    RowsModel::assign(rows);
}

} // namespace bandar::app
