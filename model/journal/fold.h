// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"
#include "journal/chain.h"

#include <optional>
#include <span>
#include <vector>

namespace bandar::journal {

/// Why an act is not possible.
enum class Objection : std::uint8_t {
    nothingToUndo,
    notTheLast, ///< only the last change in force is undone
    nothingToRedo,
    notTakenBack, ///< the act that is to be brought back is in force, or there is none
    noSuchEntry,  ///< no entry of that name is in force
    nothingToEnter,
    oneEntry,       ///< an entry is changed into exactly one
    changesNothing, ///< an entry would be changed into what it is
    notFlagged,
    setAsideStays, ///< what was set aside is cleared by a change alone
    noRuling,
};

/// What the acts of a game come to: the entries in force in their order, which changes are in force and which were
/// taken back. An act takes the same time however many there are, whatever its kind.
class Fold {
public:
    /// The entries in force in their order, put together anew.
    std::vector<WrittenEntry> entries() const { return m_entries.list(); }
    /// An entry in force as it is now; nullptr if there is none of that name.
    const WrittenEntry *find(EntryId id) const { return m_entries.find(id); }

    /// The change that undo takes back next; 0 if there is none.
    ActNumber toUndo() const { return m_inForce.empty() ? 0 : m_inForce.back().number; }
    /// The change that redo brings back next; 0 if there is none, or if something was entered since.
    ActNumber toRedo() const { return m_takenBack.size() > m_parked ? m_takenBack.back() : 0; }
    bool isTakenBack(ActNumber number) const { return number < m_placeTaken.size() && m_placeTaken[number] != 0; }
    /// The changes that were taken back and not brought back since; the last one taken back is the last.
    std::vector<ActNumber> takenBack() const;

    /// Adds the act that follows the `earlier` ones. Refused, it changes nothing.
    std::optional<Objection> add(std::span<const Act> earlier, const Act &act);

private:
    /// A change in force, with the entry that it replaced or took out.
    struct Change {
        ActNumber number = 0;
        WrittenEntry old;
    };

    std::optional<Objection> undo(std::span<const Act> earlier, ActNumber number);
    std::optional<Objection> redo(std::span<const Act> earlier, ActNumber number);
    std::optional<Objection> change(const Act &act, ActNumber number);

    Chain m_entries;
    std::vector<Change> m_inForce;
    std::vector<ActNumber> m_takenBack;    ///< 0 where one was brought back since, but never as the last
    std::vector<std::size_t> m_placeTaken; ///< of each act: its place among those, from 1; 0 if it is not there
    std::size_t m_parked = 0;              ///< how many places of those there were when something new was entered
};

} // namespace bandar::journal
