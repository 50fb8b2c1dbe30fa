// SPDX-License-Identifier: MPL-2.0
#include "journal/set_aside.h"

#include "journal/database_disk.h"
#include "journal/wal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <sys/stat.h>
#include <unistd.h>

namespace bandar::journal {

namespace {

QString asideNumber(const QString &library, int number) { return library + QStringLiteral(".damaged-%1").arg(number); }

// What was set aside last comes last.
QList<int> numbersSetAside(const QString &library)
{
    static const QRegularExpression tail(QStringLiteral("^\\.damaged-([0-9]{1,8})(-wal|-shm)?$"));
    const QFileInfo info(library);
    QList<int> numbers;
    const QStringList names = info.absoluteDir().entryList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &name : names)
        if (name.startsWith(info.fileName()))
            if (const auto match = tail.match(name.mid(info.fileName().size())); match.hasMatch())
                numbers << match.captured(1).toInt();
    std::ranges::sort(numbers);
    return numbers;
}

// The folders of rescues that were cut off.
QStringList leftOversOf(const QString &library)
{
    static const QRegularExpression tail(QStringLiteral("^[A-Za-z]{6}$")); // as QTemporaryDir makes them
    const QDir folder = QFileInfo(library).absoluteDir();
    const QStringList names = folder.entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    QStringList found;
    for (const QString &name : names)
        if (name.startsWith(workName(library)) && tail.match(name.mid(workName(library).size())).hasMatch())
            found << folder.filePath(name);
    return found;
}

QString nextAside(const QString &library)
{
    const QList<int> numbers = numbersSetAside(library);
    return asideNumber(library, numbers.isEmpty() ? 1 : numbers.constLast() + 1);
}

bool isSameFile(const QString &one, const QString &other)
{
    struct stat first{};
    struct stat second{};
    return ::stat(QFile::encodeName(one).constData(), &first) == 0 &&
           ::stat(QFile::encodeName(other).constData(), &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

bool hasOtherNames(const QString &file)
{
    struct stat found{};
    return ::stat(QFile::encodeName(file).constData(), &found) == 0 && found.st_nlink > 1;
}

bool knowsNoLinks(int reason)
{
    return reason == EPERM || reason == ENOTSUP || reason == EOPNOTSUPP || reason == ENOSYS || reason == EMLINK;
}

// The same file under both names, or under the other alone where the disk knows no links.
Done putAside(const QString &library, const QString &aside)
{
    if (!QFile::exists(library) || isSameFile(library, aside))
        return {};
    const QByteArray from = QFile::encodeName(library);
    const QByteArray to = QFile::encodeName(aside);
    if (::link(from.constData(), to.constData()) == 0)
        return {};
    if (!knowsNoLinks(errno) || std::rename(from.constData(), to.constData()) != 0)
        return cannotWrite(library, errno);
    return {};
}

Done moveBeside(const QString &from, const QString &to)
{
    if (!QFile::exists(from) || QFile::rename(from, to))
        return {};
    return cannotWrite(from, EACCES);
}

void takeBack(const QString &library, const QString &aside)
{
    moveBeside(logOf(aside), logOf(library));
    moveBeside(logIndexOf(aside), logIndexOf(library));
    if (isSameFile(library, aside))
        QFile::remove(aside);
    else if (!QFile::exists(library))
        QFile::rename(aside, library);
}

} // namespace

QString cutOffAside(const QString &library)
{
    if (QFile::exists(library)) {
        if (hasOtherNames(library))
            for (const int number : numbersSetAside(library))
                if (isSameFile(library, asideNumber(library, number)))
                    return asideNumber(library, number);
        return {};
    }
    const QList<int> numbers = numbersSetAside(library);
    if (numbers.isEmpty() || leftOversOf(library).isEmpty()) // else somebody took the library away
        return {};
    const QString last = asideNumber(library, numbers.constLast());
    const bool isOther = QFile::exists(logOf(library)) && QFile::exists(logOf(last));
    return isOther || !QFile::exists(last) ? QString() : last;
}

Damaged damagedAt(const QString &library)
{
    const QString cutOff = cutOffAside(library);
    if (cutOff.isEmpty())
        return {.file = library, .log = logOf(library), .aside = nextAside(library)};
    return {.file = QFile::exists(library) ? library : cutOff,
            .log = logOf(QFile::exists(logOf(library)) ? library : cutOff),
            .aside = cutOff};
}

Done replaceDamaged(const QString &library, const QString &aside, const QString &made)
{
    const QString folder = QFileInfo(library).absolutePath();
    const auto step = [&]() -> Done {
        if (const Done put = putAside(library, aside); failed(put))
            return put;
        if (const Done flushed = flush(folder); failed(flushed))
            return flushed;
        if (const Done moved = moveBeside(logOf(library), logOf(aside)); failed(moved))
            return moved;
        if (const Done moved = moveBeside(logIndexOf(library), logIndexOf(aside)); failed(moved))
            return moved;
        if (const Done flushed = flush(folder); failed(flushed))
            return flushed;
        return moveOver(made, library);
    };
    giveRightsOf(QFile::exists(library) ? library : aside, made);
    if (const Done flushed = flush(made); failed(flushed))
        return flushed;
    Done done = step();
    if (failed(done) && QFile::exists(made))
        takeBack(library, aside);
    return done;
}

Result<QString> setLogAside(const QString &library)
{
    QString aside;
    for (int number = 1; aside.isEmpty() || QFile::exists(aside); ++number)
        aside = library + QStringLiteral(".other-log-%1").arg(number);
    if (const Done moved = moveBeside(logOf(library), aside); failed(moved))
        return *troubleIn(moved);
    QFile::remove(logIndexOf(library)); // says nothing that the log does not
    if (const Done flushed = flush(QFileInfo(library).absolutePath()); failed(flushed))
        return *troubleIn(flushed);
    return aside;
}

QString workName(const QString &library) { return QStringLiteral(".%1.rescue-").arg(QFileInfo(library).fileName()); }

void removeLeftOvers(const QString &library)
{
    for (const QString &folder : leftOversOf(library))
        QDir(folder).removeRecursively();
}

} // namespace bandar::journal
