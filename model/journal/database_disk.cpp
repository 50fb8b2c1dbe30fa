// SPDX-License-Identifier: MPL-2.0
#include "journal/database_disk.h"

#include "journal/library_checks.h"
#include "journal/log_seal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryDisk)
};

// A copy of an older version may have no place for a seal.
Done sealCopy(const QString &copy)
{
    const auto opened = Connection::open(copy, Connection::Mode::write);
    if (const Trouble *trouble = troubleIn(opened))
        return *trouble;
    Connection &connection = *std::get<0>(opened);
    if (const Done ready = runAll(connection, {QStringLiteral("PRAGMA journal_mode=MEMORY"),
                                               QStringLiteral("PRAGMA synchronous=OFF"), // it is flushed as a whole
                                               QStringLiteral("PRAGMA secure_delete=FAST")});
        failed(ready))
        return ready;
    const Done sealed = sealAnew(connection);
    return failed(sealed) && troubleIn(sealed)->kind != Trouble::Kind::failed ? sealed : Done();
}

} // namespace

QString resolved(const QString &file)
{
    constexpr int mostLinks = 40; // as many as the system follows
    QFileInfo info(file);
    for (int links = 0; info.isSymLink() && !info.exists() && links < mostLinks; ++links)
        info.setFile(info.symLinkTarget()); // of a library that is still to be made
    if (const QString whole = info.canonicalFilePath(); !whole.isEmpty())
        return whole;
    const QString folder = info.absoluteDir().canonicalPath();
    if (folder.isEmpty())
        return info.absoluteFilePath();
    return folder + (folder.endsWith(u'/') ? QString() : QStringLiteral("/")) +
           info.fileName(); // with any first letter
}

Done makeFolder(const QString &folder)
{
    if (QDir().mkpath(folder))
        return {};
    const int reason = errno; // none where what stands there or above it is no folder
    return cannotWrite(folder, reason == 0 || QFileInfo(folder).isFile() ? ENOTDIR : reason);
}

Done flush(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return cannotWrite(path, errno);
    const int reason = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    // There are file systems that cannot flush a folder by itself, and do not need to.
    if (reason != 0 && reason != EINVAL)
        return cannotWrite(path, reason);
    return {};
}

Done moveOver(const QString &from, const QString &to)
{
    if (const Done flushed = flush(from); failed(flushed))
        return flushed;
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return cannotWrite(to, errno);
    return flush(QFileInfo(to).absolutePath());
}

void giveRightsOf(const QString &from, const QString &to)
{
    struct stat found{};
    if (::stat(QFile::encodeName(from).constData(), &found) == 0)
        ::chmod(QFile::encodeName(to).constData(), found.st_mode & 0777);
}

Result<std::unique_ptr<QTemporaryDir>> folderToRead(const QString &library)
{
    // Where the folder is not there, Qt tells no path, and would take the root of the system.
    const QString place = QDir::tempPath();
    auto folder = place.isEmpty() ? nullptr : std::make_unique<QTemporaryDir>();
    if (folder != nullptr && folder->isValid())
        return folder;
    return Trouble{
        Trouble::Kind::disk,
        Tr::tr("%1 could not be read: for that it must be copied into the folder for temporary files, and %2 "
               "cannot be used (%3).")
            .arg(QDir::toNativeSeparators(library),
                 QDir::toNativeSeparators(place.isEmpty() ? qEnvironmentVariable("TMPDIR") : place),
                 folder == nullptr ? qt_error_string(ENOENT) : folder->errorString())};
}

Done copyWhole(Connection &connection, const QString &to)
{
    const QFileInfo target(to);
    const QString folder = target.absolutePath();
    const QString part = QDir(folder).filePath(
        QStringLiteral(".%1.%2.part")
            .arg(target.fileName().left(100), QUuid::createUuid().toString(QUuid::WithoutBraces).left(8)));
    // SQLite tells only that it cannot open; the system tells why.
    QFile probe(part);
    if (!probe.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return cannotWrite(to, errno);
    probe.close();
    Done done = connection.run(QStringLiteral("VACUUM INTO ?"), {text(part)});
    if (failed(done) && troubleIn(done)->kind == Trouble::Kind::disk)
        done = Trouble{Trouble::Kind::disk, QString(troubleIn(done)->sentence).replace(connection.file(), to)};
    if (!failed(done))
        done = sealCopy(part);
    giveRightsOf(connection.file(), part);
    if (!failed(done))
        done = moveOver(part, to);
    if (failed(done))
        QFile::remove(part);
    return done;
}

} // namespace bandar::journal
