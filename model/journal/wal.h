// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/log_seal.h"
#include "journal/trouble.h"

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace bandar::journal {

/// What the write-ahead log beside a library tells before SQLite touches it. SQLite itself takes everything behind a
/// frame that does not verify for never written, and overwrites it.
struct Log {
    enum class State : std::uint8_t {
        none,    ///< there is none, or nothing is in it
        sound,   ///< it may end in a torn frame, as when a program was killed
        damaged, ///< what was committed does not verify
    };
    State state = State::none;
    bool hasCommits = false;
    QByteArray firstPage; ///< the first page of the library, if a commit holds it
    QList<Seal> seals{};  ///< all that were committed
};

/// The trouble is that of reading the file.
Result<Log> inspectLog(const QString &file);

/// Where the log of a library lies, and the index to it.
QString logOf(const QString &library);
QString logIndexOf(const QString &library);
/// Where SQLite keeps what a change of a copy is taken back with, until it is opened as a library for the first time.
QString journalOf(const QString &library);

} // namespace bandar::journal
