// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/options.h"
#include "indonesia/rules.h"
#include "table/difference.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bandar::indonesia {

/// An entry in the making: some of its fields are not given yet. The deliveries it has are whole.
struct Draft {
    Entry entry;
    std::vector<std::string_view> missing; ///< the keys not given yet
    Strictness strictness{};
};

/// What a number of a draft may be: from `least` to `most` in steps, and the legal values next to the one given.
struct NumberHint {
    std::string_view key;
    std::int64_t least = 0;
    std::int64_t most = 0; ///< below `least` where nothing is legal
    std::int64_t step = 1;
    std::optional<std::int64_t> below; ///< the highest legal value not above the one given
    std::optional<std::int64_t> above; ///< the lowest legal value not below it
    bool secret = false;               ///< hidden money protects `most`
};

/// What an operation in the making leaves: goods to sell, room in the cities, ships to carry them.
struct LeftToSell {
    std::int64_t units = 0;
    std::array<std::int64_t, provinceCount> room{}; ///< below 0: no city
    std::vector<LineLimits> lines;                  ///< `capacity` is what is left of it
};

/// The effect of a draft so far.
struct Preview {
    std::vector<std::string_view> missing; ///< required keys that are not given: no effect yet
    Verdict refusal;
    std::vector<table::Posting> postings;
    std::vector<table::Change> changes; ///< the difference of the two states
    std::optional<State> next;
    std::vector<NumberHint> hints;
    std::optional<LeftToSell> left;
};
Preview preview(const table::Setup &setup, const State &state, const Draft &draft);

} // namespace bandar::indonesia
