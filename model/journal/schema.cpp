// SPDX-License-Identifier: MPL-2.0
#include "journal/schema.h"

namespace bandar::journal {

namespace {

// An append touches one leaf of acts and one of games: there is no index but that of the order of play, and `played`
// changes only when another game was played since. `acts` counts the acts of the game, so that a lost tail is noticed.
Migration gamesAndActs()
{
    return {{
        QStringLiteral("CREATE %1 TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL, "
                       "game TEXT NOT NULL, header BLOB NOT NULL, title TEXT NOT NULL, players TEXT NOT NULL, "
                       "standing TEXT NOT NULL, entries INTEGER NOT NULL, finished INTEGER NOT NULL, "
                       "started TEXT NOT NULL, lastPlayed TEXT NOT NULL, acts INTEGER NOT NULL, "
                       "played INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX gamesByPlayed ON games (played)"),
        QStringLiteral("CREATE %1 TABLE acts (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                       "number INTEGER NOT NULL, line BLOB NOT NULL, rules INTEGER NOT NULL, hash BLOB NOT NULL, "
                       "PRIMARY KEY (game, number)) WITHOUT ROWID"),
        QStringLiteral("CREATE %1 TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID"),
    }};
}

// `days` are those on which the program ran, in the order it met them; `bin.day` is the number of one.
Migration draftsAndBin()
{
    return {{
        QStringLiteral("CREATE %1 TABLE drafts (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, "
                       "panel TEXT NOT NULL, draft BLOB NOT NULL, PRIMARY KEY (game, panel)) WITHOUT ROWID"),
        QStringLiteral("CREATE %1 TABLE days (number INTEGER PRIMARY KEY, date TEXT NOT NULL)"),
        QStringLiteral("CREATE %1 TABLE bin (game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, "
                       "day INTEGER NOT NULL)"),
    }};
}

} // namespace

const QList<Migration> &migrations()
{
    static const QList<Migration> all{gamesAndActs(), draftsAndBin()};
    return all;
}

int currentVersion() { return static_cast<int>(migrations().size()); }

} // namespace bandar::journal
