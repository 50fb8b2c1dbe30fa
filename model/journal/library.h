// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace bandar::journal {

using GameId = std::int64_t;

/// What the list tells of a game without opening it, written in the transaction of every act.
struct Summary {
    QString title{};
    QString players{};  ///< their names, as the list shows them
    QString standing{}; ///< where the game stands, in words
    std::int64_t entries = 0;
    bool finished = false;
    QString started{};    ///< ISO 8601, of the header or of the first act
    QString lastPlayed{}; ///< ISO 8601, of the last act
    int rules = 0;        ///< the version of the rules that worked the game out last; 0 if that is not known
    QByteArray figures{}; ///< what they made of it (figures.h); empty if that is not known
};

/// What the list says of a game that did not open when it was tried last.
enum class Mark : std::uint8_t {
    none,
    newer,     ///< it is of a game, or of rules, that this program does not know
    unworkable ///< what is stored of it is whole, and yet cannot be worked out
};

/// One game of the library.
struct GameRow {
    GameId id = 0;
    QString uuid{};
    QString game{};      ///< "indonesia"
    QByteArray header{}; ///< the header line of its record
    Summary summary{};
    bool inBin = false;
    Mark mark = Mark::none;
    std::int64_t acts = 0; ///< how many it has
    bool isSound = true;   ///< what the acts come to, as it stands here, is what was stored
};

/// What the checksum of something stored says of it.
enum class Soundness : std::uint8_t {
    sound,
    unchecked, ///< it is older than the checksums
    broken     ///< it is not what was stored
};

/// One act of a game's history. Its text is never changed and never erased.
struct ActRow {
    std::int64_t number = 0;  ///< from 1, without gaps; 0 is the header of the record
    QByteArray line;          ///< the act as a line of a history
    int rules = 1;            ///< the version of the rules it was worked out with
    QByteArray hash;          ///< of the state after it; empty where others came with it, or other rules worked it out
    std::int64_t written = 0; ///< how many entries were written up to it and in it; 0 if that is not known
    Soundness soundness = Soundness::sound; ///< of its text
    bool isWhole = true;                    ///< the rest is what was stored too; else it is left empty here
};

/// All that a library holds of a game. Acts may be missing in it.
struct StoredGame {
    GameRow row;
    QByteArray header;          ///< the header line, from where it is sound
    bool isHeaderSound = false; ///< beside the list too
    QList<ActRow> acts;
};

/// What other rules made of a game: what it came to before and after them.
struct Reworked {
    QString time;      ///< ISO 8601
    int rules = 0;     ///< the version of the rules that made it so
    QByteArray before; ///< figures
    QByteArray after;
};

/// What is stored anew of a game once it was worked out. Of an act that is put in the place of a broken one the broken
/// one is kept apart.
struct Stamp {
    QByteArray header;
    QString game;
    QString uuid;
    Summary summary;
    QList<ActRow> acts;   ///< all of them
    QList<ActRow> broken; ///< as they were
    std::optional<Reworked> reworked;
};

/// A half-typed entry of some panel.
struct Draft {
    QString panel;
    QByteArray text; ///< empty takes away what the panel had
};

/// A file of games (SQLite, WAL, synchronous=FULL). One process writes, any number read. A change is on the disk in
/// full when its function returns, or nothing of it is. Order goes by numbers that only rise, never by a clock. What a
/// reader asks for is answered from the files as they are then, and changes nothing in their folder.
class Library {
public:
    enum class Access : std::uint8_t { write, read };
    /// How durable a commit is. `normal` is for the test that shows that it is not enough.
    enum class Durability : std::uint8_t { full, normal };
    /// Puts in order what was carried over of a game: works it out, and tells in a sentence what is missing in it;
    /// nothing if nothing is.
    using Mender = std::function<QString(Library &, GameId)>;
    /// What can still be read of a damaged library, and what is missing in it, in sentences.
    struct Looked {
        std::unique_ptr<Library> library;
        QString told;
    };

    /// Opens the file. For writing: creates it, with its folder, where there is none; takes the lock, migrates an older
    /// schema after copying the file beside it, empties what has lain in the bin for 30 different days on which the
    /// program ran (`today` is one more). A library in use can still be opened for reading.
    static Result<std::unique_ptr<Library>> open(const QString &file, Access access, QDate today,
                                                 Durability durability = Durability::full);
    /// Whether there is a file, or what is left of one: opening it to write makes none anew.
    static bool isThere(const QString &file);
    /// Sets a damaged library aside, every byte as it was, and makes a new one of every act that can be read. Tells in
    /// sentences where the damaged one lies, what was carried over and what is missing.
    static Result<QString> rescue(const QString &file, const Mender &mend);
    /// What rescue() would make of a damaged library, for reading: nothing beside the file changes.
    static Result<Looked> lookInto(const QString &file, const Mender &mend);
    /// Whether that is the name of a library that was set aside: it is opened to be looked at, and stays as it is.
    static bool wasSetAside(const QString &file);
    ~Library();
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;

    bool canWrite() const;
    QString file() const;
    /// What has to be known of what was found when it was opened; empty where all was as it was left.
    QString told() const;
    /// There is no file: to a reader it is a library without games.
    bool isMissing() const;

    /// Last played first, `most` of them after the first `after`; all the rest if that is negative. Costs nothing for
    /// what was entered into the games.
    Result<QList<GameRow>> games(bool inBin = false, std::int64_t most = -1, std::int64_t after = 0) const;
    Result<GameRow> game(GameId id) const;
    Result<QList<ActRow>> acts(GameId id) const;
    Result<StoredGame> stored(GameId id) const;
    /// The last of what other rules made of it comes last.
    Result<QList<Reworked>> reworked(GameId id) const;

    /// A new game with the acts it already has. It becomes the last played.
    Result<GameId> add(const GameRow &row, const QList<ActRow> &acts);
    /// One transaction: the acts, which must follow the last stored, and the summary but for the names, which acts do
    /// not change. The game becomes the last played.
    Done append(GameId id, const QList<ActRow> &acts, const Summary &summary);
    Done rename(GameId id, const QString &title, const QByteArray &header);
    /// What the game was worked out to. It is not played by that, and stays where it is in the list.
    Done stamp(GameId id, const Stamp &stamp);
    Done mark(GameId id, Mark mark);
    Result<GameId> duplicate(GameId id, const QString &uuid, const QString &title, const QByteArray &header);
    Done discard(GameId id); ///< into the bin
    Done restore(GameId id); ///< out of the bin

    /// What is half typed in a game, in one transaction. The next append() costs no more for it.
    Done saveDrafts(GameId id, const QList<Draft> &drafts);
    Result<QByteArray> draft(GameId id, const QString &panel) const;

    /// A setting of the library: the folder of the yearly copies.
    Done set(const QString &key, const QString &value);
    Result<QString> setting(const QString &key) const;

    /// A complete single file in one piece, on the disk when this returns; an existing one is replaced as a whole.
    Done backUp(const QString &to) const;
    /// The integrity check of SQLite and the foreign keys.
    Done check() const;

private:
    class Database;
    explicit Library(std::unique_ptr<Database> database);
    std::unique_ptr<Database> m_database;
};

/// The library of this tablet, in the data folder of the platform.
QString defaultLibrary();

} // namespace bandar::journal
