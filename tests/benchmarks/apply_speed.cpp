// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "indonesia/entries.h"

#include <chrono>
#include <ctime>
#include <fstream>

namespace bandar::benchmarks {

namespace {

constexpr double entriesASecond = 200'000;
constexpr double seconds = 1.5; ///< how long each measurement takes
constexpr std::size_t manyDeliveries = 3;

/// A step of a game: the state and an entry that it accepts.
struct Step {
    table::State state;
    table::Entry entry;
};

struct Game {
    record::Header header;
    std::vector<Step> steps;
};

std::vector<Game> readGames()
{
    std::vector<Game> all;
    for (const std::string &path : recordedGames()) {
        std::ifstream input(path);
        record::Reader reader(input, games());
        Game game{std::get<record::Header>(reader.header()), {}};
        table::State state = game.header.game->start(game.header.setup).next;
        while (auto next = reader.next()) {
            const table::Entry &entry = std::get<record::Line>(*next).entry;
            game.steps.push_back({state, entry});
            state = std::get<table::Outcome>(game.header.game->apply(state, entry)).next;
        }
        all.push_back(std::move(game));
    }
    return all;
}

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Calls again and again; each call tells how many entries it applied. Entries a second of the processor.
template <class Round>
double speedOf(Round &&round)
{
    std::size_t entries = 0;
    const double start = processorSeconds();
    double now = start;
    while (now - start < seconds) {
        entries += round();
        now = processorSeconds();
    }
    return static_cast<double>(entries) / (now - start);
}

std::size_t deliveriesIn(const table::Entry &entry)
{
    const auto *operate = std::get_if<indonesia::Operate>(std::any_cast<indonesia::Entry>(&entry.what));
    return operate != nullptr && operate->deliveries ? operate->deliveries->size() : 0;
}

} // namespace

std::vector<Figure> applySpeed()
{
    const std::vector<Game> all = readGames();
    const auto replayed = [&] {
        std::size_t entries = 0;
        for (const Game &game : all) {
            table::State state = game.header.game->start(game.header.setup).next;
            for (const Step &step : game.steps)
                state = std::get<table::Outcome>(game.header.game->apply(state, step.entry)).next;
            entries += game.steps.size();
        }
        return entries;
    };
    const auto operated = [&] {
        std::size_t entries = 0;
        for (const Game &game : all)
            for (const Step &step : game.steps)
                if (deliveriesIn(step.entry) >= manyDeliveries) {
                    (void)game.header.game->apply(step.state, step.entry);
                    ++entries;
                }
        return entries;
    };
    using Bar = Figure::Bar;
    return {{"recorded games, entries applied", speedOf(replayed), "entries/s", Bar::atLeast, entriesASecond},
            {"operations of 3 and more deliveries", speedOf(operated), "entries/s", Bar::atLeast, entriesASecond}};
}

} // namespace bandar::benchmarks
