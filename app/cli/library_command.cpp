// SPDX-License-Identifier: MPL-2.0
#include "library_command.h"

#include "recordfile.h"
#include "words/faults.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QStringDecoder>

#include <array>
#include <iterator>
#include <sstream>

namespace bandar::cli {

namespace {

using journal::Library;
using journal::Trouble;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

template <class Callback>
void eachCommand(Callback &&callback)
{
    for (const auto commands : {gameCommands(), actCommands(), bookCommands(), fileCommands()})
        for (const LibraryCommand &command : commands)
            callback(command);
}

const LibraryCommand *commandCalled(const QString &name)
{
    const LibraryCommand *found = nullptr;
    eachCommand([&](const LibraryCommand &command) {
        if (command.name == name)
            found = &command;
    });
    return found;
}

Exit exitOf(Trouble::Kind kind)
{
    switch (kind) {
    case Trouble::Kind::inUse: return Exit::inUse;
    case Trouble::Kind::disk: return Exit::disk;
    case Trouble::Kind::damaged:
    case Trouble::Kind::damagedGame: return Exit::damaged;
    case Trouble::Kind::newer:
    case Trouble::Kind::unworkable:
    case Trouble::Kind::unreadable:
    case Trouble::Kind::failed:
    case Trouble::Kind::noSuchGame: return Exit::usage;
    case Trouble::Kind::refused: return Exit::recordWrong;
    }
    return Exit::usage;
}

Exit complain(const Streams &streams, Exit exit, const QString &sentence)
{
    streams.err << "bandar-cli: " << sentence.toStdString() << '\n';
    return exit;
}

// Understands the words of a call; what is wrong with them is told.
std::variant<LibraryCall, QString> understand(const LibraryCommand &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("library"), {}, QStringLiteral("FILE")});
    for (const QString &option : command.options) {
        const QString value = option.section(u'=', 1);
        parser.addOption(value.isEmpty() ? QCommandLineOption(option)
                                         : QCommandLineOption(option.section(u'=', 0, 0), {}, value));
    }
    // -5 is an amount, no option.
    static const QRegularExpression negative(QStringLiteral("^-(?=[0-9]+$)"));
    const QString minus(QChar(0x2212));
    QStringList words = arguments;
    words.replaceInStrings(negative, minus);
    if (!parser.parse(words))
        return parser.errorText();
    LibraryCall call{.words = parser.positionalArguments(), .given = {}, .values = {}};
    call.words.replaceInStrings(minus, QStringLiteral("-"));
    if (call.words.size() < command.fewest || call.words.size() > command.most)
        return Tr::tr("it is: bandar-cli %1 %2").arg(command.name, command.arguments);
    for (const QString &name : parser.optionNames()) {
        call.given << name;
        call.values.insert(name, parser.value(name));
    }
    return call;
}

QList<journal::GameRow> listed(const Library &library)
{
    const auto games = journal::everyGame(library);
    const auto *rows = std::get_if<QList<journal::GameRow>>(&games);
    return rows == nullptr ? QList<journal::GameRow>() : *rows;
}

Exit setAside(const QString &file, const Trouble &trouble, const app::GameShelf &shelf, const Streams &streams)
{
    const auto rescued = Library::rescue(file, journal::mender(shelf.editions()));
    if (const auto *failed = journal::troubleIn(rescued);
        failed != nullptr && failed->kind == Trouble::Kind::unreadable)
        return complain(streams, exitOf(failed->kind), failed->sentence); // it is no library
    complain(streams, Exit::damaged, trouble.sentence);
    if (const auto *failed = journal::troubleIn(rescued))
        return complain(streams, Exit::damaged, failed->sentence);
    complain(streams, Exit::damaged, std::get<QString>(rescued));
    return complain(streams, Exit::damaged,
                    Tr::tr("Nothing was done but what was told as saved: what is missing can be done again now."));
}

Exit finish(const Answer &answer, const Streams &streams)
{
    if (const auto *wrong = std::get_if<Wrong>(&answer))
        return complain(streams, wrong->exit, wrong->sentence);
    if (const auto *trouble = std::get_if<Trouble>(&answer))
        return complain(streams, exitOf(trouble->kind), trouble->sentence);
    streams.out << std::get<QString>(answer).toStdString() << std::flush;
    return streams.out ? Exit::done : complain(streams, Exit::usage, Tr::tr("standard output cannot be written"));
}

