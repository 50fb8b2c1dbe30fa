// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_connection.h"
#include "journal/schema.h"

namespace bandar::journal {

Result<int> versionOf(Connection &connection);

/// Takes a library to the last of these versions, each step a transaction that is done in full or not at all. One that
/// holds games already is copied beside the file first.
Done migrate(Connection &connection, const QList<Migration> &steps);

/// The statements of one step, with this where the tables of a reader say TEMP.
Done runStatements(Connection &connection, const Migration &step, const QString &where);

/// Where the copy of an older version lies.
QString copyBeforeMigration(const QString &file, int version);

/// Lets a reader see an older library as one of today, without changing it.
Done fillIn(Connection &connection, const QList<Migration> &steps);

} // namespace bandar::journal
