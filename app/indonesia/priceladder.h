// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/options.h"
#include "mergerrows.h"

#include <vector>

namespace bandar::app {

/// The ladder of a merger around the price that stands.
struct PriceLadder {
    indonesia::Pair pair;
    indonesia::MergerTerms terms;
    table::PlayerId winner;
    table::Money first; ///< always shown
    QString firstRemark;
    table::Money least; ///< that the winner can have it for
    table::Money standing;
};

/// The first price, and those around the one that stands.
std::vector<indonesia::Rung> rungsOf(const indonesia::State &state, const PriceLadder &ladder);
/// The rungs to be drawn; cash that hidden money protects is in none of them.
QList<RungRow> rowsOf(const indonesia::State &state, const PriceLadder &ladder,
                      const std::vector<indonesia::Rung> &rungs);

} // namespace bandar::app
