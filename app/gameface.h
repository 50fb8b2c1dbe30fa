// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "runninggame.h"

#include <QList>
#include <QString>

#include <vector>

namespace bandar::app {

/// A line for everybody: what it is about, and what that means.
struct Notice {
    QString head;
    QString text;
};

/// What the table page shows of a game beyond what every game has.
class GameFace {
public:
    virtual ~GameFace() = default;

    /// The stretch of the game that the year belongs to: "Era A".
    virtual QString era(const RunningGame &game) const = 0;
    virtual QList<PhaseRow> phases(const RunningGame &game) const = 0;
    virtual std::vector<table::PlayerId> order(const RunningGame &game) const = 0;
    virtual QList<Level> levels(const RunningGame &game, table::PlayerId player) const = 0;
    virtual QList<Holding> holdings(const RunningGame &game, table::PlayerId player) const = 0;
    /// How many more companies the player could take on.
    virtual int freeSlots(const RunningGame &game, table::PlayerId player) const = 0;
    /// What lies open for all: the deeds that are left, by kind.
    virtual QList<Holding> supply(const RunningGame &game) const = 0;
    virtual QString supplyHead() const = 0;
    /// The entry at that place among those in force, in few words.
    virtual QString brief(const RunningGame &game, std::size_t place) const = 0;
    /// A line that all should read: "The last year: what is earned now counts double". Empty where there is none.
    virtual Notice notice(const RunningGame &game) const = 0;
};

} // namespace bandar::app
