// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"
#include "journal/library.h"
#include "record/fault.h"

#include <variant>
#include <vector>

namespace bandar::journal {

/// The acts of a stored game, read. In the place of one that is missing or broken stands a lost act.
struct StoredActs {
    std::vector<Act> acts;
    QList<ActRow> rows;          ///< as many: the text of each
    std::vector<ActNumber> lost; ///< what is missing or broken
    QList<ActRow> broken;        ///< what is left of the broken ones
    bool isMissingAny = false;   ///< one is not there at all

    /// Those that make no sense without the lost ones are lost too; their text is kept with the broken ones.
    void loseUnfit(const std::vector<ActNumber> &unfit, const table::Game &game, const table::Setup &setup);
};

/// A sound act that these rules cannot read.
struct UnreadAct {
    ActNumber number = 0;
    record::Fault fault;
};

std::variant<StoredActs, UnreadAct> readStoredActs(const StoredGame &stored, const table::Game &game,
                                                   const table::Setup &setup);

/// How many entries a text names that was an act, as far as it can still be told.
std::size_t entriesIn(const QByteArray &line);

/// The line of a lost act of so many entries.
QByteArray lostLine(std::size_t entries);

} // namespace bandar::journal
