// SPDX-License-Identifier: MPL-2.0
#include "journal/database_header.h"

#include "journal/database_trouble.h"
#include "journal/library_checks.h"
#include "journal/schema.h"
#include "journal/set_aside.h"
#include "journal/wal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QtEndian>

#include <cerrno>

#include <sys/stat.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryHeader)
};

// The format: https://www.sqlite.org/fileformat2.html#the_database_header
constexpr qsizetype headerSize = 100;
constexpr qsizetype changesAt = 24;
constexpr qsizetype pagesAt = 28;
constexpr qsizetype formatAt = 44;
constexpr qsizetype vacuumAt = 52;
constexpr qsizetype encodingAt = 56;
constexpr qsizetype versionAt = 60;
constexpr qsizetype vacuumStepsAt = 64;
constexpr qsizetype markAt = 68;
constexpr qsizetype reservedAt = 72;
constexpr qsizetype countedAt = 92;
constexpr std::uint32_t versionsEver = 10'000; // above it the number itself is damaged
constexpr qsizetype markSize = 4;

void putWord(QByteArray &data, qsizetype at, std::uint32_t word) { qToBigEndian(word, data.data() + at); }

QByteArray beginning() { return QByteArrayLiteral("SQLite format 3\0"); }

QByteArray layout(char version)
{
    return QByteArray("\x10\x00", 2) + version + version + QByteArray("\x00\x40\x20\x20", 4);
}

qsizetype differing(const QByteArray &bytes, const QByteArray &wanted)
{
    qsizetype count = 0;
    for (qsizetype at = 0; at < wanted.size(); ++at)
        count += bytes.size() <= at || bytes[at] != wanted[at] ? 1 : 0;
    return count;
}

bool namesOurTable(const QByteArray &firstPage)
{
    return firstPage.contains("TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT");
}

// A sound database with another mark, and without our tables: neither is what a broken byte makes of a library.
bool isOfAnotherProgram(const QByteArray &firstPage)
{
    if (firstPage.size() < headerSize || !firstPage.startsWith(beginning()))
        return false;
    QByteArray ours(markSize, '\0');
    putWord(ours, 0, libraryMark);
    const bool isEmpty = wordAt(firstPage, formatAt) == 0 && wordAt(firstPage, versionAt) == 0;
    return differing(firstPage.mid(markAt, markSize), ours) > 1 && !isEmpty && !namesOurTable(firstPage);
}

// Sound, but written anew by another program. No broken bit makes one power of two of another.
qsizetype otherPageSize(const QByteArray &header)
{
    if (header.size() < headerSize || !header.startsWith(beginning()) || header.mid(20, 4) != layout(1).mid(4))
        return 0;
    const qsizetype told = qFromBigEndian<quint16>(header.constData() + 16);
    const qsizetype size = told == 1 ? 65536 : told;
    return size >= 512 && (size & (size - 1)) == 0 && size != pageSize ? size : 0;
}

// Nothing where the header is as this program and SQLite write it.
QString faultOf(const QByteArray &header)
{
    if (header.size() < headerSize || !header.startsWith(beginning()))
        return Tr::tr("it is not a file of games");
    if (header.mid(16, 8) != layout(1) && header.mid(16, 8) != layout(2))
        return Tr::tr("its header is broken");
    const std::uint32_t format = wordAt(header, formatAt);
    const std::uint32_t version = wordAt(header, versionAt);
    const bool isEmpty = format == 0 && version == 0; // before the first table
    if (isEmpty)
        return {};
    if (wordAt(header, markAt) != libraryMark)
        return Tr::tr("it is not a file of games, or its header is broken");
    if (format != 4 || version > versionsEver || wordAt(header, encodingAt) != 1 || wordAt(header, vacuumAt) != 0 ||
        wordAt(header, vacuumStepsAt) != 0 || header.mid(reservedAt, 20) != QByteArray(20, '\0'))
        return Tr::tr("its header is broken");
    return {};
}

// Nothing where there is a file, or nothing at all.
QString whyNoFile(const QString &path)
{
    struct stat found{};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return errno == ENOENT ? QString() : qt_error_string(errno);
    if (S_ISDIR(found.st_mode))
        return Tr::tr("it is a folder");
    return S_ISREG(found.st_mode) ? QString() : Tr::tr("it is no file");
}

