// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesiaface.h"
#include "indonesiasheets.h"
#include "tablecontroller.h"

#include <memory>

namespace bandar::app {

/// A running game with the controllers that its page is made with.
class GameScreen : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::TableController *table READ table CONSTANT FINAL)
    Q_PROPERTY(bandar::app::IndonesiaSheets *sheets READ sheets CONSTANT FINAL)

public:
    explicit GameScreen(std::unique_ptr<RunningGame> game, QObject *parent = nullptr);

    RunningGame &game() { return *m_game; }
    const GameFace &face() const { return m_face; }
    TableController *table() { return &m_table; }
    IndonesiaSheets *sheets() { return &m_sheets; }

private:
    std::unique_ptr<RunningGame> m_game;
    IndonesiaFace m_face;
    TableController m_table;
    IndonesiaSheets m_sheets;
};

} // namespace bandar::app
