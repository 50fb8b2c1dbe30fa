// SPDX-License-Identifier: MPL-2.0
#include "journal/database_disk.h"
#include "journal/library_database.h"
#include "journal/renaming.h"
#include "journal/schema.h"
#include "journal/wal.h"
#include "journal/working_out.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QtEndian>

#include <algorithm>
#include <cerrno>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

bool isLibrary(const QString &path)
{
    constexpr qint64 markAt = 68; // application_id in the header of a SQLite file
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(markAt))
        return false;
    const QByteArray mark = file.read(4);
    return mark.size() == 4 && qFromBigEndian<quint32>(mark.constData()) == libraryMark;
}

Done checkWhole(Connection &connection)
{
    QStringList faults;
    Done whole = connection.run(QStringLiteral("PRAGMA integrity_check(5)"), {}, [&faults](const QSqlQuery &row) {
        if (const QString told = row.value(0).toString(); told != QStringLiteral("ok"))
            faults << told;
    });
    if (failed(whole))
        return whole;
    Done keys = connection.run(QStringLiteral("PRAGMA foreign_key_check(acts)"), {}, [&faults](const QSqlQuery &row) {
        faults << Tr::tr("a row of %1 belongs to no game").arg(row.value(0).toString());
    });
    if (failed(keys))
        return keys;
    if (!faults.isEmpty())
        return damaged(connection.file(), faults.mid(0, 5).join(QStringLiteral("; ")));
    return {};
}

// What an earlier copy holds that this library has not; empty where there is nothing.
Result<QString> onlyIn(const QString &copy, const Library &library)
{
    const auto opened = Library::open(copy, Library::Access::read, {});
    if (const Trouble *trouble = troubleIn(opened))
        return *trouble;
    const auto here = everyGame(library);
    const auto there = everyGame(*std::get<0>(opened));
    if (const Trouble *trouble = failed(here) ? troubleIn(here) : troubleIn(there))
        return *trouble;
    const auto &known = std::get<QList<GameRow>>(here);
    for (const GameRow &game : std::get<QList<GameRow>>(there)) {
        const auto same = std::ranges::find_if(known, [&game](const GameRow &row) {
            return row.uuid.isEmpty() || game.uuid.isEmpty() ? row.id == game.id : row.uuid == game.uuid;
        });
        if (same == known.end())
            return Tr::tr("%1 is not in this library").arg(namedGame(game));
        if (game.acts > same->acts)
            return Tr::tr("%1 has more acts there (%2, here %3)")
                .arg(namedGame(game), QString::number(game.acts), QString::number(same->acts));
    }
    return QString();
}

} // namespace

Done Library::backUp(const QString &to) const
{
    if (isMissing())
        return cannotRead(m_database->file, Tr::tr("there is no such file"));
    const QString folder = QFileInfo(to).absolutePath();
    if (const Done made = makeFolder(folder); failed(made))
        return *troubleIn(made);
    const QString path = resolved(to);
    const QString own = resolved(m_database->file);
    if (path == own || path == logOf(own) || path == logIndexOf(own) || path == journalOf(own) || path == lockOf(own))
        return Trouble{Trouble::Kind::refused, Tr::tr("A library cannot be its own copy.")};
    // Its log would be taken for one of the copy.
    if (QFileInfo(logOf(path)).size() > 0 || isHeld(path))
        return Trouble{
            Trouble::Kind::refused,
            Tr::tr("%1 is a library that is open. Nothing was changed.").arg(QDir::toNativeSeparators(path))};
    // An earlier copy is replaced, and nothing else.
    const QFileInfo there(path);
    if (there.exists() && !(there.isFile() && isLibrary(path)))
        return Trouble{
            Trouble::Kind::refused,
            Tr::tr("%1 is there already, and is no library. Nothing was changed.").arg(QDir::toNativeSeparators(path))};
    if (there.exists()) {
        const auto more = onlyIn(path, *this);
        if (const Trouble *trouble = troubleIn(more))
            return Trouble{Trouble::Kind::refused, Tr::tr("What %1 holds cannot be told, so it is not replaced: %2")
                                                       .arg(QDir::toNativeSeparators(path), trouble->sentence)};
        if (const QString only = std::get<QString>(more); !only.isEmpty())
            return Trouble{Trouble::Kind::refused, Tr::tr("%1 holds what would be lost: %2. Nothing was changed.")
                                                       .arg(QDir::toNativeSeparators(path), only)};
    }
    return m_database->read([&path](Connection &connection) { return copyWhole(connection, path); });
}

Done Library::check() const
{
    return m_database->read([](Connection &connection) { return checkWhole(connection); });
}

QString defaultLibrary()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("bandar/library.db"));
}

} // namespace bandar::journal
