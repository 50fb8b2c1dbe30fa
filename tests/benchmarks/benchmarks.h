// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/reader.h"

#include <string>
#include <vector>

namespace bandar::benchmarks {

/// One line of the table: a figure and the bar it is held to, if there is one.
struct Figure {
    std::string what;
    double value = 0;
    std::string unit;
    enum class Bar : std::uint8_t { none, atLeast, atMost } bar = Bar::none;
    double limit = 0;

    bool misses() const { return (bar == Bar::atLeast && value < limit) || (bar == Bar::atMost && value > limit); }
};

/// Prints the table. Whether a bar is missed.
bool print(const std::vector<Figure> &figures);

/// Measures, then prints. Others use the machine too: where a bar is missed, all is measured again, up to five times,
/// and for that line the best counts.
bool misses(std::vector<Figure> (*measure)());

/// The games that the program knows.
record::Games games();
/// The recorded games of tests/games: paths, alphabetical.
std::vector<std::string> recordedGames();

/// Entries applied a second, each already read: the recorded games again and again, and the large operations of theirs.
std::vector<Figure> applySpeed();

/// What `bandar-cli state` takes for records of 1,000, 10,000 and 100,000 entries.
std::vector<Figure> stateCost();

/// Acts on a long game, opening it, the processor time of confirming entries, and the list of a large library; on the
/// disk that the program lies on.
std::vector<Figure> journalSpeed();

/// Importing, verifying and telling histories of 4,000 acts of one kind, and of 16,000 to them.
std::vector<Figure> mixSpeed();

} // namespace bandar::benchmarks
