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

bool isLost(const ActRow &act) { return act.line.startsWith(R"({"act":"lost")"); }

// Whether every act that can be read there is here too.
Result<bool> hasAllOf(const Library &here, GameId id, const Library &there, GameId other)
{
    const auto ours = here.acts(id);
    const auto theirs = there.acts(other);
    if (const Trouble *trouble = failed(ours) ? troubleIn(ours) : troubleIn(theirs))
        return *trouble;
    const auto &known = std::get<QList<ActRow>>(ours);
    const auto isHere = [&known](const ActRow &act) {
        const auto same = std::ranges::lower_bound(known, act.number, {}, &ActRow::number);
        const bool isThere = same != known.end() && same->number == act.number;
        return isLost(act) || act.soundness == Soundness::broken || (isThere && same->line == act.line);
    };
    return std::ranges::all_of(std::get<QList<ActRow>>(theirs), isHere);
}

// What an earlier copy holds that this library has not; empty where there is nothing. A game that lay in the bin there
// may have left it for good since.
Result<QString> onlyIn(const QString &copy, const Library &library)
{
    const auto opened = Library::open(copy, Library::Access::read, {});
    if (const Trouble *trouble = troubleIn(opened))
        return *trouble;
    const Library &other = *std::get<0>(opened);
    const auto here = everyGame(library);
    const auto there = everyGame(other);
    if (const Trouble *trouble = failed(here) ? troubleIn(here) : troubleIn(there))
        return *trouble;
    for (const GameRow &game : std::get<QList<GameRow>>(there)) {
        bool isKnown = false;
        bool isWhole = false;
        for (const GameRow &row : std::get<QList<GameRow>>(here)) {
            if (row.uuid.isEmpty() || game.uuid.isEmpty() ? row.id != game.id : row.uuid != game.uuid)
                continue;
            isKnown = true;
            const auto has = hasAllOf(library, row.id, other, game.id);
            if (const Trouble *trouble = troubleIn(has))
                return *trouble;
            isWhole = isWhole || std::get<bool>(has);
        }
        if (!isKnown && !game.inBin)
            return Tr::tr("%1 is not in this library").arg(namedGame(game));
        if (isKnown && !isWhole)
            return Tr::tr("%1 has acts there that are not here").arg(namedGame(game));
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
            return Trouble{Trouble::Kind::refused,
                           Tr::tr("%1 holds what would be lost: %2. Nothing was changed: give another name, or take "
                                  "that file away.")
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
