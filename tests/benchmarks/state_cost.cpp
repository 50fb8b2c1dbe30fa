// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "long_game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bandar::benchmarks {

namespace {

constexpr double secondsMost = 1.0;
constexpr double mebibytesMost = 150;
constexpr int runs = 3; ///< of each, of which the quickest counts: the machine is not ours alone

struct Cost {
    double seconds = 0; ///< of the processor, in the program and for it
    double mebibytes = 0;
};

Cost costOf(const std::filesystem::path &record)
{
    std::string program = BANDAR_CLI;
    std::string command = "state";
    std::string file = record;
    std::array<char *, 4> arguments{program.data(), command.data(), file.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    int status = -1;
    rusage usage{};
    if (posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environ) == 0)
        wait4(child, &status, 0, &usage);
    posix_spawn_file_actions_destroy(&actions);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::cerr << program << " state " << file << " failed\n";
        std::exit(1);
    }
    const auto secondsOf = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime), static_cast<double>(usage.ru_maxrss) / 1024};
}

Cost bestCostOf(std::size_t entries)
{
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() /
        ("bandar-" + std::to_string(getpid()) + "-" + std::to_string(entries) + ".bandar");
    {
        std::ofstream file(path);
        writeLongGame(file, entries);
    }
    Cost best = costOf(path);
    for (int run = 1; run < runs; ++run) {
        const Cost cost = costOf(path);
        best = {std::min(best.seconds, cost.seconds), std::max(best.mebibytes, cost.mebibytes)};
    }
    std::filesystem::remove(path);
    return best;
}

} // namespace

std::vector<Figure> stateCost()
{
    using Bar = Figure::Bar;
    const Cost empty = bestCostOf(0);
    const Cost thousand = bestCostOf(1'000);
    const Cost tenThousand = bestCostOf(10'000);
    const Cost hundredThousand = bestCostOf(100'000);
    const auto perEntry = [&](const Cost &cost, double entries) {
        return (cost.seconds - empty.seconds) / entries * 1e6;
    };
    const double ten = perEntry(tenThousand, 10'000);
    const double hundred = perEntry(hundredThousand, 100'000);
    return {{"bandar-cli state, a header alone", empty.seconds, "CPU s"},
            {"bandar-cli state, 1,000 entries", thousand.seconds, "CPU s"},
            {"bandar-cli state, 10,000 entries", tenThousand.seconds, "CPU s"},
            {"bandar-cli state, 100,000 entries", hundredThousand.seconds, "CPU s", Bar::atMost, secondsMost},
            {"peak memory, a header alone", empty.mebibytes, "MiB"},
            {"peak memory, 100,000 entries", hundredThousand.mebibytes, "MiB", Bar::atMost, mebibytesMost},
            {"an entry of 10,000", ten, "us"},
            {"an entry of 100,000", hundred, "us"},
            {"an entry of 100,000 to one of 10,000", hundred / ten, "times", Bar::atMost, 2.0}};
}

} // namespace bandar::benchmarks
