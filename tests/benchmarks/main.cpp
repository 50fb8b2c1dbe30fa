// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "indonesia/rules.h"
#include "long_game.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <string_view>

namespace bandar::benchmarks {

record::Games games()
{
    static const auto indonesia = indonesia::game();
    static const table::Game *const all[]{indonesia.get()};
    return all;
}

std::vector<std::string> recordedGames()
{
    std::vector<std::string> paths;
    for (const auto &entry : std::filesystem::directory_iterator(BANDAR_RECORDED_GAMES))
        if (entry.path().extension() == ".jsonl")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

namespace {

bool print(const std::vector<Figure> &figures)
{
    bool missed = false;
    for (const Figure &figure : figures) {
        std::printf("%-42s %14.3f %-10s", figure.what.c_str(), figure.value, figure.unit.c_str());
        if (figure.bar != Figure::Bar::none)
            std::printf(" bar %s %g%s", figure.bar == Figure::Bar::atLeast ? ">=" : "<=", figure.limit,
                        figure.misses() ? "  MISSED" : "");
        std::printf("\n");
        std::fflush(stdout);
        missed = missed || figure.misses();
    }
    return missed;
}

} // namespace

} // namespace bandar::benchmarks

// Without arguments: everything, and status 1 if a bar is missed. With --journal: those of the library
// alone. With --long-game N: a record of N entries.
int main(int argc, char **argv)
{
    using namespace bandar::benchmarks;
    const QCoreApplication application(argc, argv);
    if (argc == 2 && std::string_view(argv[1]) == "--journal")
        return print(journalSpeed()) ? 1 : 0;
    if (argc == 3 && std::string_view(argv[1]) == "--long-game") {
        writeLongGame(std::cout, std::stoul(argv[2]));
        return 0;
    }
    const bool slow = print(applySpeed());
    const bool costly = print(stateCost());
    const bool late = print(journalSpeed());
    return slow || costly || late ? 1 : 0;
}
