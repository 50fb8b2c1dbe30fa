// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"
#include "indonesia/reasons.h"
#include "words/indonesia.h"

#include <vector>

namespace bandar::tests {

/// A reason with figures as the rules give them, no two numbers alike.
struct ReasonSample {
    indonesia::Reason reason{};
    std::vector<table::Figure> figures;

    table::Refusal refusal() const;
};

/// One sample of every reason and, where there are two ways to say it, of both. Money is hidden.
std::vector<ReasonSample> reasonSamples();
/// The last of the reasons, and how many there are.
inline constexpr auto lastReason = indonesia::Reason::beyondBooks;
inline constexpr std::size_t reasonCount = static_cast<std::size_t>(lastReason) + 1;

/// Ana, Ben and Cem, or with other names.
table::Setup setupOf(const std::string &ana = "Ana", const std::string &ben = "Ben");

} // namespace bandar::tests
