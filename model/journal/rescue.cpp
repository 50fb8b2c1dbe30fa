// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue.h"

#include "journal/database_disk.h"
#include "journal/database_header.h"
#include "journal/migration.h"
#include "journal/rescue_log.h"
#include "journal/set_aside.h"
#include "journal/wal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cerrno>

#include <unistd.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryRescue)
};

Done copyTo(const QString &from, const QString &to)
{
    QFile file(from);
    if (!file.exists() || file.copy(to))
        return {};
    return cannotWrite(to, file.error() == QFileDevice::OpenError ? EACCES : ENOSPC);
}

enum class WithLog : std::uint8_t { no, yes };

// To be read with all that is right in it, as if its header were. Whether it can be a library at all.
Result<bool> copyToWorkOn(const Damaged &from, const QString &copy, WithLog withLog)
{
    if (const Done done = copyTo(from.file, copy); failed(done))
        return *troubleIn(done);
    QFile opened(copy);
    opened.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (withLog == WithLog::yes)
        if (const Done done = moveIntoFile(from.log, copy); failed(done))
            return *troubleIn(done);
    if (!opened.open(QIODevice::ReadWrite))
        return cannotWrite(copy, EACCES);
    const QByteArray firstPage = opened.read(pageSize);
    const QByteArray header = repairedHeader(firstPage.left(100), opened.size());
    if (!opened.seek(0) || opened.write(header) != header.size() || !opened.flush())
        return cannotWrite(copy, ENOSPC);
    return mayBeLibrary(firstPage);
}

// A letter that is broken in what SQLite keeps of the tables hides all that is in them: the tables are those that the
// same version makes anew.
void mendSchema(const QString &copy)
{
    const auto damagedOne = Connection::open(copy, Connection::Mode::write);
    const auto freshOne = Connection::open(QStringLiteral(":memory:"), Connection::Mode::write);
    if (failed(damagedOne) || failed(freshOne))
        return;
    Connection &connection = *std::get<0>(damagedOne);
    Connection &fresh = *std::get<0>(freshOne);
    connection.run(QStringLiteral("PRAGMA writable_schema=ON"));
    // The number of the version may be what is broken: it follows from how many tables there are.
    const auto count = [](Connection &of) {
        const auto rows = of.value(QStringLiteral("SELECT count(*) FROM sqlite_master"));
        return failed(rows) ? 0 : std::get<QVariant>(rows).toInt();
    };
    const int tables = count(connection);
    if (tables == 0) // they cannot be read at all: the pages are searched one by one
        return;
    int version = 0;
    while (version < currentVersion() && count(fresh) < tables)
        if (failed(runStatements(fresh, migrations()[version++], QString())))
            return;
    if (count(fresh) != tables)
        return;
    connection.run(QStringLiteral("PRAGMA user_version=%1").arg(version));
    fresh.run(QStringLiteral("SELECT rowid, type, name, tbl_name, sql FROM sqlite_master"), {},
              [&connection](const QSqlQuery &row) {
                  connection.run(QStringLiteral("UPDATE sqlite_master SET type = ?2, name = ?3, tbl_name = ?4, "
                                                "sql = ?5 WHERE rowid = ?1 AND (type, name, tbl_name, sql) IS NOT "
                                                "(?2, ?3, ?4, ?5)"),
                                 {row.value(0), row.value(1), row.value(2), row.value(3), row.value(4)});
              });
}

