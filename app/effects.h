// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "runninggame.h"

namespace bandar::app {

/// What postings do to the accounts of the players, player by player; `then` is the state they lead to.
QList<EffectRow> effectsOf(const RunningGame &game, const std::vector<table::Posting> &postings,
                           const table::State &then);

} // namespace bandar::app
