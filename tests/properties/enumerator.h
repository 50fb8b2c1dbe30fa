// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/rules.h"

#include <random>
#include <vector>

namespace bandar::tests {

using Dice = std::mt19937;

/// Entries that somebody might make in a state, legal and illegal, each amount with its neighbours. Knows the shapes of
/// entries and where their limits lie, and none of the rules.
class Enumerator {
public:
    Enumerator(const indonesia::State &state, Dice &dice) : m_state(state), m_dice(dice) {}

    std::vector<indonesia::Entry> entries();

private:
    void add(indonesia::Entry entry) { m_entries.push_back(std::move(entry)); }
    void addDeclines(indonesia::PlayerId player);
    void addCities(indonesia::PlayerId player);
    void addBids(indonesia::PlayerId player);
    void addMergers(indonesia::PlayerId player);
    void addAuction(indonesia::PlayerId player);
    void addDeedsAndTracks(indonesia::PlayerId player);
    void addOperations(indonesia::PlayerId player);
    void addSales(indonesia::PlayerId player, indonesia::DeedId company);
    void addGrowth();
    void addAnyTime(indonesia::PlayerId player);

    std::vector<std::int64_t> around(std::initializer_list<std::int64_t> amounts) const;
    indonesia::DeedId deedOf(indonesia::CompanyId company);
    std::vector<indonesia::DeedId> companies();
    std::vector<indonesia::ProvinceId> cities() const;
    int roll(int sides) { return std::uniform_int_distribution<int>(0, sides - 1)(m_dice); }

    const indonesia::State &m_state;
    Dice &m_dice;
    std::vector<indonesia::Entry> m_entries;
};

} // namespace bandar::tests
