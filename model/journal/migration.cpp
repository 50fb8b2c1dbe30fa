// SPDX-License-Identifier: MPL-2.0
#include "journal/migration.h"

#include "journal/database_disk.h"

#include <QFile>

namespace bandar::journal {

Done runStatements(Connection &connection, const Migration &step, const QString &where)
{
    for (const QString &statement : step.statements) {
        const QString sql = statement.contains(QStringLiteral("%1")) ? statement.arg(where) : statement;
        if (const Done done = connection.run(sql); failed(done))
            return done;
    }
    return {};
}

Result<int> versionOf(Connection &connection)
{
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (const Trouble *trouble = troubleIn(version))
        return *trouble;
    return std::get<QVariant>(version).toInt();
}

QString copyBeforeMigration(const QString &file, int version)
{
    const QString name = QStringLiteral(".version-%1-backup%2.db").arg(version);
    QString free = file + name.arg(QString());
    for (int number = 2; QFile::exists(free); ++number)
        free = file + name.arg(QStringLiteral("-%1").arg(number));
    return free;
}

Done migrate(Connection &connection, const QList<Migration> &steps)
{
    const auto found = versionOf(connection);
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    const int version = std::get<int>(found);
    if (version > 0 && version < steps.size())
        if (const Done copied = copyWhole(connection, copyBeforeMigration(connection.file(), version)); failed(copied))
            return copied;
    for (int next = version; next < steps.size(); ++next) {
        const Done done = connection.change([&]() -> Done {
            if (const Done ran = runStatements(connection, steps[next], QString()); failed(ran))
                return ran;
            if (const Done marked = connection.run(QStringLiteral("PRAGMA application_id=%1").arg(libraryMark));
                failed(marked))
                return marked;
            return connection.run(QStringLiteral("PRAGMA user_version=%1").arg(next + 1));
        });
        if (failed(done))
            return done;
    }
    return {};
}

Done fillIn(Connection &connection, const QList<Migration> &steps)
{
    const auto found = versionOf(connection);
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    const int version = std::get<int>(found);
    if (version < 0)
        return damaged(connection.file(), QString::number(version));
    for (int next = version; next < steps.size(); ++next) {
        QStringList statements = version > 0 ? steps[next].forReaders : QStringList();
        if (statements.isEmpty())
            for (const QString &statement : steps[next].statements) {
                const bool isTable = statement.contains(QStringLiteral("%1"));
                if (isTable || statement.startsWith(QStringLiteral("ALTER"))) // else an index of an empty table
                    statements << (isTable ? statement.arg(QStringLiteral("TEMP")) : statement);
            }
        for (const QString &statement : std::as_const(statements))
            if (const Done done = connection.run(statement); failed(done))
                return done;
    }
    return {};
}

} // namespace bandar::journal
