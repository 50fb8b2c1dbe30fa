// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue.h"

#include "journal/database_disk.h"
#include "journal/database_header.h"
#include "journal/wal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cerrno>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryRescue)
};

QString asideOf(const QString &file)
{
    for (int number = 1;; ++number) {
        const QString aside = file + QStringLiteral(".damaged-%1").arg(number);
        if (!QFile::exists(aside) && !QFile::exists(logOf(aside)) && !QFile::exists(logIndexOf(aside)))
            return aside;
    }
}

Done copyTo(const QString &from, const QString &to)
{
    QFile file(from);
    if (!file.exists() || file.copy(to))
        return {};
    return cannotWrite(to, file.error() == QFileDevice::OpenError ? EACCES : ENOSPC);
}

// To be read with all that is right in it, as if its header were.
Done copyToWorkOn(const QString &file, const QString &copy)
{
    if (const Done done = copyTo(file, copy); failed(done))
        return done;
    if (const Done done = copyTo(logOf(file), logOf(copy)); failed(done))
        return done;
    QFile opened(copy);
    opened.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (!opened.open(QIODevice::ReadWrite))
        return cannotWrite(copy, EACCES);
    const QByteArray header = repairedHeader(opened.read(100), opened.size());
    if (!opened.seek(0) || opened.write(header) != header.size() || !opened.flush())
        return cannotWrite(copy, ENOSPC);
    return {};
}

// The file, its log and its index, or none of them.
Done moveLibrary(const QString &from, const QString &to)
{
    const QList<QPair<QString, QString>> moves{
        {from, to}, {logOf(from), logOf(to)}, {logIndexOf(from), logIndexOf(to)}};
    for (qsizetype at = 0; at < moves.size(); ++at) {
        if (!QFile::exists(moves[at].first) || QFile::rename(moves[at].first, moves[at].second))
            continue;
        for (qsizetype back = 0; back < at; ++back)
            QFile::rename(moves[back].second, moves[back].first);
        return cannotWrite(from, EACCES);
    }
    return {};
}

QString tell(const QString &aside, const Rescued &rescued)
{
    QString told = Tr::tr("The damaged library lies in %1. Games carried over into a new one: %2.")
                       .arg(QDir::toNativeSeparators(aside), QString::number(rescued.carried));
    if (!rescued.lost.isEmpty())
        told += u' ' + Tr::tr("Not carried over: %1.").arg(rescued.lost.join(QStringLiteral(", ")));
    return told;
}

} // namespace

Result<QString> Library::rescue(const QString &file, const Verifier &verifies)
{
    const QString path = resolved(file);
    if (!QFile::exists(path) && !QFile::exists(logOf(path)))
        return cannotRead(path, Tr::tr("there is no such file"));
    if (const auto look = lookAt(path); failed(look) && troubleIn(look)->kind == Trouble::Kind::newer)
        return *troubleIn(look);
    const auto lock = takeLock(path);
    if (const Trouble *trouble = troubleIn(lock))
        return *trouble;

    const QFileInfo info(path);
    const QTemporaryDir folder(info.absoluteDir().filePath(QStringLiteral(".%1.rescue-XXXXXX").arg(info.fileName())));
    if (!folder.isValid())
        return cannotWrite(path, info.absoluteDir().isReadable() ? ENOSPC : EACCES);
    const QString copy = folder.filePath(QStringLiteral("damaged"));
    const QString made = folder.filePath(QStringLiteral("rescued"));
    if (const Done copied = copyToWorkOn(path, copy); failed(copied))
        return *troubleIn(copied);

    Result<Rescued> rescued;
    {
        // Flushed as a whole when it is moved to its place.
        const auto fresh = open(made, Access::write, QDate(), Durability::normal);
        if (const Trouble *trouble = troubleIn(fresh))
            return *trouble;
        Connection &to = *std::get<0>(fresh)->m_database->connection;
        const auto from = Connection::open(copy, Connection::Mode::write);
        if (const Trouble *trouble = troubleIn(from))
            return *trouble;
        // Lets SQLite read a file that is shorter than it should be.
        std::get<0>(from)->run(QStringLiteral("PRAGMA writable_schema=ON"));
        std::get<0>(from)->run(QStringLiteral("PRAGMA cell_size_check=ON"));
        rescued = carryOver(*std::get<0>(from), to, verifies);
        if (const Trouble *trouble = troubleIn(rescued))
            return *trouble;
        if (const Done whole = to.emptyLog(); failed(whole))
            return *troubleIn(whole);
    }

    const QString aside = asideOf(path);
    if (const Done moved = moveLibrary(path, aside); failed(moved))
        return *troubleIn(moved);
    if (const Done placed = moveOver(made, path); failed(placed)) {
        moveLibrary(aside, path);
        return *troubleIn(placed);
    }
    return tell(aside, std::get<Rescued>(rescued));
}

} // namespace bandar::journal
