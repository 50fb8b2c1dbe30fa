// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace bandar::journal {

/// "Bndr", as SQLite keeps it at byte 68 of the file.
inline constexpr std::uint32_t libraryMark = 0x426e6472;

/// What leads from one version of the schema to the next: statements, once written never changed. A new version only
/// adds tables and columns, so a reader of an older file takes the missing ones for empty.
struct Migration {
    QStringList statements; ///< "%1" stands where a reader puts TEMP
    QStringList forReaders; ///< instead of them, where columns are added: views of the reader's own over the old tables
};

/// The first leads from an empty file to version 1.
const QList<Migration> &migrations();

/// The version that this program writes.
int currentVersion();

} // namespace bandar::journal
