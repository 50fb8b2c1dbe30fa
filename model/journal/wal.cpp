// SPDX-License-Identifier: MPL-2.0
#include "journal/wal.h"

#include "journal/database_trouble.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryLog)
};

// The format: https://www.sqlite.org/fileformat2.html#walformat
constexpr qsizetype headerSize = 32;
constexpr qsizetype frameHeaderSize = 24;
constexpr std::uint32_t magic = 0x377f0682; // with the last bit set: checksums of big-endian words

std::uint32_t wordAt(const QByteArray &data, qsizetype at)
{
    return qFromBigEndian<std::uint32_t>(data.constData() + at);
}

struct Sum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    bool operator==(const Sum &) const = default;

    void add(const char *data, qsizetype size, bool isBigEndian)
    {
        const auto word = [&](qsizetype at) {
            return isBigEndian ? qFromBigEndian<std::uint32_t>(data + at) : qFromLittleEndian<std::uint32_t>(data + at);
        };
        for (qsizetype at = 0; at + 8 <= size; at += 8) {
            first += word(at) + second;
            second += word(at + 4) + first;
        }
    }
};

struct Frame {
    QByteArray header;
    QByteArray page;

    std::uint32_t number() const { return wordAt(header, 0); }
    bool isCommit() const { return wordAt(header, 4) != 0; }
    Sum stored() const { return {wordAt(header, 16), wordAt(header, 20)}; }
};

class LogReader {
public:
    explicit LogReader(QFile &file) : m_file(file), m_header(file.read(headerSize)) {}

    bool isTorn() const { return m_header.size() < headerSize; }
    bool headerVerifies()
    {
        const std::uint32_t size = wordAt(m_header, 8);
        if ((wordAt(m_header, 0) & ~1U) != magic || size < 512 || size > 65536 || (size & (size - 1)) != 0)
            return false;
        m_pageSize = static_cast<qsizetype>(size);
        m_isBigEndian = (wordAt(m_header, 0) & 1U) != 0;
        m_sum.add(m_header.constData(), 24, m_isBigEndian);
        return m_sum == Sum{wordAt(m_header, 24), wordAt(m_header, 28)};
    }
    // Nothing at the end, and where the file ends inside a frame.
    bool next(Frame &frame)
    {
        frame.header = m_file.read(frameHeaderSize);
        frame.page = m_file.read(m_pageSize);
        return frame.header.size() == frameHeaderSize && frame.page.size() == m_pageSize;
    }
    // Whether it was written since the log began anew: older frames have neither salt.
    bool isOfThisLog(const Frame &frame) const
    {
        return frame.header.mid(8, 4) == m_header.mid(16, 4) || frame.header.mid(12, 4) == m_header.mid(20, 4);
    }
    bool verifies(const Frame &frame)
    {
        Sum sum = m_sum;
        sum.add(frame.header.constData(), 8, m_isBigEndian);
        sum.add(frame.page.constData(), frame.page.size(), m_isBigEndian);
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
    Frame frame;
    while (reader.next(frame)) {
        if (!reader.verifies(frame)) {
            if (isDamaged(reader, frame, opened.atEnd()))
                log.state = Log::State::damaged;
            break;
        }
        if (frame.number() == 1)
            firstPage = frame.page;
        if (frame.isCommit()) {
            log.hasCommits = true;
            log.firstPage = firstPage;
        }
    }
    return log;
}

} // namespace bandar::journal
