// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/registration.h"

#include <QString>

namespace bandar::words {

/// Why a game cannot be registered, for whoever writes it.
QString sentence(const table::Game &game, const table::Misfit &misfit);

} // namespace bandar::words
