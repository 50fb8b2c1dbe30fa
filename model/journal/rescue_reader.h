// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library_database.h"

namespace bandar::journal {

/// A game of a damaged library, read for itself.
struct FoundGame {
    GameRow row;
    std::int64_t acts = 0; ///< how many it had
    std::int64_t played = 0;
    std::optional<std::int64_t> binDay;
};

/// What can still be read of a damaged library. A broken page costs only what lies on it.
struct Remains {
    QList<FoundGame> games; ///< last played last
    QList<GameId> lost;     ///< games of which only the number is known
    QList<QPair<std::int64_t, QString>> days;
    QList<QPair<QString, QString>> settings;
};

/// Empties the log of the file first.
Remains readRemains(Connection &connection);

/// Reads the acts of games; what the tree of acts no longer leads to is looked for page by page.
class ActReader {
public:
    explicit ActReader(Connection &connection) : m_connection(connection) {}
    /// Nothing unless every act is there, in order.
    std::optional<QList<ActRow>> readWhole(const FoundGame &game);

private:
    void scan();

    Connection &m_connection;
    std::optional<std::map<GameId, std::map<std::int64_t, ActRow>>> m_scanned;
};

/// Panels and drafts, as far as they can be read.
QList<QPair<QString, QByteArray>> readDrafts(Connection &connection, GameId id);

} // namespace bandar::journal
