// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"
#include "words/namer.h"

#include <QString>
#include <QStringList>

namespace bandar::words {

/// How one game is told: the only part of the words that knows it.
class GameWords {
public:
    virtual ~GameWords() = default;

    virtual Namer namer(const table::Setup &setup, bool tellsSecrets) const = 0;
    /// Why an entry is not possible, as a whole sentence with its numbers and, where there is one, the way out.
    virtual QString refusal(const table::Refusal &refusal, const Namer &namer) const = 0;
    /// What was entered, without the money it moved.
    virtual QString entry(const table::Entry &entry, const Namer &namer) const = 0;
    /// What followed from it; empty for what need not be said.
    virtual QStringList events(const std::vector<table::Remark> &events, const Namer &namer) const = 0;
    virtual QString account(std::string_view name) const = 0;
    virtual QString phase(std::string_view name) const = 0;
    /// The head of the column that weighs an account in the score: "2 × earnings".
    virtual QString scoreColumn(std::string_view name) const = 0;
};

} // namespace bandar::words
