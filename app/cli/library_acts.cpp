// SPDX-License-Identifier: MPL-2.0
#include "library_command.h"

#include "journal/exports.h"
#include "journal/telling.h"
#include "record/writer.h"
#include "words/faults.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>
#include <fstream>
#include <unordered_map>

namespace bandar::cli {

namespace {

using journal::Act;
using journal::KeptGame;
using journal::Plan;
using journal::Wish;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

std::variant<table::Entry, QString> readEntry(const KeptGame &game, std::string_view line)
{
    record::Fault fault;
    const record::Header &header = game.journal().header();
    const auto object = record::parseObject(line, fault);
    auto entry = object ? record::readEntry(*object, *header.game, header.setup, fault) : std::nullopt;
    if (!entry)
        return words::sentence(fault);
    return std::move(*entry);
}

QString deniedSentence(const KeptGame &game, const journal::Denied &denied)
{
    return journal::sentence(game.journal(), denied, game.words());
}

// A copy of the year that could not be written is told, and stops nothing.
journal::Done carryOut(KeptGame &game, Plan plan, const LibrarySession &session)
{
    const auto done = game.carryOut(std::move(plan));
    if (journal::troubleIn(done) == nullptr && !game.copyTrouble().isEmpty())
        session.streams.err << "bandar-cli: " << game.copyTrouble().toStdString() << '\n';
    return done;
}

// One step a line; each is told of when it is on the disk. What went before a wrong line stays.
Answer enterLines(KeptGame &game, std::istream &input, const QString &source, const LibrarySession &session)
{
    record::Lines lines(input);
    std::optional<record::Fault> fault;
    const auto wrong = [&](const QString &sentence) {
        return Wrong{Exit::recordWrong, QStringLiteral("%1:%2: %3").arg(source).arg(lines.number()).arg(sentence)};
    };
    while (const auto line = lines.next(fault)) {
        auto entry = readEntry(game, *line);
        if (const auto *sentence = std::get_if<QString>(&entry))
            return wrong(*sentence);
        Wish wish;
        wish.entries.push_back(std::get<table::Entry>(std::move(entry)));
        auto plan = game.journal().plan(wish, session.now.toStdString());
        if (const auto *denied = std::get_if<journal::Denied>(&plan))
            return wrong(deniedSentence(game, *denied));
        const auto done = carryOut(game, std::get<Plan>(std::move(plan)), session);
        if (const auto *trouble = journal::troubleIn(done))
            return *trouble;
        session.streams.out << "saved " << game.journal().entries().size() << '\n' << std::flush;
        if (!session.streams.out)
            return Wrong{Exit::usage, Tr::tr("standard output cannot be written")};
    }
    return fault ? Answer(wrong(words::sentence(*fault))) : Answer(QString());
}

Answer enter(const LibraryCall &call, LibrarySession &session)
{
    auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const QString source = call.words.size() > 1 ? call.word(1) : QStringLiteral("-");
    const bool isFile = source != u'-';
    std::ifstream file;
    if (isFile)
        file.open(source.toStdString(), std::ios::binary);
    if (isFile && (!file || QFileInfo(source).isDir()))
        return unreadable(source);
    try {
        return enterLines(std::get<KeptGame>(opened), isFile ? file : session.streams.in, source, session);
    } catch (const std::ios_base::failure &) { // thrown by the buffer of an input that cannot be read
        return unreadable(source);
    }
}

// Tells what the wish would do; without --preview it is done too.
Answer change(const LibraryCall &call, LibrarySession &session, KeptGame &game, const Wish &wish)
{
    auto plan = game.journal().plan(wish, session.now.toStdString());
    if (const auto *denied = std::get_if<journal::Denied>(&plan))
        return Wrong{Exit::recordWrong, deniedSentence(game, *denied)};
    const auto &act = std::get<Plan>(plan).act();
    const QString title = journal::titleOf(game.journal(), act, game.words());
    const auto consequences = journal::consequencesOf(game.journal(), std::get<Plan>(plan));
    QString text = call.has(QStringLiteral("preview"))
                       ? Tr::tr("would be: %1\n").arg(title)
                       : Tr::tr("saved act %1: %2\n").arg(game.journal().acts().size() + 1).arg(title);
    for (const QString &line : journal::linesOf(game.journal(), consequences, game.words(), true))
        text += QStringLiteral("  ") + line + u'\n';
    if (call.has(QStringLiteral("preview")))
        return text;
    const auto done = carryOut(game, std::get<Plan>(std::move(plan)), session);
    if (const auto *trouble = journal::troubleIn(done))
        return *trouble;
    return text;
}

// The entry that N means: its place among those in force, from 1.
std::variant<journal::EntryId, Wrong> entryCalled(const KeptGame &game, const QString &word)
{
    bool whole = false;
    const qulonglong number = word.toULongLong(&whole);
    const auto entries = game.journal().entries();
    if (entries.empty())
        return Wrong{Exit::usage, Tr::tr("the game has no entries")};
    if (!whole || number < 1 || number > entries.size())
        return Wrong{Exit::usage, Tr::tr("N is the number of an entry, 1 to %1, not %2").arg(entries.size()).arg(word)};
    return entries[number - 1]->id;
}

template <Act::Kind kind>
Answer correct(const LibraryCall &call, LibrarySession &session)
{
    auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    auto &game = std::get<KeptGame>(opened);
    Wish wish;
    wish.kind = kind;
    const bool behindAll = kind == Act::Kind::insert && call.word(1) == QStringLiteral("end");
    if (!behindAll) {
        const auto target = entryCalled(game, call.word(1));
        if (const auto *wrong = std::get_if<Wrong>(&target))
            return *wrong;
        wish.target = std::get<journal::EntryId>(target);
    }
    if (kind == Act::Kind::settle)
        wish.ruling = call.word(2).trimmed().toStdString();
    if (kind == Act::Kind::amend || kind == Act::Kind::insert) {
        const auto line = readLine(session, call.word(2), Rest::refused, QStringLiteral("ENTRY"));
        if (const auto *wrong = std::get_if<Wrong>(&line))
            return *wrong;
        auto entry = readEntry(game, std::get<std::string>(line));
        if (const auto *sentence = std::get_if<QString>(&entry))
            return Wrong{Exit::recordWrong, *sentence};
        wish.entries.push_back(std::get<table::Entry>(std::move(entry)));
    }
    return change(call, session, game, wish);
}

Answer undo(const LibraryCall &call, LibrarySession &session)
{
    auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    Wish wish;
    wish.kind = Act::Kind::undo;
    return change(call, session, std::get<KeptGame>(opened), wish);
}

Answer redo(const LibraryCall &call, LibrarySession &session)
{
    auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    Wish wish;
    wish.kind = Act::Kind::redo;
    if (call.words.size() > 1) {
        bool whole = false;
        wish.of = call.word(1).toULongLong(&whole);
        if (!whole || wish.of == 0)
            return Wrong{Exit::usage, Tr::tr("ACT is the number of an act in `history`, not %1").arg(call.word(1))};
    }
    return change(call, session, std::get<KeptGame>(opened), wish);
}

// The same entry, though the table may have ruled about it since.
bool isSame(const journal::Journal &journal, journal::Written one, journal::Written other)
{
    one.entry.annotations.ruling = other.entry.annotations.ruling = {};
    const auto &setup = journal.header().setup;
    return record::writeAsEntered(journal.game(), setup, one.entry) ==
           record::writeAsEntered(journal.game(), setup, other.entry);
}

Answer history(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened))
        return *trouble;
    const auto &game = std::get<KeptGame>(opened);
    const journal::Journal &journal = game.journal();
    const QStringList titles = journal::titlesOf(journal, game.words());
    std::unordered_map<journal::EntryId, std::size_t> places;
    for (const journal::WrittenEntry &written : journal.entries())
        places.emplace(written->id, places.size());
    QString text;
    for (std::size_t place = 0; place < journal.acts().size(); ++place) {
        const Act &act = journal.acts()[place];
        QStringList marks;
        if (journal.fold().isTakenBack(place + 1))
            marks << Tr::tr("undone");
        for (const journal::WrittenEntry &written : act.entries) {
            if (!marks.isEmpty())
                break;
            const auto at = places.find(written->id);
            if (at == places.end())
                marks << Tr::tr("removed since");
            else if (isSame(journal, *journal.entries()[at->second], *written))
                marks << Tr::tr("entry %1").arg(at->second + 1);
            else
                marks << Tr::tr("changed since: entry %1").arg(at->second + 1);
        }
        text += QStringLiteral("%1  %2  %3%4\n")
                    .arg(QString::number(place + 1).rightJustified(4),
                         QString::fromStdString(act.time).leftJustified(25), titles[static_cast<qsizetype>(place)],
                         marks.isEmpty() ? QString() : QStringLiteral("  (%1)").arg(marks.join(QStringLiteral(", "))));
    }
    for (const journal::Played *flag : journal::openFlags(journal))
        text += (flag->fate == journal::Fate::setAside ? Tr::tr("set aside: entry %1: %2\n")
                                                       : Tr::tr("needs a ruling: entry %1: %2\n"))
                    .arg(flag->place + 1)
                    .arg(journal::reasonOf(journal, *flag, game.words()));
    return text;
}

} // namespace

