// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival.h"

#include "journal/act_text.h"
#include "journal/exports.h"
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

using TextLines = std::vector<std::string>;

TextLines actLines(const record::Header &header, std::span<const Act> acts)
{
    TextLines lines;
    for (const Act &act : acts)
        lines.push_back(write(*header.game, header.setup, act));
    return lines;
}

TextLines recordLines(const record::Header &header, const std::vector<Act> &acts)
{
    TextLines lines;
    for (const Act &act : acts)
        lines.push_back(record::writeAsEntered(*header.game, header.setup, act.entries.front()->entry));
    return lines;
}

TextLines recordLines(const KeptGame &game)
{
    TextLines lines;
    for (const Played &played : game.journal().timeline())
        if (played.fate != Fate::setAside)
            lines.push_back(record::writeAsEntered(game.journal().game(), game.journal().header().setup,
                                                   recorded(game.journal(), played, game.words())));
    return lines;
}

// What was entered in the order of the acts, before anything was undone or put right.
TextLines everEntered(const KeptGame &game)
{
    TextLines lines;
    for (const Act &act : game.journal().acts())
        for (const WrittenEntry &written : act.entries)
            if (act.kind == Act::Kind::step)
                lines.push_back(
                    record::writeAsEntered(game.journal().game(), game.journal().header().setup, written->entry));
    return lines;
}

bool isBeginning(const TextLines &beginning, const TextLines &whole)
{
    return beginning.size() <= whole.size() && std::equal(beginning.begin(), beginning.end(), whole.begin());
}

bool isSameTable(record::Header one, record::Header other)
{
    one.title = other.title = {};
    return record::write(one) == record::write(other);
}

// How the copy in the library and the one that came belong together.
Arrival::Kind compare(const KeptGame &kept, const ReadGame &came)
{
    if (!isSameTable(kept.journal().header(), came.header))
        return Arrival::Kind::parted;
    const TextLines here = came.isHistory ? actLines(came.header, kept.journal().acts()) : recordLines(kept);
    const TextLines there = came.isHistory ? actLines(came.header, came.acts) : recordLines(came.header, came.acts);
    if (isBeginning(there, here) || (!came.isHistory && isBeginning(there, everEntered(kept))))
        return Arrival::Kind::known;
    return isBeginning(here, there) ? Arrival::Kind::continued : Arrival::Kind::parted;
}

QString nameOf(const record::Header &header)
{
    if (!record::isBlank(header.title))
        return QString::fromStdString(header.title);
    return playersOf(header);
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

Result<Arrival> add(Library &library, const ReadGame &game, const record::Header &header, Arrival::Kind kind,
                    const Editions &editions, const QString &now)
{
    auto kept = KeptGame::create(library, header, game.acts, editions, now);
    if (const auto *trouble = troubleIn(kept))
        return *trouble;
    return Arrival{kind, std::get<KeptGame>(kept).id(), QString::fromStdString(header.title)};
}

} // namespace

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

Result<Arrival> takeIn(Library &library, const ReadGame &game, const Editions &editions, const QString &now)
{
    const auto games = everyGame(library);
    if (const auto *trouble = troubleIn(games))
        return *trouble;
    const auto &rows = std::get<QList<GameRow>>(games);
    const QString uuid = QString::fromStdString(game.header.uuid);
    bool parted = false;
    for (const GameRow &row : rows) {
        if (uuid.isEmpty() || row.uuid != uuid)
            continue;
        auto opened = KeptGame::open(library, row.id, editions);
        if (const auto *trouble = troubleIn(opened))
            return *trouble;
        auto &kept = std::get<KeptGame>(opened);
        const Arrival::Kind kind = compare(kept, game);
        parted = parted || kind == Arrival::Kind::parted;
        if (kind == Arrival::Kind::parted)
            continue;
        if (row.inBin)
            if (const auto restored = library.restore(row.id); troubleIn(restored) != nullptr)
                return *troubleIn(restored);
        if (kind == Arrival::Kind::continued) {
            const std::size_t here = game.isHistory ? kept.journal().acts().size() : recordLines(kept).size();
            const Done done = kept.carryOn({game.acts.begin() + static_cast<std::ptrdiff_t>(here), game.acts.end()});
            if (const auto *trouble = troubleIn(done))
                return *trouble;
        }
        return Arrival{kind, row.id, row.summary.title};
    }
    record::Header header = game.header;
    if (parted)
        header.title = freeTitle(nameOf(header), rows).toStdString();
    return add(library, game, header, parted ? Arrival::Kind::parted : Arrival::Kind::added, editions, now);
}

Done rename(Library &library, GameId id, const QString &title, const Editions &editions)
{
    const auto row = library.game(id);
    if (const auto *trouble = troubleIn(row))
        return *trouble;
    auto header = headerOf(std::get<GameRow>(row), editions);
    const std::string text = title.trimmed().toStdString();
    if (!header)
        return Trouble{Trouble::Kind::damaged, Tr::tr("the game %1 cannot be read").arg(id)};
    if (const QString why = words::whyNotATitle(title); !why.isEmpty())
        return Trouble{Trouble::Kind::refused, why};
    header->title = text;
    if (const auto trouble = whyNotStorable(*header, editions))
        return *trouble;
    return library.rename(id, QString::fromStdString(text), QByteArray::fromStdString(record::write(*header)));
}

Result<GameId> duplicate(Library &library, GameId id, const QString &title, const Editions &editions)
{
    const auto row = library.game(id);
    if (const auto *trouble = troubleIn(row))
        return *trouble;
    const auto games = everyGame(library);
    if (const auto *trouble = troubleIn(games))
        return *trouble;
    auto header = headerOf(std::get<GameRow>(row), editions);
    if (!header)
        return Trouble{Trouble::Kind::damaged, Tr::tr("the game %1 cannot be read").arg(id)};
    if (const QString why = words::whyNotATitle(title); !title.isEmpty() && !why.isEmpty())
        return Trouble{Trouble::Kind::refused, why};
    const QString uuid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QString name = title.isEmpty() ? freeTitle(nameOf(*header), std::get<QList<GameRow>>(games)) : title;
    header->title = name.trimmed().toStdString();
    header->uuid = uuid.toStdString();
    if (const auto trouble = whyNotStorable(*header, editions))
        return *trouble;
    return library.duplicate(id, uuid, name.trimmed(), QByteArray::fromStdString(record::write(*header)));
}

} // namespace bandar::journal
