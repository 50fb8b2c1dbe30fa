// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstddef>
#include <ostream>

namespace bandar::benchmarks {

/// Writes a legal record of exactly that many entries: a recorded game of five up to the bids of its last era, and then
/// year after year as people play them, but that nobody takes the last deeds.
void writeLongGame(std::ostream &output, std::size_t entries);

} // namespace bandar::benchmarks
