// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "runninggame.h"

#include <QList>
#include <QString>

#include <vector>

namespace bandar::app {

/// What the table page shows of a game beyond what every game has.
class GameFace {
public:
    virtual ~GameFace() = default;

    /// The stretch of the game that the year belongs to: "Era A".
    virtual QString era(const RunningGame &game) const = 0;
    virtual QList<PhaseRow> phases(const RunningGame &game) const = 0;
    virtual std::vector<table::PlayerId> order(const RunningGame &game) const = 0;
    virtual QList<Level> levels(const RunningGame &game, table::PlayerId player) const = 0;
};

} // namespace bandar::app
