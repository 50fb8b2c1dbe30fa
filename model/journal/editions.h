// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/reader.h"
#include "words/game_words.h"

#include <functional>

namespace bandar::journal {

/// The games that a library may hold, and how each is told.
struct Editions {
    record::Games games;
    std::function<const words::GameWords &(const table::Game &)> words;
};

} // namespace bandar::journal
