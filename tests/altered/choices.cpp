// SPDX-License-Identifier: MPL-2.0
// Prints what a screen would offer at the end of a record, one choice a line.
#include "indonesia/options.h"
#include "indonesia/rules.h"
#include "record/replay.h"

#include <array>
#include <fstream>
#include <iostream>

using namespace bandar;
using namespace bandar::indonesia;

namespace {

std::string_view first(const State &state, CompanyId company) { return nameOf(firstDeed(at(state, company))); }

void print(const State &state)
{
    const Options all = options(state);
    for (const ResearchOption &option : all.research)
        std::cout << "research " << factsOf(trackOf(option.track)).name
                  << (option.why ? " at its end\n" : " possible\n");
    for (const PairOption &option : all.pairs)
        std::cout << "merge " << first(state, option.pair.x) << ' ' << first(state, option.pair.y) << " nominal "
                  << option.terms.nominal().units() << '\n';
    for (const CompanyOption &option : all.companies)
        if (option.sale)
            std::cout << "operate " << first(state, option.company) << " price " << option.sale->price.units() << '\n';
    for (const Choice<DeedId> &choice : all.deeds)
        std::cout << "acquire " << nameOf(choice.what) << (choice.why ? " not possible\n" : " possible\n");
}

} // namespace

int main(int argc, char **argv)
{
    const auto game = indonesia::game();
    const std::array<const table::Game *, 1> games{game.get()};
    for (int file = 1; file < argc; ++file) {
        std::ifstream input(argv[file]);
        const auto replayed = record::replay(input, games);
        const auto *replay = std::get_if<record::Replay>(&replayed);
        if (replay == nullptr)
            return 1;
        print(replay->state.as<State>());
    }
    return 0;
}
