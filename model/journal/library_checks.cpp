// SPDX-License-Identifier: MPL-2.0
#include "journal/library_checks.h"

#include "journal/migration.h"

#include <QCoreApplication>
#include <QMap>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

using Tables = QMap<QString, QString>; // names to what SQLite keeps of their statements

Result<Tables> tablesOf(Connection &connection)
{
    Tables tables;
    const Done done = connection.run(
        QStringLiteral("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"), {},
        [&tables](const QSqlQuery &row) { tables.insert(row.value(0).toString(), row.value(1).toString()); });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return tables;
}

// The tables of each version, from 0, as the SQLite of this program makes them.
Result<QList<Tables>> tablesOfVersions()
{
    auto made = Connection::open(QStringLiteral(":memory:"), Connection::Mode::write);
    if (const Trouble *trouble = troubleIn(made))
        return *trouble;
    Connection &connection = *std::get<0>(made);
    QList<Tables> versions{Tables()};
    for (const Migration &step : migrations()) {
        if (const Done done = runStatements(connection, step, QString()); failed(done))
            return *troubleIn(done);
        auto tables = tablesOf(connection);
        if (const Trouble *trouble = troubleIn(tables))
            return *trouble;
        versions << std::get<Tables>(std::move(tables));
    }
    return versions;
}

const Result<QList<Tables>> &knownTables()
{
    static const Result<QList<Tables>> known = tablesOfVersions();
    return known;
}

} // namespace

Done runAll(Connection &connection, const QStringList &statements)
{
    for (const QString &statement : statements)
        if (const Done done = connection.run(statement); failed(done))
            return done;
    return {};
}

Done integrityCheck(Connection &connection)
{
    const auto told = connection.value(QStringLiteral("PRAGMA integrity_check(1)"));
    if (const Trouble *trouble = troubleIn(told))
        return *trouble;
    if (const QString text = std::get<QVariant>(told).toString(); text != QStringLiteral("ok"))
        return damaged(connection.file(), text);
    return {};
}

Done checkTables(Connection &connection)
{
    const auto &known = knownTables();
    if (const Trouble *trouble = troubleIn(known))
        return *trouble;
    const auto version = versionOf(connection);
    if (const Trouble *trouble = troubleIn(version))
        return *trouble;
    if (std::get<int>(version) > currentVersion())
        return newer(connection.file());
    const auto found = tablesOf(connection);
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    const auto &versions = std::get<QList<Tables>>(known);
    const Tables wanted = versions.value(std::get<int>(version));
    const Tables &last = versions.constLast();
    const auto &tables = std::get<Tables>(found);
    // What somebody has added, an index, is nobody's business.
    for (auto table = last.cbegin(); table != last.cend(); ++table)
        if (tables.value(table.key()) != wanted.value(table.key()))
            return damaged(connection.file(), Tr::tr("its table %1 is not as it was made").arg(table.key()));
    return {};
}

bool hasTablesOfToday(const QString &file)
{
    const auto &known = knownTables();
    const auto opened = Connection::open(file, Connection::Mode::frozen);
    if (failed(known) || failed(opened))
        return false;
    const auto found = tablesOf(*std::get<0>(opened));
    return !failed(found) && std::get<Tables>(found) == std::get<QList<Tables>>(known).constLast();
}

} // namespace bandar::journal
