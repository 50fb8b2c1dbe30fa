// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "runninggame.h"

namespace bandar::app {

/// Whether a count agrees with the books, in words: "5 more than the books". It never tells what the books say.
QString verdictOn(const table::Claim &claim, const table::Balances &books);

/// What an entry counted, in words behind the entry itself; empty of one that is no count.
QString verdictOn(const RunningGame &game, const journal::Played &played);

} // namespace bandar::app
