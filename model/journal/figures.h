// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"
#include "words/game_words.h"

#include <QByteArray>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace bandar::journal {

/// What every player had: the balance of each account and the score, by name, in whole units. It is stored with a game,
/// so that it can be told what other rules make of the same entries.
struct Figures {
    std::map<std::string, std::int64_t> amounts; ///< "ana/cash", and "ana" for the score

    bool operator==(const Figures &) const = default;
};

Figures figuresOf(const table::Game &game, const table::Setup &setup, const table::State &state);

/// As one line of JSON, and back; nothing where it cannot be read.
QByteArray write(const Figures &figures);
std::optional<Figures> readFigures(const QByteArray &line);

/// Those of whose money nothing may be told, as the game stands: it is hidden, and the game is not over.
table::PlayerSet secretive(const table::Game &game, const table::Setup &setup, const table::State &state);

/// How much is told of a player of whom something differs.
enum class Depth : std::uint8_t {
    score, ///< the score, or the first balance that differs where the score does not
    all    ///< every balance that differs too
};

/// What differs, player by player: "Ana 512, was 507". Of those in `secretive` only that something does. Without what
/// was before: what is now.
QStringList differences(const table::Game &game, const table::Setup &setup, const Figures &now,
                        const std::optional<Figures> &before, const words::GameWords &words, table::PlayerSet secretive,
                        Depth depth);

} // namespace bandar::journal
