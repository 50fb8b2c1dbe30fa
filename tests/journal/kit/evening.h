// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/exports.h"
#include "journal/imports.h"
#include "journal/journal.h"
#include "kit/sheet.h"
#include "shelves.h"

#include <string>
#include <string_view>

namespace bandar::tests {

/// A game with its history, to be played by lines of a record: what a step of a table's evening comes to, in text.
class Evening {
public:
    /// From a record: each entry is a step.
    explicit Evening(const std::string &record, const app::GameShelf &games = bothShelf());

    const journal::Journal &journal() const { return m_journal; }
    const words::GameWords &words() const { return m_games.wordsOf(m_journal.game()); }

    // Each carries out a wish; why it is not granted, or nothing.
    QString enter(std::initializer_list<std::string_view> lines);
    QString undo();
    QString redo(journal::ActNumber act = 0);
    QString amend(std::size_t number, std::string_view line);
    QString insert(std::size_t number, std::string_view line); ///< before entry `number`, or at the end
    QString remove(std::size_t number);
    QString settle(std::size_t number, std::string_view ruling);
    QString carryOut(const journal::Wish &wish);

    table::Entry entry(std::string_view line) const;
    /// The state as `bandar-cli state` prints it.
    std::string state() const;
    /// The same, of the exported record read anew.
    std::string stateOfExport() const;
    std::string record() const { return journal::writeRecord(m_journal, words()); }
    /// "asWritten", ... of entry `number`.
    journal::Fate fate(std::size_t number) const;
    /// Why entry `number` is flagged.
    QString reason(std::size_t number) const;
    /// How many declines history supplied.
    std::size_t supplied() const;

private:
    const app::GameShelf &m_games;
    journal::Journal m_journal;
};

/// Ana and Ben with open money: the whole first year, and the bids of the second. Fifteen entries.
std::string begunGame();

/// The state after a record, as `bandar-cli state` prints it.
std::string stateOf(const std::string &record, const app::GameShelf &games = bothShelf());

} // namespace bandar::tests
