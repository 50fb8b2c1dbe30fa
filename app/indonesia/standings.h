// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "anytimerows.h"
#include "runninggame.h"

#include <QStringList>

namespace bandar::app {

/// Everybody by place, with the figures that add up to the score, whether hidden money protects it or not. Of the
/// places above `from`, which counts from 1, nothing is told.
QList<StandingRow> standingRows(const RunningGame &game, qsizetype from = 1);

/// The heads of the figures: "Cash", "Bank box", "2 × earnings".
QStringList standingColumns(const RunningGame &game);

/// Why players with the same score stand in this order; a line for each such score.
QStringList tiesOf(const RunningGame &game);

/// First, second, ... as words; the place counts from 1.
QString ordinal(qsizetype place);

} // namespace bandar::app
