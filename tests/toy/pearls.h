// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"
#include "words/game_words.h"

#include <memory>

namespace bandar::toy {

/// A game that nobody plays, unlike Indonesia in every way that the house must not care about: two currencies,
/// everybody asked at once for a secret bid, a sea of pearls that runs out, and a choice inside an entry that may be
/// left out where there is only one.
///
/// Each round everybody bids coins in secret. The highest bid (of equal ones the first in order) is paid, and its
/// player dives: one to three pearls from one of two beds, each worth glory. The game is over when both beds are empty.
std::unique_ptr<table::Game> pearls();

/// The game in words.
std::unique_ptr<words::GameWords> pearlWords();

/// Why an entry is not possible, with its figures.
enum class Reason : std::uint16_t {
    notAwaited, ///< player, phase
    aboveCoins, ///< player, bid, coins in the purse
    bedTooPoor, ///< bed, pearls, pearls left
    whichBed,   ///< bed, bed: needs a choice of these
    gameOver,
};

/// What else happened.
enum class Event : std::uint16_t {
    dives, ///< player, winning bid
    over,
};

} // namespace bandar::toy