// What stands behind the pages that are counted is none of the library's, and does no harm.
bool isShort(const QByteArray &header, qint64 size)
{
    const bool isCounted = wordAt(header, changesAt) == wordAt(header, countedAt);
    return isCounted ? size < static_cast<qint64>(wordAt(header, pagesAt)) * pageSize : size % pageSize != 0;
}

} // namespace

Result<Look> lookAt(const QString &file)
{
    const auto inspected = inspectLog(logOf(file));
    if (const Trouble *trouble = troubleIn(inspected))
        return *trouble;
    const bool isStrange = isOfAnotherFile(std::get<Log>(inspected), file);
    const Log log = isStrange ? Log() : std::get<Log>(inspected);
    QFile opened(file);
    if (const QString reason = whyNoFile(file); !reason.isEmpty())
        return cannotRead(file, reason);
    if (opened.exists() && !opened.open(QIODevice::ReadOnly))
        return cannotRead(file, opened.errorString());
    if (const QString aside = cutOffAside(file); !aside.isEmpty())
        return damaged(file, Tr::tr("its rescue was cut off; it lies in %1").arg(QDir::toNativeSeparators(aside)));
    const qint64 size = opened.size();
    if (size == 0 && !log.hasCommits && log.state != Log::State::damaged)
        return Look{.isNew = true, .hasLog = false, .size = 0};

    const QByteArray firstPage = opened.isOpen() ? opened.read(pageSize) : QByteArray();
    if (isOfAnotherProgram(firstPage))
        return cannotRead(file, Tr::tr("it is a file of another program, no file of games"));
    if (log.state == Log::State::none && !firstPage.contains('\0') && !mayBeLibrary(firstPage))
        return noLibrary(file);
    const QByteArray header = firstPage.left(headerSize);
    if (const qsizetype other = otherPageSize(header); other > 0)
        return cannotRead(file, Tr::tr("another program has written it anew, with pages of %1 bytes: "
                                       "`PRAGMA page_size=%2; VACUUM` of sqlite3 mends that")
                                    .arg(other)
                                    .arg(pageSize));
    if (const QString fault = faultOf(header); !fault.isEmpty())
        return damaged(file, fault);
    if (log.state == Log::State::damaged)
        return damaged(file, Tr::tr("its log of the last changes is broken"));
    const QByteArray current = log.firstPage.isEmpty() ? header : log.firstPage.left(headerSize);
    if (const QString fault = faultOf(current); !fault.isEmpty())
        return damaged(file, fault);
    if (wordAt(current, versionAt) > static_cast<std::uint32_t>(currentVersion())) {
        if (log.state == Log::State::none && hasTablesOfToday(file))
            return damaged(file, Tr::tr("the number of its version is broken"));
        return newer(file);
    }
    // What was being moved from the log into the file when a program was killed is in the log still.
    if (!log.hasCommits && isShort(header, size))
        return damaged(file, Tr::tr("its end is missing"));
    return Look{.isNew = false, .hasLog = log.state != Log::State::none, .size = size, .hasStrangeLog = isStrange};
}

bool mayBeLibrary(const QByteArray &firstPage)
{
    if (namesOurTable(firstPage))
        return true;
    const QByteArray right = beginning() + firstPage.mid(beginning().size());
    return differing(firstPage, beginning()) <= 2 && !isOfAnotherProgram(right);
}

Trouble noLibrary(const QString &file) { return cannotRead(file, Tr::tr("it is no file of games")); }

QByteArray repairedHeader(QByteArray firstPage, qint64 fileSize)
{
    if (firstPage.size() < headerSize)
        return firstPage;
    firstPage.replace(0, 16, beginning());
    firstPage.replace(16, 8, layout(2));
    putWord(firstPage, pagesAt, static_cast<std::uint32_t>(fileSize / pageSize));
    putWord(firstPage, countedAt, wordAt(firstPage, changesAt));
    putWord(firstPage, 32, 0); // the list of free pages: nothing is written any more
    putWord(firstPage, 36, 0);
    putWord(firstPage, formatAt, 4);
    putWord(firstPage, vacuumAt, 0);
    putWord(firstPage, encodingAt, 1);
    putWord(firstPage, vacuumStepsAt, 0);
    putWord(firstPage, markAt, libraryMark);
    firstPage.replace(reservedAt, 20, QByteArray(20, '\0'));
    return firstPage;
}

} // namespace bandar::journal
