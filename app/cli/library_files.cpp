// SPDX-License-Identifier: MPL-2.0
#include "library_command.h"

#include "journal/exports.h"
#include "journal/standings_csv.h"
#include "journal/working_out.h"
#include "journal/yearly_copies.h"
#include "record/ledger.h"
#include "recordfile.h"
#include "words/faults.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>
#include <sstream>

namespace bandar::cli {

namespace {

using journal::Arrival;
using journal::Choice;
using journal::Distance;
using journal::KeptGame;
using journal::Match;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// "41 entries", "3 acts".
QString sizeOf(const Distance &distance)
{
    const auto count = static_cast<std::int64_t>(distance.count);
    return distance.inActs ? words::counted(Tr::tr("%1 act(|s)", nullptr, words::plural(count)), count)
                           : words::counted(Tr::tr("%1 entr(y|ies)", nullptr, words::plural(count)), count);
}

// How a game here belongs to the one that is to be taken in.
QString counterpartText(const journal::Counterpart &counterpart)
{
    const Match &match = counterpart.match;
    const auto common = static_cast<std::int64_t>(match.common);
    switch (match.kind) {
    case Match::Kind::otherTable: break;
    case Match::Kind::same: return Tr::tr("the same entries");
    case Match::Kind::older: return Tr::tr("all of the file, and %1 more").arg(sizeOf(match.distance));
    case Match::Kind::longer: return Tr::tr("the file has all of it, and %1 more").arg(sizeOf(match.distance));
    case Match::Kind::parted:
        return words::counted(Tr::tr("the same for %1 entr(y|ies); ", nullptr, words::plural(common)), common) +
               match.difference;
    }
    return {};
}

Wrong question(const QString &file, const Arrival &arrival)
{
    QString text = Tr::tr("%1 begins like a game that is here. Nothing was changed; say what it is:\n"
                          "  --as-new: another game")
                       .arg(file);
    for (const journal::Counterpart &counterpart : arrival.counterparts)
        text += Tr::tr("\n  --into %1: the same game as %2 (%3)")
                    .arg(QString::number(counterpart.row.id), journal::nameOf(counterpart.row),
                         counterpartText(counterpart));
    return {Exit::recordWrong, text};
}

Answer whatBecameOf(const QString &file, const Arrival &arrival)
{
    const QString outOfBin = arrival.wasInBin ? Tr::tr(", out of the bin again") : QString();
    switch (arrival.kind) {
    case Arrival::Kind::added: return Tr::tr("game %1\n").arg(arrival.id);
    case Arrival::Kind::known:
        if (arrival.distance.count == 0)
            return Tr::tr("game %1, already here%2\n").arg(QString::number(arrival.id), outOfBin);
        return Tr::tr("game %1, already here%2: this copy is older by %3\n")
            .arg(QString::number(arrival.id), outOfBin, sizeOf(arrival.distance));
    case Arrival::Kind::continued:
        return Tr::tr("game %1, continued by %2%3\n")
            .arg(QString::number(arrival.id), sizeOf(arrival.distance), outOfBin);
    case Arrival::Kind::parted:
        return Tr::tr("game %1, which went another way than the copy here: %2\n").arg(arrival.id).arg(arrival.title);
    case Arrival::Kind::asked: return question(file, arrival);
    }
    return QString();
}

std::variant<Choice, Answer> choiceOf(const LibraryCall &call, const LibrarySession &session)
{
    const bool isNew = call.has(QStringLiteral("as-new"));
    if (!call.has(QStringLiteral("into")))
        return Choice{isNew ? Choice::Kind::asNew : Choice::Kind::undecided, 0};
    if (isNew)
        return Wrong{Exit::usage, Tr::tr("--as-new or --into GAME, not both")};
    const auto id = findGame(session, call.value(QStringLiteral("into")));
    if (const auto *trouble = journal::troubleIn(id))
        return *trouble;
    return Choice{Choice::Kind::into, std::get<journal::GameId>(id)};
}

Answer importGame(const LibraryCall &call, LibrarySession &session)
{
    const auto choice = choiceOf(call, session);
    if (const auto *answer = std::get_if<Answer>(&choice))
        return *answer;
    auto text = readAll(session, call.word(0));
    if (const auto *wrong = std::get_if<Wrong>(&text))
        return *wrong;
    const auto read = journal::readGame(std::get<std::string>(text), session.editions.games);
    if (const auto *failure = std::get_if<record::Failure>(&read))
        return Wrong{Exit::recordWrong, QStringLiteral("%1:%2: %3")
                                            .arg(call.word(0))
                                            .arg(failure->fault.line)
                                            .arg(app::sentence(*failure, session.shelf))};
    const auto taken = journal::takeIn(session.library, std::get<journal::ReadGame>(read), session.editions,
                                       session.now, std::get<Choice>(choice));
    if (const auto *trouble = journal::troubleIn(taken))
        return *trouble;
    const auto &arrival = std::get<Arrival>(taken);
    if (!arrival.told.isEmpty())
        session.streams.err << "bandar-cli: " << arrival.told.toStdString() << '\n';
    return whatBecameOf(call.word(0), arrival);
}

QString postings(const KeptGame &game)
{
    record::CsvLedger ledger;
    std::istringstream input(journal::writeRecord(game.journal(), game.words()));
    const std::array games{&game.journal().game()};
    record::replay(input, games, record::allEntries,
                   [&ledger](const record::Header &header, const record::Step &step) { ledger.watch(header, step); });
    return QString::fromStdString(ledger.text());
}

// A game that this program cannot work out is given away as it is stored, whatever was asked for.
Answer exportAsStored(const LibraryCall &call, LibrarySession &session, const journal::Trouble &why)
{
    const auto id = findGame(session, call.word(0));
    const auto stored = session.library.stored(std::get<journal::GameId>(id));
    if (const auto *trouble = journal::troubleIn(stored))
        return *trouble;
    session.streams.err << "bandar-cli: " << why.sentence.toStdString() << '\n';
    return QString::fromUtf8(journal::historyAsStored(std::get<journal::StoredGame>(stored)));
}

Answer exportGame(const LibraryCall &call, LibrarySession &session)
{
    const auto opened = openGame(session, call.word(0));
    if (const auto *trouble = journal::troubleIn(opened)) {
        using Kind = journal::Trouble::Kind;
        const bool isThere =
            trouble->kind == Kind::newer || trouble->kind == Kind::unworkable || trouble->kind == Kind::damaged;
        return isThere ? exportAsStored(call, session, *trouble) : Answer(*trouble);
    }
    const auto &game = std::get<KeptGame>(opened);
    if (call.given.size() - (call.has(QStringLiteral("library")) ? 1 : 0) > 1)
        return Wrong{Exit::usage, Tr::tr("one of --history, --csv and --standings at a time")};
    if (call.has(QStringLiteral("csv")))
        return postings(game);
    if (call.has(QStringLiteral("standings")))
        return QString::fromStdString(journal::standingsCsv(game.journal()));
    return QString::fromStdString(call.has(QStringLiteral("history"))
                                      ? journal::writeHistory(game.journal())
                                      : journal::writeRecord(game.journal(), game.words()));
}

Answer backup(const LibraryCall &call, LibrarySession &session)
{
    const auto done = session.library.backUp(app::fileNamed(call.word(0)));
    if (const auto *trouble = journal::troubleIn(done))
        return *trouble;
    return QString();
}

Answer copies(const LibraryCall &call, LibrarySession &session)
{
    if (call.words.isEmpty()) {
        const auto folder = session.library.setting(journal::copiesSetting);
        if (const auto *trouble = journal::troubleIn(folder))
            return *trouble;
        return std::get<QString>(folder) + u'\n';
    }
    const QString folder =
        call.word(0) == QStringLiteral("off") ? QString() : QFileInfo(app::fileNamed(call.word(0))).absoluteFilePath();
    if (QFileInfo::exists(folder) && !QFileInfo(folder).isDir())
        return Wrong{Exit::usage, Tr::tr("%1 is no folder").arg(call.word(0))};
    if (const auto ready = folder.isEmpty() ? journal::Done() : journal::prepareForCopies(folder);
        journal::troubleIn(ready) != nullptr)
        return *journal::troubleIn(ready);
    const auto done = session.library.set(journal::copiesSetting, folder);
    if (const auto *trouble = journal::troubleIn(done))
        return *trouble;
    return QString();
}

// Whether something beside the acts is not what was stored: the game is whole, and is put right when it is opened.
bool isWornBeside(const journal::StoredGame &stored)
{
    using journal::ActRow;
    const auto isChecked = [](const ActRow &act) { return act.soundness == journal::Soundness::sound; };
    const bool hasChecksums = std::ranges::any_of(stored.acts, isChecked);
    return !stored.row.isSound || (hasChecksums && (!stored.isHeaderSound || stored.row.header != stored.header)) ||
           std::ranges::any_of(stored.acts, [](const ActRow &act) { return !act.isWhole; });
}

std::int64_t lostIn(const journal::Journal &journal)
{
    return std::ranges::count(journal.acts(), journal::Act::Kind::lost, &journal::Act::kind);
}

// What is damaged is told with the status of damage; what a newer program or other rules made is told, and is none.
Answer verify(const LibraryCall &, LibrarySession &session)
{
    if (const auto done = session.library.check(); journal::troubleIn(done) != nullptr)
        return *journal::troubleIn(done);
    const auto listed = journal::everyGame(session.library);
    if (const auto *trouble = journal::troubleIn(listed))
        return *trouble;
    QString text;
    QStringList damages;
    qsizetype verified = 0;
    for (const journal::GameRow &row : std::get<QList<journal::GameRow>>(listed)) {
        const auto stored = session.library.stored(row.id);
        if (const auto *trouble = journal::troubleIn(stored))
            return *trouble;
        // The file is sound: what is missing in it is nowhere else.
        const auto worked =
            journal::workOut(std::get<journal::StoredGame>(stored), session.editions, journal::Gaps::lost);
        if (const auto *trouble = journal::troubleIn(worked)) {
            text += trouble->sentence + u'\n';
            continue;
        }
        const auto &game = std::get<journal::WorkedOut>(worked);
        const QString told = journal::tell(game, row, session.editions.words(game.journal.game()));
        if (!game.lost.empty())
            damages << told;
        else if (isWornBeside(std::get<journal::StoredGame>(stored)) || !journal::isListed(row, game.journal.header()))
            damages << Tr::tr(
                           "%1: every act is there, but what is kept beside them is damaged. It is put right when the "
                           "game is opened to play.")
                           .arg(journal::namedGame(row));
        else if (!told.isEmpty())
            text += told + u'\n';
        if (const std::int64_t lost = lostIn(game.journal); lost > 0 && game.lost.empty())
            text += words::counted(Tr::tr("%1: %2 act(|s) were lost by damage before", nullptr, words::plural(lost))
                                       .arg(journal::namedGame(row)),
                                   lost) +
                    u'\n';
        if (game.lost.empty())
            ++verified;
    }
    if (!damages.isEmpty())
        return journal::Trouble{journal::Trouble::Kind::damagedGame, damages.join(u'\n')};
    return text + words::counted(Tr::tr("%1 game(|s) verified", nullptr, words::plural(verified)), verified) + u'\n';
}

} // namespace

std::span<const LibraryCommand> fileCommands()
{
    static const std::array commands{
        LibraryCommand{QStringLiteral("import"),
                       QStringLiteral("FILE [--as-new|--into GAME]"),
                       {QStringLiteral("as-new"), QStringLiteral("into=GAME")},
                       1,
                       1,
                       true,
                       Tr::tr("a record or a history; a game that is known is continued"),
                       importGame,
                       false,
                       true},
        LibraryCommand{QStringLiteral("export"),
                       QStringLiteral("GAME [--history|--csv|--standings]"),
                       {QStringLiteral("history"), QStringLiteral("csv"), QStringLiteral("standings")},
                       1,
                       1,
                       false,
                       Tr::tr("the record, the whole history, the postings, or the standings by year"),
                       exportGame},
        LibraryCommand{QStringLiteral("backup"),
                       QStringLiteral("FILE"),
                       {},
                       1,
                       1,
                       false,
                       Tr::tr("a complete copy of the library"),
                       backup},
        LibraryCommand{QStringLiteral("copies"),
                       QStringLiteral("[FOLDER|off]"),
                       {},
                       0,
                       1,
                       true,
                       Tr::tr("where each game is copied to at the end of every year"),
                       copies,
                       true,
                       true},
        LibraryCommand{QStringLiteral("verify"),
                       QString(),
                       {},
                       0,
                       0,
                       false,
                       Tr::tr("works every game out again and compares"),
                       verify},
    };
    return commands;
}

} // namespace bandar::cli
