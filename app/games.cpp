// SPDX-License-Identifier: MPL-2.0
#include "games.h"

#include "indonesia/rules.h"
#include "words/faults.h"
#include "words/indonesia.h"
#include "words/misfits.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace bandar::app {

GameShelf::GameShelf(std::vector<GameEdition> editions) : m_editions(std::move(editions))
{
    for (const GameEdition &edition : m_editions)
        if (const auto misfit = table::whyNotRegistrable(*edition.game))
            throw std::length_error(words::sentence(*edition.game, *misfit).toStdString());
    std::ranges::transform(m_editions, std::back_inserter(m_games),
                           [](const auto &edition) { return edition.game.get(); });
}

const words::GameWords &GameShelf::wordsOf(const table::Game &game) const
{
    const auto place = std::ranges::find(m_games, &game) - m_games.begin();
    return *m_editions[static_cast<std::size_t>(place)].words;
}

QString sentence(const record::Failure &failure, const GameShelf &shelf)
{
    if (!failure.fault.refusal)
        return words::sentence(failure.fault);
    const words::GameWords &words = shelf.wordsOf(*failure.header.game);
    return words.refusal(*failure.fault.refusal, words.namer(failure.header.setup, true));
}

GameShelf allGames()
{
    std::vector<GameEdition> editions;
    editions.push_back({indonesia::game(), std::make_unique<words::IndonesiaWords>()});
    return GameShelf(std::move(editions));
}

} // namespace bandar::app
