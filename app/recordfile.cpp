// SPDX-License-Identifier: MPL-2.0
#include "recordfile.h"

#include "record/reader.h"

#include <QCoreApplication>
#include <QFile>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordFile)
};

} // namespace

QString fileNamed(const QString &word) { return word.startsWith(u':') ? QStringLiteral("./") + word : word; }

std::variant<QByteArray, QString> readRecordFile(const QString &path, const QString &name)
{
    constexpr auto most = static_cast<qsizetype>(record::Lines::longestFile);
    constexpr qint64 part = qint64{1} << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Tr::tr("%1 cannot be read: %2").arg(name, file.errorString());
    QByteArray bytes;
    while (file.size() <= most && bytes.size() <= most) {
        const QByteArray more = file.read(part);
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (file.error() != QFile::NoError)
        return Tr::tr("%1 cannot be read: %2").arg(name, file.errorString());
    if (bytes.startsWith("SQLite format 3"))
        return Tr::tr("%1 is a library, not the record of one game: `--library` opens it").arg(name);
    if (file.size() > most || bytes.size() > most)
        return Tr::tr("%1 is too large to be a game").arg(name);
    return bytes;
}

} // namespace bandar::app
