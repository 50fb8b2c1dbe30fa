// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "journal/imports.h"
#include "journal/journal.h"
#include "journal/library.h"
#include "journal/stamping.h"
#include "journal/working_out.h"

namespace bandar::journal {

/// A game of a library, opened: its journal in memory, every act of it on the disk.
class KeptGame {
public:
    /// Works out what is stored (workOut). What differs from what is stored is stored anew where the library can be
    /// written, and told.
    static Result<KeptGame> open(Library &library, GameId id, const Editions &editions, Gaps gaps = Gaps::damage);
    /// A new game, with the acts it already has.
    static Result<KeptGame> create(Library &library, const record::Header &header, const std::vector<Act> &acts,
                                   const Editions &editions, const QString &now);

    GameId id() const { return m_id; }
    const Journal &journal() const { return m_journal; }
    const words::GameWords &words() const { return *m_words; }
    /// What the table has to know of how it was opened: what is missing, what other rules made of it. Empty else.
    const QString &told() const { return m_told; }

    /// Carries a plan out: true of the game when, and only when, it is on the disk.
    Done carryOut(Plan plan);
    /// The same for many acts in one transaction, of a history that goes on elsewhere.
    Done carryOn(const std::vector<Act> &acts);
    /// Half-typed entries, in one transaction.
    Done keepDrafts(const QList<Draft> &drafts) const { return m_library->saveDrafts(m_id, drafts); }
    QByteArray draft(const QString &panel) const;
    /// Why the copy of the year that the last act finished could not be written; empty if it could, or if no year was
    /// finished. The game goes on all the same.
    const QString &copyTrouble() const { return m_copyTrouble; }

private:
    KeptGame(Library &library, GameId id, Journal journal, const words::GameWords &words)
        : m_library(&library),
          m_id(id),
          m_journal(std::move(journal)),
          m_written(writtenIn(m_journal.acts())),
          m_words(&words)
    {}
    void copyAtYearsEnd(const table::State &before);

    Library *m_library;
    GameId m_id;
    Journal m_journal;
    std::int64_t m_written; ///< how many entries were ever written
    const words::GameWords *m_words;
    QString m_told;
    QString m_copyTrouble;
};

/// Why a header cannot be stored, because it could not be read again; nothing if it can.
std::optional<Trouble> whyNotStorable(const record::Header &header, const Editions &editions);

} // namespace bandar::journal
