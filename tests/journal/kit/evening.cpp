// SPDX-License-Identifier: MPL-2.0
#include "kit/evening.h"

#include "journal/telling.h"
#include "record/writer.h"

#include <sstream>

namespace bandar::tests {

using namespace journal;

namespace {

Journal journalOf(const std::string &record, const app::GameShelf &games)
{
    auto game = readGame(record, games.games());
    if (const auto *failure = std::get_if<record::Failure>(&game))
        qFatal("%s", qPrintable(app::sentence(*failure, games)));
    auto &read = std::get<ReadGame>(game);
    return *Journal::load(read.header, std::move(read.acts));
}

} // namespace

Evening::Evening(const std::string &record, const app::GameShelf &games)
    : m_games(games), m_journal(journalOf(record, games))
{}

table::Entry Evening::entry(std::string_view line) const
{
    record::Fault fault;
    const auto object = record::parseObject(line, fault);
    auto entry = object ? record::readEntry(*object, m_journal.game(), m_journal.header().setup, fault) : std::nullopt;
    if (!entry)
        qFatal("no entry: %s", std::string(line).c_str());
    return *entry;
}

QString Evening::carryOut(const Wish &wish)
{
    auto plan = m_journal.plan(wish, "2026-11-30T20:00:00+01:00");
    if (const auto *denied = std::get_if<Denied>(&plan))
        return sentence(m_journal, *denied, words());
    m_journal.accept(std::get<Plan>(std::move(plan)));
    return {};
}

QString Evening::enter(std::initializer_list<std::string_view> lines)
{
    Wish wish;
    for (const std::string_view line : lines)
        wish.entries.push_back(entry(line));
    return carryOut(wish);
}

QString Evening::undo()
{
    Wish wish;
    wish.kind = Act::Kind::undo;
    return carryOut(wish);
}

QString Evening::redo(ActNumber act)
{
    Wish wish;
    wish.kind = Act::Kind::redo;
    wish.of = act;
    return carryOut(wish);
}

QString Evening::amend(std::size_t number, std::string_view line)
{
    Wish wish;
    wish.kind = Act::Kind::amend;
    wish.entries.push_back(entry(line));
    wish.target = m_journal.entries()[number - 1]->id;
    return carryOut(wish);
}

QString Evening::insert(std::size_t number, std::string_view line)
{
    Wish wish;
    wish.kind = Act::Kind::insert;
    wish.entries.push_back(entry(line));
    wish.target = number > m_journal.entries().size() ? 0 : m_journal.entries()[number - 1]->id;
    return carryOut(wish);
}

QString Evening::remove(std::size_t number)
{
    Wish wish;
    wish.kind = Act::Kind::remove;
    wish.target = m_journal.entries()[number - 1]->id;
    return carryOut(wish);
}

QString Evening::settle(std::size_t number, std::string_view ruling)
{
    Wish wish;
    wish.kind = Act::Kind::settle;
    wish.target = m_journal.entries()[number - 1]->id;
    wish.ruling = ruling;
    return carryOut(wish);
}

std::string Evening::state() const
{
    return record::write(m_journal.game().view(m_journal.header().setup, m_journal.state()));
}

std::string stateOf(const std::string &record, const app::GameShelf &games)
{
    std::istringstream input(record);
    const auto replayed = record::replay(input, games.games());
    if (const auto *failure = std::get_if<record::Failure>(&replayed))
        return std::to_string(failure->fault.line) + ": " + app::sentence(*failure, games).toStdString();
    const auto &replay = std::get<record::Replay>(replayed);
    return record::write(replay.header.game->view(replay.header.setup, replay.state));
}

std::string begunGame()
{
    return R"({"bandar":1,"game":"indonesia","players":[{"id":"ana","name":"Ana"},{"id":"ben","name":"Ben"}],"options":{"money":"open"}}
{"do":"city","player":"ana","province":"sulawesi-utara"}
{"do":"city","player":"ben","province":"sulawesi-selatan"}
{"do":"city","player":"ana","province":"sumatera-selatan"}
{"do":"city","player":"ben","province":"jawa-timur"}
{"do":"bid","player":"ana","amount":0}
{"do":"bid","player":"ben","amount":5}
{"do":"acquire","player":"ben","deed":"ship-halmahera"}
{"do":"acquire","player":"ana","deed":"rice-bali"}
{"do":"research","player":"ben","track":"bid"}
{"do":"research","player":"ana","track":"slots"}
{"do":"operate","player":"ben","company":"ship-halmahera"}
{"do":"operate","player":"ana","company":"rice-bali","deliveries":[{"goods":1,"line":"ship-halmahera","ships":1,"city":"sulawesi-selatan"}]}
{"do":"city-growth"}
{"do":"bid","player":"ben","amount":10}
{"do":"bid","player":"ana","amount":5}
)";
}

std::string Evening::stateOfExport() const { return stateOf(record(), m_games); }

namespace {

const journal::Played &played(const Journal &journal, std::size_t number)
{
    for (const journal::Played &one : journal.timeline())
        if (one.written && one.place + 1 == number)
            return one;
    qFatal("no entry %zu", number);
}

} // namespace

Fate Evening::fate(std::size_t number) const { return played(m_journal, number).fate; }

QString Evening::reason(std::size_t number) const { return reasonOf(m_journal, played(m_journal, number), words()); }

std::size_t Evening::supplied() const
{
    return static_cast<std::size_t>(std::ranges::count(m_journal.timeline(), Fate::supplied, &journal::Played::fate));
}

} // namespace bandar::tests
