// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_trouble.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <map>
#include <memory>

namespace bandar::journal {

class Sealer;

/// One connection to one SQLite file, under a name of its own. Every statement stays prepared for the next time.
class Connection {
public:
    /// `frozen` reads the file as it stands, and neither its log nor whether somebody writes it: nothing is put beside
    /// it.
    enum class Mode : std::uint8_t { write, read, frozen };
    using EachRow = std::function<void(const QSqlQuery &)>;

    /// `named` is what troubles call the file, where it is a copy.
    static Result<std::unique_ptr<Connection>> open(const QString &file, Mode mode, const QString &named = {});
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    QString file() const { return m_file; }

    /// Runs a statement to its end, with the values for its question marks.
    Done run(const QString &sql, const QVariantList &values = {}, const EachRow &eachRow = {});
    /// The first column of the first row; not valid without a row.
    Result<QVariant> value(const QString &sql, const QVariantList &values = {});
    /// One transaction, taken back as a whole unless the body and the commit succeed.
    Done change(const std::function<Done()> &body);
    /// From now on a change puts a seal into a log that has none.
    void sealChanges();
    /// Moves what is in the write-ahead log into the file, and empties the log where no reader needs it.
    Done emptyLog();

private:
    Connection(QString file, const QSqlDatabase &database);
    QSqlQuery *prepared(const QString &sql, Done &done);
    Done takeBack(const Done &why);

    QString m_file;
    QSqlDatabase m_database;
    std::map<QString, QSqlQuery> m_prepared;
    bool m_hasRemains = false; ///< the log may hold what a failed change left
    std::unique_ptr<Sealer> m_sealer;
};

/// A text or bytes to bind: never NULL, as a null QString would be.
QVariant text(const QString &text);
QVariant bytes(const QByteArray &bytes);

} // namespace bandar::journal
