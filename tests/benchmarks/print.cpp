// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include <cstdio>

namespace bandar::benchmarks {

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

} // namespace bandar::benchmarks
