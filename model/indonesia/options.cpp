// SPDX-License-Identifier: MPL-2.0
#include "indonesia/options.h"

#include "indonesia/acquisitions.h"
#include "indonesia/new_era.h"
#include "indonesia/research.h"
#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

void addBids(Options &options, const State &state)
{
    for (PlayerId player : order(state)) {
        BidOption bid{.player = player, .limits = bidLimits(state, player)};
        for (std::size_t place = 0; place < static_cast<std::size_t>(state.playerCount); ++place)
            bid.leastForPlace[place] = leastBidFor(state, player, place);
        options.bids.push_back(bid);
    }
}

void addPairs(Options &options, const State &state)
{
    std::vector<CompanyId> companies;
    eachCompany(state, [&](CompanyId company) { companies.push_back(company); });
    for (std::size_t x = 0; x < companies.size(); ++x)
        for (std::size_t y = x + 1; y < companies.size(); ++y) {
            const Pair pair{companies[x], companies[y]};
            PairOption option{.pair = pair, .terms = termsOf(state, pair), .why = checkPair(state, {}, pair)};
            for (PlayerId player : order(state)) {
                option.announce[player.place()] = checkAnnouncer(state, {}, pair, player);
                option.bid[player.place()] = checkBidder(state, {}, pair, player);
            }
            options.pairs.push_back(option);
        }
    for (PlayerId player : order(state))
        options.cash[player.place()] = cashOf(state, player);
    options.cashIsSecret = state.moneyHidden;
}

void addResearch(Options &options, const State &state)
{
    for (PlayerId of : order(state))
        for (std::size_t track = 0; track < trackCount; ++track) {
            const TrackId id(track);
            options.research.push_back({id, of, check(state, {}, Research{options.asked.player, id, of})});
        }
}

void addCompanies(Options &options, const State &state)
{
    const PlayerId player = options.asked.player;
    eachCompany(state, [&](CompanyId company) {
        CompanyOption option{
            .company = company, .why = checkCompany(state, {}, player, company), .fleet = {}, .sale = {}};
        if (at(state, company).kind == Kind::ship)
            option.fleet = fleetLimits(state, company, player);
        else
            option.sale = saleLimits(state, company, player);
        options.companies.push_back(std::move(option));
    });
}

void addAnswers(Options &options, const State &state)
{
    const PlayerId player = options.asked.player;
    switch (options.asked.question) {
    case Question::city:
        for (std::size_t at = 0; at < provinceCount; ++at)
            options.cities.push_back({ProvinceId(at), check(state, {}, BuildCity{player, ProvinceId(at)})});
        break;
    case Question::bid: addBids(options, state); break;
    case Question::announce: break;
    case Question::mergerBid:
        options.auction = {{state.auction->x, state.auction->y}, state.auction->leader, auctionLimits(state, player)};
        break;
    case Question::siapFaji: options.keep = keepLimits(state); break;
    case Question::acquire:
        for (std::size_t at = 0; at < deedCount; ++at)
            options.deeds.push_back({DeedId(at), check(state, {}, Acquire{player, DeedId(at)})});
        break;
    case Question::research: addResearch(options, state); break;
    case Question::operate: addCompanies(options, state); break;
    case Question::cityGrowth: options.growth = growthLimits(state); break;
    case Question::nothing: break;
    }
}

} // namespace

Options options(const State &state)
{
    Options options{.asked = asked(state), .companyOf = state.companyOf, .corrections = correctionLimits(state)};
    addPairs(options, state);
    addAnswers(options, state);
    return options;
}

const PairOption *find(const Options &options, Pair pair)
{
    const auto found = std::ranges::find_if(options.pairs, [pair](const PairOption &option) {
        return option.pair == pair || option.pair == Pair{pair.y, pair.x};
    });
    return found == options.pairs.end() ? nullptr : &*found;
}

std::vector<Rung> ladder(const State &state, Pair pair, PlayerId winner, Money from, std::size_t rungs)
{
    std::vector<Rung> list;
    const Money step = termsOf(state, pair).step();
    for (Money bid = from; list.size() < rungs; bid += step)
        list.push_back(rungFor(state, pair, winner, bid));
    return list;
}

} // namespace bandar::indonesia
