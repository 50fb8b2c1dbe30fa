// SPDX-License-Identifier: MPL-2.0
// Enters the lines of standard input into the one game of a library, as bandar-cli does, with the durability that is
// asked for: writer LIBRARY full|normal
#include "games.h"
#include "journal/kept_game.h"

#include <QCoreApplication>
#include <QDate>

#include <cstdlib>
#include <iostream>

using namespace bandar;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const app::GameShelf shelf = app::allGames();
    const bool full = QCoreApplication::arguments().value(2) == QStringLiteral("full");
    auto opened = journal::Library::open(
        QCoreApplication::arguments().value(1), journal::Library::Access::write, QDate(2026, 11, 30),
        full ? journal::Library::Durability::full : journal::Library::Durability::normal);
    if (journal::troubleIn(opened) != nullptr)
        return EXIT_FAILURE;
    auto &library = *std::get<std::unique_ptr<journal::Library>>(opened);
    auto kept = journal::KeptGame::open(library, 1, shelf.editions());
    if (journal::troubleIn(kept) != nullptr)
        return EXIT_FAILURE;
    auto &game = std::get<journal::KeptGame>(kept);
    for (std::string line; std::getline(std::cin, line);) {
        record::Fault fault;
        const auto object = record::parseObject(line, fault);
        journal::Wish wish;
        wish.entries.push_back(
            *record::readEntry(*object, game.journal().game(), game.journal().header().setup, fault));
        auto plan = game.journal().plan(wish, "2026-11-30T20:00:00Z");
        if (journal::troubleIn(game.carryOut(std::get<journal::Plan>(std::move(plan)))) != nullptr)
            return EXIT_FAILURE;
        std::cout << "saved " << game.journal().entries().size() << std::endl;
    }
    return EXIT_SUCCESS;
}
