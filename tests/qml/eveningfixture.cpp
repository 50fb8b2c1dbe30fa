// SPDX-License-Identifier: MPL-2.0
#include "eveningfixture.h"

#include "journal/arrival.h"
#include "pictures.h"

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
