// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"
#include "table/game.h"

#include <optional>
#include <span>
#include <vector>

namespace bandar::journal {

/// What became of an entry when the game was worked out again.
enum class Fate : std::uint8_t {
    asWritten,
    outOfTurn,   ///< applied, though another was asked
    needsRuling, ///< applied though a rule forbids it; flagged until the table rules or changes it
    setAside,    ///< names what does not exist; flagged until it is changed
    supplied,    ///< the decline of one who was asked and never answered
};
constexpr bool isFlagged(Fate fate) { return fate == Fate::needsRuling || fate == Fate::setAside; }

/// One entry of the game as it stands: what was applied, why so, and what it did.
struct Played {
    WrittenEntry written;  ///< empty for a supplied decline
    std::size_t place = 0; ///< of the entry that it is, or that it was supplied for, among those in force
    std::shared_ptr<const table::Entry> entry; ///< as applied; with what history waives, as in an exported record
    table::Moment moment;                      ///< in which it was applied
    Fate fate = Fate::asWritten;
    std::optional<table::Refusal> reason; ///< what is waived, or why it is set aside
    table::Outcome outcome;               ///< of a set aside entry the state alone: that before it

    const table::State &state() const { return outcome.next; }
};

/// The word that stands for the ruling which a flagged entry still wants; an export says the reason behind it.
inline constexpr std::string_view notYetSettled = "not yet settled";

/// Works a game out again by "history wins" (record page, section 4): every entry is applied in the year and phase in
/// which it was written, whoever is asked; who was asked and never answered declines; what only breaks a rule is
/// flagged; set aside is only what names something that does not exist. It never fails and never stops, and it takes no
/// longer for an entry whatever the others are: of a game so far only so many declines are supplied as it has entries,
/// and 2,000 more. No table ever owes that many; in a history that was made to, an entry of a moment far beyond the
/// game is then applied where the game stands.
class Timeline {
public:
    explicit Timeline(const table::Game &game) : m_game(&game) {}

    /// Plays `entries` from `place` on, before which the state is `state` and so many declines were supplied.
    std::vector<Played> play(table::State state, std::span<const WrittenEntry> entries, std::size_t place,
                             std::size_t supplied) const;
    /// How many of the first entries are the same in both, and are due at the same moment.
    std::size_t unaltered(std::span<const WrittenEntry> old, std::span<const WrittenEntry> now) const;

    /// Whether an entry that is possible in that state stands behind nothing that history would close first.
    bool isClosed(const table::State &state) const;
    bool isBefore(const table::Moment &a, const table::Moment &b) const;

private:
    /// A game as far as it was taken.
    struct Course {
        table::State state;
        std::size_t supplied = 0;
        std::vector<Played> played;
    };

    std::size_t placeOf(std::string_view phase) const;
    bool closesNothing(const table::Moment &moment) const;
    bool isOfAPhase(const WrittenEntry &entry) const { return m_game->phaseOf(entry->entry).has_value(); }
    table::Moment due(const WrittenEntry &entry, const Written *nextOfAPhase) const;
    std::vector<table::Moment> dues(std::span<const WrittenEntry> entries) const;
    void reach(const table::Moment &moment, std::size_t place, Course &course) const;
    Played apply(const table::State &state, table::Entry entry, const Written *written) const;
    Played applyClosing(const WrittenEntry &written, std::size_t place, Course &course) const;
    bool closeOne(const table::Decline &decline, std::size_t place, Course &course) const;

    const table::Game *m_game;
};

} // namespace bandar::journal
