// SPDX-License-Identifier: MPL-2.0
#include "journal/renaming.h"

#include "journal/kept_game.h"
#include "record/header.h"
#include "record/text.h"
#include "record/writer.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

Result<record::Header> headerIn(const Library &library, GameId id, const Editions &editions)
{
    const auto stored = library.stored(id);
    if (const auto *trouble = troubleIn(stored))
        return *trouble;
    return headerOf(std::get<StoredGame>(stored), editions);
}

} // namespace

QString nameOf(const GameRow &row) { return row.summary.title.isEmpty() ? row.summary.players : row.summary.title; }

QString nameOf(const record::Header &header)
{
    const QString title = listedTitle(header);
    return title.isEmpty() ? playersOf(header) : title;
}

QString freeTitle(const QString &wanted, const QList<GameRow> &games)
{
    for (int number = 2;; ++number) {
        const QString tail = QStringLiteral(" (%1)").arg(number);
        QString title = wanted;
        while (record::lengthOf((title + tail).toStdString()) > record::longestTitle)
            title.chop(title.size() > 1 && title.back().isLowSurrogate() ? 2 : 1);
        title += tail;
        if (std::ranges::none_of(games, [&title](const GameRow &row) { return row.summary.title == title; }))
            return title;
    }
}

QString newUuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

Result<QList<GameRow>> everyGame(const Library &library)
{
    auto games = library.games();
    const auto inBin = library.games(true);
    if (const auto *trouble = troubleIn(inBin))
        return *trouble;
    if (auto *rows = std::get_if<QList<GameRow>>(&games))
        rows->append(std::get<QList<GameRow>>(inBin));
    return games;
}

Done rename(Library &library, GameId id, const QString &title, const Editions &editions)
{
    const auto read = headerIn(library, id, editions);
    if (const auto *trouble = troubleIn(read))
        return *trouble;
    if (const QString why = words::whyNotATitle(title); !why.isEmpty())
        return Trouble{Trouble::Kind::refused, why};
    record::Header header = std::get<record::Header>(read);
    header.title = title.trimmed().toStdString();
    if (const auto trouble = whyNotStorable(header, editions))
        return *trouble;
    return library.rename(id, title.trimmed(), QByteArray::fromStdString(record::write(header)));
}

Result<GameId> duplicate(Library &library, GameId id, const QString &title, const Editions &editions)
{
    const auto read = headerIn(library, id, editions);
    if (const auto *trouble = troubleIn(read))
        return *trouble;
    const auto games = everyGame(library);
    if (const auto *trouble = troubleIn(games))
        return *trouble;
    if (const QString why = words::whyNotATitle(title); !title.isEmpty() && !why.isEmpty())
        return Trouble{Trouble::Kind::refused, why};
    record::Header header = std::get<record::Header>(read);
    const QString uuid = newUuid();
    const QString name =
        (title.isEmpty() ? freeTitle(nameOf(header), std::get<QList<GameRow>>(games)) : title).trimmed();
    header.title = name.toStdString();
    header.uuid = uuid.toStdString();
    if (const auto trouble = whyNotStorable(header, editions))
        return *trouble;
    return library.duplicate(id, uuid, name, QByteArray::fromStdString(record::write(header)));
}

} // namespace bandar::journal
