// SPDX-License-Identifier: MPL-2.0
#include "operationsahead.h"

#include "operationdraft.h"

#include <algorithm>
#include <ranges>

namespace bandar::app {

using indonesia::CompanyId;

bool isInert(const indonesia::State &state, CompanyId company)
{
    const indonesia::Company &which = at(state, company);
    if (which.kind == indonesia::Kind::ship) {
        const indonesia::FleetLimits limits = fleetLimits(state, company, which.owner);
        return limits.ships >= limits.cap || limits.expansion == 0;
    }
    const indonesia::SaleLimits limits = saleLimits(state, company, which.owner);
    const bool carried =
        std::ranges::any_of(limits.lines, [](const indonesia::LineLimits &line) { return line.capacity > 0; });
    const bool wanted = !limits.citiesTracked || std::ranges::any_of(limits.room, [](auto room) { return room > 0; });
    const bool buys = limits.expansion > 0 && (limits.secret || limits.cash >= limits.price);
    const bool sells = limits.units > 0 && carried && wanted;
    return !sells && !buys;
}

std::vector<CompanyId> companiesLeft(const indonesia::State &state, table::PlayerId player)
{
    std::vector<CompanyId> left;
    eachCompany(state, [&](CompanyId id) {
        if (at(state, id).owner == player && !at(state, id).operated)
            left.push_back(id);
    });
    std::ranges::sort(left, {}, [&](CompanyId id) { return nameOf(firstDeed(at(state, id))); });
    return left;
}

std::vector<indonesia::Operate> inertRun(const indonesia::State &state)
{
    std::vector<indonesia::Operate> run;
    const indonesia::Asked first = indonesia::asked(state);
    indonesia::State now = state;
    while (indonesia::asked(now) == first) {
        const auto left = companiesLeft(now, first.player);
        if (left.empty() || !std::ranges::all_of(left, [&](CompanyId id) { return isInert(now, id); }))
            break;
        const indonesia::Operate empty = emptyOperation(now, first.player, left.front());
        auto applied = indonesia::apply(now, empty);
        auto *outcome = std::get_if<indonesia::Outcome>(&applied);
        if (outcome == nullptr)
            break;
        run.push_back(empty);
        now = std::move(outcome->next);
    }
    return run;
}

std::optional<EarlierSale> lastSale(const journal::Journal &journal, const indonesia::Company &company)
{
    for (const journal::Played &played : std::views::reverse(journal.timeline())) {
        if (!played.entry || played.fate == journal::Fate::setAside ||
            played.entry->kind != indonesia::kindOf<indonesia::Operate>())
            continue;
        const auto &operated =
            std::get<indonesia::Operate>(std::any_cast<const indonesia::Entry &>(played.entry->what));
        if (company.deeds.has(operated.company))
            return EarlierSale{played.moment.year, operated.deliveries.value_or(std::vector<indonesia::Delivery>())};
    }
    return std::nullopt;
}

} // namespace bandar::app
