// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival.h"

#include "record/writer.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

bool isFit(const Match &match) { return match.kind != Match::Kind::parted && match.kind != Match::Kind::otherTable; }

bool isKnown(const Match &match) { return match.kind == Match::Kind::same || match.kind == Match::Kind::older; }

bool isSameHeader(record::Header one, record::Header other)
{
    one.uuid = other.uuid = {};
    return record::write(one) == record::write(other);
}

// The one that a copy belongs to: one of the list before one in the bin, then one of the same acts, then one that has
// all of it, of those the least of what is more; else the longest beginning of it.
const Counterpart *closest(const QList<Counterpart> &fits)
{
    const auto isCloser = [](const Counterpart &one, const Counterpart &other) {
        if (one.row.inBin != other.row.inBin)
            return other.row.inBin;
        if (one.match.isByActs != other.match.isByActs)
            return one.match.isByActs;
        if (one.match.kind != other.match.kind)
            return one.match.kind < other.match.kind;
        return one.match.kind == Match::Kind::longer ? one.match.common > other.match.common
                                                     : one.match.distance.count < other.match.distance.count;
    };
    const auto found = std::ranges::min_element(fits, isCloser);
    return found == fits.end() ? nullptr : &*found;
}

// Whether it is the matter of that game alone: no other is the poorer for passing it over.
bool isOfOneGame(const Trouble &trouble)
{
    return trouble.kind == Trouble::Kind::newer || trouble.kind == Trouble::Kind::unworkable;
}

// A game on its way into a library.
class Taking {
public:
    Taking(Library &library, const ReadGame &game, const Editions &editions, const QString &now)
        : m_library(library), m_game(game), m_editions(editions), m_now(now)
    {}

    Result<Arrival> asNew(const QList<GameRow> &rows) const
    {
        record::Header header = m_game.header;
        if (std::ranges::any_of(rows, [&header](const GameRow &row) { return row.uuid.toStdString() == header.uuid; }))
            header.uuid = {};
        return add(std::move(header), Arrival::Kind::added);
    }

    Result<Arrival> into(GameId id) const
    {
        const auto compared = compare(id);
        if (const auto *trouble = troubleIn(compared))
            return *trouble;
        const auto &counterpart = std::get<Counterpart>(compared);
        if (isFit(counterpart.match))
            return settle(counterpart);
        const QString why = counterpart.match.kind == Match::Kind::parted
                                ? counterpart.match.difference
                                : Tr::tr("it is of another game, of other players or of other options");
        return Trouble{Trouble::Kind::refused, Tr::tr("that file is no copy of game %1: %2").arg(id).arg(why)};
    }

    // By its uuid.
    Result<Arrival> named(const QList<GameRow> &rows) const
    {
        const auto isNamesake = [this](const GameRow &row) {
            const auto header = headerOf(row, m_editions); // the list may be what is broken
            return row.uuid.toStdString() == m_game.header.uuid || (header && header->uuid == m_game.header.uuid);
        };
        const auto found = counterparts(rows, isNamesake);
        if (const auto *trouble = troubleIn(found))
            return *trouble;
        QList<Counterpart> fits = std::get<QList<Counterpart>>(found);
        const bool isAlone = fits.isEmpty();
        fits.removeIf([](const Counterpart &counterpart) { return !isFit(counterpart.match); });
        if (const Counterpart *counterpart = closest(fits))
            return settle(*counterpart);
        if (isAlone)
            return namedElsewhere(rows);
        record::Header header = m_game.header;
        header.title = freeTitle(nameOf(header), rows).toStdString();
        return add(std::move(header), Arrival::Kind::parted);
    }

    // By what happened.
    Result<Arrival> unnamed(const QList<GameRow> &rows) const
    {
        const auto found = counterparts(rows, [this](const GameRow &row) { return isOfItsTable(row); });
        if (const auto *trouble = troubleIn(found))
            return *trouble;
        QList<Counterpart> fits;
        QList<Counterpart> alike;
        for (const Counterpart &counterpart : std::get<QList<Counterpart>>(found)) {
            if (isCertain(counterpart))
                fits.append(counterpart);
            else if (!counterpart.row.inBin && (isFit(counterpart.match) || counterpart.match.common > 0))
                alike.append(counterpart);
        }
        const Counterpart *counterpart = closest(fits);
        if (counterpart != nullptr && (fits.size() == 1 || isKnown(counterpart->match)))
            return settle(*counterpart);
        if (fits.isEmpty() && alike.isEmpty())
            return add(m_game.header, Arrival::Kind::added);
        return ask(fits.isEmpty() ? alike : fits);
    }

private:
    // By a uuid that no game here has: it may have got that elsewhere, and be one of these all the same.
    Result<Arrival> namedElsewhere(const QList<GameRow> &rows) const
    {
        const auto found = counterparts(rows, [this](const GameRow &row) { return !row.inBin && isOfItsTable(row); });
        if (const auto *trouble = troubleIn(found))
            return *trouble;
        QList<Counterpart> fits = std::get<QList<Counterpart>>(found);
        fits.removeIf([](const Counterpart &game) { return !isFit(game.match) || game.match.isShort; });
        return fits.isEmpty() ? add(m_game.header, Arrival::Kind::added) : ask(fits);
    }

