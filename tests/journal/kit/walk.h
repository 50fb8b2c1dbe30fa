// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/journal.h"

#include <optional>
#include <random>

namespace bandar::tests {

/// Somebody at the table who does whatever can be done, at random.
class Walker {
public:
    /// Of a hundred acts so many change, insert, remove or rule.
    explicit Walker(unsigned seed, std::size_t corrections) : m_dice(seed), m_corrections(corrections) {}

    /// An act that somebody might wish, most of them entries; some wishes are not granted.
    journal::Wish wish(const journal::Journal &journal);
    /// An entry that the rules allow in that state; nothing where the dice find none.
    std::optional<table::Entry> entry(const journal::Journal &journal, const table::State &state);

private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_dice); }
    std::optional<table::Entry> indonesian(const table::State &state);
    std::optional<table::Entry> pearly(const journal::Journal &journal, const table::State &state);

    std::mt19937 m_dice;
    std::size_t m_corrections;
};

} // namespace bandar::tests
