// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QSqlError>

namespace bandar::journal {

/// What an error of SQLite at this file means for people. Damage is what SQLite calls damage, and nothing else.
Trouble troubleOf(const QSqlError &error, const QString &file);

/// The file or the folder cannot be written, for the reason that errno gives.
Trouble cannotWrite(const QString &file, int reason);
/// It cannot be reached or read, or is no library.
Trouble cannotRead(const QString &file, const QString &reason);
Trouble damaged(const QString &file, const QString &detail);
Trouble newer(const QString &file);

template <class Outcome>
bool failed(const Outcome &outcome)
{
    return troubleIn(outcome) != nullptr;
}

} // namespace bandar::journal
