// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/fold.h"
#include "journal/timeline.h"
#include "record/reader.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace bandar::journal {

/// What somebody wants to do to a game.
struct Wish {
    Act::Kind kind = Act::Kind::step;
    std::vector<table::Entry> entries;
    EntryId target = 0;
    ActNumber of = 0; ///< of redo: which act is brought back; 0 for the one taken back last
    std::string ruling;
};

/// Why a wish is not granted: an objection, or the refusal of the rules with the entry that it is about.
struct Denied {
    std::variant<Objection, table::Refusal> why;
    std::size_t entry = 0; ///< place in the wish
};

/// An act that is possible, with the game as it would be. Nothing is true of it until it is on the disk and accepted.
class Plan {
public:
    const Act &act() const { return m_act; }
    /// The state after it.
    const table::State &state() const { return m_state; }
    /// How many of the game's timeline stay as they are, and what follows them.
    std::size_t kept() const { return m_kept; }
    std::span<const Played> tail() const { return m_tail; }
    /// How many entries are in force after it; of a step, which adds to them, 0.
    std::size_t entryCount() const { return m_entries.size(); }

private:
    friend class Journal;
    Act m_act;
    std::optional<Fold> m_fold; ///< not of a step, which only adds at the end
    std::vector<WrittenEntry> m_entries;
    std::size_t m_kept = 0;
    std::vector<Played> m_tail;
    table::State m_state;
};

/// A game with its whole history. What happens to it is an act; the entries in force are a fold of the acts, and the
/// game is worked out from them. A value: whoever keeps it on a disk does that between plan() and accept().
class Journal {
public:
    explicit Journal(record::Header header);
    /// The journal of acts that were stored; nothing if they make no sense together.
    static std::optional<Journal> load(record::Header header, std::vector<Act> acts);
    /// The same of acts some of which may be damaged or gone: one that makes no sense behind those before it becomes a
    /// lost one of as many entries, and its number is added to `lost`.
    static Journal loadWhatFits(record::Header header, std::vector<Act> acts, std::vector<ActNumber> &lost);

    const record::Header &header() const { return m_header; }
    const table::Game &game() const { return *m_header.game; }
    std::span<const Act> acts() const { return m_acts; }
    const Fold &fold() const { return m_fold; }
    /// The entries in force in their order.
    std::span<const WrittenEntry> entries() const { return m_entries; }
    /// The place of an entry among those in force.
    std::optional<std::size_t> find(EntryId id) const;
    const table::Outcome &start() const { return m_start; }
    std::span<const Played> timeline() const { return m_timeline; }
    /// The state after so many of the entries in force.
    const table::State &stateAfter(std::size_t entries) const { return stateBefore(keptBefore(entries)); }
    const table::State &state() const { return m_timeline.empty() ? m_start.next : m_timeline.back().state(); }

    /// What the wish would bring, by the clock of the table. Live entries must be possible as they are; a correction
    /// changes what comes after it by "history wins" and is always possible.
    std::variant<Plan, Denied> plan(const Wish &wish, std::string time) const;
    /// The same for an act that was an act already, of a history that is read.
    std::variant<Plan, Denied> plan(Act act) const;
    void accept(Plan plan);

private:
    std::variant<Plan, Denied> planStep(const Wish &wish, Act act) const;
    std::optional<Denied> write(const Wish &wish, Act &act) const;
    std::optional<Objection> objectionTo(const Wish &wish) const;
    bool changesNothing(const Wish &wish) const;
    std::size_t keptBefore(std::size_t place) const;
    const table::State &stateBefore(std::size_t kept) const;
    table::Moment momentOf(const table::Entry &entry, table::Moment earliest, std::size_t next) const;

    record::Header m_header;
    Timeline m_rules;
    table::Outcome m_start;
    std::vector<Act> m_acts;
    Fold m_fold;
    std::vector<WrittenEntry> m_entries;
    std::vector<Played> m_timeline;
    EntryId m_lastId = 0;
};

} // namespace bandar::journal
