// SPDX-License-Identifier: MPL-2.0
#include "long_game.h"

#include "benchmarks.h"
#include "indonesia/city_growth.h"
#include "indonesia/rules.h"
#include "record/writer.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>

namespace bandar::benchmarks {

namespace {

using namespace indonesia;

constexpr std::size_t noteEvery = 60;      ///< entries between two remarks of the table
constexpr std::int64_t deliveriesMost = 7; ///< in one operation; more are rare

/// Plays what is asked without thinking: bids a little, merges and acquires nothing, sells what can be carried.
class Routine {
public:
    explicit Routine(State state) : m_state(std::move(state)) {}

    Entry next()
    {
        const Entry entry = ++m_entries % noteEvery == 0 ? remark() : answer();
        auto applied = indonesia::apply(m_state, entry);
        if (std::holds_alternative<table::Refusal>(applied)) {
            std::cerr << "the long game is refused at " << m_entries << " of its own entries, reason "
                      << std::get<table::Refusal>(applied).code << '\n';
            std::abort();
        }
        m_state = std::get<Outcome>(std::move(applied)).next;
        return entry;
    }

private:
    Entry remark() const
    {
        const PlayerId player(m_entries / noteEvery % static_cast<std::size_t>(m_state.playerCount));
        const bool inAuction = asked(m_state).question == Question::mergerBid;
        switch (m_entries / noteEvery % 3) {
        case 0: return Note{"a pause for tea"};
        case 1: return CountCash{player, cashOf(m_state, player)};
        default:
            if (inAuction)
                return Note{"a pause in an auction"};
            return Adjust{player, table::Id<struct PurseTag>(std::size_t{0}), Money(1), "a coin found under the table"};
        }
    }
    Entry answer() const
    {
        const auto [question, player] = asked(m_state);
        switch (question) {
        case Question::city: return NoCity{player};
        case Question::bid: return Bid{player, Money(static_cast<std::int64_t>(m_entries % 5))};
        case Question::announce: return NoAnnouncement{player};
        case Question::acquire: return Pass{player};
        case Question::research: return NoResearch{player};
        case Question::operate: return operation(player);
        case Question::cityGrowth: return growth();
        default: std::abort();
        }
    }
    GrowCities growth() const
    {
        const GrowthLimits limits = growthLimits(m_state);
        if (!limits.needsChoice())
            return {};
        GrowCities entry{.grow = std::vector<ProvinceId>()};
        for (const GrowthOfSize &size : limits.bySize) {
            std::int64_t left = size.growing;
            size.qualified.each([&](ProvinceId city) {
                if (left-- > 0)
                    entry.grow->push_back(city);
            });
        }
        return entry;
    }
    Operate operation(PlayerId player) const
    {
        const auto found = std::ranges::find_if(m_state.companies, [player](const Company &company) {
            return !company.deeds.empty() && company.owner == player && !company.operated;
        });
        const Company &company = *found;
        Operate entry{
            .player = player, .company = firstDeed(company), .add = {}, .deliveries = {}, .grow = {}, .buy = {}};
        if (company.kind == Kind::ship)
            return entry;
        std::vector<Delivery> deliveries = sales(company);
        const auto sold = static_cast<std::int64_t>(deliveries.size());
        if (!deliveries.empty())
            entry.deliveries = std::move(deliveries);
        if (company.units > 0 && sold == company.units)
            entry.grow = 0; // no area is free
        return entry;
    }
    // One good a delivery, over the lines in turn, to the cities in turn.
    std::vector<Delivery> sales(const Company &seller) const
    {
        std::vector<Delivery> deliveries;
        std::array<std::int64_t, deedCount> carried{};
        const std::int64_t most = std::min(seller.units, deliveriesMost);
        for (std::size_t place = 0; place < provinceCount; ++place) {
            const CityState &city = m_state.cities[place];
            std::int64_t room = city.size - city.received[static_cast<std::size_t>(seller.kind)];
            for (std::size_t at = 0; at < deedCount && room > 0 && static_cast<std::int64_t>(deliveries.size()) < most;
                 ++at) {
                const Company &line = m_state.companies[at];
                if (line.deeds.empty() || line.kind != Kind::ship || line.units == 0)
                    continue;
                const std::int64_t ships = std::min<std::int64_t>(line.units, 1 + static_cast<std::int64_t>(place % 3));
                if (carried[at] + ships > line.units * value(m_state, line.owner, Track::hull))
                    continue;
                carried[at] += ships;
                --room;
                deliveries.push_back({.goods = 1, .line = firstDeed(line), .ships = ships, .city = ProvinceId(place)});
            }
        }
        return deliveries;
    }

    State m_state;
    std::size_t m_entries = 0;
};

/// The first bids of the last era: from there deeds of several kinds are out.
bool isWhereItGoesOn(const State &state)
{
    return state.era == Era::c && state.phase == Phase::bids && asked(state).player == state.order[0];
}

} // namespace

void writeLongGame(std::ostream &output, std::size_t entries)
{
    const std::vector<std::string> paths = recordedGames();
    const auto five =
        std::ranges::find_if(paths, [](const auto &path) { return path.ends_with("/five-players.jsonl"); });
    std::ifstream input(*five);
    record::Reader reader(input, games());
    const record::Header header = std::get<record::Header>(reader.header());
    const table::Game &game = *header.game;
    output << record::write(header) << '\n';
    const auto write = [&](const table::Entry &entry) { output << record::write(game, header.setup, entry) << '\n'; };

    table::State state = game.start(header.setup).next;
    std::size_t written = 0;
    while (written < entries && !isWhereItGoesOn(state.as<State>())) {
        const table::Entry entry = std::get<record::Line>(*reader.next()).entry;
        state = std::get<table::Outcome>(game.apply(state, entry)).next;
        write(entry);
        ++written;
    }
    Routine routine(state.as<State>());
    for (; written < entries; ++written) {
        const Entry entry = routine.next();
        write({entry.index(), std::any(entry), {}});
    }
}

} // namespace bandar::benchmarks
