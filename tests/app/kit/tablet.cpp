// SPDX-License-Identifier: MPL-2.0
#include "app/kit/tablet.h"

#include "journal/arrival.h"

#include <QFile>
#include <QtEndian>
#include <QTest>

namespace bandar::tests {

const app::GameShelf &games()
{
    static const app::GameShelf shelf = app::allGames();
    return shelf;
}

std::unique_ptr<app::EveningController> Tablet::start() const
{
    auto evening = std::make_unique<app::EveningController>(
        games(), app::openLibrary(file, games(), QDateTime::currentDateTime()));
    evening->setDoubleTap(0);
    return evening;
}

void Tablet::hold(const QByteArray &record, const QString &title) const
{
    const auto opened = app::openLibrary(file, games(), QDateTime::currentDateTime());
    auto read = std::get<journal::ReadGame>(journal::readGame(record.toStdString(), games().games()));
    read.header.title = title.toStdString();
    const auto held =
        journal::takeIn(*opened.library, read, games().editions(), QStringLiteral("2026-11-21T20:00:00Z"));
    QVERIFY(journal::troubleIn(held) == nullptr);
}

// The format: https://www.sqlite.org/fileformat2.html#walformat. The last frame of a transaction tells how large the
// library is after it.
int Tablet::commits() const
{
    QFile log(file + QStringLiteral("-wal"));
    if (!log.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray header = log.read(32);
    int count = 0;
    while (header.size() == 32) {
        const QByteArray frame = log.read(24);
        if (frame.size() < 24 || frame.mid(8, 8) != header.mid(16, 8))
            break;
        count += qFromBigEndian<quint32>(frame.constData() + 4) != 0 ? 1 : 0;
        log.skip(qFromBigEndian<quint32>(header.constData() + 8));
    }
    return count;
}

} // namespace bandar::tests
