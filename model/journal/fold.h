// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"

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
    oneEntry, ///< an entry is changed into exactly one
    notFlagged,
    setAsideStays, ///< what was set aside is cleared by a change alone
    noRuling,
};

/// What the acts of a game come to: the entries in force in their order, which changes are in force and which were
/// taken back.
class Fold {
public:
    std::span<const WrittenEntry> entries() const { return m_entries; }
    /// The place of an entry among those in force.
    std::optional<std::size_t> find(EntryId id) const;

    /// The change that undo takes back next; 0 if there is none.
    ActNumber toUndo() const { return m_inForce.empty() ? 0 : m_inForce.back(); }
    /// The change that redo brings back next; 0 if there is none, or if something was entered since.
    ActNumber toRedo() const { return m_takenBack.size() > m_parked ? m_takenBack.back() : 0; }
    std::span<const ActNumber> takenBack() const { return m_takenBack; }
    std::span<const ActNumber> inForce() const { return m_inForce; }

    /// Adds the act that follows the `earlier` ones. Refused, it changes nothing.
    std::optional<Objection> add(std::span<const Act> earlier, const Act &act);

private:
    std::optional<Objection> undo(std::span<const Act> earlier, ActNumber number);
    std::optional<Objection> redo(std::span<const Act> earlier, ActNumber number);
    std::optional<Objection> change(const Act &act);

    std::vector<WrittenEntry> m_entries;
    std::vector<ActNumber> m_inForce;
    std::vector<ActNumber> m_takenBack; ///< the last one taken back is the last
    std::size_t m_parked = 0;           ///< how many of those had been taken back when something new was entered
};

} // namespace bandar::journal
