// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"
#include "record/reader.h"
#include "words/game_words.h"

#include <QObject>

#include <vector>

namespace bandar::app {

/// The game that is being played: who plays, what was entered, where it stands. Kept in memory only, for now.
class RunningGame : public QObject {
    Q_OBJECT

public:
    /// An entry, and what it did.
    struct Step {
        table::Entry entry;
        table::Outcome outcome;
    };

    /// `start` is the outcome of the game's start, `steps` what was entered since.
    RunningGame(record::Header header, const words::GameWords &words, table::Outcome start, std::vector<Step> steps);

    const table::Game &rules() const { return *m_header.game; }
    const words::GameWords &words() const { return m_words; }
    const table::Setup &setup() const { return m_header.setup; }
    const std::vector<table::Account> &accounts() const { return m_accounts; }
    const std::vector<Step> &steps() const { return m_steps; }
    const table::State &state() const { return m_steps.empty() ? m_start.next : m_steps.back().outcome.next; }

    qsizetype playerCount() const { return m_marks.size(); }
    /// Nobody's mark has no name.
    PlayerMark mark(table::PlayerId player) const { return m_marks.value(player.index); }
    /// What an account is called over its column: "Cash".
    QString head(const table::Account &account) const;
    /// A balance as all the table may see it.
    Money balance(const table::State &state, table::AccountId account) const;
    /// Words for what all the table may see.
    words::Namer namer() const { return m_words.namer(m_header.setup, false); }

    /// Adds the entry; one that is not possible changes nothing.
    void enter(const table::Entry &entry);

Q_SIGNALS:
    void changed();

private:
    record::Header m_header;
    const words::GameWords &m_words;
    std::vector<table::Account> m_accounts;
    QList<PlayerMark> m_marks;
    table::Outcome m_start;
    std::vector<Step> m_steps;
};

} // namespace bandar::app
