// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "long_game.h"

#include <QCoreApplication>

#include <iostream>
#include <string_view>

// Without arguments: everything, and status 1 if a bar is missed. With --journal: those of the library alone, with
// --mixes: those of histories of one kind of act. With --long-game N: a record of N entries.
int main(int argc, char **argv)
{
    using namespace bandar::benchmarks;
    const QCoreApplication application(argc, argv);
    if (argc == 2 && std::string_view(argv[1]) == "--journal")
        return misses(journalSpeed) ? 1 : 0;
    if (argc == 2 && std::string_view(argv[1]) == "--mixes")
        return print(mixSpeed()) ? 1 : 0;
    if (argc == 3 && std::string_view(argv[1]) == "--long-game") {
        writeLongGame(std::cout, std::stoul(argv[2]));
        return 0;
    }
    const bool slow = misses(applySpeed);
    const bool costly = misses(stateCost);
    const bool late = misses(journalSpeed);
    const bool lopsided = print(mixSpeed());
    return slow || costly || late || lopsided ? 1 : 0;
}
