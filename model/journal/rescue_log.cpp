// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue_log.h"

#include "journal/database_trouble.h"
#include "journal/wal_frames.h"

#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <vector>

namespace bandar::journal {

namespace {

using wal::Frame;
using wal::Sum;

struct Found {
    Frame frame;
    bool isSound = false;
};

struct Beginning {
    QByteArray bytes;
    bool isBigEndian = QSysInfo::ByteOrder == QSysInfo::BigEndian;

    Sum stored() const { return {wordAt(bytes, 24), wordAt(bytes, 28)}; }
    Sum reckoned() const
    {
        Sum sum;
        sum.add(bytes.constData(), 24, isBigEndian);
        return sum;
    }
};

// The frames of a log with that beginning. What is stored with a broken frame may be what is broken, so the next may
// follow what should be stored there: then the frame is sound.
std::vector<Found> framesOf(QFile &log, const Beginning &beginning)
{
    std::vector<Found> frames;
    Sum stored = beginning.stored();
    Sum reckoned = beginning.reckoned();
    for (;;) {
        Frame frame{.header = log.read(wal::frameHeaderSize), .page = log.read(pageSize)};
        if (frame.header.size() < wal::frameHeaderSize || frame.page.size() < pageSize)
            return frames;
        const Sum own = frame.stored();
        const bool followsStored = frame.behind(stored, beginning.isBigEndian) == own;
        const bool followsReckoned = !followsStored && frame.behind(reckoned, beginning.isBigEndian) == own;
        if (followsReckoned && !frames.empty())
            frames.back().isSound = true;
        reckoned = frame.behind(followsReckoned ? reckoned : stored, beginning.isBigEndian);
        stored = own;
        if (frame.isOf(beginning.bytes))
            frames.push_back({.frame = std::move(frame), .isSound = followsStored || followsReckoned});
    }
}

bool put(QFile &file, qint64 page, const QByteArray &bytes)
{
    return file.seek(page * pageSize) && file.write(bytes) == bytes.size();
}

// A broken frame of the first page holds what tells of the tables: it is better than an older one.
bool isFirstPage(const Frame &frame)
{
    return frame.page.startsWith("SQLite format 3") || (frame.number() == 1 && frame.page.contains("CREATE TABLE"));
}

// Where a page belongs; nothing for one that is broken.
std::optional<qint64> placeOf(const Found &found)
{
    if (isFirstPage(found.frame))
        return 0;
    return found.isSound ? std::optional<qint64>(qint64{found.frame.number()} - 1) : std::nullopt;
}

} // namespace

Done moveIntoFile(const QString &log, const QString &file)
{
    QFile from(log);
    if (!from.exists())
        return {};
    if (!from.open(QIODevice::ReadOnly))
        return cannotRead(log, from.errorString());
    const Beginning beginning{.bytes = from.read(wal::headerSize)};
    if (beginning.bytes.size() < wal::headerSize)
        return {};
    std::vector<Found> frames = framesOf(from, beginning);
    while (!frames.empty() && !frames.back().frame.isCommit())
        frames.pop_back();

    QFile to(file);
    if (!to.open(QIODevice::ReadWrite))
        return cannotWrite(file, EACCES);
    qint64 pages = (to.size() + pageSize - 1) / pageSize;
    for (const Found &found : frames)
        pages = std::max(pages, placeOf(found).value_or(0) + 1);
    bool isWritten = true;
    for (const Found &found : frames) {
        const auto place = placeOf(found);
        isWritten = isWritten && put(to, place ? *place : pages++, found.frame.page);
    }
    return isWritten && to.flush() ? Done() : cannotWrite(file, ENOSPC);
}

} // namespace bandar::journal