bool isOfDamage(const Answer &answer)
{
    const auto *trouble = std::get_if<Trouble>(&answer);
    return trouble != nullptr && trouble->kind == Trouble::Kind::damaged;
}

// Who only asks sees what can still be read of a damaged library.
journal::Result<std::unique_ptr<Library>> openDamaged(const QString &file, const Trouble &damage,
                                                      const app::GameShelf &shelf, const Streams &streams)
{
    auto looked = Library::lookInto(file, journal::mender(shelf.editions()));
    if (const auto *trouble = journal::troubleIn(looked))
        return trouble->kind == Trouble::Kind::unreadable
                   ? *trouble
                   : Trouble{damage.kind, damage.sentence + u' ' + trouble->sentence};
    auto *found = std::get_if<Library::Looked>(&looked);
    if (listed(*found->library).isEmpty())
        return damage;
    complain(streams, Exit::damaged, damage.sentence + u' ' + found->told);
    return std::move(found->library);
}

QString noLibrary(const QString &file) { return Tr::tr("there is no library %1 yet").arg(file); }

// The library is open as long as this runs, and no longer.
Answer runOn(Library &library, const LibraryCommand &command, const LibraryCall &call, const app::GameShelf &shelf,
             const Streams &streams, const QDateTime &now)
{
    if (library.isMissing())
        complain(streams, Exit::done, noLibrary(library.file()));
    if (!library.told().isEmpty())
        complain(streams, Exit::done, library.told());
    if (const QString told = journal::bringForward(library, shelf.editions()); !told.isEmpty())
        complain(streams, Exit::done, told);
    LibrarySession session{library, shelf.editions(), shelf, streams,
                           now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt::ISODate)};
    return command.run(call, session);
}

} // namespace

bool isLibraryCommand(const std::string &name) { return commandCalled(QString::fromStdString(name)) != nullptr; }

std::string libraryHelp()
{
    QString text;
    eachCommand([&text](const LibraryCommand &command) {
        const QString call = QStringLiteral("  bandar-cli %1 %2").arg(command.name, command.arguments).trimmed();
        text += QStringLiteral("  %1 %2\n").arg(call.leftJustified(60), command.help);
    });
    return text.toStdString();
}

Exit runOnLibrary(const std::vector<std::string> &arguments, const app::GameShelf &shelf, const Streams &streams)
{
    QStringList words;
    for (const std::string &argument : arguments) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        words << decoder(QByteArrayView(argument));
        if (decoder.hasError()) // several such names would be one
            return complain(streams, Exit::usage,
                            Tr::tr("“%1” is not written in UTF-8, and cannot be used here").arg(words.constLast()));
    }
    const LibraryCommand &command = *commandCalled(words.front());
    auto understood = understand(command, words);
    if (const auto *problem = std::get_if<QString>(&understood))
        return complain(streams, Exit::usage, *problem + QStringLiteral("\n(bandar-cli --help tells more)"));
    const auto &call = std::get<LibraryCall>(understood);
    const QString file = call.has(QStringLiteral("library")) ? app::fileNamed(call.value(QStringLiteral("library")))
                                                             : journal::defaultLibrary();

    if (file.isEmpty())
        return complain(streams, Exit::usage, Tr::tr("--library wants the name of a file"));
    const QDateTime now = QDateTime::currentDateTime();
    const bool onlyAsks = call.has(QStringLiteral("preview")) || (call.words.isEmpty() && command.asksWithoutWords);
    const bool writes = command.writes && !onlyAsks;
    if (writes && Library::wasSetAside(file))
        return complain(streams, Exit::usage,
                        Tr::tr("%1 was set aside because it is damaged: it can be looked at, not changed").arg(file));
    if (writes && !command.makes && !Library::isThere(file))
        return complain(streams, Exit::usage, noLibrary(file));
    Answer answer;
    bool isDamaged = false;
    {
        auto opened = Library::open(file, writes ? Library::Access::write : Library::Access::read, now.date());
        if (const auto *trouble = journal::troubleIn(opened);
            trouble != nullptr && trouble->kind == Trouble::Kind::damaged && !writes) {
            opened = openDamaged(file, Trouble(*trouble), shelf, streams);
            isDamaged = journal::troubleIn(opened) == nullptr;
        }
        if (const auto *trouble = journal::troubleIn(opened))
            answer = *trouble;
        else
            answer = runOn(*std::get<std::unique_ptr<Library>>(opened), command, call, shelf, streams, now);
    }
    // Who only asks changes nothing, also where what is asked about is broken.
    if (writes && isOfDamage(answer))
        return setAside(file, std::get<Trouble>(answer), shelf, streams);
    const Exit exit = finish(answer, streams);
    if (!streams.out && writes && std::holds_alternative<QString>(answer))
        complain(streams, exit, Tr::tr("what was to be done is done, and saved"));
    return isDamaged && exit == Exit::done ? Exit::damaged : exit;
}

