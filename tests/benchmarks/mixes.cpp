// SPDX-License-Identifier: MPL-2.0
#include "benchmarks.h"

#include "games.h"
#include "journal/arrival.h"
#include "journal/exports.h"
#include "journal/statement.h"
#include "journal/telling.h"

#include <QDate>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>

#include <malloc.h>
#include <sys/resource.h>

namespace bandar::benchmarks {

namespace {

using namespace journal;

constexpr std::size_t few = 4'000;
constexpr std::size_t many = 16'000;
constexpr double secondsMost = 1;
constexpr double timesMost = 5;
/// Times below it are noise: what takes less counts as that much.
constexpr double secondsLeast = 0.02;
constexpr int rounds = 3; ///< of those that miss a bar; the best counts, for the machine is not ours alone

[[noreturn]] void giveUp(const std::string &why)
{
    std::cerr << why << '\n';
    std::exit(1);
}

/// Seconds of the processor.
struct Seconds {
    double own = 0; ///< of this program: what grows with the entries and with nothing else
    double all = 0; ///< and of the system for it, which on a shared machine may find memory slowly
};

Seconds spent()
{
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return {seconds(used.ru_utime), seconds(used.ru_utime) + seconds(used.ru_stime)};
}

const app::GameShelf &shelf()
{
    static const app::GameShelf games = app::allGames();
    return games;
}

// The lines of a history, with apostrophes for the quotation marks.
constexpr std::string_view header =
    "{'bandarHistory':1,'record':{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana'},"
    "{'id':'ben','name':'Ben'},{'id':'cem','name':'Cem'}],'options':{'money':'open'}}}";
const std::string note = "{'do':'note','text':'a pause for tea'}";
const std::string debt = "{'do':'bid','player':'ana','amount':1000000}"; // nobody has that much
const std::string ghost = "{'do':'operate','player':'ana','company':'rice-bali'}";

/// A history as text, act by act.
class Text {
public:
    Text() { line(std::string(header)); }

    Text &step(const std::string &entry, const std::string &when) { return act("step", entries(entry, when)); }
    Text &insert(std::size_t before, const std::string &entry, const std::string &when)
    {
        return act("insert", target(before) + entries(entry, when));
    }
    Text &amend(std::size_t entry, const std::string &by, const std::string &when)
    {
        return act("amend", target(entry) + entries(by, when));
    }
    Text &remove(std::size_t entry) { return act("remove", target(entry)); }
    Text &settle(std::size_t entry) { return act("settle", target(entry) + ",'ruling':'so be it'"); }
    Text &undo(std::size_t of) { return act("undo", ",'of':" + std::to_string(of)); }
    Text &redo(std::size_t of) { return act("redo", ",'of':" + std::to_string(of)); }
    std::string text() { return std::move(m_text); }

private:
    static std::string target(std::size_t entry) { return ",'entry':" + std::to_string(entry); }
    static std::string entries(const std::string &entry, const std::string &when)
    {
        return ",'entries':[" + entry + "],'when':[" + when + "]";
    }
    Text &act(const std::string &word, const std::string &rest) { return line("{'act':'" + word + '\'' + rest + '}'); }
    Text &line(std::string text)
    {
        std::ranges::replace(text, '\'', '"');
        m_text += text + '\n';
        return *this;
    }

