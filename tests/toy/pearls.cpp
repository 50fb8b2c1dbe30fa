// SPDX-License-Identifier: MPL-2.0
#include "pearls.h"

#include "table/game_of.h"

#include <algorithm>

namespace bandar::toy {

namespace {

using namespace table;

using BedId = Id<struct BedTag>;
constexpr std::array bedNames{std::string_view("north"), std::string_view("south")};
constinit const Vocabulary beds{"bed", [] { return std::span<const std::string_view>(bedNames); }};
constexpr std::array phaseNames{std::string_view("bids"), std::string_view("dive"), std::string_view("finished")};
constinit const Vocabulary phases{"phase", [] { return std::span<const std::string_view>(phaseNames); }};
enum class Phase : std::uint8_t { bids, dive, finished };

constexpr std::size_t most = 4;
constexpr Money coinsAtStart{10};
constexpr std::int64_t pearlsInABed = 4;
constexpr std::int64_t gloryOfAPearl = 3;

struct Bid {
    PlayerId player;
    Money coins;
};
struct Dive {
    PlayerId player;
    std::int64_t pearls = 1;
    std::optional<BedId> bed;
};
struct Say {
    std::string text;
};
constexpr std::array bidFields{player<&Bid::player>("player"), number<&Bid::coins>("coins")};
constexpr std::array diveFields{player<&Dive::player>("player"),
                                number<&Dive::pearls>("pearls").within(1, 3).otherwise(1),
                                name<&Dive::bed>("bed", beds)};
constexpr std::array sayFields{text<&Say::text>("text")};
constexpr std::array<EntryKind, 3> entryKinds{{{"bid", bidFields}, {"dive", diveFields}, {"say", sayFields}}};
constexpr std::array purseValues{std::string_view("hidden"), std::string_view("open")};
constexpr std::array gameOptions{Option{"purses", purseValues}};

using SeaBooks = BooksOf<2 + 2 * most>;

struct Sea {
    SeaBooks books;
    std::size_t players = 0;
    bool hidden = true;
    std::int64_t round = 1;
    Phase phase = Phase::bids;
    std::array<std::optional<Money>, most> bids{};
    PlayerId diver;
    std::array<std::int64_t, bedNames.size()> left{pearlsInABed, pearlsInABed};
};

constexpr AccountId chest{std::size_t{0}};
constexpr AccountId fame{std::size_t{1}};
constexpr AccountId purse(PlayerId player) { return AccountId(2 + 2 * player.place()); }
constexpr AccountId glory(PlayerId player) { return AccountId(3 + 2 * player.place()); }

Figure figure(BedId bed) { return {Figure::Kind::name, false, bed.index, &beds}; }
Figure figure(Phase phase) { return {Figure::Kind::name, false, static_cast<int>(phase), &phases}; }
template <std::size_t N>
Refusal refuse(Reason reason, const Figure (&figures)[N], Waiver waiver = Waiver::never)
{
    return {Remark(static_cast<std::uint16_t>(reason), figures), waiver};
}

/// The beds with that many pearls.
std::vector<BedId> bedsWith(const Sea &sea, std::int64_t pearls)
{
    std::vector<BedId> rich;
    for (std::size_t bed = 0; bed < sea.left.size(); ++bed)
        if (sea.left[bed] >= pearls)
            rich.emplace_back(bed);
    return rich;
}

std::vector<Awaited> awaited(const Sea &sea)
{
    std::vector<Awaited> asked;
    if (sea.phase == Phase::dive)
        asked.push_back({sea.diver, 1});
    for (std::size_t place = 0; sea.phase == Phase::bids && place < sea.players; ++place)
        if (!sea.bids[place])
            asked.push_back({PlayerId(place), 0});
    return asked;
}

using Outcome = OutcomeOf<Sea>;
using Verdict = std::optional<Refusal>;

void post(Outcome &outcome, AccountId from, AccountId to, Money amount)
{
    outcome.postings.push_back({from, to, amount});
    outcome.next.books.post(outcome.postings.back());
}

Verdict play(Outcome &outcome, const Bid &bid, Strictness strictness)
{
    Sea &sea = outcome.next;
    if (sea.phase != Phase::bids)
        return {}; // out of turn: the round has its diver
    const Money has = sea.books.balance(purse(bid.player));
    if (bid.coins > has && !strictness.waives(Waiver::ruling))
        return refuse(Reason::aboveCoins, {table::player(bid.player), money(bid.coins), secret(has, sea.hidden)},
                      Waiver::ruling);
    sea.bids[bid.player.place()] = bid.coins;
    if (!awaited(sea).empty())
        return {};
    sea.diver = PlayerId(static_cast<std::size_t>(std::ranges::max_element(sea.bids) - sea.bids.begin()));
    const Money highest = *sea.bids[sea.diver.place()];
    post(outcome, purse(sea.diver), chest, highest);
    outcome.events.push_back({static_cast<std::uint16_t>(Event::dives), {table::player(sea.diver), money(highest)}});
    sea.phase = Phase::dive;
    sea.bids = {};
    return {};
}

Verdict play(Outcome &outcome, const Dive &dive, Strictness)
{
    Sea &sea = outcome.next;
    const std::vector<BedId> rich = bedsWith(sea, dive.pearls);
    if (!dive.bed && rich.size() > 1)
        return refuse(Reason::whichBed, {figure(rich[0]), figure(rich[1])});
    const BedId bed = dive.bed ? *dive.bed : rich.empty() ? BedId(std::size_t{0}) : rich[0];
    if (std::ranges::find(rich, bed) == rich.end())
        return refuse(Reason::bedTooPoor, {figure(bed), count(dive.pearls), count(sea.left[bed.place()])});
    sea.left[bed.place()] -= dive.pearls;
    post(outcome, fame, glory(dive.player), Money(dive.pearls * gloryOfAPearl));
    const bool wasAsked = sea.phase == Phase::dive && sea.diver == dive.player;
    if (bedsWith(sea, 1).empty()) {
        sea.phase = Phase::finished;
        outcome.events.emplace_back(static_cast<std::uint16_t>(Event::over));
    } else if (wasAsked) {
        sea.phase = Phase::bids;
        ++sea.round;
    }
    if (sea.phase != Phase::dive)
        sea.diver = {};
    return {};
}

Verdict play(Outcome &, const Say &, Strictness) { return {}; }

struct Rules {
    using State = Sea;
    using Entry = std::variant<Bid, Dive, Say>;
    static constexpr std::string_view name = "pearls";