std::span<const LibraryCommand> actCommands()
{
    static const QStringList preview{QStringLiteral("preview")};
    static const std::array commands{
        LibraryCommand{QStringLiteral("enter"),
                       QStringLiteral("GAME [FILE]"),
                       {},
                       1,
                       2,
                       true,
                       Tr::tr("entries from a file or standard input; `saved N` tells that one is on the disk"),
                       enter},
        LibraryCommand{QStringLiteral("undo"), QStringLiteral("GAME [--preview]"), preview, 1, 1, true,
                       Tr::tr("takes back the last act, whatever it was"), undo},
        LibraryCommand{QStringLiteral("redo"), QStringLiteral("GAME [ACT] [--preview]"), preview, 1, 2, true,
                       Tr::tr("brings back what was undone last, or the undone ACT of `history`"), redo},
        LibraryCommand{QStringLiteral("amend"), QStringLiteral("GAME N ENTRY [--preview]"), preview, 2, 3, true,
                       Tr::tr("puts ENTRY in the place of entry N"), correct<Act::Kind::amend>},
        LibraryCommand{QStringLiteral("insert"), QStringLiteral("GAME N|end ENTRY [--preview]"), preview, 2, 3, true,
                       Tr::tr("puts ENTRY before entry N"), correct<Act::Kind::insert>},
        LibraryCommand{QStringLiteral("remove"), QStringLiteral("GAME N [--preview]"), preview, 2, 2, true,
                       Tr::tr("takes entry N out"), correct<Act::Kind::remove>},
        LibraryCommand{QStringLiteral("settle"), QStringLiteral("GAME N RULING [--preview]"), preview, 3, 3, true,
                       Tr::tr("what the table agreed about the flagged entry N"), correct<Act::Kind::settle>},
        LibraryCommand{QStringLiteral("history"),
                       QStringLiteral("GAME"),
                       {},
                       1,
                       1,
                       false,
                       Tr::tr("every act, undone ones too, and what is flagged"),
                       history},
    };
    return commands;
}

} // namespace bandar::cli