    std::string m_text;
};

std::string bid(std::size_t amount) { return "{'do':'bid','player':'ben','amount':" + std::to_string(amount) + '}'; }
std::string when(std::size_t year, const std::string &phase)
{
    return '[' + std::to_string(year) + ",'" + phase + "']";
}
const std::string bids = when(1, "bids");

/// Of N acts, or as many as make N entries, one that does nothing but one thing.
struct Mix {
    std::string what;
    std::function<void(Text &text, std::size_t size)> write;
};

template <class Line>
void each(std::size_t size, Line &&line)
{
    for (std::size_t number = 1; number <= size; ++number)
        line(number);
}

std::vector<Mix> mixes()
{
    return {
        {"notes in one phase",
         [](Text &text, std::size_t size) { each(size, [&](std::size_t) { text.step(note, bids); }); }},
        {"notes, each of a later year",
         [](Text &text, std::size_t size) {
             each(size, [&](std::size_t number) { text.step(note, when(number, "bids")); });
         }},
        {"steps, then all undone",
         [](Text &text, std::size_t size) {
             each(size / 2, [&](std::size_t number) { text.step(bid(number % 9), bids); });
             each(size / 2, [&](std::size_t number) { text.undo(size / 2 + 1 - number); });
         }},
        {"undone and redone by turns",
         [](Text &text, std::size_t size) {
             each(size / 2, [&](std::size_t) { text.step(note, bids); });
             each(size / 4, [&](std::size_t) { text.undo(size / 2).redo(size / 2); });
         }},
        {"undone, the first redone first",
         [](Text &text, std::size_t size) {
             each(size / 3, [&](std::size_t) { text.step(note, bids); });
             each(size / 3, [&](std::size_t number) { text.undo(size / 3 + 1 - number); });
             each(size / 3, [&](std::size_t number) { text.redo(number); });
         }},
        {"changes of the first entry",
         [](Text &text, std::size_t size) {
             text.step(bid(0), bids);
             each(size, [&](std::size_t number) { text.amend(1, bid(number % 9), bids); });
         }},
        {"each entry changed",
         [](Text &text, std::size_t size) {
             each(size / 2, [&](std::size_t number) { text.step(bid(number % 9), bids); });
             each(size / 2, [&](std::size_t number) { text.amend(number, bid(1 + number % 9), bids); });
         }},
        {"changes, then all undone",
         [](Text &text, std::size_t size) {
             each(size / 3, [&](std::size_t) { text.step(note, bids); });
             each(size / 3, [&](std::size_t number) { text.amend(number, bid(number % 9), bids); });
             each(size / 3, [&](std::size_t number) { text.undo(size / 3 + size / 3 + 1 - number); });
         }},
        {"inserted at the front",
         [](Text &text, std::size_t size) {
             text.step(note, bids);
             each(size, [&](std::size_t number) { text.insert(number, note, bids); });
         }},
        {"each entry taken out, the first first",
         [](Text &text, std::size_t size) {
             each(size / 2, [&](std::size_t number) { text.step(bid(number % 9), bids); });
             each(size / 2, [&](std::size_t number) { text.remove(number); });
         }},
        {"each entry ruled about",
         [](Text &text, std::size_t size) {
             each(size / 2, [&](std::size_t) { text.step(debt, bids); });
             each(size / 2, [&](std::size_t number) { text.settle(number); });
         }},
        {"every entry needs a ruling",
         [](Text &text, std::size_t size) { each(size, [&](std::size_t) { text.step(debt, bids); }); }},
        {"every entry set aside",
         [](Text &text, std::size_t size) {
             each(size, [&](std::size_t) { text.step(ghost, when(1, "operations")); });
         }},
        {"every entry years later: declines supplied",
         [](Text &text, std::size_t size) {
             each(size, [&](std::size_t number) { text.step(bid(0), when(6 * number, "bids")); });
         }},
    };
}

struct Cost {
    Seconds taking;
    Seconds verifying;
    Seconds telling;
};

template <class T>
T got(Result<T> result)
{
    if (const Trouble *trouble = troubleIn(result))
        giveUp(trouble->sentence.toStdString());
    return std::get<T>(std::move(result));
}

template <class Work>
Seconds secondsOf(Work &&work)
{
    const Seconds before = spent();
    work();
    const Seconds after = spent();
    return {after.own - before.own, after.all - before.all};
}

Cost costOf(const Mix &mix, std::size_t size)
{
    Text text;
    mix.write(text, size);
    const std::string history = text.text();
    const QTemporaryDir folder;
    const QDate today(2026, 11, 30);
    const auto library = got(Library::open(folder.filePath(QStringLiteral("mix.db")), Library::Access::write, today,
                                           Library::Durability::normal));
    Cost cost;
    GameId id = 0;
    cost.taking = secondsOf([&] {
        auto game = readGame(history, shelf().games());
        if (!std::holds_alternative<ReadGame>(game))
            giveUp(mix.what + " is no history");
        id = got(takeIn(*library, std::get<ReadGame>(game), shelf().editions(), {})).id;
    });
    cost.verifying = secondsOf([&] {
        if (!got(workOut(got(library->stored(id)), shelf().editions())).isAsStored)
            giveUp(mix.what + " does not verify");
    });
    cost.telling = secondsOf([&] {
        const KeptGame game = got(KeptGame::open(*library, id, shelf().editions()));
        const Journal &journal = game.journal();
        const words::Namer namer = game.words().namer(journal.header().setup, true);
        const qsizetype told = titlesOf(journal, game.words()).size();
        const QString statement = statementTable(journal, table::AccountId(std::size_t{1}), game.words(), namer);
        const std::size_t written = writeRecord(journal, game.words()).size() + writeHistory(journal).size();
        if (told == 0 || statement.isEmpty() || written == 0)
            giveUp(mix.what + " is not told");
    });
    return cost;
}

double times(Seconds cost, Seconds of) { return std::max(cost.own, secondsLeast) / std::max(of.own, secondsLeast); }

Seconds better(Seconds one, Seconds other) { return {std::min(one.own, other.own), std::min(one.all, other.all)}; }
Cost better(const Cost &one, const Cost &other)
{
    return {better(one.taking, other.taking), better(one.verifying, other.verifying),
            better(one.telling, other.telling)};
}

std::vector<Figure> figuresOf(const Mix &mix, const Cost &less, const Cost &more)
{
    using Bar = Figure::Bar;
    std::vector<Figure> figures;
    const auto tell = [&](const std::string &what, Seconds Cost::*part) {
        figures.push_back({what + mix.what, (less.*part).all, "CPU s", Bar::atMost, secondsMost});
        figures.push_back(
            {"   16,000 of them to 4,000", times(more.*part, less.*part), "times", Bar::atMost, timesMost});
    };
    tell("import: ", &Cost::taking);
    tell("verify: ", &Cost::verifying);
    tell("open, tell and export: ", &Cost::telling);
    return figures;
}

} // namespace

std::vector<Figure> mixSpeed()
{
    // Memory that was had once is kept: how long a machine takes to find more is no matter of the entries.
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
    std::vector<Figure> figures;
    for (const Mix &mix : mixes()) {
        Cost less = costOf(mix, few);
        Cost more = costOf(mix, many);
        auto told = figuresOf(mix, less, more);
        for (int round = 1; round < rounds && std::ranges::any_of(told, &Figure::misses); ++round) {
            less = better(less, costOf(mix, few));
            more = better(more, costOf(mix, many));
            told = figuresOf(mix, less, more);
        }
        figures.insert(figures.end(), told.begin(), told.end());
    }
    return figures;
}

} // namespace bandar::benchmarks
