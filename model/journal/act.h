// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bandar::journal {

/// What names an entry of a game for good, wherever corrections move it: the entries are numbered from 1 as they are
/// written. 0 names none.
using EntryId = std::size_t;
/// What names an act: the acts of a game are numbered from 1.
using ActNumber = std::size_t;

/// An entry as the table entered it, and the moment of the game in which it did: a fact that no correction changes
/// (record page, section 4).
struct Written {
    EntryId id = 0;
    table::Entry entry;
    table::Moment moment;
    bool settled = false; ///< its ruling is what the table agreed about a flag
};
using WrittenEntry = std::shared_ptr<const Written>;

/// One line of a game's history. Acts are only ever added: undone and replaced entries stay in them.
struct Act {
    enum class Kind : std::uint8_t {
        step,   ///< entries confirmed together
        undo,   ///< takes back the act `of`, the last of those in force
        redo,   ///< brings back the act `of`, which had been taken back
        amend,  ///< puts the one of `entries` in the place of `target`
        insert, ///< puts `entries` before `target`, or at the end where there is none
        remove, ///< takes `target` out
        settle, ///< the table rules about the flagged `target`
        lost,   ///< could not be read any more: it changes nothing, and keeps its number and the names of its entries
    };

    Kind kind = Kind::step;
    std::string time; ///< ISO 8601, from the clock of the table; nothing is ordered by it
    std::vector<WrittenEntry> entries;
    EntryId target = 0;
    ActNumber of = 0;
    std::string ruling;          ///< of `settle`
    std::size_t lostEntries = 0; ///< of `lost`: how many entries it had named

    /// What can itself be taken back.
    bool isChange() const { return kind != Kind::undo && kind != Kind::redo && kind != Kind::lost; }
    /// How many entries are named first in it: those that it adds.
    std::size_t namedEntries() const
    {
        if (kind == Kind::lost)
            return lostEntries;
        return kind == Kind::step || kind == Kind::insert ? entries.size() : 0;
    }
};

/// What stands in the place of an act that makes no sense behind those before it.
inline Act lostOf(const Act &act)
{
    Act lost;
    lost.kind = Act::Kind::lost;
    lost.time = act.time;
    lost.lostEntries = act.namedEntries();
    return lost;
}

} // namespace bandar::journal
