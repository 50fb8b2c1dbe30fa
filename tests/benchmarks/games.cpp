// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "indonesia/rules.h"

#include <algorithm>
#include <filesystem>

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

} // namespace bandar::benchmarks
