// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"

#include "gallery/pictures.h"
#include "openrecord.h"
#include "record/writer.h"

namespace bandar::tests {

namespace {

const app::GameShelf &shelf()
{
    static const app::GameShelf games = app::allGames();
    return games;
}

} // namespace

std::unique_ptr<app::RunningGame> seated(const QByteArray &record)
{
    app::OpenedRecord opened = app::openRecord(record, QStringLiteral("test"), shelf());
    if (!opened.game)
        qFatal("%s", qPrintable(opened.fault));
    opened.game->setDoubleTap(0);
    return std::move(opened.game);
}

std::unique_ptr<app::RunningGame> seated(const QString &game, int entries, const QString &money)
{
    return seated(recorded(game, entries, money));
}

QByteArray entriesOf(const app::RunningGame &game)
{
    QByteArray lines;
    for (const journal::WrittenEntry &written : game.journal().entries())
        lines += QByteArray::fromStdString(record::write(game.rules(), game.setup(), written->entry, true)) + '\n';
    return lines;
}

QByteArray lastEntryOf(const app::RunningGame &game) { return entriesOf(game).trimmed().split('\n').last(); }

} // namespace bandar::tests
