// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QDate>
#include <QString>

namespace bandar::app {

/// The day of an ISO 8601 time as people say it: "today", "21 November", "3 May 2024". Empty where there is none.
QString dayInWords(const QString &time, QDate today);

} // namespace bandar::app
