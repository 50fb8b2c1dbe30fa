// SPDX-License-Identifier: MPL-2.0
#include "journal/rescue.h"
#include "journal/rescue_reader.h"

#include <QCoreApplication>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryRescue)
};

QVariant number(std::int64_t number) { return QVariant::fromValue<qlonglong>(number); }

Done writeShared(Connection &to, const Remains &remains)
{
    for (const auto &[day, date] : remains.days)
        if (const Done done = to.run(QStringLiteral("INSERT OR REPLACE INTO days (number, date) VALUES (?, ?)"),
                                     {number(day), text(date)});
            failed(done))
            return done;
    for (const auto &[key, value] : remains.settings)
        if (const Done done = to.run(QStringLiteral("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"),
                                     {text(key), text(value)});
            failed(done))
            return done;
    return {};
}

// What games were before, and what was broken in them.
Done writeMemories(Connection &to, GameId id, const FoundGame &game)
{
    for (const Reworked &reworked : game.reworked)
        if (const Done done = writeReworked(to, id, reworked); failed(done))
            return done;
    for (const BrokenAct &broken : game.broken)
        if (const Done done =
                to.run(QStringLiteral("INSERT INTO broken (game, act, line, checksum) VALUES (?, ?, ?, ?)"),
                       {number(id), number(broken.act), bytes(broken.line), bytes(broken.checksum)});
            failed(done))
            return done;
    return {};
}

Done writeFound(Connection &to, const FoundGame &game)
{
    const GameId id = game.row.id;
    if (const auto written = writeGame(to, game.row, game.row.acts); failed(written))
        return *troubleIn(written);
    if (const Done done = writeActs(to, id, game.acts); failed(done))
        return done;
    if (game.binDay)
        if (const Done done =
                to.run(QStringLiteral("INSERT INTO bin (game, day) VALUES (?, ?)"), {number(id), number(*game.binDay)});
            failed(done))
            return done;
    for (const auto &[panel, draft] : game.drafts)
        if (const Done done =
                to.run(QStringLiteral("INSERT OR REPLACE INTO drafts (game, panel, draft) VALUES (?, ?, ?)"),
                       {number(id), text(panel), bytes(draft)});
            failed(done))
            return done;
    return writeMemories(to, id, game);
}

} // namespace

Result<Rescued> carryOver(Connection &from, Connection &to)
{
    const Remains remains = readRemains(from);
    Rescued rescued{.carried = {},
                    .lost = {},
                    .unread = remains.unread,
                    .isEmpty = remains.games.isEmpty() && remains.lost.isEmpty()};
    if (const Done done = to.change([&] { return writeShared(to, remains); }); failed(done))
        return *troubleIn(done);
    for (const FoundGame &game : remains.games) {
        const Done done = to.change([&] { return writeFound(to, game); });
        if (failed(done) && troubleIn(done)->kind != Trouble::Kind::failed)
            return *troubleIn(done);
        if (failed(done)) // the trouble of one game is not that of the others
            rescued.lost << Tr::tr("game %1 (%2)").arg(QString::number(game.row.id), troubleIn(done)->sentence);
        else
            rescued.carried << game.row.id;
    }
    for (const GameId id : remains.lost)
        rescued.lost << Tr::tr("game %1, of which the header is lost").arg(id);
    return rescued;
}

} // namespace bandar::journal
