// SPDX-License-Identifier: MPL-2.0
#include "eveningfixture.h"

#include "journal/arrival.h"
#include "pictures.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QQuickWindow>

namespace bandar::tests {

EveningFixture::EveningFixture(QObject *parent) : QObject(parent) { restart(); }

EveningFixture::~EveningFixture() = default;

void EveningFixture::keep(const QString &game, int entries) { keepMany(game, entries, 1); }

void EveningFixture::keepMany(const QString &game, int entries, int games)
{
    end();
    {
        const QDateTime now = QDateTime::currentDateTime();
        const auto opened = app::openLibrary(m_folder.filePath(QStringLiteral("games.db")), m_shelf, now);
        const auto read =
            std::get<journal::ReadGame>(journal::readGame(recorded(game, entries).toStdString(), m_shelf.games()));
        for (int count = 0; count < games; ++count)
            journal::takeIn(*opened.library, read, m_shelf.editions(), now.toString(Qt::ISODate),
                            {journal::Choice::Kind::asNew, 0});
    }
    restart();
}

void EveningFixture::dropGame(QQuickItem *item, const QString &game, int entries)
{
    drop(item, {file(QStringLiteral("friday.bandar"), recorded(game, entries))});
}

void EveningFixture::dropText(QQuickItem *item, const QString &text)
{
    drop(item, {file(QStringLiteral("friday.bandar"), text.toUtf8())});
}

void EveningFixture::dropMany(QQuickItem *item, const QString &game, int entries, int others)
{
    QList<QUrl> files;
    for (int other = 1; other <= others; ++other)
        files.append(file(QStringLiteral("holiday %1.jpg").arg(other), "no game"));
    drop(item, files + QList{file(QStringLiteral("friday.bandar"), recorded(game, entries))});
}

QUrl EveningFixture::file(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its own file");
    return QUrl::fromLocalFile(file.fileName());
}

void EveningFixture::drop(QQuickItem *item, const QList<QUrl> &files)
{
    QMimeData data;
    data.setUrls(files);
    const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    QDragEnterEvent enters(middle.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(item->window(), &enters);
    QDropEvent drops(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(item->window(), &drops);
}

void EveningFixture::restart()
{
    end();
    m_evening = std::make_unique<app::EveningController>(
        m_shelf,
        app::openLibrary(m_folder.filePath(QStringLiteral("games.db")), m_shelf, QDateTime::currentDateTime()));
    m_evening->setDoubleTap(0);
    Q_EMIT started();
}

void EveningFixture::end()
{
    const auto before = std::move(m_evening);
    Q_EMIT started();
}

} // namespace bandar::tests
