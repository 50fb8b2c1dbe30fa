// SPDX-License-Identifier: MPL-2.0
#include "journal/log_seal.h"

#include "journal/checksum.h"
#include "journal/database_connection.h"
#include "journal/database_header.h"
#include "journal/wal.h"

#include <QFile>
#include <QUuid>

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bandar::journal {

namespace {

constexpr qsizetype nameSize = 16;
const QByteArray mark = QByteArrayLiteral("bandar-seal:");
const QString key = QStringLiteral("seal");

// mark NAME:BEFORE:CHECKSUM
QByteArray write(const Seal &seal)
{
    return mark + seal.name + ':' + seal.before + ':' + checksumOf({}, {seal.name, seal.before}).toHex();
}

QByteArray newName() { return QUuid::createUuid().toString(QUuid::Id128).toLatin1().left(nameSize); }

} // namespace

QList<Seal> sealsIn(const QByteArray &bytes)
{
    QList<Seal> seals;
    for (qsizetype at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
        const Seal seal{.name = bytes.mid(at + mark.size(), nameSize),
                        .before = bytes.mid(at + mark.size() + nameSize + 1, nameSize)};
        const QByteArray whole = write(seal);
        if (bytes.mid(at, whole.size()) == whole)
            seals << seal;
    }
    return seals;
}

bool isOfAnotherFile(const Log &log, const QString &library)
{
    QFile file(library);
    if (!log.hasCommits || log.seals.isEmpty() || !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return false;
    constexpr qsizetype part = 256 * pageSize; // a seal lies on one page
    QList<Seal> seals;
    for (QByteArray bytes = file.read(part); !bytes.isEmpty(); bytes = file.read(part))
        seals += sealsIn(bytes);
    if (file.error() != QFile::NoError)
        return false;
    const auto isKnown = [&log](const Seal &seal) {
        return std::ranges::any_of(
            log.seals, [&seal](const Seal &known) { return seal.name == known.name || seal.name == known.before; });
    };
    return !seals.isEmpty() && std::ranges::none_of(seals, isKnown);
}

Done sealAnew(Connection &connection)
{
    const auto found = connection.value(QStringLiteral("SELECT value FROM settings WHERE key = ?"), {key});
    if (const Trouble *trouble = troubleIn(found))
        return *trouble;
    const auto before = sealsIn(std::get<QVariant>(found).toByteArray());
    const Seal seal{.name = newName(), .before = before.isEmpty() ? QByteArray(nameSize, '0') : before.first().name};
    return connection.run(QStringLiteral("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"),
                          {key, QString::fromLatin1(write(seal))});
}

Sealer::Sealer(const QString &library) : m_log(QFile::encodeName(logOf(library))) {}

Sealer::~Sealer()
{
    if (m_file >= 0)
        ::close(m_file);
}

// Once it is that long SQLite moves it into the file, and begins anew with the next change.
bool Sealer::isDue()
{
    constexpr off_t mostPages = 1000;
    struct stat found{};
    const bool isLong = m_file >= 0 && ::fstat(m_file, &found) == 0 && found.st_size >= mostPages * pageSize;
    return isLong || !m_sealed || *m_sealed != beginning();
}

// SQLite writes other numbers there each time that it begins a log anew.
QByteArray Sealer::beginning()
{
    constexpr qsizetype size = 32;
    if (m_file < 0)
        m_file = ::open(m_log.constData(), O_RDONLY | O_CLOEXEC);
    QByteArray bytes(size, '\0');
    if (m_file >= 0 && ::pread(m_file, bytes.data(), static_cast<std::size_t>(size), 0) == size)
        return bytes;
    return {};
}

} // namespace bandar::journal
