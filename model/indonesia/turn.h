// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/move.h"

namespace bandar::indonesia {

/// The kind of entry that answers a question, by its place in entryKinds().
std::size_t kindOfAnswer(Question question);

/// That kind of entry, to be told.
table::Figure figure(Question question);

/// The word of that kind: "city", "bid", ... (`waitingFor` in records).
std::string_view wordOf(Question question);

/// Refuses what is not asked now (record page, section 2: who must act next, and with what, is part of the state).
/// `kind` is that of the entry, by its place in entryKinds().
Verdict awaits(const Asked &now, Strictness strictness, std::size_t kind, Question question, PlayerId player);

/// Refuses what may happen at any time but not inside an auction.
Verdict outsideAuction(const Asked &now, Strictness strictness);

/// Whether the phase that is running has something to ask of this player.
bool canBeAsked(const State &state, PlayerId player);

/// The player has acted: the next one is asked, or the next phase begins. Out of turn the one asked stays asked.
void finishTurn(Move &move, Question question, PlayerId player);

/// After a merger: the chance to announce passes to the player after the announcer.
void beginCircuitAfter(Move &move, PlayerId announcer);

/// After a correction: whoever can no longer be asked is passed over.
void skipWhoCannot(Move &move);

/// A new order of play: research goes by it at once, a circle goes on from the one asked.
void followNewOrder(Move &move);

/// Opens a phase and asks its first player, or goes on to the next phase if there is none.
void begin(Move &move, Phase phase);

/// An entry of a phase of an earlier year has no part in what companies did this year.
bool isOfThisYear(const State &state, Question question);

} // namespace bandar::indonesia
