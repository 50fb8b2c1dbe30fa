// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace bandar::journal {

class Connection;
struct Log;

/// A library and its log carry the same seal, so that neither is taken for that of another file: a copy that was put in
/// the place of a library is not mixed with what was written into the other. Each log has a seal of its own, and names
/// the one before, which the file has until the log is moved into it.
struct Seal {
    QByteArray name;
    QByteArray before;
};

/// All seals in the bytes of a file, or of a page. One that is not whole is none.
QList<Seal> sealsIn(const QByteArray &bytes);

/// Whether the log was written for another file. Not where either has no seal, as of an older program.
bool isOfAnotherFile(const Log &log, const QString &library);

/// Makes a file one of its own: a log of the library that it was copied from is none of it. Of the seal that is
/// replaced nothing is left where the connection deletes securely.
Done sealAnew(Connection &connection);

/// Puts a seal into every log of a library that is open to write, with what is written into it first or, where SQLite
/// has begun it anew, next.
class Sealer {
public:
    explicit Sealer(const QString &library);
    ~Sealer();
    Sealer(const Sealer &) = delete;
    Sealer &operator=(const Sealer &) = delete;

    /// Whether the log has none yet.
    bool isDue();
    /// The transaction that wrote one is in the log.
    void written() { m_sealed = beginning(); }

private:
    QByteArray beginning();

    QByteArray m_log; ///< its name
    int m_file = -1;
    std::optional<QByteArray> m_sealed; ///< the beginning of the log that has one
};

} // namespace bandar::journal