// Makes a library of all that can be read of another, and tells what is missing in it.
Result<QString> readOut(const Damaged &damaged, const QString &folder, const QString &made, const Library::Mender &mend)
{
    const auto inspected = inspectLog(damaged.log);
    if (const Trouble *trouble = troubleIn(inspected))
        return *trouble;
    const bool isStrange = isOfAnotherFile(std::get<Log>(inspected), damaged.file);
    const Log log = isStrange ? Log() : std::get<Log>(inspected);
    const QString copy = QDir(folder).filePath(QStringLiteral("damaged"));
    const auto copied = copyToWorkOn(damaged, copy, isStrange ? WithLog::no : WithLog::yes);
    if (const Trouble *trouble = troubleIn(copied))
        return *trouble;
    mendSchema(copy);
    Rescued rescued;
    {
        // Flushed as a whole when it is moved to its place.
        const auto fresh = Library::open(made, Library::Access::write, QDate(), Library::Durability::normal);
        if (const Trouble *trouble = troubleIn(fresh))
            return *trouble;
    }
    {
        const auto to = Connection::open(made, Connection::Mode::write);
        if (const Trouble *trouble = troubleIn(to))
            return *trouble;
        const auto from = Connection::open(copy, Connection::Mode::write);
        if (const Trouble *trouble = troubleIn(from))
            return *trouble;
        // Lets SQLite read a file that is shorter than it should be.
        std::get<0>(from)->run(QStringLiteral("PRAGMA writable_schema=ON"));
        std::get<0>(from)->run(QStringLiteral("PRAGMA cell_size_check=ON"));
        auto carried = carryOver(*std::get<0>(from), *std::get<0>(to));
        if (const Trouble *trouble = troubleIn(carried))
            return *trouble;
        rescued = std::get<Rescued>(std::move(carried));
        if (rescued.isEmpty && !std::get<bool>(copied))
            return noLibrary(damaged.file);
        if (const Done whole = std::get<0>(to)->emptyLog(); failed(whole))
            return *troubleIn(whole);
    }
    QStringList told{Tr::tr("Games carried over: %1.").arg(rescued.carried.size())};
    if (!rescued.lost.isEmpty())
        told << Tr::tr("Missing: %1.").arg(rescued.lost.join(QStringLiteral(", ")));
    if (!rescued.unread.isEmpty())
        told << Tr::tr("Lost, if there was any: %1.").arg(rescued.unread.join(QStringLiteral(", ")));
    const auto library = Library::open(made, Library::Access::write, QDate(), Library::Durability::normal);
    if (const Trouble *trouble = troubleIn(library))
        return *trouble;
    if (log.state == Log::State::damaged)
        told << Tr::tr("The log of its last changes is broken: what was entered last may be missing.");
    if (isStrange)
        told << Tr::tr("What lies beside it as its log is of another file, and was not read.");
    const qsizetype before = told.size();
    for (const GameId id : std::as_const(rescued.carried))
        if (const QString missing = mend ? mend(*std::get<0>(library), id) : QString(); !missing.isEmpty())
            told << missing;
    const bool isWhole = rescued.lost.isEmpty() && rescued.unread.isEmpty() && log.state != Log::State::damaged;
    if (isWhole && told.size() == before)
        told << Tr::tr("Nothing is missing in them.");
    return told.join(u' ');
}

} // namespace

Result<QString> Library::rescue(const QString &file, const Mender &mend)
{
    const QString path = resolved(file);
    if (!isThere(path))
        return cannotRead(path, Tr::tr("there is no such file"));
    if (const auto look = lookAt(path); failed(look) && troubleIn(look)->kind == Trouble::Kind::newer)
        return *troubleIn(look);
    if (QFile::exists(path) && ::access(QFile::encodeName(path).constData(), W_OK) != 0)
        return cannotWrite(path, errno);
    const auto lock = takeLock(path);
    if (const Trouble *trouble = troubleIn(lock))
        return *trouble;

    if (QFile::exists(path)) // else they tell that a rescue was cut off
        removeLeftOvers(path);
    const QDir beside = QFileInfo(path).absoluteDir();
    const QTemporaryDir folder(beside.filePath(workName(path) + QStringLiteral("XXXXXX")));
    if (!folder.isValid())
        return cannotWrite(path, beside.isReadable() ? ENOSPC : EACCES);
    const QString made = folder.filePath(QStringLiteral("rescued"));
    const Damaged damaged = damagedAt(path);
    auto told = readOut(damaged, folder.path(), made, mend);
    if (failed(told))
        return told;
    if (const Done replaced = replaceDamaged(path, damaged.aside, made); failed(replaced))
        return *troubleIn(replaced);
    removeLeftOvers(path);
    return Tr::tr("The damaged library lies in %1, every byte as it was: `--library` opens it, to look. %2")
        .arg(QDir::toNativeSeparators(damaged.aside), std::get<QString>(told));
}

Result<Library::Looked> Library::lookInto(const QString &file, const Mender &mend)
{
    const QString path = resolved(file);
    auto given = folderToRead(path);
    if (const Trouble *trouble = troubleIn(given))
        return *trouble;
    auto folder = std::move(std::get<0>(given));
    const QString made = folder->filePath(QStringLiteral("games"));
    auto told = readOut(damagedAt(path), folder->path(), made, mend);
    if (const Trouble *trouble = troubleIn(told))
        return *trouble;
    auto library = open(made, Access::read, QDate());
    if (const Trouble *trouble = troubleIn(library))
        return *trouble;
    Database &database = *std::get<0>(library)->m_database;
    database.folder = std::move(folder);
    database.file = file;
    return Looked{.library = std::get<0>(std::move(library)), .told = std::get<QString>(told)};
}

bool Library::wasSetAside(const QString &file)
{
    static const QRegularExpression name(QStringLiteral("\\.damaged-[0-9]+$"));
    return name.match(resolved(file)).hasMatch();
}

} // namespace bandar::journal
