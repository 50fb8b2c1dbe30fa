// SPDX-License-Identifier: MPL-2.0
#include "command.h"

#include <QCoreApplication>

#include <iostream>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // finds the driver of the library
    std::ios::sync_with_stdio(false);
    const bandar::app::GameShelf shelf = bandar::app::allGames();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return static_cast<int>(bandar::cli::run(arguments, shelf, BANDAR_VERSION, {std::cin, std::cout, std::cerr}));
}
