// SPDX-License-Identifier: MPL-2.0
#include "library_command.h"

#include "journal/count_text.h"
#include "journal/statement.h"
#include "words/names.h"
#include "words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace bandar::cli {

namespace {

using journal::Journal;
using journal::KeptGame;

constexpr std::size_t mostSuspects = 10;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString listed(const QStringList &names) { return names.join(QStringLiteral(", ")); }

std::variant<table::PlayerId, Wrong> playerCalled(const Journal &journal, const QString &word)
{
    const auto &players = journal.header().setup.players;
    const QStringList names = words::namesOf(journal.header().setup);
    QStringList ids;
    for (const table::Player &player : players)
        ids << QString::fromStdString(player.id);
    for (const QStringList &called : {ids, names})
        if (const qsizetype place = called.indexOf(word); place >= 0)
            return table::PlayerId(static_cast<std::size_t>(place));
    return Wrong{Exit::usage, Tr::tr("there is no player %1; there is: %2").arg(word, listed(ids))};
}

// The account of that name, or the first that the player has.
std::variant<table::AccountId, Wrong> accountCalled(const Journal &journal, table::PlayerId player, const QString &name)
{
    const auto accounts = journal.game().accounts(journal.header().setup);
    QStringList names;
    for (std::size_t place = 0; place < accounts.size(); ++place) {
        if (accounts[place].owner != player)
            continue;
        const std::string_view called = accounts[place].name;
        names << words::textOf(called);
        if (name.isEmpty() || names.back() == name)
            return table::AccountId(place);
    }
    return Wrong{Exit::usage, Tr::tr("there is no account %1; there is: %2").arg(name, listed(names))};
}

Answer statement(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const auto &game = std::get<KeptGame>(opened);
    const auto player = playerCalled(game.journal(), call.word(1));
    if (const auto *wrong = std::get_if<Wrong>(&player))
        return *wrong;
    const auto account = accountCalled(game.journal(), std::get<table::PlayerId>(player), call.word(2));
    if (const auto *wrong = std::get_if<Wrong>(&account))
        return *wrong;
    return journal::statementTable(game.journal(), std::get<table::AccountId>(account), game.words(),
                                   game.words().namer(game.journal().header().setup, true));
}

// The count that was entered as entry `word`, or the last one.
std::variant<journal::Count, Wrong> countEntered(const Journal &journal, const QString &word)
{
    const auto entries = journal.entries();
    std::size_t number = word.toULongLong();
    if (word.isEmpty())
        for (std::size_t place = 0; place < entries.size(); ++place)
            if (journal.game().claim(entries[place]->entry))
                number = place + 1;
    const auto found =
        number >= 1 && number <= entries.size() ? journal::examine(journal, entries[number - 1]->id) : std::nullopt;
    if (!found)
        return Wrong{Exit::usage, word.isEmpty() ? Tr::tr("nobody has counted yet: bandar-cli count GAME PLAYER CASH")
                                                 : Tr::tr("entry %1 is no count").arg(word)};
    return *found;
}

std::variant<journal::Count, Wrong> countNow(const Journal &journal, const QString &who, const QString &cash)
{
    const auto player = playerCalled(journal, who);
    if (const auto *wrong = std::get_if<Wrong>(&player))
        return *wrong;
    const auto account = accountCalled(journal, std::get<table::PlayerId>(player), {});
    bool whole = false;
    const qlonglong amount = cash.toLongLong(&whole);
    if (!whole || amount > table::mostAmount || amount < -table::mostAmount)
        return Wrong{Exit::usage, Tr::tr("CASH is a whole amount, not %1").arg(cash)};
    return journal::examine(journal, table::Claim{std::get<table::AccountId>(account), table::Money(amount)});
}

Answer count(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const auto &game = std::get<KeptGame>(opened);
    const auto examined = call.words.size() == 3 ? countNow(game.journal(), call.word(1), call.word(2))
                                                 : countEntered(game.journal(), call.word(1));
    if (const auto *wrong = std::get_if<Wrong>(&examined))
        return *wrong;
    return journal::countTable(game.journal(), std::get<journal::Count>(examined), game.words(),
                               game.words().namer(game.journal().header().setup, true), mostSuspects);
}

// What everybody has, and what it was by earlier rules. As `show`, it tells all there is.
Answer figures(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const auto &kept = std::get<KeptGame>(opened);
    const auto reworked = session.library.reworked(kept.id());
    if (const auto *trouble = journal::troubleIn(reworked))
        return *trouble;
    const Journal &journal = kept.journal();
    const auto &setup = journal.header().setup;
    const auto lines = [&](const journal::Figures &now, const std::optional<journal::Figures> &before) {
        return journal::differences(journal.game(), setup, now, before, kept.words(), {}, journal::Depth::all)
                   .join(u'\n') +
               u'\n';
    };
    QString text = lines(journal::figuresOf(journal.game(), setup, journal.state()), std::nullopt);
    for (const journal::Reworked &one : std::get<QList<journal::Reworked>>(reworked)) {
        const auto before = journal::readFigures(one.before);
        const auto after = journal::readFigures(one.after);
        if (before && after)
            text +=
                Tr::tr("by the rules of version %1, since %2:\n").arg(one.rules).arg(one.time) + lines(*after, before);
    }
    return text;
}

} // namespace

std::span<const LibraryCommand> bookCommands()
{
    static const std::array commands{
        LibraryCommand{QStringLiteral("statement"),
                       QStringLiteral("GAME PLAYER [ACCOUNT]"),
                       {},
                       2,
                       3,
                       false,
                       Tr::tr("every posting of an account, and its balance after each"),
                       statement},
        LibraryCommand{QStringLiteral("count"),
                       QStringLiteral("GAME [N | PLAYER CASH]"),
                       {},
                       1,
                       3,
                       false,
                       Tr::tr("why a count differs: the last one, that of entry N, or one made now"),
                       count},
        LibraryCommand{QStringLiteral("figures"),
                       QStringLiteral("GAME"),
                       {},
                       1,
                       1,
                       false,
                       Tr::tr("what everybody has, and what it was by earlier rules"),
                       figures},
    };
    return commands;
}

} // namespace bandar::cli
