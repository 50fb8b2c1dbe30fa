// SPDX-License-Identifier: MPL-2.0
#include "journal/database_connection.h"

#include "journal/log_seal.h"

#include <QUrl>
#include <QUuid>

namespace bandar::journal {

Connection::Connection(QString file, const QSqlDatabase &database) : m_file(std::move(file)), m_database(database) {}

Result<std::unique_ptr<Connection>> Connection::open(const QString &file, Mode mode, const QString &named)
{
    QString name = file;
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=250");
    if (mode != Mode::write)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (mode == Mode::frozen) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        name = QStringLiteral("file:%1?immutable=1")
                   .arg(QString::fromLatin1(QUrl::toPercentEncoding(file, QByteArrayLiteral("/"))));
    }
    const QString unique = QStringLiteral("library-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Connection> connection(
        new Connection(named.isEmpty() ? file : named, QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), unique)));
    QSqlDatabase &database = connection->m_database;
    database.setConnectOptions(options);
    database.setDatabaseName(name);
    if (!database.open())
        return troubleOf(database.lastError(), connection->file());
    return connection;
}

Connection::~Connection()
{
    const QString name = m_database.connectionName();
    m_prepared.clear();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

QSqlQuery *Connection::prepared(const QString &sql, Done &done)
{
    const auto found = m_prepared.find(sql);
    if (found != m_prepared.end())
        return &found->second;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        done = troubleOf(query.lastError(), m_file);
        return nullptr;
    }
    return &m_prepared.emplace(sql, std::move(query)).first->second;
}

Done Connection::run(const QString &sql, const QVariantList &values, const EachRow &eachRow)
{
    Done done;
    QSqlQuery *query = prepared(sql, done);
    if (query == nullptr)
        return done;
    for (int place = 0; place < values.size(); ++place)
        query->bindValue(place, values[place]);
    if (query->exec()) {
        while (query->next())
            if (eachRow)
                eachRow(*query);
    }
    if (query->lastError().isValid())
        done = troubleOf(query->lastError(), m_file);
    query->finish();
    return done;
}

Result<QVariant> Connection::value(const QString &sql, const QVariantList &values)
{
    QVariant found;
    const Done done = run(sql, values, [&found](const QSqlQuery &row) {
        if (!found.isValid())
            found = row.value(0);
    });
    if (const Trouble *trouble = troubleIn(done))
        return *trouble;
    return found;
}

Done Connection::change(const std::function<Done()> &body)
{
    if (m_hasRemains)
        m_hasRemains = failed(emptyLog());
    if (const Done begun = run(QStringLiteral("BEGIN IMMEDIATE")); failed(begun))
        return begun;
    const bool seals = m_sealer && m_sealer->isDue();
    if (seals)
        if (const Done sealed = sealAnew(*this); failed(sealed))
            return takeBack(sealed);
    if (const Done done = body(); failed(done))
        return takeBack(done);
    if (const Done kept = run(QStringLiteral("COMMIT")); failed(kept))
        return takeBack(kept);
    if (seals)
        m_sealer->written();
    return {};
}

Done Connection::takeBack(const Done &why)
{
    // SQLite may have rolled back by itself: then there is no transaction any more, and that is all that is wanted.
    run(QStringLiteral("ROLLBACK"));
    const auto kind = troubleIn(why)->kind;
    m_hasRemains = m_hasRemains || kind == Trouble::Kind::disk || kind == Trouble::Kind::damaged;
    return why;
}

void Connection::sealChanges() { m_sealer = std::make_unique<Sealer>(m_file); }

Done Connection::emptyLog()
{
    bool isBusy = false;
    Done done = run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"), {},
                    [&isBusy](const QSqlQuery &row) { isBusy = row.value(0).toInt() != 0; });
    if (!failed(done) && isBusy)
        return Trouble{Trouble::Kind::inUse, QString()};
    return done;
}

QVariant text(const QString &text) { return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text); }

QVariant bytes(const QByteArray &bytes) { return bytes.isNull() ? QVariant(QByteArray("", 0)) : QVariant(bytes); }

} // namespace bandar::journal
