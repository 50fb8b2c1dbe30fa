// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <QByteArray>

namespace bandar::journal {

/// Sixteen bytes that tell one state from another: of everything that can be seen of it.
QByteArray hashOf(const table::Game &game, const table::Setup &setup, const table::State &state);

} // namespace bandar::journal
