// SPDX-License-Identifier: MPL-2.0
#include "journal/library_view.h"

#include "journal/database_disk.h"
#include "journal/database_header.h"
#include "journal/library_checks.h"
#include "journal/lock.h"
#include "journal/migration.h"
#include "journal/wal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>

#include <sys/stat.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryView)
};

Done prepareToRead(Connection &connection, qint64 size)
{
    if (const Done owned = checkTables(connection); failed(owned))
        return owned;
    if (size <= sizeCheckedAtOnce)
        if (const Done checked = integrityCheck(connection); failed(checked))
            return checked;
    if (const Done ready = runAll(
            connection, {QStringLiteral("PRAGMA temp_store=MEMORY"), QStringLiteral("PRAGMA cache_size=-8192"),
                         QStringLiteral("PRAGMA cell_size_check=ON"), QStringLiteral("PRAGMA trusted_schema=OFF")});
        failed(ready))
        return ready;
    return fillIn(connection, migrations());
}

Result<LibraryView> opened(const QString &path, Connection::Mode mode, const Look &look, const QString &named)
{
    auto connection = Connection::open(path, mode, named);
    if (const Trouble *trouble = troubleIn(connection))
        return *trouble;
    LibraryView view;
    view.connection = std::move(std::get<0>(connection));
    view.hasStrangeLog = look.hasStrangeLog;
    if (const Done ready = prepareToRead(*view.connection, look.size); failed(ready))
        return *troubleIn(ready);
    return view;
}

Done copyPart(const QString &from, const QString &to, const QString &library)
{
    QFile part(from);
    if (!part.exists())
        return {};
    if (part.copy(to) && QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner))
        return {};
    return Trouble{
        Trouble::Kind::disk,
        Tr::tr("%1 could not be read: its last changes are in a log, and for that it must be copied to %2 (%3).")
            .arg(QDir::toNativeSeparators(library), QDir::toNativeSeparators(QFileInfo(to).absolutePath()),
                 part.errorString())};
}

Result<LibraryView> openCopy(const QString &file, const Look &look)
{
    auto made = folderToRead(file);
    if (const Trouble *trouble = troubleIn(made))
        return *trouble;
    const QString library = std::get<0>(made)->filePath(QStringLiteral("library"));
    for (const auto partOf : {+[](const QString &whole) { return whole; }, &logOf, &journalOf})
        if (const Done copied = copyPart(partOf(file), partOf(library), file); failed(copied))
            return *troubleIn(copied);
    auto view = opened(library, Connection::Mode::write, look, file);
    if (LibraryView *copied = std::get_if<LibraryView>(&view))
        copied->copy = std::move(std::get<0>(made));
    return view;
}

Result<LibraryView> openAsFound(const QString &file, const Look &look)
{
    if (look.isNew)
        return opened(QStringLiteral(":memory:"), Connection::Mode::read, look, file);
    if (!look.hasStrangeLog && isHeld(file)) {
        auto live = opened(file, Connection::Mode::read, look, file);
        if (LibraryView *view = std::get_if<LibraryView>(&live)) {
            view->isLive = true;
            return live;
        }
    }
    if (look.hasLog || QFileInfo(journalOf(file)).size() > 0)
        return openCopy(file, look);
    return opened(file, Connection::Mode::frozen, look, file);
}

} // namespace

Traces Traces::of(const QString &library)
{
    Traces traces;
    const std::array paths{library, logOf(library), journalOf(library)};
    for (std::size_t place = 0; place < paths.size(); ++place) {
        struct stat found{};
        if (::stat(QFile::encodeName(paths[place]).constData(), &found) == 0)
            traces.m_files[place] = File{.device = found.st_dev,
                                         .number = found.st_ino,
                                         .size = found.st_size,
                                         .seconds = found.st_ctim.tv_sec,
                                         .nanoseconds = found.st_ctim.tv_nsec};
    }
    return traces;
}

Traces Traces::ofFile(const QByteArray &encodedName)
{
    Traces traces;
    struct stat found{};
    if (::stat(encodedName.constData(), &found) == 0)
        traces.m_files.front() = File{.device = found.st_dev, .number = found.st_ino};
    return traces;
}

bool Traces::isOfSameFile(const Traces &other) const
{
    const auto &own = m_files.front();
    const auto &others = other.m_files.front();
    return own.has_value() == others.has_value() &&
           (!own || (own->device == others->device && own->number == others->number));
}

bool LibraryView::isCurrent(const QString &file) const
{
    const Traces now = Traces::of(file);
    return isLive ? traces.isOfSameFile(now) : traces == now;
}

Result<LibraryView> openToRead(const QString &file)
{
    constexpr int attempts = 5;
    constexpr int pause = 20; // milliseconds
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0)
            QThread::msleep(pause);
        const Traces before = Traces::of(file);
        const auto look = lookAt(file);
        Result<LibraryView> view =
            failed(look) ? Result<LibraryView>(*troubleIn(look)) : openAsFound(file, std::get<Look>(look));
        if (LibraryView *made = std::get_if<LibraryView>(&view)) {
            made->traces = before;
            if (made->isCurrent(file))
                return view;
        } else if (attempt + 1 == attempts || (before == Traces::of(file) && !isHeld(file))) {
            return view; // nobody was writing: what looks wrong is wrong
        }
    }
    return beingWritten(file);
}

Trouble beingWritten(const QString &file)
{
    return {Trouble::Kind::inUse,
            Tr::tr("%1 is being written by another program at the moment.").arg(QDir::toNativeSeparators(file))};
}

} // namespace bandar::journal
