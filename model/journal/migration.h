// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_connection.h"
#include "journal/schema.h"

namespace bandar::journal {

Result<int> versionOf(Connection &connection);

/// Takes a library to the last of these versions, each step a transaction that is done in full or not at all. One that
/// holds games already is copied beside the file first.
Done migrate(Connection &connection, const QList<Migration> &steps);

/// Where the copy of an older version lies.
QString copyBeforeMigration(const QString &file, int version);

/// Whether every table has its columns under their names: a letter that is broken in what SQLite keeps of them is not
/// noticed by it.
Done checkTables(Connection &connection);

/// Lets a reader see an older library as one of today, without changing it.
Done fillIn(Connection &connection, const QList<Migration> &steps);

} // namespace bandar::journal
