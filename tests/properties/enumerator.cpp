// SPDX-License-Identifier: MPL-2.0
#include "enumerator.h"

#include <algorithm>
#include <set>

namespace bandar::tests {

using namespace indonesia;

std::vector<Entry> Enumerator::entries()
{
    for (PlayerId player : order(m_state)) {
        addDeclines(player);
        addCities(player);
        addBids(player);
        addMergers(player);
        addAuction(player);
        addDeedsAndTracks(player);
        addOperations(player);
        addAnyTime(player);
    }
    addGrowth();
    return std::move(m_entries);
}

std::vector<std::int64_t> Enumerator::around(std::initializer_list<std::int64_t> amounts) const
{
    std::set<std::int64_t> near;
    for (std::int64_t amount : amounts)
        for (std::int64_t each : {amount - 1, amount, amount + 1})
            near.insert(std::clamp<std::int64_t>(each, 0, table::mostAmount));
    return {near.begin(), near.end()};
}

DeedId Enumerator::deedOf(CompanyId company)
{
    const DeedSet deeds = m_state.companies[company.place()].deeds;
    std::vector<DeedId> list;
    deeds.each([&](DeedId deed) { list.push_back(deed); });
    return list[static_cast<std::size_t>(roll(static_cast<int>(list.size())))];
}

std::vector<DeedId> Enumerator::companies()
{
    std::vector<DeedId> list;
    eachCompany(m_state, [&](CompanyId company) { list.push_back(deedOf(company)); });
    return list;
}

std::vector<ProvinceId> Enumerator::cities() const
{
    std::vector<ProvinceId> list;
    for (std::size_t place = 0; place < provinceCount; ++place)
        if (m_state.cities[place].size > 0)
            list.emplace_back(place);
    return list;
}

void Enumerator::addDeclines(PlayerId player)
{
    add(NoCity{player});
    add(NoAnnouncement{player});
    add(MergerPass{player});
    add(Pass{player});
    add(NoResearch{player});
}

void Enumerator::addCities(PlayerId player)
{
    for (std::size_t place = 0; place < provinceCount; ++place)
        add(BuildCity{player, ProvinceId(place)});
}

void Enumerator::addBids(PlayerId player)
{
    for (std::int64_t amount : around({0, cashOf(m_state, player).units(), table::mostAmount}))
        add(Bid{player, Money(amount)});
}

void Enumerator::addMergers(PlayerId player)
{
    const std::vector<DeedId> named = companies();
    for (DeedId x : named) {
        for (DeedId y : named) {
            if (asked(m_state).question != Question::announce && roll(12) != 0)
                continue;
            const std::int64_t units = m_state.companies[companyOf(m_state, x).place()].units +
                                       m_state.companies[companyOf(m_state, y).place()].units;
            const std::int64_t price = units * (10 + 5 * roll(7));
            add(Announce{player, {x, y}, Money(price)});
            add(Announce{player, {x, y}, Money(price + 1)});
            const PlayerId winner(static_cast<std::size_t>(roll(m_state.playerCount)));
            add(Merge{player, {x, y}, winner, Money(price + units)});
            add(Merge{player, {x, y}, winner, Money(price)});
            add(Merge{player, {x, y}, winner, cashOf(m_state, winner)});
        }
    }
    const DeedId any(static_cast<std::size_t>(roll(deedCount)));
    const DeedId other(static_cast<std::size_t>(roll(deedCount)));
    add(Announce{player, {any, other}, Money(100)});
    add(Merge{player, {any, other}, player, Money(100)});
}

void Enumerator::addAuction(PlayerId player)
{
    std::int64_t units = 1;
    std::int64_t standing = 100;
    if (m_state.auction) {
        units =
            m_state.companies[m_state.auction->x.place()].units + m_state.companies[m_state.auction->y.place()].units;
        standing = m_state.auction->bid.units();
    }
    const std::int64_t cash = cashOf(m_state, player).units();
    const std::int64_t rungs = cash > standing ? (cash - standing) / units : 0;
    for (std::int64_t bid : around({standing, standing + units, standing + rungs * units, standing + 3 * units, cash}))
        add(MergerBid{player, Money(bid)});
    const std::int64_t left = m_state.reducing.exists() ? at(m_state, m_state.reducing).units : 2;
    for (std::int64_t keep : around({0, left / 2, left}))
        add(KeepSiapFaji{player, keep});
}

void Enumerator::addDeedsAndTracks(PlayerId player)
{
    for (std::size_t place = 0; place < deedCount; ++place)
        add(Acquire{player, DeedId(place)});
    for (std::size_t track = 0; track < trackCount; ++track) {
        add(Research{player, TrackId(track), std::nullopt});
        for (PlayerId of : order(m_state))
            add(Research{player, TrackId(track), of});
    }
}

void Enumerator::addOperations(PlayerId player)
{
    for (DeedId company : companies()) {
        const bool isAsked = asked(m_state) == Asked{Question::operate, player};
        if (!isAsked && roll(6) != 0)
            continue;
        add(Operate{.player = player, .company = company, .add = {}, .deliveries = {}, .grow = {}, .buy = {}});
        for (std::int64_t areas = 0; areas <= 6; ++areas) {
            add(Operate{.player = player, .company = company, .add = areas, .deliveries = {}, .grow = {}, .buy = {}});
            add(Operate{.player = player, .company = company, .add = {}, .deliveries = {}, .grow = areas, .buy = {}});
            add(Operate{.player = player, .company = company, .add = {}, .deliveries = {}, .grow = {}, .buy = areas});
        }
        if (isAsked)
            addSales(player, company);
    }
    const DeedId any(static_cast<std::size_t>(roll(deedCount)));
    add(Operate{.player = player, .company = any, .add = {}, .deliveries = {}, .grow = {}, .buy = {}});
}

void Enumerator::addSales(PlayerId player, DeedId company)
{
    const std::int64_t units = at(m_state, companyOf(m_state, company)).units;
    const std::vector<DeedId> lines = companies();
    const std::vector<ProvinceId> markets = cities();
    for (int sample = 0; sample < 24; ++sample) {
        std::vector<Delivery> deliveries;
        std::int64_t left =
            roll(3) == 0 ? units : 1 + roll(static_cast<int>(std::min<std::int64_t>(units + 1, 40)) + 1);
        while (left > 0 && deliveries.size() < 12) {
            Delivery delivery;
            delivery.goods = 1 + roll(static_cast<int>(std::min<std::int64_t>(left, 3)));
            delivery.line = roll(15) == 0 ? DeedId(static_cast<std::size_t>(roll(deedCount)))
                                          : lines[static_cast<std::size_t>(roll(static_cast<int>(lines.size())))];
            delivery.ships = 1 + roll(roll(4) == 0 ? 8 : 2);
            const bool named = m_state.citiesTracked ? roll(30) != 0 : roll(30) == 0;
            if (named && roll(25) == 0)
                delivery.city = ProvinceId(static_cast<std::size_t>(roll(provinceCount)));
            else if (named && !markets.empty())
                delivery.city = markets[static_cast<std::size_t>(roll(static_cast<int>(markets.size())))];
            left -= delivery.goods;
            deliveries.push_back(delivery);
        }
        Operate entry{.player = player, .company = company, .add = {}, .deliveries = deliveries, .grow = {}, .buy = {}};
        if (roll(4) == 0)
            entry.grow = roll(6);
        if (roll(4) == 0)
            entry.buy = roll(6);
        add(entry);
    }
}

void Enumerator::addGrowth()
{
    add(GrowCities{});
    add(GrowCities{std::vector<ProvinceId>()});
    std::vector<ProvinceId> named;
    for (ProvinceId city : cities()) {
        add(GrowCities{std::vector{city}});
        add(GrowCities{std::vector{city, city}});
        if (roll(2) == 0)
            named.push_back(city);
        add(GrowCities{named});
    }
    add(GrowCities{std::vector{ProvinceId(static_cast<std::size_t>(roll(provinceCount)))}});
}

void Enumerator::addAnyTime(PlayerId player)
{
    const PlayerId other(static_cast<std::size_t>(roll(m_state.playerCount)));
    const DeedId deed(static_cast<std::size_t>(roll(deedCount)));
    const ProvinceId city(static_cast<std::size_t>(roll(provinceCount)));
    const TrackId track(static_cast<std::size_t>(roll(trackCount)));
    add(DiscardDeed{deed});
    add(Adjust{player, table::Id<struct PurseTag>(static_cast<std::size_t>(roll(3))), Money(roll(3) * 40), "found"});
    add(Transfer{player, other, Money(1 + roll(20)), "lent"});
    add(CountCash{player, cashOf(m_state, player)});
    add(CountCash{player, Money(roll(300))});
    add(Note{"tea"});
    add(EndGame{"late"});
    Correct correct;
    correct.reason = "wrong";
    const auto with = [&](auto change) {
        Correct changed = correct;
        change(changed);
        add(changed);
    };
    with([&](Correct &) {});
    with([&](Correct &c) { c.company = deed, c.units = roll(9); });
    with([&](Correct &c) { c.company = deed, c.owner = other; });
    with([&](Correct &c) { c.company = deed, c.owner = other, c.units = 2; });
    with([&](Correct &c) { c.player = player, c.track = track, c.level = roll(7); });
    with([&](Correct &c) { c.city = city, c.size = roll(5); });
    with([&](Correct &c) {
        c.option = table::Id<struct OptionTag>(static_cast<std::size_t>(roll(2))),
        c.value = table::Id<struct OptionValueTag>(static_cast<std::size_t>(roll(4)));
    });
    std::vector<PlayerId> shuffled(order(m_state).begin(), order(m_state).end());
    std::ranges::shuffle(shuffled, m_dice);
    with([&](Correct &c) { c.order = shuffled; });
    shuffled.back() = shuffled.front();
    with([&](Correct &c) { c.order = shuffled; });
}

} // namespace bandar::tests
