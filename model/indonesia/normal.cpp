// SPDX-License-Identifier: MPL-2.0
#include "indonesia/city_growth.h"
#include "indonesia/operations.h"
#include "indonesia/rules.h"

namespace bandar::indonesia {

namespace {

void callByFirstDeed(const State &state, DeedId &company) { company = firstDeed(at(state, companyOf(state, company))); }

void makeNormal(const State &state, Announce &entry)
{
    for (DeedId &company : entry.companies)
        callByFirstDeed(state, company);
}

void makeNormal(const State &state, Merge &entry)
{
    for (DeedId &company : entry.companies)
        callByFirstDeed(state, company);
}

void makeNormal(const State &, Research &entry)
{
    if (entry.of == entry.player)
        entry.of.reset();
}

void makeNormal(const State &state, Operate &entry)
{
    const CompanyId company = companyOf(state, entry.company);
    callByFirstDeed(state, entry.company);
    if (entry.add == 0)
        entry.add.reset();
    if (entry.buy == 0)
        entry.buy.reset();
    if (at(state, company).kind == Kind::ship)
        return;
    // Sold out, the growth left out is that of the Expansion level; else it is none.
    const SaleLimits limits = saleLimits(state, company, entry.player);
    if (entry.grow == (isSoldOut(limits, entry) && !entry.buy ? limits.expansion : 0))
        entry.grow.reset();
    if (entry.deliveries && entry.deliveries->empty())
        entry.deliveries.reset();
    if (entry.deliveries)
        for (Delivery &delivery : *entry.deliveries)
            callByFirstDeed(state, delivery.line);
}

void makeNormal(const State &state, GrowCities &entry)
{
    const GrowthLimits limits = growthLimits(state);
    if (!entry.grow || !limits.citiesTracked || limits.needsChoice())
        return;
    ProvinceSet named;
    for (ProvinceId city : *entry.grow)
        named.insert(city);
    if (named == growthByItself(limits))
        entry.grow.reset();
}

void makeNormal(const State &state, Correct &entry)
{
    if (entry.company)
        callByFirstDeed(state, *entry.company);
}

template <class Other>
void makeNormal(const State &, Other &)
{}

} // namespace

Entry normal(const State &state, Entry entry)
{
    std::visit([&state](auto &typed) { makeNormal(state, typed); }, entry);
    return entry;
}

} // namespace bandar::indonesia
