// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/rules.h"
#include "journal/journal.h"

#include <optional>
#include <vector>

namespace bandar::app {

/// Whether the company can do nothing this turn, as all the table may know: a line whose fleet is complete, or goods
/// that nobody carries or takes and whose areas the owner cannot pay for. Hidden cash could always pay.
bool isInert(const indonesia::State &state, indonesia::CompanyId company);

/// The companies of a player that have not operated, by name.
std::vector<indonesia::CompanyId> companiesLeft(const indonesia::State &state, table::PlayerId player);

/// The empty operations of the one who is asked, up to the turn of another; none unless all companies that are left to
/// this player are inert.
std::vector<indonesia::Operate> inertRun(const indonesia::State &state);

/// What a company delivered the last time it operated, under whichever of its deeds.
struct EarlierSale {
    std::int64_t year = 0;
    std::vector<indonesia::Delivery> deliveries;
};
std::optional<EarlierSale> lastSale(const journal::Journal &journal, const indonesia::Company &company);

} // namespace bandar::app
