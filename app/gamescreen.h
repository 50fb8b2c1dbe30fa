// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "bidscontroller.h"
#include "indonesiaface.h"
#include "tablecontroller.h"

#include <QVariantMap>

#include <memory>

class QQmlEngine;

namespace bandar::app {

/// The font and the style of every page; called once, after the application object and before the first engine.
void prepareStyle();

/// Lets an engine find the pages, which are all built in.
void prepareEngine(QQmlEngine &engine);

/// A game with the controllers that its window is made with.
class GameScreen {
public:
    explicit GameScreen(std::unique_ptr<RunningGame> game);

    RunningGame &game() { return *m_game; }
    TableController &table() { return m_table; }
    BidsController &bids() { return m_bids; }

    /// The required properties of Main.qml.
    QVariantMap properties(bool night);

private:
    std::unique_ptr<RunningGame> m_game;
    IndonesiaFace m_face;
    TableController m_table;
    BidsController m_bids;
};

} // namespace bandar::app
