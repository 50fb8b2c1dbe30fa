// SPDX-License-Identifier: MPL-2.0
#include "journal/schema.h"

namespace bandar::journal {

namespace {

// An append touches one leaf of acts and one of games: there is no index but that of the order of play, and `played`
// changes only when another game was played since. `acts` counts the acts of the game, so that a lost tail is noticed.
Migration gamesAndActs()
{
    return {
        .statements =
            {
                QStringLiteral("CREATE %1 TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL, "
                               "game TEXT NOT NULL, header BLOB NOT NULL, title TEXT NOT NULL, players TEXT NOT NULL, "
                               "standing TEXT NOT NULL, entries INTEGER NOT NULL, finished INTEGER NOT NULL, "
                               "started TEXT NOT NULL, lastPlayed TEXT NOT NULL, acts INTEGER NOT NULL, "
                               "played INTEGER NOT NULL)"),
                QStringLiteral("CREATE INDEX gamesByPlayed ON games (played)"),
                QStringLiteral(
                    "CREATE %1 TABLE acts (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                    "number INTEGER NOT NULL, line BLOB NOT NULL, rules INTEGER NOT NULL, hash BLOB NOT NULL, "
                    "PRIMARY KEY (game, number)) WITHOUT ROWID"),
                QStringLiteral(
                    "CREATE %1 TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID"),
            },
        .forReaders = {}};
}

// `days` are those on which the program ran, in the order it met them; `bin.day` is the number of one.
Migration draftsAndBin()
{
    return {
        .statements =
            {
                QStringLiteral("CREATE %1 TABLE drafts (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                               "panel TEXT NOT NULL, draft BLOB NOT NULL, PRIMARY KEY (game, panel)) WITHOUT ROWID"),
                QStringLiteral("CREATE %1 TABLE days (number INTEGER PRIMARY KEY, date TEXT NOT NULL)"),
                QStringLiteral("CREATE %1 TABLE bin (game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, "
                               "day INTEGER NOT NULL)"),
            },
        .forReaders = {}};
}

// A checksum for what is stored of every act and of every row of the list, apart from the hash of a state; what the
// rules made of a game, and which rules did; the header a second time, as act 0, where no other row of the list can
// take it along. `written` counts the entries written up to an act, so that those behind a lost one keep their names.
// Whatever a step before stored has no checksum until its game is worked out.
Migration checksumsAndFigures()
{
    const QString reworked = QStringLiteral("TABLE reworked (number INTEGER PRIMARY KEY, "
                                            "game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                                            "time TEXT NOT NULL, rules INTEGER NOT NULL, before BLOB NOT NULL, "
                                            "after BLOB NOT NULL)");
    const QString broken = QStringLiteral("TABLE broken (number INTEGER PRIMARY KEY, "
                                          "game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                                          "act INTEGER NOT NULL, line BLOB NOT NULL, checksum BLOB NOT NULL)");
    return {.statements =
                {
                    QStringLiteral("ALTER TABLE acts ADD COLUMN written INTEGER NOT NULL DEFAULT 0"),
                    QStringLiteral("ALTER TABLE acts ADD COLUMN checksum BLOB NOT NULL DEFAULT x''"),
                    QStringLiteral("ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 0"),
                    QStringLiteral("ALTER TABLE games ADD COLUMN figures BLOB NOT NULL DEFAULT x''"),
                    QStringLiteral("ALTER TABLE games ADD COLUMN mark INTEGER NOT NULL DEFAULT 0"),
                    QStringLiteral("ALTER TABLE games ADD COLUMN checksum BLOB NOT NULL DEFAULT x''"),
                    QStringLiteral("CREATE %1 ") + reworked,
                    QStringLiteral("CREATE %1 ") + broken,
                    QStringLiteral("INSERT INTO acts (game, number, line, rules, hash) SELECT id, 0, header, 0, x'' "
                                   "FROM games"),
                },
            .forReaders = {
                QStringLiteral("CREATE TEMP VIEW acts AS SELECT game, number, line, rules, hash, 0 AS written, "
                               "x'' AS checksum FROM main.acts"),
                QStringLiteral("CREATE TEMP VIEW games AS SELECT *, 0 AS rules, x'' AS figures, 0 AS mark, "
                               "x'' AS checksum FROM main.games"),
                QStringLiteral("CREATE TEMP ") + reworked,
                QStringLiteral("CREATE TEMP ") + broken,
            }};
}

} // namespace

const QList<Migration> &migrations()
{
    static const QList<Migration> all{gamesAndActs(), draftsAndBin(), checksumsAndFigures()};
    return all;
}

int currentVersion() { return static_cast<int>(migrations().size()); }

} // namespace bandar::journal
