// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

#include <array>
#include <vector>

namespace bandar::indonesia {

/// Whether the player has a company that has not operated (rules 2.6).
bool canOperate(const State &state, PlayerId player);

/// Refuses a company of another player and one that has operated this year.
Verdict checkCompany(const State &state, Strictness strictness, PlayerId player, CompanyId company);

/// What a shipping company may add (rules 2.6, Shipping company).
struct FleetLimits {
    DeedId deed;
    std::int64_t ships = 0;
    std::int64_t cap = 0;
    std::int64_t expansion = 0; ///< most ships added in one operation
    Era era = Era::a;
};

/// A line as an operation of one production company finds it: its ships carry afresh for every company.
struct LineLimits {
    CompanyId company;
    DeedId deed;
    PlayerId owner;
    std::int64_t ships = 0;
    std::int64_t capacity = 0; ///< goods times ships: ships times the Hull of the owner
};

/// What a production company may sell, where, and how it may grow (rules 2.6, Production company). Rupiah, units.
struct SaleLimits {
    DeedId deed;
    Kind kind = Kind::rice;
    std::int64_t units = 0;
    std::int64_t expansion = 0;
    Money price;
    Money cash;
    bool secret = false;
    bool citiesTracked = true;
    std::vector<LineLimits> lines;
    std::array<std::int64_t, provinceCount> room{}; ///< goods of this kind each city still takes; below 0: no city

    const LineLimits *lineOf(CompanyId company) const;
};

/// By the Expansion and the cash of the one who operates, who by a correction need not be the owner.
FleetLimits fleetLimits(const State &state, CompanyId company, PlayerId operatedBy);
SaleLimits saleLimits(const State &state, CompanyId company, PlayerId operatedBy);

/// The goods that an operation sells in all.
std::int64_t goodsSold(const Operate &entry);
/// Whether everything was sold, so that growth is free (rulings 62 and 63: measured before the growth).
bool isSoldOut(const SaleLimits &limits, const Operate &entry);

Verdict check(const FleetLimits &limits, Strictness strictness, const Operate &entry);
/// `companyOf` tells the company of each deed, as in State.
Verdict check(const SaleLimits &limits, const std::array<CompanyId, deedCount> &companyOf, Strictness strictness,
              const Operate &entry);

Verdict apply(Move &move, const Operate &entry);

} // namespace bandar::indonesia
