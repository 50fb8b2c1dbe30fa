// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gameface.h"

#include <QCoreApplication>

namespace bandar::app {

/// The eras, phases and research levels of Indonesia.
class IndonesiaFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(IndonesiaFace)

public:
    QString era(const RunningGame &game) const override;
    QList<PhaseRow> phases(const RunningGame &game) const override;
    std::vector<table::PlayerId> order(const RunningGame &game) const override;
    QList<Level> levels(const RunningGame &game, table::PlayerId player) const override;
    QList<Holding> holdings(const RunningGame &game, table::PlayerId player) const override;
    int freeSlots(const RunningGame &game, table::PlayerId player) const override;
    QList<Holding> supply(const RunningGame &game) const override;
    QString supplyHead() const override;
    QString brief(const RunningGame &game, std::size_t place) const override;
    Notice notice(const RunningGame &game) const override;
};

} // namespace bandar::app
