// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

#include <array>

namespace bandar::indonesia {

/// The cities of one size that may grow, and how many of them will (rules 2.7).
struct GrowthOfSize {
    ProvinceSet qualified;
    std::int64_t growing = 0; ///< as many as the markers of the next size allow, those just returned included

    /// Not all and not none of them: the first player chooses.
    bool isChoice() const { return growing > 0 && growing < qualified.size(); }
};

/// What city growth may be.
struct GrowthLimits {
    bool citiesTracked = true;
    std::array<std::int64_t, provinceCount> sizes{};
    std::array<std::int64_t, citySizes> markers{};
    std::array<std::array<std::int64_t, kindCount>, provinceCount> received{};
    std::array<bool, kindCount> produced{};           ///< goods with a unit on the board
    std::array<GrowthOfSize, citySizes - 1> bySize{}; ///< of size 1 and of size 2; by size alone when untracked

    bool needsChoice() const { return bySize[0].isChoice() || bySize[1].isChoice(); }
};
GrowthLimits growthLimits(const State &state);

/// Refuses growth of a city that is not there, twice, beyond the largest size; then what does not qualify and what the
/// markers do not allow; and silence where there is a choice.
Verdict check(const GrowthLimits &limits, Strictness strictness, const GrowCities &entry);

/// The cities that grow when the entry names none.
ProvinceSet growthByItself(const GrowthLimits &limits);

Verdict apply(Move &move, const GrowCities &entry);

} // namespace bandar::indonesia
