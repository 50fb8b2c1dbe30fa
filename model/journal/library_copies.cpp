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
    Done keys = connection.run(QStringLiteral("PRAGMA foreign_key_check"), {}, [&faults](const QSqlQuery &row) {
        faults << Tr::tr("a row of %1 belongs to no game").arg(row.value(0).toString());
    });
    if (failed(keys))
        return keys;
    if (!faults.isEmpty())
        return damaged(connection.file(), faults.mid(0, 5).join(QStringLiteral("; ")));
    return {};
}

// How a sentence names a game of one library that another has not; empty where there is none.
QString gameOnlyIn(const QString &file, const Library &library)
{
    const auto opened = Library::open(file, Library::Access::read, {});
    const auto *other = std::get_if<std::unique_ptr<Library>>(&opened);
    if (other == nullptr) // a copy that is broken may be made anew
        return {};
    const auto here = everyGame(library);
    const auto there = everyGame(**other);
    if (failed(here) || failed(there))
        return {};
    const auto isSame = [](const GameRow &one, const GameRow &two) {
        return one.uuid.isEmpty() || two.uuid.isEmpty() ? one.id == two.id : one.uuid == two.uuid;
    };
    for (const GameRow &game : std::get<QList<GameRow>>(there))
        if (std::ranges::none_of(std::get<QList<GameRow>>(here),
                                 [&](const GameRow &known) { return isSame(known, game); }))
            return namedGame(game);
    return {};
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
    if (there.exists())
        if (const QString other = gameOnlyIn(path, *this); !other.isEmpty())
            return Trouble{Trouble::Kind::refused,
                           Tr::tr("%1 is another library: %2 is not in this one. Nothing was changed.")
                               .arg(QDir::toNativeSeparators(path), other)};
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
