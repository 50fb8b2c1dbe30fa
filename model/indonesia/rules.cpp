// SPDX-License-Identifier: MPL-2.0
#include "indonesia/rules.h"

#include "indonesia/acquisitions.h"
#include "indonesia/auction.h"
#include "indonesia/bids.h"
#include "indonesia/city_growth.h"
#include "indonesia/corrections.h"
#include "indonesia/declines.h"
#include "indonesia/new_era.h"
#include "indonesia/operations.h"
#include "indonesia/research.h"
#include "indonesia/turn.h"
#include "indonesia/year.h"
#include "table/game_of.h"

#include <array>

namespace bandar::indonesia {

namespace {

// What each kind of entry answers, in the order of Entry; what may be entered at any time answers nothing.
constexpr std::array<Question, std::variant_size_v<Entry>> questions{
    Question::city,     Question::city,      Question::bid,       Question::announce, Question::announce,
    Question::announce, Question::mergerBid, Question::mergerBid, Question::siapFaji, Question::acquire,
    Question::acquire,  Question::research,  Question::research,  Question::operate,  Question::cityGrowth,
    Question::nothing,  Question::nothing,   Question::nothing,   Question::nothing,  Question::nothing,
    Question::nothing,  Question::nothing,
};

constexpr bool mayInterruptAuction(const Entry &entry)
{
    return std::holds_alternative<CountCash>(entry) || std::holds_alternative<Note>(entry);
}

} // namespace

Verdict checkMoment(const Asked &now, const Entry &entry, Strictness strictness)
{
    if (questionOf(entry) != Question::nothing)
        return awaits(now, strictness, entry.index(), questionOf(entry), actorOf(entry));
    return mayInterruptAuction(entry) ? std::nullopt : outsideAuction(now, strictness);
}

Question questionOf(const Entry &entry) { return questions[entry.index()]; }

PlayerId actorOf(const Entry &entry)
{
    return std::visit(
        [](const auto &typed) {
            if constexpr (requires { PlayerId{typed.player}; })
                return PlayerId{typed.player};
            else
                return PlayerId{};
        },
        entry);
}

Outcome start(const table::Setup &setup)
{
    Move move;
    State &state = move.state;
    state.playerCount = static_cast<std::int8_t>(setup.players.size());
    for (std::size_t place = 0; place < setup.players.size(); ++place)
        state.order[place] = PlayerId(place);
    state.moneyHidden = setup.options.empty() || setup.options[0] == 0;
    state.citiesTracked = setup.options.empty() || setup.options[1] == 0;
    beginFirstYear(move);
    return {move.state, std::move(move.postings), std::move(move.events)};
}

Applied apply(const State &state, const Entry &entry, Strictness strictness)
{
    if (auto no = checkMoment(asked(state), entry, strictness))
        return *no;
    Move move{.state = state, .strictness = strictness, .postings = {}, .events = {}};
    if (auto no = std::visit([&move](const auto &typed) { return indonesia::apply(move, typed); }, entry))
        return *no;
    if (move.state.books.overrun())
        return refuse(Reason::beyondBooks);
    return Outcome{move.state, std::move(move.postings), std::move(move.events)};
}

std::vector<table::Awaited> awaited(const State &state)
{
    const Asked now = asked(state);
    if (now.question == Question::nothing)
        return {};
    return {{now.player, kindOfAnswer(now.question)}};
}

namespace {

/// The face of the game for table::GameOf.
struct Rules {
    using State = indonesia::State;
    using Entry = indonesia::Entry;
    static constexpr std::string_view name = "indonesia";

    static int rulesVersion() { return facts.rulesVersion; }
    static std::pair<std::size_t, std::size_t> playerRange() { return {facts.fewestPlayers, facts.mostPlayers}; }
    static std::span<const table::Option> options() { return headerOptions(); }
    static std::span<const table::EntryKind> kinds() { return entryKinds(); }
    static std::vector<table::Account> accounts(const table::Setup &setup)
    {
        constexpr std::string_view currency = "Rp";
        std::vector<table::Account> chart{{"supply", {}, currency}};
        for (std::size_t place = 0; place < setup.players.size(); ++place)
            for (std::string_view which : purseNames.names())
                chart.push_back({which, PlayerId(place), currency});
        return chart;
    }
    static indonesia::Outcome start(const table::Setup &setup) { return indonesia::start(setup); }
    static Applied apply(const State &state, const Entry &entry, Strictness strictness)
    {
        return indonesia::apply(state, entry, strictness);
    }
    static std::vector<table::Awaited> awaited(const State &state) { return indonesia::awaited(state); }
    static Entry normal(const State &state, const Entry &entry) { return indonesia::normal(state, entry); }
    static table::Moment moment(const State &state) { return {state.year, nameOf(state.phase)}; }
    static std::span<const std::string_view> phases() { return phasesOfYear(); }
    static std::optional<std::string_view> phaseOf(const Entry &entry)
    {
        const Question question = questionOf(entry);
        return question == Question::nothing ? std::nullopt : std::optional(nameOf(indonesia::phaseOf(question)));
    }
    static std::optional<table::DeclineOf<Entry>> decline(const State &state)
    {
        auto declined = silence(state);
        if (!declined)
            return std::nullopt;
        return table::DeclineOf<Entry>{std::move(declined->entry),
                                       {state.year, nameOf(declined->phase)},
                                       state.auction || state.reducing.exists()};
    }
    static std::optional<table::Claim> claim(const Entry &entry)
    {
        const auto *count = std::get_if<CountCash>(&entry);
        if (count == nullptr)
            return std::nullopt;
        return table::Claim{purse(count->player, Purse::cash), count->cash};
    }
    static const Books &books(const State &state) { return state.books; }
    static bool isHidden(const State &state, AccountId account) { return indonesia::isHidden(state, account); }
    static table::Standings standings(const State &state) { return indonesia::standings(state); }
    static table::View view(const table::Setup &setup, const State &state) { return indonesia::view(setup, state); }
};

} // namespace

std::unique_ptr<table::Game> game() { return std::make_unique<table::GameOf<Rules>>(); }

} // namespace bandar::indonesia
