// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/kept_game.h"
#include "money.h"
#include "playermark.h"
#include "words/game_words.h"

#include <QObject>

#include <optional>

namespace bandar::app {

/// The game that is being played: who plays, what was entered, where it stands. What is entered is on the disk before
/// anybody sees it, where the game is one of a library.
class RunningGame : public QObject {
    Q_OBJECT

public:
    /// A game that nobody keeps; `why` tells the table, if it is not as it should be.
    RunningGame(journal::Journal journal, const words::GameWords &words, QString why = {});
    /// A game of a library, which must outlive it.
    explicit RunningGame(journal::KeptGame game);

    const journal::Journal &journal() const { return m_kept ? m_kept->journal() : *m_loose; }
    const table::Game &rules() const { return journal().game(); }
    const words::GameWords &words() const { return m_words; }
    const table::Setup &setup() const { return journal().header().setup; }
    const std::vector<table::Account> &accounts() const { return m_accounts; }
    const table::State &state() const { return journal().state(); }
    bool isKept() const { return m_kept.has_value(); }
    /// Why the last entry was not kept, or why the game is not; empty where all is well.
    const QString &trouble() const { return m_trouble; }

    qsizetype playerCount() const { return m_marks.size(); }
    /// Nobody's mark has no name.
    PlayerMark mark(table::PlayerId player) const { return m_marks.value(player.index); }
    /// What an account is called over its column: "Cash".
    QString head(const table::Account &account) const;
    /// A balance as all the table may see it.
    Money balance(const table::State &state, table::AccountId account) const;
    /// Words for what all the table may see.
    words::Namer namer() const { return m_words.namer(setup(), false); }

    /// Adds the entry, as a step of its own. One that is not possible, or that the disk does not take, changes nothing.
    void enter(const table::Entry &entry);

Q_SIGNALS:
    void changed();

private:
    std::optional<journal::Journal> m_loose;
    std::optional<journal::KeptGame> m_kept;
    const words::GameWords &m_words;
    std::vector<table::Account> m_accounts;
    QList<PlayerMark> m_marks;
    QString m_trouble;
};

} // namespace bandar::app
