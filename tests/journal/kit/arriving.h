// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/arrival.h"
#include "kit/evening.h"

#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <string_view>

namespace bandar::tests {

/// A library of its own for one test, into which games come from files.
struct Shelf {
    QTemporaryDir folder;
    std::unique_ptr<journal::Library> library;
    journal::Editions editions = bothShelf().editions();

    Shelf() { open(); }
    QString file() const { return folder.filePath(QStringLiteral("games.db")); }
    void open()
    {
        auto opened = journal::Library::open(file(), journal::Library::Access::write, QDate(2026, 11, 30));
        QVERIFY(journal::troubleIn(opened) == nullptr);
        library = std::get<std::unique_ptr<journal::Library>>(std::move(opened));
    }
    journal::Result<journal::Arrival> tryToTake(const std::string &text, journal::Choice choice = {}) const
    {
        const auto read = journal::readGame(text, bothShelf().games());
        return journal::takeIn(*library, std::get<journal::ReadGame>(read), editions,
                               QStringLiteral("2026-11-30T20:00:00Z"), choice);
    }
    journal::Arrival take(const std::string &text, journal::Choice choice = {}) const
    {
        const auto taken = tryToTake(text, choice);
        if (const auto *trouble = journal::troubleIn(taken))
            qFatal("%s", qPrintable(trouble->sentence));
        return std::get<journal::Arrival>(taken);
    }
    journal::KeptGame open(journal::GameId id) const
    {
        return std::get<journal::KeptGame>(journal::KeptGame::open(*library, id, editions));
    }
    /// The record that is exported of a game.
    std::string record(journal::GameId id) const
    {
        const journal::KeptGame game = open(id);
        return journal::writeRecord(game.journal(), game.words());
    }
    std::string history(journal::GameId id) const { return journal::writeHistory(open(id).journal()); }
    qsizetype games() const { return std::get<QList<journal::GameRow>>(library->games()).size(); }
};

inline constexpr journal::Choice asNew{journal::Choice::Kind::asNew, 0};
constexpr journal::Choice into(journal::GameId game) { return {journal::Choice::Kind::into, game}; }

/// The first entries of a record.
inline std::string beginning(const std::string &record, std::size_t entries)
{
    std::string part;
    for (const std::string &line : linesOf(record))
        if (entries + 1 > static_cast<std::size_t>(std::ranges::count(part, '\n')))
            part += line + "\n";
    return part;
}

/// The begun game with a uuid, so many entries of it.
inline std::string known(std::size_t entries)
{
    std::string text = begunGame();
    text.insert(1, "'uuid':'one',"_json);
    return beginning(text, entries);
}

/// A text with one part of it replaced.
inline std::string with(std::string text, std::string_view old, std::string_view now)
{
    text.replace(text.find(old), old.size(), now);
    return text;
}

inline void carryOut(journal::KeptGame &game, const journal::Wish &wish)
{
    auto plan = game.journal().plan(wish, "2026-11-30T20:00:00Z");
    QVERIFY(journal::troubleIn(game.carryOut(std::get<journal::Plan>(std::move(plan)))) == nullptr);
}

inline void undo(journal::KeptGame &game)
{
    journal::Wish wish;
    wish.kind = journal::Act::Kind::undo;
    carryOut(game, wish);
}

} // namespace bandar::tests
