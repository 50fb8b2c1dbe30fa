// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace bandar::tests {

/// The record of a new game in which everybody has built a city and these bids were made.
QByteArray opening(const QStringList &names, const QString &money, const QList<int> &bids = {});

} // namespace bandar::tests
