// SPDX-License-Identifier: MPL-2.0
#include "commands.h"

#include "record/ledger.h"
#include "record/writer.h"
#include "words/log.h"

#include <algorithm>

namespace bandar::cli {

using record::Header;
using record::Step;

Result state(const Call &call, std::istream &input, const app::GameShelf &shelf)
{
    auto replayed = record::replay(input, shelf.games(), call.at);
    if (auto *failure = std::get_if<record::Failure>(&replayed))
        return *failure;
    const auto &replay = std::get<record::Replay>(replayed);
    if (call.at != record::allEntries && replay.entries < call.at)
        return TooShort{replay.entries};
    return record::write(replay.header.game->view(replay.header.setup, replay.state)) + "\n";
}

namespace {

table::View scoreView(const table::Setup &setup, const table::Standings &standings)
{
    table::View::List players;
    for (const auto &row : standings.rows) {
        const table::Player &player = setup.players[row.player.place()];
        table::View::Object object{{"id", player.id}, {"name", player.name}};
        for (std::size_t at = 0; at < standings.columns.size(); ++at)
            object.emplace_back(standings.columns[at], row.columns[at].units());
        object.emplace_back("score", row.total.units());
        object.emplace_back("rank", row.rank);
        players.emplace_back(std::move(object));
    }
    return table::View::Object{{"finished", standings.finished}, {"players", std::move(players)}};
}

} // namespace

Result score(const Call &call, std::istream &input, const app::GameShelf &shelf)
{
    auto replayed = record::replay(input, shelf.games());
    if (auto *failure = std::get_if<record::Failure>(&replayed))
        return *failure;
    const auto &[header, state, entries] = std::get<record::Replay>(replayed);
    const table::Standings standings = header.game->standings(state);
    if (call.json)
        return record::write(scoreView(header.setup, standings)) + "\n";
    return words::scoreTable(header.setup, shelf.wordsOf(*header.game), standings).toStdString();
}

namespace {

Result textOr(const std::variant<record::Replay, record::Failure> &replayed, std::string &text)
{
    if (const auto *failure = std::get_if<record::Failure>(&replayed))
        return *failure;
    return std::move(text);
}

} // namespace

Result log(const Call &, std::istream &input, const app::GameShelf &shelf)
{
    std::string text;
    auto replayed =
        record::replay(input, shelf.games(), record::allEntries, [&](const Header &header, const Step &step) {
            if (step.entry == nullptr)
                return;
            const table::Game &game = *header.game;
            const words::GameWords &words = shelf.wordsOf(game);
            const table::Entry entry = game.normal(*step.before, *step.entry); // a company has one name in the log
            const table::Moment moment = game.moment(*step.before);
            const QString when = QStringLiteral("%1 · %2").arg(moment.year).arg(words.phase(moment.phase));
            const QString line = words::logLine(game, words, words.namer(header.setup, true), &entry, *step.outcome);
            text += QStringLiteral("%1  %2  %3\n")
                        .arg(QString::number(step.number).rightJustified(4), when.leftJustified(18), line)
                        .toStdString();
        });
    return textOr(replayed, text);
}

Result ledger(const Call &call, std::istream &input, const app::GameShelf &shelf)
{
    record::HledgerLedger hledger;
    record::CsvLedger csv;
    record::Ledger &ledger = call.csv ? static_cast<record::Ledger &>(csv) : hledger;
    auto replayed = record::replay(input, shelf.games(), record::allEntries,
                                   [&](const Header &header, const Step &step) { ledger.watch(header, step); });
    if (const auto *failure = std::get_if<record::Failure>(&replayed))
        return *failure;
    return ledger.text();
}

Result normalise(const Call &call, std::istream &input, const app::GameShelf &shelf)
{
    std::string text;
    auto replayed =
        record::replay(input, shelf.games(), record::allEntries, [&](const Header &header, const Step &step) {
            text += step.entry == nullptr ? record::write(header)
                                          : record::write(*header.game, header.setup,
                                                          header.game->normal(*step.before, *step.entry), call.bare);
            text += '\n';
        });
    return textOr(replayed, text);
}

} // namespace bandar::cli
