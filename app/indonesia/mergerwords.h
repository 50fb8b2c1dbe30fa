// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "actors.h"
#include "indonesia/options.h"

#include <QString>

namespace bandar::app {

/// The provinces of a company's deeds: "Jawa Timur, Sulawesi Selatan".
QString provincesOf(const RunningGame &game, const indonesia::Company &company);
/// What kind of company: "Siap faji".
QString kindTitle(const RunningGame &game, indonesia::Kind kind);
/// "3 units", "1 ship".
QString unitsOf(indonesia::Kind kind, std::int64_t units);
/// The first deed of a company, by its name in records.
QString keyOf(const indonesia::Company &company);

/// Why a company never merges with one of that kind: "Not with rubber".
QString apart(const RunningGame &game, indonesia::Kind other);
/// Why a merger cannot be, short enough to stand under a name; empty where it can.
QString inShort(const RunningGame &game, const indonesia::Verdict &why);

} // namespace bandar::app
