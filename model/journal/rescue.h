// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library_database.h"

namespace bandar::journal {

/// What became of the games of a damaged library.
struct Rescued {
    qsizetype carried = 0;
    QStringList lost; ///< titles and numbers, as far as they are known
};

/// Writes into a new library every game that is whole and verifies.
Result<Rescued> carryOver(Connection &from, Connection &to, const Library::Verifier &verifies);

} // namespace bandar::journal
