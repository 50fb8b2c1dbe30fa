// SPDX-License-Identifier: MPL-2.0
#include "command.h"

#include "commands.h"
#include "library_command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace bandar::cli {

namespace {

constexpr std::string_view help = R"(bandar-cli reads recorded games: what happened at the table, line by line.
With a library it keeps games, with everything that was ever entered.

  bandar-cli state FILE [--at N]                 the state after the last entry, or after the first N, as JSON
  bandar-cli score FILE [--json]                 cash, Bank box, earnings, score and rank
  bandar-cli log FILE                            one line an entry, in words, with the money that moved
  bandar-cli ledger FILE [--format hledger|csv]  every posting of the books
  bandar-cli normalise FILE [--bare]             the same record in normal form; bare: without times and notes
  bandar-cli --help | --version

FILE may be - for standard input.

Games of a library; --library FILE names it, else it is the one of the app:

)";
constexpr std::string_view statuses = R"(
GAME is its number in the list, its uuid or its title. Exit status: 0 done; 1 the record or the entry is wrong
(FILE:LINE: reason, on standard error); 2 wrong usage, a file that cannot be read, or N beyond the end; 3 another
program holds the library; 4 the disk is full or may not be written; 5 the library is damaged.
)";

struct Command {
    std::string_view name;
    std::string_view option; ///< the one that it takes, if any
    Result (*run)(const Call &, std::istream &, const app::GameShelf &);
};
constexpr std::array commands{Command{"state", "--at", state}, Command{"score", "--json", score},
                              Command{"log", "", log}, Command{"ledger", "--format", ledger},
                              Command{"normalise", "--bare", normalise}};

/// The words of a call, one by one; what is wrong with them is told once.
class Understanding {
public:
    Understanding(const std::vector<std::string> &arguments, const Command &command)
        : m_arguments(arguments), m_command(command)
    {}

    bool understand(Call &call)
    {
        bool named = false;
        for (m_at = 1; m_at < m_arguments.size(); ++m_at) {
            const std::string &word = m_arguments[m_at];
            if (word.starts_with("--")) {
                if (!takeOption(word, call))
                    return false;
            } else if (named) {
                return fail("one FILE at a time: " + word);
            } else {
                call.file = word;
                named = true;
            }
        }
        return named || fail("which FILE?");
    }
    const std::string &problem() const { return m_problem; }

private:
    bool fail(std::string problem)
    {
        m_problem = std::move(problem);
        return false;
    }
    bool takeOption(const std::string &option, Call &call)
    {
        if (option != m_command.option)
            return fail(std::string(m_command.name) + " takes no " + option);
        if (option == "--json") {
            call.json = true;
            return true;
        }
        if (option == "--bare") {
            call.bare = true;
            return true;
        }
        if (++m_at == m_arguments.size())
            return fail(option + " wants a value");
        const std::string &value = m_arguments[m_at];
        if (option == "--format") {
            call.csv = value == "csv";
            return call.csv || value == "hledger" || fail("--format is hledger or csv, not " + value);
        }
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), call.at);
        const bool whole = error == std::errc() && end == value.data() + value.size() && call.at != record::allEntries;
        return whole || fail("--at wants the number of an entry, not " + value);
    }

    const std::vector<std::string> &m_arguments;
    const Command &m_command;
    std::size_t m_at = 1;
    std::string m_problem;
};

Exit refuse(const Streams &streams, const std::string &problem)
{
    streams.err << "bandar-cli: " << problem << "\n(bandar-cli --help tells more)\n";
    return Exit::usage;
}

Exit tell(const Streams &streams, std::string_view text)
{
    streams.out << text << std::flush;
    if (!streams.out)
        return refuse(streams, "standard output cannot be written");
    return Exit::done;
}

Exit finish(const Result &result, const Call &call, const app::GameShelf &shelf, const Streams &streams)
{
    if (const auto *failure = std::get_if<record::Failure>(&result)) {
        streams.err << call.file << ':' << failure->fault.line << ": " << app::sentence(*failure, shelf).toStdString()
                    << '\n';
        return Exit::recordWrong;
    }
    if (const auto *tooShort = std::get_if<TooShort>(&result))
        return refuse(streams, "the record has " + std::to_string(tooShort->entries) + " entries, --at asks for " +
                                   std::to_string(call.at));
    return tell(streams, std::get<std::string>(result));
}

Exit answer(const Command &command, const Call &call, std::istream &input, const app::GameShelf &shelf,
            const Streams &streams)
{
    try {
        return finish(command.run(call, input, shelf), call, shelf, streams);
    } catch (const std::ios_base::failure &) { // thrown by the buffer of a file that stops being readable
        return refuse(streams, call.file + " cannot be read");
    }
}

} // namespace

namespace {

// --library may stand before the command too.
std::vector<std::string> commandFirst(std::vector<std::string> words)
{
    const bool isApart = !words.empty() && words.front() == "--library";
    const bool isJoined = !words.empty() && words.front().starts_with("--library=");
    const std::ptrdiff_t leading = (isApart ? 2 : 0) + (isJoined ? 1 : 0);
    if (leading > 0 && std::ssize(words) > leading)
        std::ranges::rotate(words, words.begin() + leading);
    return words;
}

} // namespace

Exit run(const std::vector<std::string> &arguments, const app::GameShelf &shelf, const std::string &version,
         const Streams &streams)
{
    const std::vector<std::string> words = commandFirst(arguments);
    if (words.empty())
        return refuse(streams, "which command?");
    if (std::ranges::find(words, "--help") != words.end() || words.front() == "help")
        return tell(streams, std::string(help) + libraryHelp() + std::string(statuses));
    if (words.front() == "--version")
        return tell(streams, "bandar-cli " + version + "\n");
    if (isLibraryCommand(words.front()))
        return runOnLibrary(words, shelf, streams);
    const auto command = std::ranges::find(commands, words.front(), &Command::name);
    if (command == commands.end())
        return refuse(streams, "there is no command " + words.front());

    Call call;
    Understanding understanding(words, *command);
    if (!understanding.understand(call))
        return refuse(streams, understanding.problem());
    if (call.file == "-")
        return answer(*command, call, streams.in, shelf, streams);
    std::ifstream file(call.file, std::ios::binary);
    if (!file || std::filesystem::is_directory(call.file))
        return refuse(streams, call.file + " cannot be read");
    return answer(*command, call, file, shelf, streams);
}

} // namespace bandar::cli