    static int rulesVersion() { return 1; }
    static std::pair<std::size_t, std::size_t> playerRange() { return {2, most}; }
    static std::span<const Option> options() { return gameOptions; }
    static std::span<const EntryKind> kinds() { return entryKinds; }
    static std::vector<Account> accounts(const Setup &setup)
    {
        std::vector<Account> chart{{"chest", {}, "ct"}, {"fame", {}, "pts"}};
        for (std::size_t place = 0; place < setup.players.size(); ++place) {
            chart.push_back({"purse", PlayerId(place), "ct"});
            chart.push_back({"glory", PlayerId(place), "pts"});
        }
        return chart;
    }
    static Outcome start(const Setup &setup)
    {
        Outcome outcome;
        outcome.next.players = setup.players.size();
        outcome.next.hidden = setup.options[0] == 0;
        for (std::size_t place = 0; place < setup.players.size(); ++place)
            post(outcome, chest, purse(PlayerId(place)), coinsAtStart);
        return outcome;
    }
    static std::variant<Outcome, Refusal> apply(const Sea &sea, const Entry &entry, Strictness strictness)
    {
        if (const auto who = actor(entry); who && !strictness.waives(Waiver::outOfTurn)) {
            if (sea.phase == Phase::finished)
                return Refusal{Remark(static_cast<std::uint16_t>(Reason::gameOver)), Waiver::outOfTurn};
            const auto asked = awaited(sea);
            if (std::ranges::find(asked, Awaited{*who, entry.index()}) == asked.end())
                return refuse(Reason::notAwaited, {table::player(*who), figure(sea.phase)}, Waiver::outOfTurn);
        }
        Outcome outcome{sea, {}, {}};
        if (const auto no = std::visit([&](const auto &typed) { return play(outcome, typed, strictness); }, entry))
            return *no;
        return outcome;
    }
    static std::vector<Awaited> awaited(const Sea &sea) { return toy::awaited(sea); }
    static Entry normal(const Sea &sea, Entry entry)
    {
        if (auto *dive = std::get_if<Dive>(&entry); dive != nullptr && bedsWith(sea, dive->pearls).size() == 1)
            dive->bed.reset();
        return entry;
    }
    static Moment moment(const Sea &sea) { return {sea.round, phaseNames[static_cast<std::size_t>(sea.phase)]}; }
    static std::span<const std::string_view> phases() { return phaseNames; }
    static std::optional<std::string_view> phaseOf(const Entry &entry)
    {
        if (std::holds_alternative<Say>(entry))
            return std::nullopt;
        return phaseNames[std::holds_alternative<Dive>(entry) ? 1 : 0];
    }
    static std::optional<DeclineOf<Entry>> decline(const Sea &sea)
    {
        const auto asked = awaited(sea);
        if (asked.empty())
            return std::nullopt;
        const std::size_t richer = sea.left[0] >= sea.left[1] ? 0 : 1;
        const Entry entry = sea.phase == Phase::dive ? Entry(Dive{asked[0].player, 1, BedId(richer)})
                                                     : Entry(Bid{asked[0].player, Money()});
        return DeclineOf<Entry>{entry, moment(sea)};
    }
    static std::optional<Claim> claim(const Entry &) { return std::nullopt; }
    static const SeaBooks &books(const Sea &sea) { return sea.books; }
    static bool isHidden(const Sea &sea, AccountId account)
    {
        return sea.hidden && account.place() > 1 && account.place() % 2 == 0;
    }
    static Standings standings(const Sea &sea)
    {
        Standings standings{{"purse", "glory"}, {}, sea.phase == Phase::finished};
        for (std::size_t place = 0; place < sea.players; ++place) {
            const Money coins = sea.books.balance(purse(PlayerId(place)));
            const Money points = sea.books.balance(glory(PlayerId(place)));
            standings.rows.push_back({PlayerId(place), {coins, points}, points, 0, false});
        }
        for (auto &row : standings.rows) {
            row.rank = 1 + std::ranges::count_if(standings.rows, [&](const auto &other) {
                           return other.total > row.total || (other.total == row.total && other.player < row.player);
                       });
            row.tied = std::ranges::count(standings.rows, row.total, &Standings::Row::total) > 1;
        }
        return standings;
    }
    static View view(const Setup &setup, const Sea &sea)
    {
        View::List asked;
        for (const Awaited &who : awaited(sea))
            asked.emplace_back(setup.players[who.player.place()].id);
        return View::Object{
            {"game", name},         {"round", sea.round},  {"phase", moment(sea).phase}, {"awaited", std::move(asked)},
            {"north", sea.left[0]}, {"south", sea.left[1]}};
    }

private:
    static std::optional<PlayerId> actor(const Entry &entry)
    {
        if (const auto *bid = std::get_if<Bid>(&entry))
            return bid->player;
        const auto *dive = std::get_if<Dive>(&entry);
        return dive == nullptr ? std::nullopt : std::optional(dive->player);
    }
};

} // namespace

std::unique_ptr<table::Game> pearls() { return std::make_unique<GameOf<Rules>>(); }

} // namespace bandar::toy
