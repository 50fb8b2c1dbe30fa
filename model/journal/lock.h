// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QByteArray>

#include <memory>

namespace bandar::journal {

/// The lock of the one process that may write a library: a file beside it, which tells who that is. What holds is not
/// the file but the descriptor that is open on it, so a process that ended, however it did, holds nothing.
class Lock {
public:
    ~Lock();
    Lock(const Lock &) = delete;
    Lock &operator=(const Lock &) = delete;

    /// Holds the library itself too, which may have other names (hard links); refused where another process holds it
    /// under one of them. Let go only with the lock: whoever closes a file lets go of all that SQLite holds of it.
    Done holdFileOf(const QString &library);

private:
    friend Result<std::unique_ptr<Lock>> takeLock(const QString &library);
    Lock(int file, QByteArray path) : m_file(file), m_path(std::move(path)) {}

    int m_file;
    QByteArray m_path;
    int m_library = -1;
};

/// Held until it is destroyed; or who holds it.
Result<std::unique_ptr<Lock>> takeLock(const QString &library);

/// Whether a living process holds the library. It is only asked for, also where nothing may be written.
bool isHeld(const QString &library);

/// Where the file lies.
QString lockOf(const QString &library);

} // namespace bandar::journal
