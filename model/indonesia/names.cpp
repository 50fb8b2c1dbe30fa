// SPDX-License-Identifier: MPL-2.0
#include "indonesia/facts.h"

#include <algorithm>
#include <string>

namespace bandar::indonesia {

namespace {

template <std::size_t N>
using Names = std::array<std::string_view, N>;

const Names<deedCount> &deeds()
{
    static const auto composed = [] {
        std::array<std::string, deedCount> names;
        for (std::size_t at = 0; at < deedCount; ++at)
            names[at] = std::string(factsOf(facts.deeds[at].kind).name) + "-" + std::string(facts.deeds[at].province);
        return names;
    }();
    static const Names<deedCount> views = [] {
        Names<deedCount> names;
        std::ranges::copy(composed, names.begin());
        return names;
    }();
    return views;
}

template <std::size_t N, class Rows>
Names<N> namesIn(const Rows &rows)
{
    Names<N> names;
    std::ranges::transform(rows, names.begin(), [](const auto &row) { return row.name; });
    return names;
}

std::span<const std::string_view> kindList()
{
    static const auto names = namesIn<kindCount>(facts.kinds);
    return names;
}

std::span<const std::string_view> trackList()
{
    static const auto names = namesIn<trackCount>(facts.tracks);
    return names;
}

std::span<const std::string_view> eraList()
{
    static const Names<eraCount> names{nameOf(Era::a), nameOf(Era::b), nameOf(Era::c)};
    return names;
}

ProvinceId provinceCalled(std::string_view name)
{
    return ProvinceId(static_cast<std::size_t>(std::ranges::find(facts.provinces, name) - facts.provinces.begin()));
}

} // namespace

constinit const table::Vocabulary deedNames{"deed", [] { return std::span<const std::string_view>(deeds()); }};
constinit const table::Vocabulary provinceNames{"province",
                                                [] { return std::span<const std::string_view>(facts.provinces); }};
constinit const table::Vocabulary kindNames{"kind", kindList};
constinit const table::Vocabulary trackNames{"track", trackList};
constinit const table::Vocabulary eraNames{"era", eraList};

std::string_view nameOf(DeedId deed) { return deeds()[deed.place()]; }

std::string_view nameOf(ProvinceId province) { return facts.provinces[province.place()]; }

ProvinceSet provincesOnCards(Era era)
{
    static const auto byEra = [] {
        std::array<ProvinceSet, eraCount> sets;
        for (const CardFacts &card : facts.cards)
            for (std::string_view province : card.provinces)
                sets[static_cast<std::size_t>(card.era)].insert(provinceCalled(province));
        return sets;
    }();
    return byEra[static_cast<std::size_t>(era)];
}

DeedSet deedsOf(Era era)
{
    DeedSet deeds;
    for (std::size_t at = 0; at < deedCount; ++at)
        if (facts.deeds[at].era == era)
            deeds.insert(DeedId(at));
    return deeds;
}

} // namespace bandar::indonesia
