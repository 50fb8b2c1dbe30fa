// SPDX-License-Identifier: MPL-2.0
#include "record/replay.h"

namespace bandar::record {

std::variant<Replay, Failure> replay(std::istream &input, Games games, std::size_t limit,
                                     const std::function<void(const Header &, const Step &)> &watch)
{
    Reader reader(input, games);
    auto header = reader.header();
    if (auto *fault = std::get_if<Fault>(&header))
        return Failure{*fault, {}};
    Replay replay{std::get<Header>(std::move(header)), {}, 0};
    const table::Game &game = *replay.header.game;

    table::Outcome outcome = game.start(replay.header.setup);
    replay.state = outcome.next;
    if (watch)
        watch(replay.header, {0, replay.header.line, nullptr, nullptr, &outcome});

    while (replay.entries < limit) {
        auto next = reader.next();
        if (!next)
            break;
        if (auto *fault = std::get_if<Fault>(&*next))
            return Failure{*fault, replay.header};
        const Line &line = std::get<Line>(*next);
        auto applied = game.apply(replay.state, line.entry);
        if (auto *refusal = std::get_if<table::Refusal>(&applied)) {
            Fault fault;
            fault.kind = Fault::Kind::refused;
            fault.line = line.number;
            fault.refusal = *refusal;
            return Failure{fault, replay.header};
        }
        outcome = std::get<table::Outcome>(std::move(applied));
        ++replay.entries;
        if (watch)
            watch(replay.header, {replay.entries, line.number, &line.entry, &replay.state, &outcome});
        replay.state = outcome.next;
    }
    return replay;
}

} // namespace bandar::record
