// SPDX-License-Identifier: MPL-2.0
#include "journal/yearly_copies.h"

#include "journal/database_disk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <cerrno>

#include <unistd.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(YearlyCopies)
};

// A uuid may hold anything that a text may: of that only what belongs in the name of a file.
QString copyName(GameId id, const QString &uuid, int number)
{
    QString safe;
    for (const QChar letter : uuid.left(64))
        if (letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == u'-'))
            safe += letter;
    const QString tail = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
    return QStringLiteral("game-%1-%2%3.bandar-history").arg(QString::number(id), safe, tail);
}

// The acts of a history; the names in its header may have changed since.
QByteArray actsOf(const QByteArray &history)
{
    const qsizetype header = history.indexOf('\n');
    return header < 0 ? QByteArray() : history.mid(header + 1);
}

bool goesOnFrom(const QString &file, const QByteArray &history)
{
    QFile earlier(file);
    return !earlier.exists() ||
           (earlier.open(QIODevice::ReadOnly) && actsOf(history).startsWith(actsOf(earlier.read(history.size() * 2))));
}

} // namespace

Done prepareForCopies(const QString &folder)
{
    if (const Done made = makeFolder(folder); failed(made))
        return made;
    if (::access(QFile::encodeName(folder).constData(), W_OK | X_OK) != 0)
        return cannotWrite(folder, errno);
    return {};
}

Done copyTo(const QString &folder, GameId id, const QString &uuid, const QByteArray &history)
{
    if (const Done ready = prepareForCopies(folder); failed(ready))
        return ready;
    QString free = QDir(folder).filePath(copyName(id, uuid, 1));
    for (int number = 2; !goesOnFrom(free, history); ++number)
        free = QDir(folder).filePath(copyName(id, uuid, number));
    QSaveFile file(free);
    if (!file.open(QIODevice::WriteOnly) || file.write(history) != history.size() || !file.flush() ||
        !file.commit()) // a commit does not ask whether what it flushed was taken
        return Trouble{Trouble::Kind::disk,
                       Tr::tr("%1 could not be written (%2).").arg(QDir::toNativeSeparators(free), file.errorString())};
    return flush(folder);
}

} // namespace bandar::journal
