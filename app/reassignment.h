// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "runninggame.h"

namespace bandar::app {

/// The players who might have been meant by the last entry, which names another: those who were still to act, and for
/// whom it is possible without a ruling. Empty where the last step is none of one player.
QList<table::PlayerId> whoElseLast(const RunningGame &game);

/// Puts the last entry right: it was that player's. Whether it was done.
bool reassignLast(RunningGame &game, table::PlayerId player);

} // namespace bandar::app
