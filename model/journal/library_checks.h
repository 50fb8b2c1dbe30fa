// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_connection.h"

namespace bandar::journal {

/// Files up to this size are checked whole when they are opened: bytes.
inline constexpr qint64 sizeCheckedAtOnce = 32LL * 1024 * 1024;

Done runAll(Connection &connection, const QStringList &statements);

/// Whether the pages of the file fit together.
Done integrityCheck(Connection &connection);

/// Whether the tables are those of the version that the file says it is of, or of a newer one. A broken byte in what
/// describes a table makes SQLite take every question about it for a mistake of the asker.
Done checkTables(Connection &connection);

/// Whether a file without a log has the very tables that this program makes, whatever version it says it is of: every
/// newer version has others.
bool hasTablesOfToday(const QString &file);

} // namespace bandar::journal
