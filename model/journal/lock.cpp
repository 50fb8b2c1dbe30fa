// SPDX-License-Identifier: MPL-2.0
#include "journal/lock.h"

#include "journal/database_trouble.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryLock)
};

Trouble inUse(const QString &library, const QLockFile &lock)
{
    qint64 process = 0;
    QString host;
    QString program;
    const QString shown = QDir::toNativeSeparators(library);
    if (!lock.getLockInfo(&process, &host, &program))
        return {Trouble::Kind::inUse, Tr::tr("The library %1 is in use by another program.").arg(shown)};
    return {Trouble::Kind::inUse, Tr::tr("The library %1 is in use by %2 on %3 (process %4).")
                                      .arg(shown, program, host, QString::number(process))};
}

// A process that is killed between making its lock and signing it leaves one that nobody holds. Whoever lives signs at
// once: one that is still empty after a second is taken away.
bool clearUnsigned(const QString &lock)
{
    constexpr int tries = 15;
    constexpr int pause = 100; // milliseconds
    for (int attempt = 0; attempt < tries; ++attempt) {
        const QFileInfo file(lock);
        if (!file.exists())
            return true;
        if (file.size() > 0)
            return false;
        QThread::msleep(pause);
    }
    return QFileInfo(lock).size() == 0 && QFile::remove(lock);
}

} // namespace

QString lockOf(const QString &library) { return library + QStringLiteral(".lock"); }

Result<std::unique_ptr<QLockFile>> takeLock(const QString &library)
{
    auto lock = std::make_unique<QLockFile>(lockOf(library));
    lock->setStaleLockTime(0);
    if (lock->tryLock())
        return lock;
    if (lock->error() == QLockFile::LockFailedError && clearUnsigned(lockOf(library)) && lock->tryLock())
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        return inUse(library, *lock);
    const bool mayWrite = QFileInfo(QFileInfo(library).absolutePath()).isWritable();
    return cannotWrite(library, mayWrite && lock->error() != QLockFile::PermissionError ? ENOSPC : EACCES);
}

} // namespace bandar::journal
