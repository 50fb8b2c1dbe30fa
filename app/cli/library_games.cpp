// SPDX-License-Identifier: MPL-2.0
#include "library_command.h"

#include "journal/working_out.h"
#include "record/header.h"
#include "record/writer.h"
#include "words/faults.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QUuid>

#include <array>

namespace bandar::cli {

namespace {

using journal::GameRow;
using journal::Trouble;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// What stands behind a game that cannot be opened.
QString marked(journal::Mark mark)
{
    switch (mark) {
    case journal::Mark::none: return {};
    case journal::Mark::newer: return Tr::tr(" · needs a newer Bandar");
    case journal::Mark::unworkable: return Tr::tr(" · cannot be worked out");
    }
    return {};
}

table::View wordOf(journal::Mark mark)
{
    switch (mark) {
    case journal::Mark::none: break;
    case journal::Mark::newer: return "newer";
    case journal::Mark::unworkable: return "unworkable";
    }
    return {};
}

table::View viewOf(const GameRow &row, journal::Mark mark)
{
    const auto text = [](const QString &value) { return value.toStdString(); };
    return table::View::Object{{"id", row.id},
                               {"uuid", text(row.uuid)},
                               {"game", text(row.game)},
                               {"title", text(row.summary.title)},
                               {"players", text(row.summary.players)},
                               {"standing", text(row.summary.standing)},
                               {"entries", row.summary.entries},
                               {"finished", row.summary.finished},
                               {"started", text(row.summary.started)},
                               {"lastPlayed", text(row.summary.lastPlayed)},
                               {"mark", wordOf(mark)}};
}

Answer games(const LibraryCall &call, LibrarySession &session)
{
    const auto listed = session.library.games(call.has(QStringLiteral("bin")));
    if (const auto *trouble = journal::troubleIn(listed))
        return *trouble;
    const auto &rows = std::get<QList<GameRow>>(listed);
    if (call.has(QStringLiteral("json"))) {
        table::View::List list;
        for (const GameRow &row : rows)
            list.push_back(viewOf(row, journal::markOf(row, session.editions)));
        return QString::fromStdString(record::write(table::View(std::move(list)))) + u'\n';
    }
    QString text;
    for (const GameRow &row : rows) {
        const journal::Summary &summary = row.summary;
        const QString name =
            summary.title.isEmpty() ? summary.players : Tr::tr("%1: %2").arg(summary.title, summary.players);
        text += Tr::tr("%1  %2 · %3 · %4\n")
                    .arg(QString::number(row.id).rightJustified(4), name, summary.standing,
                         words::counted(Tr::tr("%1 entr(y|ies)", nullptr, words::plural(summary.entries)),
                                        summary.entries) +
                             marked(journal::markOf(row, session.editions)));
    }
    return text;
}

std::variant<record::Header, Wrong> headerFrom(const LibrarySession &session, const std::string &line)
{
    record::Fault fault;
    const auto object = record::parseObject(line, fault);
    auto header = object ? record::readHeader(*object, session.editions.games, fault) : std::nullopt;
    if (!header)
        return Wrong{Exit::recordWrong, words::sentence(fault)};
    return *header;
}

// Why these players could not tell each other by their names; empty if they can.
QString whyNotTogether(const table::Setup &setup)
{
    for (std::size_t later = 0; later < setup.players.size(); ++later)
        for (std::size_t place = 0; place < later; ++place) {
            const QString one = QString::fromStdString(setup.players[place].name);
            const QString other = QString::fromStdString(setup.players[later].name);
            if (words::isSameName(one, other))
                return Tr::tr(R"(players %1 and %2 have the same name: "%3" and "%4")")
                    .arg(QString::number(place + 1), QString::number(later + 1), one, other);
        }
    return {};
}

// "Ana,Ben" as a header; ids are made of the names.
std::variant<std::string, Wrong> headerLine(const LibraryCall &call, const LibrarySession &session)
{
    QStringList names;
    for (const QString &name : call.value(QStringLiteral("players")).split(u',')) {
        names << name.trimmed();
        if (const QString why = words::whyNotAName(names.last()); !why.isEmpty())
            return Wrong{Exit::recordWrong, Tr::tr("player %1 of --players: %2").arg(names.size()).arg(why)};
    }
    const QStringList ids = words::idsOf(names);
    table::View::List players;
    for (qsizetype place = 0; place < names.size(); ++place)
        players.emplace_back(
            table::View::Object{{"id", ids.at(place).toStdString()}, {"name", names.at(place).toStdString()}});
    const QString game =
        call.has(QStringLiteral("game")) ? call.value(QStringLiteral("game")) : QStringLiteral("indonesia");
    table::View::Object header{{"bandar", record::newestVersion},
                               {"game", game.toStdString()},
                               {"players", std::move(players)},
                               {"started", session.now.toStdString()}};
    table::View::Object options;
    for (const QString &option : {QStringLiteral("money"), QStringLiteral("cities")})
        if (call.has(option))
            options.emplace_back(option.toStdString(), call.value(option).toStdString());
    if (!options.empty())
        header.emplace_back("options", std::move(options));
    return record::write(table::View(std::move(header)));
}

Answer newGame(const LibraryCall &call, LibrarySession &session)
{
    if (call.has(QStringLiteral("players")) == !call.words.isEmpty())
        return Wrong{Exit::usage, Tr::tr("either a header, or --players with their names and commas between")};
    const auto line = call.words.isEmpty() ? headerLine(call, session)
                                           : readLine(session, call.word(0), Rest::allowed, QStringLiteral("HEADER"));
    if (const auto *wrong = std::get_if<Wrong>(&line))
        return *wrong;
    auto read = headerFrom(session, std::get<std::string>(line));
    if (const auto *wrong = std::get_if<Wrong>(&read))
        return *wrong;
    auto &header = std::get<record::Header>(read);
    if (const QString why = whyNotTogether(header.setup); !why.isEmpty())
        return Wrong{Exit::recordWrong, why};
    if (header.uuid.empty())
        header.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    if (call.has(QStringLiteral("title"))) {
        const QString title = call.value(QStringLiteral("title")).trimmed();
        if (const QString why = words::whyNotATitle(title); !why.isEmpty())
            return Wrong{Exit::recordWrong, why};
        header.title = title.toStdString();
    }
    if (auto checked = headerFrom(session, record::write(header)); std::holds_alternative<Wrong>(checked))
        return std::get<Wrong>(checked);
    const auto game = journal::KeptGame::create(session.library, header, {}, session.editions, session.now);
    if (const auto *trouble = journal::troubleIn(game))
        return *trouble;
    return Tr::tr("game %1\n").arg(std::get<journal::KeptGame>(game).id());
}

Answer show(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const journal::Journal &journal = std::get<journal::KeptGame>(opened).journal();
    table::State state = journal.state();
    if (call.has(QStringLiteral("at"))) {
        bool whole = false;
        const qulonglong at = call.value(QStringLiteral("at")).toULongLong(&whole);
        if (!whole || at > journal.entries().size())
            return Wrong{Exit::usage, Tr::tr("the game has %1 entries, --at asks for %2")
                                          .arg(journal.entries().size())
                                          .arg(call.value(QStringLiteral("at")))};
        state = journal.stateAfter(at);
    }
    return QString::fromStdString(record::write(journal.game().view(journal.header().setup, state))) + u'\n';
}

template <auto Function>
Answer onGame(const LibraryCall &call, LibrarySession &session)
{
    const auto id = findGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(id))
        return *trouble;
    const auto done = Function(call, session, std::get<journal::GameId>(id));
    if (const auto *trouble = journal::troubleIn(done))
        return *trouble;
    return QString();
}

journal::Done renameGame(const LibraryCall &call, LibrarySession &session, journal::GameId id)
{
    return journal::rename(session.library, id, call.word(1), session.editions);
}
journal::Done discardGame(const LibraryCall &, LibrarySession &session, journal::GameId id)
{
    return session.library.discard(id);
}
journal::Done restoreGame(const LibraryCall &, LibrarySession &session, journal::GameId id)
{
    return session.library.restore(id);
}

Answer duplicateGame(const LibraryCall &call, LibrarySession &session)
{
    const auto id = findGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(id))
        return *trouble;
    const auto copy =
        journal::duplicate(session.library, std::get<journal::GameId>(id), call.word(1), session.editions);
    if (const auto *trouble = journal::troubleIn(copy))
        return *trouble;
    return Tr::tr("game %1\n").arg(std::get<journal::GameId>(copy));
}

} // namespace

