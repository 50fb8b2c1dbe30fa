// SPDX-License-Identifier: MPL-2.0
#include "journal/wal.h"

#include "journal/database_trouble.h"
#include "journal/wal_frames.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryLog)
};

using wal::Frame;
using wal::Sum;

class LogReader {
public:
    explicit LogReader(QFile &file) : m_file(file), m_header(file.read(wal::headerSize)) {}

    bool isTorn() const { return m_header.size() < wal::headerSize; }
    bool headerVerifies()
    {
        const std::uint32_t size = wordAt(m_header, 8);
        if ((wordAt(m_header, 0) & ~1U) != wal::magic || size < 512 || size > 65536 || (size & (size - 1)) != 0)
            return false;
        m_pageSize = static_cast<qsizetype>(size);
        m_isBigEndian = (wordAt(m_header, 0) & 1U) != 0;
        m_sum.add(m_header.constData(), 24, m_isBigEndian);
        return m_sum == Sum{wordAt(m_header, 24), wordAt(m_header, 28)};
    }
    // Nothing at the end, and where the file ends inside a frame.
    bool next(Frame &frame)
    {
        frame.header = m_file.read(wal::frameHeaderSize);
        frame.page = m_file.read(m_pageSize);
        return frame.header.size() == wal::frameHeaderSize && frame.page.size() == m_pageSize;
    }
    bool isOfThisLog(const Frame &frame) const { return frame.isOf(m_header); }
    bool verifies(const Frame &frame)
    {
        const Sum sum = frame.behind(m_sum, m_isBigEndian);
        if (frame.header.mid(8, 8) != m_header.mid(16, 8) || sum != frame.stored())
            return false;
        m_sum = sum;
        return true;
    }

private:
    QFile &m_file;
    QByteArray m_header;
    qsizetype m_pageSize = 0;
    bool m_isBigEndian = false;
    Sum m_sum;
};

// Behind the first frame that does not verify. A program that was killed leaves at most one such frame, the last: the
// rest would have been written after it.
bool isDamaged(LogReader &reader, Frame &frame, bool endsTheFile)
{
    if (reader.isOfThisLog(frame) && frame.isCommit() && endsTheFile)
        return true;
    while (reader.next(frame))
        if (reader.isOfThisLog(frame))
            return true;
    return false;
}

} // namespace

QString logOf(const QString &library) { return library + QStringLiteral("-wal"); }
QString logIndexOf(const QString &library) { return library + QStringLiteral("-shm"); }
QString journalOf(const QString &library) { return library + QStringLiteral("-journal"); }

Result<Log> inspectLog(const QString &file)
{
    QFile opened(file);
    if (!opened.exists())
        return Log{};
    if (!QFileInfo(file).isFile()) // a pipe would be waited for
        return cannotRead(file, Tr::tr("it is no file"));
    if (!opened.open(QIODevice::ReadOnly))
        return cannotRead(file, opened.errorString());
    LogReader reader(opened);
    if (reader.isTorn())
        return Log{};
    Log log{.state = Log::State::damaged, .hasCommits = false, .firstPage = {}};
    if (!reader.headerVerifies())
        return log;
    log.state = Log::State::sound;
    QByteArray firstPage;
    QList<Seal> seals;
    Frame frame;
    while (reader.next(frame)) {
        if (!reader.verifies(frame)) {
            if (isDamaged(reader, frame, opened.atEnd()))
                log.state = Log::State::damaged;
            break;
        }
        if (frame.number() == 1)
            firstPage = frame.page;
        seals += sealsIn(frame.page);
        if (frame.isCommit()) {
            log.hasCommits = true;
            log.firstPage = firstPage;
            log.seals = seals;
        }
    }
    return log;
}

} // namespace bandar::journal
