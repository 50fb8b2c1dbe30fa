// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rowsmodel.h"

namespace bandar::tests {

/// What a row of a list says in one of its roles.
inline QVariant saidBy(const app::RowsModel &rows, int row, const QByteArray &role)
{
    return rows.data(rows.index(row), rows.roleNames().key(role));
}

/// The row with that key; -1 if there is none.
inline int rowOf(const app::RowsModel &rows, const QString &key)
{
    for (int row = 0; row < rows.count(); ++row)
        if (saidBy(rows, row, "key").toString() == key)
            return row;
    return -1;
}

} // namespace bandar::tests
