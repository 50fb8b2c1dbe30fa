// SPDX-License-Identifier: MPL-2.0
#include "indonesia/corrections.h"

#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

CorrectionLimits correctionLimits(const State &state)
{
    CorrectionLimits limits{.players = state.playerCount,
                            .bidsAreIn = state.bidsAreIn,
                            .finished = state.phase == Phase::finished,
                            .out = state.deeds,
                            .started = {}};
    eachCompany(state, [&](CompanyId company) { limits.started.insert(at(state, company).deeds); });
    std::ranges::transform(state.cities, limits.sizes.begin(), &CityState::size);
    return limits;
}

Verdict check(const CorrectionLimits &limits, const DiscardDeed &entry)
{
    if (!limits.out.has(entry.deed))
        return refuse(Reason::deedNotOut, {figure(entry.deed)});
    if (factsOf(entry.deed).kind == Kind::ship)
        return refuse(Reason::shipDeedStays, {figure(entry.deed)});
    return {};
}

Verdict apply(Move &move, const DiscardDeed &entry)
{
    if (auto no = check(correctionLimits(move.state), entry))
        return no;
    move.state.deeds.erase(entry.deed);
    skipWhoCannot(move);
    return {};
}

Verdict check(const Adjust &entry)
{
    return entry.amount == Money() ? Verdict(refuse(Reason::amountIsZero)) : std::nullopt;
}

Verdict apply(Move &move, const Adjust &entry)
{
    if (auto no = check(entry))
        return no;
    const AccountId account = purse(entry.player, static_cast<Purse>(entry.account.index));
    move.post(supply, account, entry.amount, Purpose::adjustment);
    return {};
}

Verdict check(const Transfer &entry)
{
    return entry.from == entry.to ? Verdict(refuse(Reason::sameAccount, {table::player(entry.from)})) : std::nullopt;
}

Verdict apply(Move &move, const Transfer &entry)
{
    if (auto no = check(entry))
        return no;
    move.post(purse(entry.from, Purse::cash), purse(entry.to, Purse::cash), entry.amount, Purpose::transfer);
    return {};
}

namespace {

// The one fact that an entry puts right; nothing where its members tell less or more than one.
enum class Fact : std::uint8_t { units, owner, level, size, order, option };

std::optional<Fact> factIn(const Correct &entry)
{
    struct Shape {
        Fact fact;
        bool whole;
        int members;
    };
    const std::array shapes{Shape{Fact::units, entry.company && entry.units, 2},
                            Shape{Fact::owner, entry.company && entry.owner, 2},
                            Shape{Fact::level, entry.player && entry.track && entry.level, 3},
                            Shape{Fact::size, entry.city && entry.size, 2},
                            Shape{Fact::order, entry.order.has_value(), 1},
                            Shape{Fact::option, entry.option && entry.value, 2}};
    const int members = entry.company.has_value() + entry.units.has_value() + entry.owner.has_value() +
                        entry.player.has_value() + entry.track.has_value() + entry.level.has_value() +
                        entry.city.has_value() + entry.size.has_value() + entry.order.has_value() +
                        entry.option.has_value() + entry.value.has_value();
    for (const Shape &shape : shapes)
        if (shape.whole && shape.members == members)
            return shape.fact;
    return std::nullopt;
}

Verdict checkOrder(const CorrectionLimits &limits, Strictness strictness, std::span<const PlayerId> wanted)
{
    PlayerSet seen;
    for (PlayerId player : wanted)
        seen.insert(player);
    if (static_cast<int>(wanted.size()) != limits.players || seen.size() != limits.players)
        return refuse(Reason::orderIncomplete, {table::count(limits.players)});
    return require(limits.bidsAreIn, strictness, Reason::orderNotSettled);
}

} // namespace

Verdict check(const CorrectionLimits &limits, Strictness strictness, const Correct &entry)
{
    const auto fact = factIn(entry);
    if (!fact)
        return refuse(Reason::oneFactAtATime);
    switch (*fact) {
    case Fact::units:
    case Fact::owner:
        return limits.started.has(*entry.company)
                   ? std::nullopt
                   : Verdict(refuse(Reason::companyNotStarted, {figure(*entry.company)}));
    case Fact::level: {
        const std::int64_t steps = factsOf(trackOf(*entry.track)).steps;
        return *entry.level >= 1 && *entry.level <= steps
                   ? std::nullopt
                   : Verdict(refuse(Reason::levelOffTrack,
                                    {table::count(*entry.level), figure(*entry.track), table::count(steps)}));
    }
    case Fact::size:
        if (limits.sizes[entry.city->place()] == 0)
            return refuse(Reason::noCityThere, {figure(*entry.city)});
        return *entry.size >= 1 && *entry.size <= static_cast<std::int64_t>(citySizes)
                   ? std::nullopt
                   : Verdict(refuse(Reason::sizeUnknown,
                                    {table::count(*entry.size), table::count(static_cast<std::int64_t>(citySizes))}));
    case Fact::order: return checkOrder(limits, strictness, *entry.order);
    case Fact::option: {
        const std::string_view word = optionValueNames.names()[entry.value->place()];
        const auto values = headerOptions()[entry.option->place()].values;
        return std::ranges::find(values, word) != values.end()
                   ? std::nullopt
                   : Verdict(refuse(Reason::valueOfOtherOption, {figure(*entry.value), figure(*entry.option)}));
    }
    }
    return {};
}

Verdict apply(Move &move, const Correct &entry)
{
    State &state = move.state;
    if (auto no = check(correctionLimits(state), move.strictness, entry))
        return no;
    switch (*factIn(entry)) {
    case Fact::units: at(state, companyOf(state, *entry.company)).units = *entry.units; break;
    case Fact::owner: at(state, companyOf(state, *entry.company)).owner = *entry.owner; break;
    case Fact::level:
        state.levels[entry.player->place()][entry.track->place()] = static_cast<std::int8_t>(*entry.level);
        break;
    case Fact::size:
        ++state.markers[static_cast<std::size_t>(at(state, *entry.city).size - 1)];
        --state.markers[static_cast<std::size_t>(*entry.size - 1)];
        at(state, *entry.city).size = *entry.size;
        break;
    case Fact::order:
        std::ranges::copy(*entry.order, state.order.begin());
        followNewOrder(move);
        break;
    case Fact::option: {
        const bool first =
            optionValueNames.names()[entry.value->place()] == headerOptions()[entry.option->place()].values.front();
        (entry.option->place() == 0 ? state.moneyHidden : state.citiesTracked) = first;
        break;
    }
    }
    skipWhoCannot(move);
    return {};
}

Verdict check(const CorrectionLimits &limits, const EndGame &)
{
    return limits.finished ? Verdict(refuse(Reason::gameOver)) : std::nullopt;
}

Verdict apply(Move &move, const EndGame &entry)
{
    if (auto no = check(correctionLimits(move.state), entry))
        return no;
    begin(move, Phase::finished);
    move.tell(Event::earningsCount, {table::count(facts.earningsCountTimes)});
    return {};
}

Verdict apply(Move &move, const CountCash &entry)
{
    const Money books = cashOf(move.state, entry.player);
    if (entry.cash == books)
        move.tell(Event::countAgrees, {table::player(entry.player), table::money(entry.cash)});
    else
        move.tell(Event::countDiffers,
                  {table::player(entry.player), table::money(entry.cash), cashFigure(move.state, entry.player)});
    return {};
}

Verdict apply(Move &, const Note &) { return {}; }

} // namespace bandar::indonesia