    static Arrival ask(const QList<Counterpart> &counterparts)
    {
        Arrival asked{.kind = Arrival::Kind::asked};
        asked.counterparts = counterparts;
        return asked;
    }

    bool isOfItsTable(const GameRow &row) const
    {
        const auto header = headerOf(row, m_editions);
        return header && isSameTable(*header, m_game.header);
    }

    // A game as it is stored, with how the one that came belongs to it. Nothing is written.
    Result<Counterpart> compare(GameId id) const
    {
        const auto stored = m_library.stored(id);
        if (const auto *trouble = troubleIn(stored))
            return *trouble;
        const auto worked = workOutHere(m_library, std::get<StoredGame>(stored), m_editions);
        if (const auto *trouble = troubleIn(worked))
            return *trouble;
        const Journal &journal = std::get<WorkedOut>(worked).journal;
        return Counterpart{std::get<StoredGame>(stored).row, match(journal, m_game, m_editions.words(journal.game()))};
    }

    // The games that are meant, as compare() finds them.
    template <class Filter>
    Result<QList<Counterpart>> counterparts(const QList<GameRow> &rows, const Filter &isMeant) const
    {
        QList<Counterpart> found;
        for (const GameRow &row : rows) {
            if (!isMeant(row))
                continue;
            const auto compared = compare(row.id);
            if (const auto *counterpart = std::get_if<Counterpart>(&compared))
                found.append(*counterpart);
            else if (!isOfOneGame(std::get<Trouble>(compared)))
                return std::get<Trouble>(compared);
        }
        return found;
    }

    // Of a short beginning nobody can tell, but that of the very same file.
    bool isCertain(const Counterpart &counterpart) const
    {
        if (!isFit(counterpart.match))
            return false;
        if (!counterpart.match.isShort)
            return true;
        const auto header = headerOf(counterpart.row, m_editions);
        return counterpart.match.kind == Match::Kind::same && header && isSameHeader(*header, m_game.header);
    }

    Result<Arrival> add(record::Header header, Arrival::Kind kind) const
    {
        if (header.uuid.empty())
            header.uuid = newUuid().toStdString();
        auto kept = KeptGame::create(m_library, header, m_game.acts, m_editions, m_now);
        if (const auto *trouble = troubleIn(kept))
            return *trouble;
        return Arrival{.kind = kind, .id = std::get<KeptGame>(kept).id(), .title = nameOf(header)};
    }

    Result<Arrival> settle(const Counterpart &counterpart) const
    {
        const GameId id = counterpart.row.id;
        if (counterpart.row.inBin)
            if (const auto restored = m_library.restore(id); troubleIn(restored) != nullptr)
                return *troubleIn(restored);
        Arrival arrival{.kind = Arrival::Kind::known,
                        .id = id,
                        .wasInBin = counterpart.row.inBin,
                        .title = nameOf(counterpart.row),
                        .distance = counterpart.match.distance};
        auto opened = KeptGame::open(m_library, id, m_editions);
        if (const auto *trouble = troubleIn(opened))
            return *trouble;
        arrival.told = std::get<KeptGame>(opened).told();
        if (isKnown(counterpart.match))
            return arrival;
        arrival.kind = Arrival::Kind::continued;
        std::vector<Act> rest = counterpart.match.rest;
        if (rest.back().time.empty()) // the list tells when the game was played last
            rest.back().time = m_now.toStdString();
        const Done done = std::get<KeptGame>(opened).carryOn(rest);
        if (const auto *trouble = troubleIn(done))
            return *trouble;
        return arrival;
    }

    Library &m_library;
    const ReadGame &m_game;
    const Editions &m_editions;
    const QString &m_now;
};

} // namespace

Result<Arrival> takeIn(Library &library, const ReadGame &game, const Editions &editions, const QString &now,
                       Choice choice)
{
    const Taking taking(library, game, editions, now);
    if (choice.kind == Choice::Kind::into)
        return taking.into(choice.game);
    const auto games = everyGame(library);
    if (const auto *trouble = troubleIn(games))
        return *trouble;
    const auto &rows = std::get<QList<GameRow>>(games);
    if (choice.kind == Choice::Kind::asNew)
        return taking.asNew(rows);
    return game.header.uuid.empty() ? taking.unnamed(rows) : taking.named(rows);
}

} // namespace bandar::journal
