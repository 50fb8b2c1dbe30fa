// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library.h"

namespace bandar::journal {

/// The setting with the folder to which a history is copied at the end of every year.
inline const QString copiesSetting = QStringLiteral("copies");

/// The folder is there, and can be written to, when this returns.
Done prepareForCopies(const QString &folder);

/// Writes the history of a game there, in one piece, on the disk when this returns. It takes the place of an earlier
/// copy that it goes on from; one that holds anything else, as after a backup was put back, stays, and this gets a name
/// of its own.
Done copyTo(const QString &folder, GameId id, const QString &uuid, const QByteArray &history);

} // namespace bandar::journal
