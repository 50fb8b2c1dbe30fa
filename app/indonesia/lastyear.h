// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gameface.h"

namespace bandar::app {

/// Tells when this year is, or may become, the last one (rules 2.8): its earnings count double.
Notice lastYearNotice(const RunningGame &game);

/// "double": how often the earnings of the last year count.
QString howOftenItCounts();

/// Why a finished game is over: what the deeds left are, or what the table agreed.
QString whyItEnded(const RunningGame &game);

} // namespace bandar::app
