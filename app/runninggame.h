// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "drafts.h"
#include "journal/kept_game.h"
#include "money.h"
#include "playermark.h"
#include "words/game_words.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>
#include <vector>

namespace bandar::app {

/// How soon a tap after another is taken for the same one: milliseconds.
inline constexpr int doubleTap = 600;

/// What some entries, confirmed together, would do. With a refusal it is about `entry` and nothing is done.
struct Tried {
    table::State then;
    std::vector<table::Posting> postings;
    std::vector<table::Remark> events;
    std::optional<table::Refusal> refusal;
    std::size_t entry = 0;
};

/// The game that is being played: who plays, what was entered, where it stands. What is entered is on the disk before
/// anybody sees it, where the game is one of a library.
class RunningGame : public QObject {
    Q_OBJECT

public:
    /// A game that nobody keeps; `why` tells the table, if it is not as it should be.
    RunningGame(journal::Journal journal, const words::GameWords &words, QString why = {});
    /// A game of a library, which must outlive it. Where that can only be read `why` tells the table.
    explicit RunningGame(journal::KeptGame game, QString why = {});

    const journal::Journal &journal() const { return m_kept ? m_kept->journal() : *m_loose; }
    const table::Game &rules() const { return journal().game(); }
    const words::GameWords &words() const { return m_words; }
    const table::Setup &setup() const { return journal().header().setup; }
    const std::vector<table::Account> &accounts() const { return m_accounts; }
    const table::State &state() const { return journal().state(); }
    bool isKept() const { return m_kept.has_value(); }
    /// It is there to be looked at: nothing can be entered, and trouble() says why.
    bool isOnlyRead() const { return m_onlyRead; }
    /// Its number in the library; nothing where no library keeps it.
    std::optional<journal::GameId> keptAs() const { return m_kept ? std::optional(m_kept->id()) : std::nullopt; }
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

    /// What the entries would do, one after the other.
    Tried tryOut(const std::vector<table::Entry> &entries) const;
    /// Adds the entries as one step. One that is not possible, or that the library does not take, changes nothing.
    /// Whether it was done. `panel` is where it was half typed.
    bool enter(std::vector<table::Entry> entries, const QString &panel = {});
    bool enter(const table::Entry &entry) { return enter(std::vector{entry}); }

    /// What undo takes back and redo brings back; empty where there is nothing.
    QString undoTitle() const;
    QString redoTitle() const;
    bool undo();
    bool redo();
    /// Any other act: putting right what was entered. Whether it was done.
    bool act(const journal::Wish &wish, const QString &panel = {});

    /// What is half typed.
    Drafts &drafts() { return m_drafts; }

    /// A tap that comes sooner than this after an entry belongs to that entry: milliseconds, 0 for none.
    void setDoubleTap(int milliseconds) { m_doubleTap = milliseconds; }
    bool wasJustEntered() const;
    /// A tap that comes now belongs to the page before: the game was just laid on the table.
    void layDown() { m_sinceEntry.start(); }

Q_SIGNALS:
    /// After whatever changed the game, or was refused by the disk.
    void changed();

private:
    bool carryOut(journal::Plan plan);

    std::optional<journal::Journal> m_loose;
    std::optional<journal::KeptGame> m_kept;
    const words::GameWords &m_words;
    std::vector<table::Account> m_accounts;
    QList<PlayerMark> m_marks;
    QString m_trouble;
    bool m_onlyRead = false;
    Drafts m_drafts;
    QElapsedTimer m_sinceEntry;
    int m_doubleTap = doubleTap;
};

} // namespace bandar::app
