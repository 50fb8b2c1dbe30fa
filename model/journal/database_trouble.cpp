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
    noMemoryCode = 7,
    readOnlyCode = 8,
    deviceCode = 10,
    corruptCode = 11,
    fullCode = 13,
    cannotOpenCode = 14,
    busyProtocolCode = 15,
    noLargeFilesCode = 22,
    noDatabaseCode = 26,
    readCode = 266,
    shortReadCode = 522,
    noMemoryAtDeviceCode = 3082,
    wrongChecksumCode = 8202,
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

Trouble noMemory(const QString &file)
{
    return {
        Trouble::Kind::failed,
        Tr::tr("There is not enough memory for what was to be done with %1. Nothing was changed.").arg(shown(file))};
}

Trouble ownFault(const QString &file, const QString &told)
{
    return {Trouble::Kind::failed,
            Tr::tr("This program did something wrong with %1 (%2). Nothing was changed.").arg(shown(file), told)};
}

} // namespace

Trouble troubleOf(const QSqlError &error, const QString &file)
{
    const int code = error.nativeErrorCode().toInt();
    const QString told = error.databaseText();
    switch (code) {
    case shortReadCode:
    case wrongChecksumCode:
    case brokenFileSystemCode: return damaged(file, told);
    case readCode: return cannotRead(file, told);
    case noMemoryAtDeviceCode: return noMemory(file);
    default: break;
    }
    switch (code & 0xff) {
    case corruptCode:
    case noDatabaseCode: return damaged(file, told);
    case fullCode: return noRoom(file);
    case readOnlyCode:
    case notAllowedCode: return notAllowed(file);
    case cannotOpenCode:
        return disk(Tr::tr("%1 could not be opened (%2). Nothing was changed.").arg(shown(file), told));
    case deviceCode:
    case noLargeFilesCode:
        return disk(Tr::tr("The disk fails at %1 (%2). Nothing was changed.").arg(shown(file), told));
    case busyCode:
    case busyProtocolCode:
        return {Trouble::Kind::inUse,
                Tr::tr("%1 is held by another program at the moment. Nothing was changed.").arg(shown(file))};
    case noMemoryCode: return noMemory(file);
    default: return ownFault(file, told);
    }
}

Trouble cannotWrite(const QString &file, int reason)
{
    const QString told = Tr::tr("%1 could not be written (%2). Nothing was changed.");
    switch (reason) {
    case ENOSPC:
    case EDQUOT: return noRoom(file);
    case EACCES:
    case EPERM: return notAllowed(file);
    case EROFS:
        return disk(
            Tr::tr("%1 could not be written: its disk can only be read. Nothing was changed.").arg(shown(file)));
    // The name leads nowhere: it is not the disk that refuses.
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP: return {Trouble::Kind::unreadable, told.arg(shown(file), qt_error_string(reason))};
    case ENOMEM: return noMemory(file);
    case EMFILE:
    case ENFILE:
    case EINTR: return {Trouble::Kind::failed, told.arg(shown(file), qt_error_string(reason))};
    default: return disk(told.arg(shown(file), qt_error_string(reason)));
    }
}

Trouble cannotRead(const QString &file, const QString &reason)
{
    return {Trouble::Kind::unreadable, Tr::tr("%1 could not be read (%2).").arg(shown(file), reason)};
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