journal::Result<journal::GameId> findGame(const LibrarySession &session, const QString &word)
{
    const auto games = journal::everyGame(session.library);
    if (const auto *trouble = journal::troubleIn(games))
        return *trouble;
    const auto &rows = std::get<QList<journal::GameRow>>(games);
    const auto only = [&rows](auto &&matches) -> std::optional<journal::GameId> {
        QList<journal::GameRow> found;
        std::ranges::copy_if(rows, std::back_inserter(found), matches);
        return found.size() == 1 ? std::optional(found.front().id) : std::nullopt;
    };
    bool isNumber = false;
    const qlonglong number = word.toLongLong(&isNumber);
    if (word.isEmpty()) // names none, also where a game has neither a title nor a uuid
        return Trouble{Trouble::Kind::noSuchGame, Tr::tr("GAME is empty; `games` lists them")};
    if (isNumber)
        if (const auto id = only([number](const journal::GameRow &row) { return row.id == number; }))
            return *id;
    if (const auto id = only([&word](const journal::GameRow &row) { return row.uuid == word; }))
        return *id;
    if (const auto id = only([&word](const journal::GameRow &row) { return row.summary.title == word; }))
        return *id;
    return Trouble{Trouble::Kind::noSuchGame,
                   Tr::tr("there is no game %1, or more than one of that name; `games` lists them").arg(word)};
}

journal::Result<journal::KeptGame> openGame(const LibrarySession &session, const QString &word)
{
    const auto id = findGame(session, word);
    if (const auto *trouble = journal::troubleIn(id))
        return *trouble;
    auto opened = journal::KeptGame::open(session.library, std::get<journal::GameId>(id), session.editions);
    if (const auto *game = std::get_if<journal::KeptGame>(&opened); game != nullptr && !game->told().isEmpty())
        complain(session.streams, Exit::done, game->told());
    return opened;
}

Wrong unreadable(const QString &source)
{
    return {Exit::usage,
            source == u'-' ? Tr::tr("standard input cannot be read") : Tr::tr("%1 cannot be read").arg(source)};
}

std::variant<std::string, Wrong> readLine(const LibrarySession &session, const QString &word, Rest rest,
                                          const QString &what)
{
    std::variant<std::string, Wrong> text = word.toStdString();
    if (!word.trimmed().startsWith(u'{'))
        text = readAll(session, word.isEmpty() ? QStringLiteral("-") : word);
    if (std::holds_alternative<Wrong>(text))
        return text;
    std::istringstream input(std::get<std::string>(std::move(text)));
    record::Lines lines(input);
    std::optional<record::Fault> fault;
    const auto first = lines.next(fault);
    std::string line(first.value_or(""));
    const bool isAlone = rest == Rest::allowed || !lines.next(fault);
    if (fault)
        return Wrong{Exit::recordWrong, words::sentence(*fault)};
    if (line.empty() || !isAlone)
        return Wrong{Exit::recordWrong, Tr::tr("%1 is one line of a record").arg(what)};
    return line;
}

std::variant<std::string, Wrong> readAll(const LibrarySession &session, const QString &file)
{
    constexpr std::size_t most = record::Lines::longestFile;
    if (file != u'-') {
        const auto read = app::readRecordFile(app::fileNamed(file), file);
        if (const auto *why = std::get_if<QString>(&read))
            return Wrong{Exit::usage, *why};
        return std::get<QByteArray>(read).toStdString();
    }
    std::string text;
    std::array<char, 65536> part{};
    while (text.size() <= most && session.streams.in.read(part.data(), part.size()).gcount() > 0)
        text.append(part.data(), static_cast<std::size_t>(session.streams.in.gcount()));
    if (session.streams.in.bad())
        return unreadable(file);
    if (text.size() > most)
        return Wrong{Exit::usage, Tr::tr("%1 is longer than %2 bytes").arg(file).arg(most)};
    return text;
}

} // namespace bandar::cli
