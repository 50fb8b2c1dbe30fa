// SPDX-License-Identifier: MPL-2.0
// Any bytes are read as a record: the reader and the rules refuse them or play them, and what they have played they can
// write down and play again. libFuzzer calls the two functions below by their names.
#include "checks.h"
#include "play_on.h"
#include "played.h"

#include <algorithm>

using namespace bandar::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto played = play({reinterpret_cast<const char *>(data), size});
    if (!played)
        return 0;
    const auto again = play(played->normal);
    require(again.has_value(), "the normal form can be played");
    require(again->normal == played->normal, "the normal form is its own normal form");
    require(again->state == played->state, "the normal form leads to the same state");
    return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t room);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t room, unsigned seed)
{
    static const Entries entries(*games().front());

    Random random(seed);
    if (random.oneIn(20))
        return LLVMFuzzerMutate(data, size, room);

    Mutator mutator(entries, random, {reinterpret_cast<const char *>(data), size});
    if (random.oneIn(2))
        playOn(mutator, entries, random, 1 + random.below(12));
    else
        for (std::size_t changes = 1 + random.below(3); changes > 0; --changes)
            mutator.change();
    const std::string text = mutator.text();
    const std::size_t taken = std::min(text.size(), room);
    std::copy_n(text.begin(), taken, data);
    return taken;
}
