// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "command.h"
#include "journal/arrival.h"

#include <QStringList>

#include <span>
#include <variant>

namespace bandar::cli {

/// A call on a library, understood.
struct LibraryCall {
    QStringList words; ///< what follows the command: GAME, N, ...
    QStringList given; ///< the options without a value
    QMap<QString, QString> values;

    bool has(const QString &option) const { return given.contains(option); }
    QString value(const QString &option) const { return values.value(option); }
    QString word(qsizetype place) const { return words.value(place); }
};

/// What a call works with.
struct LibrarySession {
    journal::Library &library;
    journal::Editions editions;
    const app::GameShelf &shelf;
    const Streams &streams;
    QString now; ///< ISO 8601
};

/// A call that makes no sense, or a record that is wrong: what is told, and the exit status.
struct Wrong {
    Exit exit = Exit::usage;
    QString sentence;
};
/// What goes to standard output, or why nothing does.
using Answer = std::variant<QString, Wrong, journal::Trouble>;

/// One command on a library.
struct LibraryCommand {
    QString name;
    QString arguments;   ///< as the help shows them: "GAME N ENTRY"
    QStringList options; ///< "json", or "title=TITLE" where it takes a value
    qsizetype fewest = 0;
    qsizetype most = 0;
    bool writes = false;
    QString help;
    Answer (*run)(const LibraryCall &, LibrarySession &) = nullptr;
    bool asksWithoutWords = false; ///< it only asks where no words follow it
    bool makes = false;            ///< a library that is not there yet
};

std::span<const LibraryCommand> gameCommands();
std::span<const LibraryCommand> actCommands();
std::span<const LibraryCommand> bookCommands();
std::span<const LibraryCommand> fileCommands();

/// Whether a command is one of these.
bool isLibraryCommand(const std::string &name);
/// Runs it. Standard output is written only when the call is done in full; `enter` tells of each entry when it is
/// saved.
Exit runOnLibrary(const std::vector<std::string> &arguments, const app::GameShelf &shelf, const Streams &streams);
/// The part of the help that is about libraries.
std::string libraryHelp();

/// The game that a word means: the number, uuid or title in the list.
journal::Result<journal::GameId> findGame(const LibrarySession &session, const QString &word);
/// The same, opened.
journal::Result<journal::KeptGame> openGame(const LibrarySession &session, const QString &word);
/// What is told of a file, or of "-", that stopped being readable.
Wrong unreadable(const QString &source);
/// What may follow the line that a word names.
enum class Rest : std::uint8_t { allowed, refused };
/// The line of a record that a word names: the word itself where it is one, else the first of a file or of standard
/// input. `what` it is called in the help: HEADER, ENTRY.
std::variant<std::string, Wrong> readLine(const LibrarySession &session, const QString &word, Rest rest,
                                          const QString &what);
/// The bytes of a file, or of standard input for "-".
std::variant<std::string, Wrong> readAll(const LibrarySession &session, const QString &file);

} // namespace bandar::cli
