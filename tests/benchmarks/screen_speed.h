// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "benchmarks.h"

#include <QString>

#include <string>

namespace bandar::benchmarks {

/// A library in a folder with one game of about so many entries.
void makeLibrary(const QString &file, std::size_t entries);

/// Shows a window, quits with its first frame, and prints the most memory it had: KiB.
int showEmptyWindow();
int showGame(const QString &library);

/// What a tap takes to be seen in a long game, and what stays in memory after thousands of them.
std::vector<Figure> tapSpeed();

/// Taps on a sheet and the confirm after them against bare commits of the bytes, on the disk that the program lies on.
std::vector<Figure> confirmationSpeed();

/// The first frame and the memory of a resumed game against those of an empty window, in turns.
std::vector<Figure> firstFrameSpeed();

} // namespace bandar::benchmarks