std::span<const LibraryCommand> gameCommands()
{
    static const std::array commands{
        LibraryCommand{QStringLiteral("games"),
                       QStringLiteral("[--json] [--bin]"),
                       {QStringLiteral("json"), QStringLiteral("bin")},
                       0,
                       0,
                       false,
                       Tr::tr("the games of the library, last played first"),
                       games},
        LibraryCommand{QStringLiteral("new"),
                       QStringLiteral("HEADER | --players A,B [--title T]"),
                       {QStringLiteral("players=NAMES"), QStringLiteral("title=TITLE"), QStringLiteral("game=GAME"),
                        QStringLiteral("money=hidden|open"), QStringLiteral("cities=tracked|untracked")},
                       0,
                       1,
                       true,
                       Tr::tr("a new game; HEADER is the first line of a record, a file or -"),
                       newGame,
                       false,
                       true},
        LibraryCommand{QStringLiteral("show"),
                       QStringLiteral("GAME [--at N]"),
                       {QStringLiteral("at=N")},
                       1,
                       1,
                       false,
                       Tr::tr("the state of a game, as `state`"),
                       show},
        LibraryCommand{QStringLiteral("rename"),
                       QStringLiteral("GAME TITLE"),
                       {},
                       2,
                       2,
                       true,
                       Tr::tr("another title"),
                       onGame<renameGame>},
        LibraryCommand{QStringLiteral("duplicate"),
                       QStringLiteral("GAME [TITLE]"),
                       {},
                       1,
                       2,
                       true,
                       Tr::tr("a copy that goes its own way"),
                       duplicateGame},
        LibraryCommand{QStringLiteral("delete"),
                       QStringLiteral("GAME"),
                       {},
                       1,
                       1,
                       true,
                       Tr::tr("into the bin, for 30 days of play"),
                       onGame<discardGame>},
        LibraryCommand{QStringLiteral("restore"),
                       QStringLiteral("GAME"),
                       {},
                       1,
                       1,
                       true,
                       Tr::tr("out of the bin"),
                       onGame<restoreGame>},
    };
    return commands;
}

} // namespace bandar::cli
