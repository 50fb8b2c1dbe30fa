// SPDX-License-Identifier: MPL-2.0
#include "gamescreen.h"

namespace bandar::app {

GameScreen::GameScreen(std::unique_ptr<RunningGame> game, QObject *parent)
    : QObject(parent), m_game(std::move(game)), m_table(*m_game, m_face), m_sheets(*m_game)
{}

} // namespace bandar::app
