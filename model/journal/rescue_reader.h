// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library_database.h"

namespace bandar::journal {

/// The text of an act that could not be read any more, as it is kept.
struct BrokenAct {
    std::int64_t act = 0;
    QByteArray line;
    QByteArray checksum;
};

/// A game of a damaged library, read for itself. Of its acts some may be missing or broken.
struct FoundGame {
    GameRow row;
    QList<ActRow> acts{}; ///< without the header
    std::int64_t played = 0;
    std::optional<std::int64_t> binDay{};
    QList<QPair<QString, QByteArray>> drafts{}; ///< panels and what was half typed there
    QList<Reworked> reworked{};
    QList<BrokenAct> broken{};
};

/// What can still be read of a damaged library. A broken byte costs only what it broke.
struct Remains {
    QList<FoundGame> games; ///< last played last
    QList<GameId> lost;     ///< games of which only acts are left
    QList<QPair<std::int64_t, QString>> days;
    QList<QPair<QString, QString>> settings;
    QStringList unread; ///< what else could not be read to its end: "the bin"
};

/// Of a file whose log is in it already.
Remains readRemains(Connection &connection);

} // namespace bandar::journal
