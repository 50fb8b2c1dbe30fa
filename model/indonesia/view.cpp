// SPDX-License-Identifier: MPL-2.0
#include "indonesia/rules.h"
#include "indonesia/turn.h"

#include <algorithm>
#include <array>

namespace bandar::indonesia {

namespace {

using table::View;

constexpr std::array phases{std::string_view("new-era"),     std::string_view("bids"),
                            std::string_view("mergers"),     std::string_view("acquisitions"),
                            std::string_view("research"),    std::string_view("operations"),
                            std::string_view("city-growth"), std::string_view("finished")};

// Deeds by name, alphabetical.
View::List namesOf(DeedSet deeds)
{
    std::vector<std::string_view> names;
    deeds.each([&](DeedId deed) { names.push_back(nameOf(deed)); });
    std::ranges::sort(names);
    return {names.begin(), names.end()};
}

View::List players(const table::Setup &setup, const State &state, const table::Standings &standings)
{
    View::List list;
    for (const auto &row : standings.rows) {
        View::Object player = table::objectOf("id", setup.players[row.player.place()].id);
        player.reserve(3 + standings.columns.size() + trackCount);
        for (std::size_t column = 0; column < standings.columns.size(); ++column)
            player.emplace_back(standings.columns[column], row.columns[column].units());
        player.emplace_back("score", row.total.units());
        player.emplace_back("rank", row.rank);
        for (std::size_t track = 0; track < trackCount; ++track)
            player.emplace_back(facts.tracks[track].name, value(state, row.player, static_cast<Track>(track)));
        list.emplace_back(std::move(player));
    }
    return list;
}

View::List companies(const table::Setup &setup, const State &state)
{
    std::vector<const Company *> sorted;
    eachCompany(state, [&](CompanyId id) { sorted.push_back(&at(state, id)); });
    std::ranges::sort(sorted, {}, [](const Company *company) { return nameOf(firstDeed(*company)); });
    View::List list;
    for (const Company *company : sorted)
        list.emplace_back(table::objectOf("deeds", namesOf(company->deeds), "kind", factsOf(company->kind).name,
                                          "owner", setup.players[company->owner.place()].id, "units", company->units,
                                          "operated", company->operated, "merged", company->merged));
    return list;
}

View::List cities(const State &state)
{
    View::List list;
    for (std::size_t place = 0; place < provinceCount; ++place) {
        const CityState &city = state.cities[place];
        if (city.size == 0)
            continue;
        View::Object received;
        for (std::size_t kind = 0; kind < kindCount; ++kind)
            if (city.received[kind] > 0)
                received.emplace_back(facts.kinds[kind].name, city.received[kind]);
        list.emplace_back(
            table::objectOf("province", facts.provinces[place], "size", city.size, "received", std::move(received)));
    }
    return list;
}

} // namespace

std::span<const std::string_view> phasesOfYear() { return phases; }

std::string_view nameOf(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }

View view(const table::Setup &setup, const State &state)
{
    const Asked now = asked(state);
    View::List orderOfPlay;
    for (PlayerId player : order(state))
        orderOfPlay.emplace_back(setup.players[player.place()].id);
    View::Object markers;
    for (std::size_t size = 0; size < citySizes; ++size)
        markers.emplace_back(std::to_string(size + 1), state.markers[size]);

    // clang-format off
    return table::objectOf(
        "game", "indonesia",
        "year", state.year,
        "era", nameOf(state.era),
        "phase", nameOf(state.phase),
        "turn", now.player.exists() ? View(setup.players[now.player.place()].id) : View(),
        "waitingFor", now.question == Question::nothing ? View() : View(wordOf(now.question)),
        "finished", state.phase == Phase::finished,
        "order", std::move(orderOfPlay),
        "players", players(setup, state, standings(state)),
        "companies", companies(setup, state),
        "deeds", namesOf(state.deeds),
        "cities", cities(state),
        "markers", std::move(markers));
    // clang-format on
}

} // namespace bandar::indonesia
