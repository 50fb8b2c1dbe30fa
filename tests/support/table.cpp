// SPDX-License-Identifier: MPL-2.0
#include "support/table.h"

#include "indonesia/move.h"
#include "indonesia/turn.h"
#include "record/reader.h"
#include "record/writer.h"
#include "support/look_up.h"
#include "support/suite.h"

#include <sstream>

namespace bandar::tests {

namespace {

using namespace indonesia;

std::string headerLine(const Names &players, const std::string &options)
{
    std::string list;
    for (const std::string &player : players)
        list += (list.empty() ? "" : ",") + ("{\"id\":\"" + player + "\",\"name\":\"" + player + "\"}");
    return R"({"bandar":1,"game":"indonesia","players":[)" + list + "],\"options\":" + options + "}";
}

void fail(const std::string &message, Where where)
{
    QTest::qFail(message.c_str(), where.file_name(), static_cast<int>(where.line()));
}

} // namespace

Table::Table(const Names &players, const std::string &options) : m_game(indonesia::game())
{
    std::istringstream input(headerLine(players, options));
    const std::array games{m_game.get()};
    auto header = record::Reader(input, games).header();
    if (const auto *read = std::get_if<record::Header>(&header))
        m_setup = read->setup;
    else
        qFatal("the header of the test is wrong");
    m_outcome = indonesia::start(m_setup);
    m_state = m_outcome.next;
}

Table &Table::withOrder(const Names &players)
{
    for (std::size_t place = 0; place < players.size(); ++place)
        m_state.order[place] = player(players[place]);
    return *this;
}

Table &Table::withCash(std::initializer_list<std::int64_t> amounts)
{
    for (std::size_t place = 0; place < amounts.size(); ++place)
        withCash(m_setup.players[place].id, amounts.begin()[place]);
    return *this;
}

Table &Table::withBalance(Text id, Purse purse, std::int64_t amount)
{
    const AccountId account = indonesia::purse(player(id), purse);
    m_state.books.post({supply, account, Money(amount) - m_state.books.balance(account)});
    return *this;
}

Table &Table::withLevels(Text id, Levels levels)
{
    std::size_t track = 0;
    for (const int level : {levels.slot, levels.mergers, levels.expansion, levels.hull, levels.bid})
        m_state.levels[player(id).place()][track++] = static_cast<std::int8_t>(level);
    return *this;
}

Table &Table::withCompany(Text id, Text deed, std::int64_t units) { return withMerged(id, {std::string(deed)}, units); }

Table &Table::withMerged(Text id, const Names &deeds, std::int64_t units)
{
    const CompanyId company(deedCalled(deeds.front()).place());
    Company &made = indonesia::at(m_state, company);
    made = {.kind = factsOf(deedCalled(deeds.front())).kind, .owner = player(id), .deeds = {}, .units = units};
    for (const std::string &name : deeds) {
        const DeedId deed = deedCalled(name);
        if (factsOf(deed).kind != made.kind)
            made.kind = Kind::siapFaji;
        made.deeds.insert(deed);
        m_state.deeds.erase(deed);
        m_state.companyOf[deed.place()] = company;
    }
    return *this;
}

Table &Table::withCity(Text province, std::int64_t size)
{
    indonesia::at(m_state, provinceCalled(province)).size = size;
    --m_state.markers[static_cast<std::size_t>(size - 1)];
    return *this;
}

Table &Table::withReceived(Text province, Text kind, std::int64_t goods)
{
    indonesia::at(m_state, provinceCalled(province)).received[placeIn(kindNames, kind)] = goods;
    return *this;
}

Table &Table::withMarkers(std::int64_t size1, std::int64_t size2, std::int64_t size3)
{
    m_state.markers = {size1, size2, size3};
    return *this;
}

Table &Table::withDeeds(const Names &deeds)
{
    m_state.deeds.clear();
    for (const std::string &deed : deeds)
        m_state.deeds.insert(deedCalled(deed));
    return *this;
}

Table &Table::inYear(std::int64_t year)
{
    m_state.year = year;
    return *this;
}

Table &Table::inEra(Era era)
{
    m_state.era = era;
    m_state.deeds = deedsOf(era);
    eachCompany(m_state, [this](CompanyId id) {
        indonesia::at(m_state, id).deeds.each([this](DeedId deed) { m_state.deeds.erase(deed); });
    });
    return *this;
}

Table &Table::at(Phase phase)
{
    Move move{.state = m_state, .strictness = {}, .postings = {}, .events = {}};
    move.state.bidsAreIn = phase > Phase::bids;
    indonesia::begin(move, phase);
    m_state = move.state;
    return *this;
}

std::optional<table::Entry> Table::read(const EntryText &entry) const
{
    record::Fault fault;
    const auto object = record::parseObject(entry.line(), fault);
    return object ? record::readEntry(*object, *m_game, m_setup, fault) : std::nullopt;
}

bool Table::reads(const EntryText &entry) const { return read(entry).has_value(); }

std::optional<Applied> Table::apply(const EntryText &text, Where where) const
{
    const auto entry = read(text);
    if (!entry) {
        fail("the record reader does not take " + text.line(), where);
        return {};
    }
    return indonesia::apply(m_state, std::any_cast<const indonesia::Entry &>(entry->what),
                            entry->annotations.strictness());
}

Table &Table::play(const EntryText &entry, Where where)
{
    auto applied = apply(entry, where);
    if (applied && std::holds_alternative<table::Refusal>(*applied))
        fail(toText(std::get<table::Refusal>(*applied), m_setup) + " refuses " + entry.line(), where);
    if (!applied || std::holds_alternative<table::Refusal>(*applied))
        return *this;
    m_outcome = std::get<Outcome>(std::move(*applied));
    m_state = m_outcome.next;
    return *this;
}

Table &Table::play(std::initializer_list<EntryText> entries, Where where)
{
    for (const EntryText &entry : entries)
        play(entry, where);
    return *this;
}

std::optional<Reason> Table::refusal(const EntryText &entry, Where where) const
{
    const auto applied = apply(entry, where);
    if (!applied || std::holds_alternative<Outcome>(*applied))
        return {};
    return reasonOf(std::get<table::Refusal>(*applied));
}

std::string Table::why(const EntryText &entry, Where where) const
{
    const auto applied = apply(entry, where);
    if (!applied || std::holds_alternative<Outcome>(*applied))
        return "accepted";
    return toText(std::get<table::Refusal>(*applied), m_setup);
}

} // namespace bandar::tests
