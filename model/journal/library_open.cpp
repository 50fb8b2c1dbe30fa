// SPDX-License-Identifier: MPL-2.0
#include "journal/database_disk.h"
#include "journal/database_header.h"
#include "journal/library_checks.h"
#include "journal/library_database.h"
#include "journal/migration.h"
#include "journal/set_aside.h"
#include "journal/wal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

#include <unistd.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr int daysInBin = 30;

Done prepareToWrite(Connection &connection, Library::Durability durability)
{
    const auto mode = connection.value(QStringLiteral("PRAGMA journal_mode=WAL"));
    if (const Trouble *trouble = troubleIn(mode))
        return *trouble;
    if (std::get<QVariant>(mode).toString() != QStringLiteral("wal"))
        return cannotWrite(connection.file(), ENOTSUP);
    // Nothing reaches the log before a commit, and the log holds nothing older than its first frame: so what is in it
    // can be told apart from damage.
    return runAll(connection,
                  {durability == Library::Durability::full ? QStringLiteral("PRAGMA synchronous=FULL")
                                                           : QStringLiteral("PRAGMA synchronous=NORMAL"),
                   QStringLiteral("PRAGMA foreign_keys=ON"), QStringLiteral("PRAGMA cache_spill=OFF"),
                   QStringLiteral("PRAGMA cache_size=-8192"), // KiB: the list of a large library
                   QStringLiteral("PRAGMA journal_size_limit=0"), QStringLiteral("PRAGMA cell_size_check=ON"),
                   QStringLiteral("PRAGMA trusted_schema=OFF")});
}

// Every change of the date is one more day; a game leaves the bin for good after so many different ones.
Done countDay(Connection &connection, QDate today)
{
    if (!today.isValid())
        return {};
    const QString date = today.toString(Qt::ISODate);
    const auto last = connection.value(QStringLiteral("SELECT date FROM days ORDER BY number DESC LIMIT 1"));
    if (const Trouble *trouble = troubleIn(last))
        return *trouble;
    if (std::get<QVariant>(last).toString() == date)
        return {};
    return connection.change([&]() -> Done {
        if (const Done done = connection.run(QStringLiteral("INSERT INTO days (date) VALUES (?)"), {date});
            failed(done))
            return done;
        return connection.run(QStringLiteral("DELETE FROM games WHERE id IN (SELECT game FROM bin WHERE ? <= "
                                             "(SELECT count(DISTINCT date) FROM days WHERE number > bin.day AND "
                                             "date IS NOT (SELECT date FROM days WHERE number = bin.day)))"),
                              {daysInBin});
    });
}

Done checkAtOnce(Connection &connection, qint64 size)
{
    if (const Done owned = checkTables(connection); failed(owned))
        return owned;
    return size <= sizeCheckedAtOnce ? integrityCheck(connection) : Done();
}

Done checkBeforehand(const QString &path)
{
    const auto opened = Connection::open(path, Connection::Mode::read);
    if (failed(opened))
        return *troubleIn(opened);
    return checkAtOnce(*std::get<0>(opened), 0);
}

Result<std::unique_ptr<Connection>> openToWrite(const QString &path, QDate today, Library::Durability durability)
{
    const auto look = lookAt(path);
    if (const Trouble *trouble = troubleIn(look))
        return *trouble;
    const auto &found = std::get<Look>(look);
    if (!found.isNew && ::access(QFile::encodeName(path).constData(), W_OK) != 0)
        return cannotWrite(path, errno);
    if (found.hasLog) // before who writes would move the log into a file that is set aside as it is
        if (const Done sound = checkBeforehand(path); failed(sound))
            return *troubleIn(sound);
    auto opened = Connection::open(path, Connection::Mode::write);
    if (failed(opened))
        return opened;
    Connection &connection = *std::get<0>(opened);
    if (!found.isNew && !found.hasLog)
        if (const Done sound = checkAtOnce(connection, found.size); failed(sound))
            return *troubleIn(sound);
    if (const Done ready = prepareToWrite(connection, durability); failed(ready))
        return *troubleIn(ready);
    if (found.hasLog)
        if (const Done emptied = connection.emptyLog();
            failed(emptied) && troubleIn(emptied)->kind != Trouble::Kind::inUse)
            return *troubleIn(emptied);
    if (const Done migrated = migrate(connection, migrations()); failed(migrated))
        return *troubleIn(migrated);
    if (found.isNew)
        if (const Done flushed = flush(QFileInfo(path).absolutePath()); failed(flushed))
            return *troubleIn(flushed);
    if (const Done counted = countDay(connection, today); failed(counted))
        return *troubleIn(counted);
    return opened;
}

} // namespace

bool Library::isThere(const QString &file)
{
    const QString path = resolved(file);
    return QFile::exists(path) || QFile::exists(logOf(path)) || !cutOffAside(path).isEmpty();
}

Result<std::unique_ptr<Library>> Library::open(const QString &file, Access access, QDate today, Durability durability)
{
    if (access == Access::read) {
        auto opened = openToRead(resolved(file));
        if (const Trouble *trouble = troubleIn(opened))
            return *trouble;
        return std::unique_ptr<Library>(
            new Library(std::make_unique<Database>(file, std::move(std::get<LibraryView>(opened)))));
    }

    const QString folder = QFileInfo(file).absolutePath();
    if (const Done made = makeFolder(folder); failed(made))
        return *troubleIn(made);
    const QString path = resolved(file);
    if (const auto look = lookAt(path); failed(look) && troubleIn(look)->kind != Trouble::Kind::damaged)
        return *troubleIn(look); // left alone
    auto lock = takeLock(path);
    if (const Trouble *trouble = troubleIn(lock))
        return *trouble;
    removeLeftOvers(path);
    auto opened = openToWrite(path, today, durability);
    if (const Trouble *trouble = troubleIn(opened))
        return *trouble;
    return std::unique_ptr<Library>(
        new Library(std::make_unique<Database>(file, std::move(std::get<0>(lock)), std::move(std::get<0>(opened)))));
}

} // namespace bandar::journal
