// SPDX-License-Identifier: MPL-2.0
#include "play_on.h"

#include "played.h"
#include "record/writer.h"

namespace bandar::fuzz {

namespace {

/// Guesses at what may be entered until one is accepted: there are many, and most are cheap to refuse.
constexpr std::size_t guesses = 60;

} // namespace

void playOn(Mutator &mutator, const Entries &entries, Random &random, std::size_t count)
{
    const std::optional<Played> played = play(mutator.text());
    if (!played)
        return;
    const record::Header &header = played->replay.header;
    const std::string heading = record::write(header);
    table::State state = played->replay.state;

    Named named = mutator.named();
    for (std::size_t guess = 0; count > 0 && guess < guesses; ++guess) {
        const std::vector<table::Awaited> awaited = header.game->awaited(state);
        if (awaited.empty())
            return;
        const table::Awaited &asked = random.from(awaited);
        named.actor = asked.player.exists() ? header.setup.players[asked.player.place()].id : std::string();
        const std::size_t kind = random.oneIn(3) ? random.below(header.game->kinds().size()) : asked.kind;
        std::string line = entries.line(random, named, &header.game->kinds()[kind]);

        const std::optional<table::Entry> entry = readEntry(heading, line);
        if (!entry)
            continue;
        auto applied = header.game->apply(state, *entry);
        if (auto *outcome = std::get_if<table::Outcome>(&applied)) {
            state = outcome->next;
            mutator.append(std::move(line));
            --count;
            guess = 0;
        }
    }
}

} // namespace bandar::fuzz
