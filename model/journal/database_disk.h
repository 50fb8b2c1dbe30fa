// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_connection.h"

#include <QTemporaryDir>

namespace bandar::journal {

/// The file with its links followed, so that one library has one lock and one log.
QString resolved(const QString &file);

/// Lets those use a file who may use the other.
void giveRightsOf(const QString &from, const QString &to);

/// The folder, with those above it, is there when this returns.
Done makeFolder(const QString &folder);
/// On the disk when this returns: what a file holds, or what a folder lists.
Done flush(const QString &path);
/// In one piece, in place of what was there; on the disk when this returns.
Done moveOver(const QString &from, const QString &to);
/// A folder for temporary files, in which this library is to be read; or why there is none.
Result<std::unique_ptr<QTemporaryDir>> folderToRead(const QString &library);
/// All that the connection sees, as one file without a log; on the disk when this returns.
Done copyWhole(Connection &connection, const QString &to);

} // namespace bandar::journal
