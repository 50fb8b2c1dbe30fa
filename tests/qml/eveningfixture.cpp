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
    drop(item, recorded(game, entries));
}

void EveningFixture::dropText(QQuickItem *item, const QString &text) { drop(item, text.toUtf8()); }

void EveningFixture::drop(QQuickItem *item, const QByteArray &bytes)
{
    QFile file(m_folder.filePath(QStringLiteral("friday.bandar")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its own file");
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file.fileName())});
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
