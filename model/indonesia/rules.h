// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/entries.h"
#include "indonesia/state.h"
#include "table/game.h"

#include <memory>
#include <variant>
#include <vector>

namespace bandar::indonesia {

using Outcome = table::OutcomeOf<State>;
using Applied = std::variant<Outcome, table::Refusal>;

/// The state of a new game, before the first entry.
Outcome start(const table::Setup &setup);

/// What an entry does, or why it is not possible. The one way from a state to the next.
Applied apply(const State &state, const Entry &entry, Strictness strictness = {});

/// Who must act next, and with what: the kind of entry in `waitingFor`. Empty once finished.
std::vector<table::Awaited> awaited(const State &state);

/// Entries that may be entered at any time have no question.
Question questionOf(const Entry &entry);
/// Refuses an entry at the wrong moment, or by a player who is not asked.
std::optional<table::Refusal> checkMoment(const Asked &now, const Entry &entry, Strictness strictness);
/// The player who acts; empty where the entry has none.
PlayerId actorOf(const Entry &entry);

/// The same entry in normal form: defaults left out, every company called by its first deed. `entry` was accepted.
Entry normal(const State &state, Entry entry);

/// What everybody would have if the game ended now: cash, Bank box, earnings counted twice (rules 2.8).
table::Standings standings(const State &state);

/// The state by name, exactly as record page, section 5 has it.
table::View view(const table::Setup &setup, const State &state);

/// The phases in the order of a year; the last is the end of the game.
std::span<const std::string_view> phasesOfYear();
std::string_view nameOf(Phase phase);

/// The game as the rest of the house knows it.
std::unique_ptr<table::Game> game();

} // namespace bandar::indonesia
