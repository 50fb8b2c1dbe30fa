// SPDX-License-Identifier: MPL-2.0
#include "journal/database_trouble.h"

#include <QCoreApplication>
#include <QDir>

#include <cerrno>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryTrouble)
};

// Result codes of SQLite: https://www.sqlite.org/rescode.html. The low byte tells the kind.
enum Code : std::uint16_t {
    notAllowedCode = 3,
    busyCode = 5,
    lockedCode = 6,
    noMemoryCode = 7,
    readOnlyCode = 8,
    deviceCode = 10,
    fullCode = 13,
    cannotOpenCode = 14,
    noLargeFilesCode = 22,
    authorizationCode = 23,
    shortReadCode = 522,
    brokenFileSystemCode = 8458,
};

QString shown(const QString &file) { return QDir::toNativeSeparators(file); }

Trouble disk(const QString &sentence) { return {Trouble::Kind::disk, sentence}; }

Trouble noRoom(const QString &file)
{
    return disk(
        Tr::tr("%1 could not be written: there is no room left on the disk. Nothing was changed.").arg(shown(file)));
}

Trouble notAllowed(const QString &file)
{
    return disk(
        Tr::tr("%1 could not be written: it may not be changed by this user. Nothing was changed.").arg(shown(file)));
}

} // namespace

Trouble troubleOf(const QSqlError &error, const QString &file)
{
    const int code = error.nativeErrorCode().toInt();
    const QString told = error.databaseText();
    if (code == shortReadCode || code == brokenFileSystemCode)
        return damaged(file, told);
    switch (code & 0xff) {
    case fullCode: return noRoom(file);
    case readOnlyCode:
    case notAllowedCode:
    case authorizationCode: return notAllowed(file);
    case cannotOpenCode:
        return disk(Tr::tr("%1 could not be opened (%2). Nothing was changed.").arg(shown(file), told));
    case deviceCode:
    case noMemoryCode:
    case noLargeFilesCode:
        return disk(Tr::tr("The disk fails at %1 (%2). Nothing was changed.").arg(shown(file), told));
    case busyCode:
    case lockedCode:
        return {Trouble::Kind::inUse,
                Tr::tr("%1 is held by another program at the moment. Nothing was changed.").arg(shown(file))};
    default: return damaged(file, told);
    }
}

Trouble cannotWrite(const QString &file, int reason)
{
    switch (reason) {
    case ENOSPC:
    case EDQUOT: return noRoom(file);
    case EACCES:
    case EPERM:
    case EROFS: return notAllowed(file);
    default:
        return disk(
            Tr::tr("%1 could not be written (%2). Nothing was changed.").arg(shown(file), qt_error_string(reason)));
    }
}

Trouble cannotRead(const QString &file, const QString &reason)
{
    return disk(Tr::tr("%1 could not be read (%2).").arg(shown(file), reason));
}

Trouble damaged(const QString &file, const QString &detail)
{
    return {Trouble::Kind::damaged, Tr::tr("The library %1 is damaged (%2).").arg(shown(file), detail)};
}

Trouble newer(const QString &file)
{
    return {
        Trouble::Kind::newer,
        Tr::tr("The library %1 was written by a newer version of this program. It was left alone.").arg(shown(file))};
}

} // namespace bandar::journal
