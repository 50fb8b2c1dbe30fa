// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/fault.h"

#include <QString>

namespace bandar::words {

/// What is wrong with a line of a record and what would be right. Refusals of the rules are worded by the game.
QString sentence(const record::Fault &fault);

} // namespace bandar::words
