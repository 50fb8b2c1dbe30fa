// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QString>

namespace bandar::journal {

/// Writes every page of a log, up to its last commit, into the file that it belongs to. A frame is told sound by the
/// sum that is stored with the one before it, so one that is broken hides none behind it. The page of a broken frame
/// replaces nothing: it is put at the end of the file, for a search page by page.
Done moveIntoFile(const QString &log, const QString &file);

} // namespace bandar::journal
