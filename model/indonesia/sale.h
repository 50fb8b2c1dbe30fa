// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/operations.h"

namespace bandar::indonesia {

/// A production company sells, collects and expands: the whole of its operation but the turn.
Verdict sell(Move &move, CompanyId company, const Operate &entry);

} // namespace bandar::indonesia
