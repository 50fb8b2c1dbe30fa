// SPDX-License-Identifier: MPL-2.0
#include "indonesia/city_growth.h"

#include "indonesia/year.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

// The first good of which the city did not receive as many as its size; nothing where it qualifies.
std::optional<Kind> lacking(const GrowthLimits &limits, std::size_t city)
{
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (limits.produced[kind] && limits.received[city][kind] < limits.sizes[city])
            return static_cast<Kind>(kind);
    return std::nullopt;
}

// Size 2 takes its markers first; what it returns is there for size 1. Markers below zero count as none.
void allotMarkers(GrowthLimits &limits)
{
    std::int64_t returned = 0;
    for (std::size_t size = citySizes - 1; size > 0; --size) {
        GrowthOfSize &growth = limits.bySize[size - 1];
        const std::int64_t markers = std::max<std::int64_t>(0, limits.markers[size] + returned);
        growth.growing = std::min<std::int64_t>(growth.qualified.size(), markers);
        returned = growth.growing;
    }
}

} // namespace

GrowthLimits growthLimits(const State &state)
{
    GrowthLimits limits{.citiesTracked = state.citiesTracked, .markers = state.markers};
    eachCompany(state, [&](CompanyId id) {
        const Company &company = at(state, id);
        if (company.kind != Kind::ship && company.units > 0)
            limits.produced[static_cast<std::size_t>(company.kind)] = true;
    });
    for (std::size_t place = 0; place < provinceCount; ++place) {
        const CityState &city = state.cities[place];
        limits.sizes[place] = city.size;
        limits.received[place] = city.received;
        const bool grows = city.size > 0 && city.size < static_cast<std::int64_t>(citySizes) &&
                           (!state.citiesTracked || !lacking(limits, place));
        if (grows)
            limits.bySize[static_cast<std::size_t>(city.size - 1)].qualified.insert(ProvinceId(place));
    }
    allotMarkers(limits);
    return limits;
}

namespace {

Verdict checkNamed(const GrowthLimits &limits, Strictness strictness, std::span<const ProvinceId> named)
{
    ProvinceSet seen;
    std::array<std::int64_t, citySizes> growing{};
    for (ProvinceId city : named) {
        const std::int64_t size = limits.sizes[city.place()];
        if (size == 0)
            return refuse(Reason::noCityThere, {figure(city)});
        if (seen.has(city))
            return refuse(Reason::cityGrowsOnce, {figure(city)});
        seen.insert(city);
        if (size >= static_cast<std::int64_t>(citySizes)) {
            if (auto no = require(false, strictness, Reason::cityAtLargest, {figure(city), table::count(size)}))
                return no;
            continue; // by a correction alone: it stays as it is
        }
        const auto place = static_cast<std::size_t>(size - 1);
        if (const auto kind = lacking(limits, city.place()); kind && limits.citiesTracked)
            if (auto no = require(false, strictness, Reason::cityDoesNotQualify,
                                  {figure(city), figure(*kind), table::count(size),
                                   table::count(limits.received[city.place()][static_cast<std::size_t>(*kind)])}))
                return no;
        ++growing[place];
    }
    for (std::size_t size = citySizes - 1; size > 0; --size) {
        const std::int64_t cities = growing[size - 1];
        const std::int64_t returned = size < citySizes - 1 ? growing[size] : 0;
        const std::int64_t markers = std::max<std::int64_t>(0, limits.markers[size] + returned);
        const auto growsTo = static_cast<std::int64_t>(size + 1);
        if (auto no = require(cities <= markers, strictness, Reason::tooFewMarkers,
                              {table::count(growsTo), table::count(cities), table::count(markers)}))
            return no;
        const std::int64_t must = limits.bySize[size - 1].growing;
        if (auto no = require(!limits.citiesTracked || cities == must, strictness, Reason::asManyAsCan,
                              {table::count(growsTo), table::count(cities), table::count(must)}))
            return no;
    }
    return {};
}

} // namespace

Verdict check(const GrowthLimits &limits, Strictness strictness, const GrowCities &entry)
{
    if (entry.grow)
        return checkNamed(limits, strictness, *entry.grow);
    if (auto no = require(limits.citiesTracked, strictness, Reason::citiesToBeNamed))
        return no;
    for (std::size_t size = citySizes - 1; size > 0; --size) {
        const GrowthOfSize &growth = limits.bySize[size - 1];
        if (auto no = require(!growth.isChoice(), strictness, Reason::whichCities,
                              {table::count(static_cast<std::int64_t>(size)), table::count(growth.qualified.size()),
                               table::count(growth.growing)}))
            return no;
    }
    return {};
}

ProvinceSet growthByItself(const GrowthLimits &limits)
{
    ProvinceSet cities;
    if (!limits.citiesTracked)
        return cities;
    for (const GrowthOfSize &growth : limits.bySize) {
        std::int64_t left = growth.growing;
        growth.qualified.each([&](ProvinceId city) {
            if (left-- > 0)
                cities.insert(city);
        });
    }
    return cities;
}

Verdict apply(Move &move, const GrowCities &entry)
{
    State &state = move.state;
    const GrowthLimits limits = growthLimits(state);
    if (auto no = check(limits, move.strictness, entry))
        return no;

    ProvinceSet growing;
    if (entry.grow)
        for (ProvinceId city : *entry.grow)
            growing.insert(city);
    else
        growing = growthByItself(limits);

    growing.each([&](ProvinceId province) {
        CityState &city = at(state, province);
        if (city.size >= static_cast<std::int64_t>(citySizes))
            return;
        ++state.markers[static_cast<std::size_t>(city.size - 1)];
        --state.markers[static_cast<std::size_t>(city.size)];
        ++city.size;
        move.tell(Event::cityGrew, {figure(province), table::count(city.size)});
    });
    if (growing.empty())
        move.tell(Event::noCityGrew);
    for (CityState &city : state.cities)
        city.received = {};
    if (state.phase == Phase::cityGrowth)
        beginNextYear(move);
    return {};
}

} // namespace bandar::indonesia
