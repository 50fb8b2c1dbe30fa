// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rowsmodel.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <functional>

namespace bandar::tests {

/// The first row whose value of that role is this one; -1 if there is none.
int rowOf(const app::RowsModel &rows, const QByteArray &role, const QString &value);
/// A value of a row.
QVariant valueAt(const app::RowsModel &rows, int row, const QByteArray &role);

/// Calls back with every entry of the recorded games that does one of these: the game, the entries before it, and the
/// entry.
void eachRecorded(const QStringList &kinds, const std::function<void(const QString &, int, const QJsonObject &)> &what);

} // namespace bandar::tests
