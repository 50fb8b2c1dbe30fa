// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/facts.h"

#include <QString>

namespace bandar::app {

/// The drawing of a kind of company or good, by its name among the icons: whatever the kind is called.
QString iconOf(indonesia::Kind kind);

} // namespace bandar::app
