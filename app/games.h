// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "record/replay.h"
#include "table/game.h"
#include "words/game_words.h"

#include <memory>
#include <vector>

namespace bandar::app {

/// A game and how it is told.
struct GameEdition {
    std::unique_ptr<const table::Game> game;
    std::unique_ptr<const words::GameWords> words;
};

/// The games that a program knows.
class GameShelf {
public:
    /// A game that is more than the house has room for is a fault of the program, which stops here and says so: it
    /// throws a std::length_error with the sentence.
    explicit GameShelf(std::vector<GameEdition> editions);

    record::Games games() const { return m_games; }
    /// How a game of this shelf is told.
    const words::GameWords &wordsOf(const table::Game &game) const;
    /// The same for a library, as long as this shelf stands.
    journal::Editions editions() const
    {
        return {games(), [this](const table::Game &game) -> const words::GameWords & { return wordsOf(game); }};
    }

private:
    std::vector<GameEdition> m_editions;
    std::vector<const table::Game *> m_games;
};

/// Why a record was not read to its end. The record holds everything, hidden money too: all numbers are told.
QString sentence(const record::Failure &failure, const GameShelf &shelf);

/// Every game there is. A new one is added in games.cpp and nowhere else.
GameShelf allGames();

} // namespace bandar::app
