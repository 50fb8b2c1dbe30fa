// SPDX-License-Identifier: MPL-2.0
#include "screen_speed.h"

#include <QGuiApplication>

#include <cstdio>
#include <cstring>

// Without arguments: everything, and status 1 if a bar is missed. With --confirmations: those alone. The other calls
// are those that it makes of itself:
// --empty and --game LIBRARY show a window and tell of its first frame.
int main(int argc, char **argv)
{
    using namespace bandar::benchmarks;
    const QGuiApplication application(argc, argv);
    if (argc == 2 && std::strcmp(argv[1], "--empty") == 0)
        return showEmptyWindow();
    if (argc == 3 && std::strcmp(argv[1], "--game") == 0)
        return showGame(QString::fromLocal8Bit(argv[2]));
    if (argc == 2 && std::strcmp(argv[1], "--confirmations") == 0)
        return misses(confirmationSpeed) ? 1 : 0;
    const bool late = misses(firstFrameSpeed);
    const bool slow = misses(tapSpeed);
    const bool idle = misses(confirmationSpeed);
    return late || slow || idle ? 1 : 0;
}
