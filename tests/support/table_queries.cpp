// SPDX-License-Identifier: MPL-2.0
#include "indonesia/move.h"
#include "indonesia/turn.h"
#include "record/writer.h"
#include "support/look_up.h"
#include "support/suite.h"
#include "support/table.h"

#include <algorithm>

namespace bandar::tests {

using namespace indonesia;

namespace {

template <class Items, class ToText>
std::string joined(const Items &items, std::string_view between, ToText &&toText)
{
    std::string text;
    for (const auto &item : items) {
        if (!text.empty())
            text += between;
        text += toText(item);
    }
    return text;
}

std::string allOf(const table::Setup &setup, auto &&numberOf)
{
    return joined(setup.players, " / ",
                  [&](const table::Player &player) { return std::to_string(numberOf(player.id)); });
}

} // namespace

PlayerId Table::player(Text id) const
{
    const auto found = std::ranges::find(m_setup.players, id, &table::Player::id);
    if (found == m_setup.players.end())
        qFatal("the test names a player who is not at the table");
    return PlayerId(static_cast<std::size_t>(found - m_setup.players.begin()));
}

std::string Table::asked() const
{
    const Asked now = indonesia::asked(m_state);
    if (now.question == Question::nothing)
        return "nobody";
    const std::string word(wordOf(now.question));
    return now.player.exists() ? m_setup.players[now.player.place()].id + ": " + word : word;
}

std::string Table::phase() const { return std::string(nameOf(m_state.phase)); }

std::string Table::era() const { return std::string(nameOf(m_state.era)); }

std::string Table::order() const
{
    return joined(indonesia::order(m_state), " ", [this](PlayerId id) { return m_setup.players[id.place()].id; });
}

std::int64_t Table::balance(Text id, Purse purse) const
{
    return m_state.books.balance(indonesia::purse(player(id), purse)).units();
}

std::string Table::balances(Purse purse) const
{
    return allOf(m_setup, [&](Text id) { return balance(id, purse); });
}

std::int64_t Table::score(Text id) const { return standings(m_state).rows[player(id).place()].total.units(); }

std::int64_t Table::rank(Text id) const { return standings(m_state).rows[player(id).place()].rank; }

std::string Table::scores() const
{
    return allOf(m_setup, [this](Text id) { return score(id); });
}

std::string Table::ranks() const
{
    return allOf(m_setup, [this](Text id) { return rank(id); });
}

std::int64_t Table::level(Text id, Text track) const
{
    return m_state.levels[player(id).place()][placeIn(trackNames, track)];
}

std::string Table::levels(Text id) const
{
    const PlayerId who = player(id);
    return joined(
        std::array{Track::slots, Track::mergers, Track::expansion, Track::hull, Track::bid}, " ",
        [&](Track track) { return (track == Track::bid ? "x" : "") + std::to_string(value(m_state, who, track)); });
}

const Company &Table::company(Text deed) const
{
    static const Company none{.kind = Kind::ship, .owner = {}, .deeds = {}, .units = -1};
    return isStarted(deed) ? indonesia::at(m_state, companyOf(m_state, deedCalled(deed))) : none;
}

bool Table::isStarted(Text deed) const { return companyOf(m_state, deedCalled(deed)).exists(); }

std::string Table::owner(Text deed) const
{
    const PlayerId owner = company(deed).owner;
    return owner.exists() ? m_setup.players[owner.place()].id : "nobody";
}

std::string Table::kind(Text deed) const { return std::string(factsOf(company(deed).kind).name); }

std::string Table::deedsWith(Text deed) const
{
    Names names;
    company(deed).deeds.each([&](DeedId id) { names.emplace_back(nameOf(id)); });
    std::ranges::sort(names);
    return joined(names, " ", std::identity());
}

std::int64_t Table::units(Text deed) const { return company(deed).units; }

bool Table::isMerged(Text deed) const { return company(deed).merged; }

bool Table::hasOperated(Text deed) const { return company(deed).operated; }

std::string Table::companies(Text id) const
{
    Names names;
    eachCompany(m_state, [&](CompanyId which) {
        const Company &one = indonesia::at(m_state, which);
        if (one.owner == player(id))
            names.push_back(std::string(nameOf(firstDeed(one))) + " " + std::to_string(one.units));
    });
    std::ranges::sort(names);
    return joined(names, ", ", std::identity());
}

std::string Table::deedsOut() const
{
    Names names;
    m_state.deeds.each([&](DeedId deed) { names.emplace_back(nameOf(deed)); });
    std::ranges::sort(names);
    return joined(names, " ", std::identity());
}

std::int64_t Table::size(Text province) const { return indonesia::at(m_state, provinceCalled(province)).size; }

std::string Table::cities() const
{
    Names names;
    for (const std::string_view province : provinceNames.names())
        if (size(province) > 0)
            names.push_back(std::string(province) + " " + std::to_string(size(province)));
    return joined(names, ", ", std::identity());
}

std::string Table::received(Text province) const
{
    Names names;
    for (const std::string_view kind : kindNames.names()) {
        const auto goods = indonesia::at(m_state, provinceCalled(province)).received[placeIn(kindNames, kind)];
        if (goods != 0)
            names.push_back(std::to_string(goods) + " " + std::string(kind));
    }
    return joined(names, ", ", std::identity());
}

std::string Table::markers() const
{
    return joined(m_state.markers, "/", [](std::int64_t markers) { return std::to_string(markers); });
}

std::string Table::account(AccountId account) const
{
    if (account == supply)
        return "supply";
    const std::size_t place = account.place() - 1;
    return m_setup.players[place / 3].id + " " + std::string(purseNames.names()[place % 3]);
}

std::string Table::postings() const
{
    return joined(m_outcome.postings, ", ", [this](const table::Posting &posting) {
        return account(posting.from) + " > " + account(posting.to) + " " + std::to_string(posting.amount.units());
    });
}

std::string Table::view() const { return record::write(indonesia::view(m_setup, m_state)); }

} // namespace bandar::tests
