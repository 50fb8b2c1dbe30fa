-- SPDX-License-Identifier: MPL-2.0
-- What version 1 wrote: version-1.db is made of it with `sqlite3 version-1.db < version-1.sql`. Never to be changed.
PRAGMA journal_mode=WAL;
BEGIN;
CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL, game TEXT NOT NULL, header BLOB NOT NULL, title TEXT NOT NULL, players TEXT NOT NULL, standing TEXT NOT NULL, entries INTEGER NOT NULL, finished INTEGER NOT NULL, started TEXT NOT NULL, lastPlayed TEXT NOT NULL, acts INTEGER NOT NULL, played INTEGER NOT NULL);
CREATE INDEX gamesByPlayed ON games (played);
CREATE TABLE acts (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT NULL, line BLOB NOT NULL, rules INTEGER NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO games VALUES (1, 'uuid-one', 'indonesia', CAST('{"header":1}' AS BLOB), 'Harbour "one"', 'Ani, Budi', 'Year 1', 2, 0, '2026-01-01T10:00:00Z', '2026-01-01T11:00:00Z', 3, 4);
INSERT INTO games VALUES (3, 'uuid-three', 'toy', CAST('{"header":3}' AS BLOB), 'Ombak', 'Citra', 'over', 1, 1, '2026-01-02T10:00:00Z', '2026-01-02T11:00:00Z', 1, 9);
INSERT INTO acts VALUES (1, 1, CAST('{"act":1}' AS BLOB), 1, x'0A00FF01');
INSERT INTO acts VALUES (1, 2, CAST('{"act":2}' AS BLOB), 1, x'0A00FF02');
INSERT INTO acts VALUES (1, 3, CAST('{"act":3}' AS BLOB), 2, x'0A00FF03');
INSERT INTO acts VALUES (3, 1, CAST('{"act":1}' AS BLOB), 2, x'0B');
INSERT INTO settings VALUES ('copies', '/media/copies');
PRAGMA application_id=1114530930;
PRAGMA user_version=1;
COMMIT;
