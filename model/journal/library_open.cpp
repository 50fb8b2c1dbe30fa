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
    return runAll(connection, {durability == Library::Durability::full ? QStringLiteral("PRAGMA synchronous=FULL")
                                                                       : QStringLiteral("PRAGMA synchronous=NORMAL"),
                               QStringLiteral("PRAGMA foreign_keys=ON"), QStringLiteral("PRAGMA cache_spill=OFF"),
                               QStringLiteral("PRAGMA cache_size=-8192"), // KiB: the list of a large library
                               QStringLiteral("PRAGMA journal_size_limit=0"),
                               QStringLiteral("PRAGMA cell_size_check=ON"), QStringLiteral("PRAGMA trusted_schema=OFF"),
                               QStringLiteral("PRAGMA secure_delete=FAST")}); // of a seal nothing is left behind
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

QString strangeLog(const QString &file)
{
    return Tr::tr("The log beside %1 is of another file, so it was not read: was a copy put in the place of a library?")
        .arg(QDir::toNativeSeparators(file));
}

Done checkAtOnce(Connection &connection, qint64 size)
{
    if (const Done owned = checkTables(connection); failed(owned))
        return owned;
    return size <= sizeCheckedAtOnce ? integrityCheck(connection) : Done();
}

Done checkBeforehand(const QString &path, Connection::Mode mode, qint64 size)
{
    const auto opened = Connection::open(path, mode);
    if (failed(opened))
        return *troubleIn(opened);
    return checkAtOnce(*std::get<0>(opened), size);
}

// What has to be known of file and log before SQLite writes into either: it would move the log into the file.
Done checkBeforeWriting(const QString &path, const Look &found, QString &told)
{
    if (!found.isNew && ::access(QFile::encodeName(path).constData(), W_OK) != 0)
        return cannotWrite(path, errno);
    if (found.hasStrangeLog) {
        if (const Done sound = checkBeforehand(path, Connection::Mode::frozen, found.size); failed(sound))
            return sound; // a rescue tells of the log too
        const auto aside = setLogAside(path);
        if (const Trouble *trouble = troubleIn(aside))
            return *trouble;
        told = strangeLog(path) + u' ' +
               Tr::tr("It lies in %1 now.").arg(QDir::toNativeSeparators(std::get<QString>(aside)));
    }
    return found.hasLog ? checkBeforehand(path, Connection::Mode::read, 0) : Done();
}

Result<std::unique_ptr<Connection>> openToWrite(const QString &path, QDate today, Library::Durability durability,
                                                QString &told)
{
    const auto look = lookAt(path);
    if (const Trouble *trouble = troubleIn(look))
        return *trouble;
    const auto &found = std::get<Look>(look);
    if (const Done sound = checkBeforeWriting(path, found, told); failed(sound))
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
    connection.sealChanges();
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
    const auto look = lookAt(resolved(file));
    return failed(look) || !std::get<Look>(look).isNew;
}

Result<std::unique_ptr<Library>> Library::open(const QString &file, Access access, QDate today, Durability durability)
{
    if (access == Access::read) {
        auto opened = openToRead(resolved(file));
        if (const Trouble *trouble = troubleIn(opened))
            return *trouble;
        auto &view = std::get<LibraryView>(opened);
        const QString told = view.hasStrangeLog ? strangeLog(file) : QString();
        auto database = std::make_unique<Database>(file, std::move(view));
        database->told = told;
        return std::unique_ptr<Library>(new Library(std::move(database)));
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
    if (cutOffAside(path).isEmpty())
        removeLeftOvers(path);
    if (const Done held = std::get<0>(lock)->holdFileOf(path); failed(held))
        return *troubleIn(held);
    QString told;
    auto opened = openToWrite(path, today, durability, told);
    if (const Trouble *trouble = troubleIn(opened))
        return told.isEmpty() ? *trouble : Trouble{trouble->kind, trouble->sentence + u' ' + told};
    if (const Done held = std::get<0>(lock)->holdFileOf(path); failed(held)) // it may not have been there before
        return *troubleIn(held);
    auto database = std::make_unique<Database>(file, std::move(std::get<0>(lock)), std::move(std::get<0>(opened)));
    database->told = told;
    return std::unique_ptr<Library>(new Library(std::move(database)));
}

} // namespace bandar::journal
