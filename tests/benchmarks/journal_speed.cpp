// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "games.h"
#include "journal/arrival.h"
#include "long_game.h"
#include "measuring.h"

#include <QDate>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <sstream>

namespace bandar::benchmarks {

namespace {

using namespace journal;

constexpr std::size_t entriesOfALongGame = 2'000;
constexpr std::size_t confirmations = 1'000;
constexpr int gamesOfALibrary = 10'000;
const QDate today(2026, 11, 30);

double processorMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Of several runs the median: the machine is not ours alone.
template <class Work>
double usual(Work &&work)
{
    std::vector<double> times;
    for (int run = 0; run < 9; ++run)
        times.push_back(milliseconds(work));
    return median(times);
}

const app::GameShelf &shelf()
{
    static const app::GameShelf games = app::allGames();
    return games;
}

ReadGame longGame(std::size_t entries)
{
    std::ostringstream text;
    writeLongGame(text, entries);
    auto game = readGame(text.str(), shelf().games());
    if (!std::holds_alternative<ReadGame>(game))
        giveUp("the long game is no game");
    return std::get<ReadGame>(std::move(game));
}

std::unique_ptr<Library> openLibrary(const QString &file, Library::Durability durability = Library::Durability::full)
{
    return got(Library::open(file, Library::Access::write, today, durability));
}

void tellCorrections(const QString &folder, std::vector<Figure> &figures)
{
    using Bar = Figure::Bar;
    const auto library = openLibrary(folder + QStringLiteral("/corrections.db"));
    const GameId id = got(takeIn(*library, longGame(entriesOfALongGame), shelf().editions(), {})).id;
    KeptGame game = got(KeptGame::open(*library, id, shelf().editions()));
    const auto carryOut = [&game](const Wish &wish) {
        auto plan = game.journal().plan(wish, "2026-11-30T20:00:00Z");
        if (!std::holds_alternative<Plan>(plan))
            giveUp("an act was not possible");
        done(game.carryOut(std::get<Plan>(std::move(plan))));
    };
    Wish undo;
    undo.kind = Act::Kind::undo;
    Wish redo;
    redo.kind = Act::Kind::redo;
    Wish amend;
    amend.kind = Act::Kind::amend;
    amend.target = game.journal().entries()[5]->id;
    amend.entries = {game.journal().entries()[5]->entry};
    std::string &remark = amend.entries.front().annotations.note; // another each time: the same again is no act
    const double undone = usual([&] { carryOut(undo); });
    const double redone = usual([&] { carryOut(redo); });
    const double amended = usual([&] {
        remark += '!';
        carryOut(amend);
    });
    const double taken = usual([&] { carryOut(undo); });
    const double opened = usual([&] { got(KeptGame::open(*library, id, shelf().editions())); });
    figures.push_back({"undo of an entry, 2,000 entries", undone, "ms", Bar::atMost, 20});
    figures.push_back({"redo of an entry, 2,000 entries", redone, "ms", Bar::atMost, 20});
    figures.push_back({"amend of entry 6 of 2,000", amended, "ms", Bar::atMost, 20});
    figures.push_back({"undo of that amend", taken, "ms", Bar::atMost, 20});
    figures.push_back({"opening a game of 2,000 entries", opened, "ms", Bar::atMost, 50});
}

/// Processor time of a confirmed entry, the system's part included, where nothing waits for a disk. Of several rounds
/// the quickest counts: the machine is not ours alone.
double ownTime(const QString &folder)
{
    constexpr std::size_t round = 200;
    const auto library = openLibrary(folder + QStringLiteral("/own.db"), Library::Durability::normal);
    const ReadGame whole = longGame(confirmations + 400);
    ReadGame begun = whole;
    begun.acts.resize(400);
    const GameId id = got(takeIn(*library, begun, shelf().editions(), {})).id;
    KeptGame game = got(KeptGame::open(*library, id, shelf().editions()));
    double least = 1e9;
    for (std::size_t at = 400; at + round <= whole.acts.size(); at += round) {
        const double before = processorMilliseconds();
        for (std::size_t next = at; next < at + round; ++next) {
            Wish wish;
            wish.entries = {whole.acts[next].entries.front()->entry};
            auto plan = game.journal().plan(wish, "2026-11-30T20:00:00Z");
            done(game.carryOut(std::get<Plan>(std::move(plan))));
        }
        least = std::min(least, (processorMilliseconds() - before) / static_cast<double>(round));
    }
    return least;
}

double listing(const QString &folder, const QString &name, std::size_t entries)
{
    const auto library = openLibrary(folder + QLatin1Char('/') + name, Library::Durability::normal);
    ReadGame game = longGame(entries);
    const GameId id = got(takeIn(*library, game, shelf().editions(), {})).id;
    const GameRow row = got(library->game(id));
    for (int copies = 1; copies < gamesOfALibrary; ++copies)
        got(library->duplicate(id, QString::number(copies), QStringLiteral("Game %1").arg(copies), row.header));
    return usual([&] {
        if (got(library->games()).size() != gamesOfALibrary)
            giveUp("the list is not complete");
    });
}

} // namespace

std::vector<Figure> journalSpeed()
{
    using Bar = Figure::Bar;
    const QTemporaryDir folder(diskFolder());
    std::vector<Figure> figures;
    tellCorrections(folder.path(), figures);
    figures.push_back({"own processor time of a confirmed entry", ownTime(folder.path()), "CPU ms", Bar::atMost, 0.1});
    const double few = listing(folder.path(), QStringLiteral("few.db"), 1);
    const double many = listing(folder.path(), QStringLiteral("many.db"), 60);
    figures.push_back({"listing 10,000 games of 1 entry", few, "ms", Bar::atMost, 100});
    figures.push_back({"listing 10,000 games of 60 entries", many, "ms", Bar::atMost, 100});
    figures.push_back({"the second to the first", many / few, "times", Bar::atMost, 1.5});
    return figures;
}

} // namespace bandar::benchmarks
