// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QByteArray>
#include <QString>
#include <QtEndian>

#include <cstdint>

namespace bandar::journal {

inline constexpr qsizetype pageSize = 4096; ///< bytes of a page of every library

/// The number that stands there in a file of SQLite, or in its log.
inline std::uint32_t wordAt(const QByteArray &data, qsizetype at)
{
    return qFromBigEndian<std::uint32_t>(data.constData() + at);
}

/// What the files of a library tell before SQLite opens them.
struct Look {
    bool isNew = false;  ///< there is nothing yet, or an empty file
    bool hasLog = false; ///< a program ended without closing the library, or has it open
    qint64 size = 0;
    bool hasStrangeLog = false; ///< what lies beside it as its log is that of another file
};

/// Damage that can be seen from outside, a library of a newer version, or what is no library at all: a folder, the
/// file of another program. Changes nothing and locks nothing.
Result<Look> lookAt(const QString &file);

/// Whether a file with that first page can be a library, with a byte or two broken: it begins as one, or names the
/// table of its games.
bool mayBeLibrary(const QByteArray &firstPage);
/// It is none: left alone.
Trouble noLibrary(const QString &file);

/// The same bytes with everything right that is alike in all libraries, for reading what is left of one.
QByteArray repairedHeader(QByteArray firstPage, qint64 fileSize);

} // namespace bandar::journal
